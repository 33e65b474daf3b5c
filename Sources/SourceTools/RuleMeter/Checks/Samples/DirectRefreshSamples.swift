enum DirectRefreshSamples {
  private static let game = """
    import UIKit
    final class Game {
      static let changed = Notification.Name("changed")
      private(set) var score = 0
      var onChange: (() -> Void)?
      private var handlers: [(Int) -> Void] = []
      func observe(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
      func play() { score += 1; onChange?(); handlers.forEach { $0(score) } }
      func load(completion: @escaping () -> Void) { score = 9; completion() }
      func isWon() -> Bool { score > 3 }
    }

    """

  static let fires = [
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() { game.play(); label./*!*/text = "\\(game.score)" }
    }
    """,
    """
    class Screen: UITableViewController {
      var items: [Int] = []
      @objc func add() {
        items.append(1)
        tableView./*!*/insertRows(at: [IndexPath()], with: .automatic)
        navigationItem.rightBarButtonItem?./*!*/isEnabled = items.count < 10
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() { game.play(); /*!*/refresh() }
      func refresh() { label.text = "\\(game.score)" }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() { perform(); /*!*/refresh() }
      func perform() { game.play() }
      func refresh() { update() }
      func update() { label.text = "\\(game.score)" }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() { game.load { [weak self] in self?.label./*!*/text = "loaded" } }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() {
        game.play()
        DispatchQueue.main.async { self.view./*!*/setNeedsLayout() }
        UIView.animate(withDuration: 1) { self.label./*!*/alpha = 1 }
      }
    }
    """,
    """
    class Screen: UIViewController {
      var games: [Game] = []
      func tap() {
        for game in games {
          /*!*/title = "playing"
          if game.isWon() { continue }
          game.play()
        }
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      func tap(_ mode: Int) {
        switch mode {
        case 0: game.play()
        case 1: break
        default: return
        }
        view./*!*/setNeedsDisplay()
      }
    }
    """,
    """
    class Screen: UITableViewController {
      var /* kept here */ items: [Int] = [] { didSet { tableView./*!*/reloadData() } }
      @objc func add() { items.append(1) }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func tap() {
        defer { label./*!*/text = "done" }
        game.play()
      }
    }
    """,
    """
    import SwiftUI
    struct ScoreView: View {
      let game: Game
      @State private var shown = 0
      var body: some View { Button("Play") { game.play(); /*!*/shown = game.score } }
    }
    """,
    """
    class Tile: UIView { var isOpen = false }
    class Board: UIViewController {
      var tiles: [Tile] = []
      func left() -> Int { tiles.filter { !$0.isOpen }.count }
      func open(_ index: Int) { tiles[index].isOpen = true; tiles[index]./*!*/setNeedsDisplay() }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func tap(_ save: () throws -> Void) {
        do { game.play(); try save() } catch { label./*!*/text = "not saved" }
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func tap() async { game.play(); await MainActor.run { label./*!*/text = "" } }
    }
    """,
    """
    class Screen: UIViewController {
      let label = UILabel()
      private var lives = 3 { didSet { label./*!*/text = "\\(lives)" } }
      @objc func tap() { lives -= 1 }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      @IBOutlet var buttons: [UIButton]!
      @IBAction func tap() {
        perform()
        buttons.forEach { $0./*!*/setTitle("again", for: .normal) }
        for button in buttons { button./*!*/isHidden = game.isWon() }
      }
      func perform() { reallyPerform() }
      func reallyPerform() { game.play() }
    }
    """,
    """
    class Client { func send(_ score: Int, completion: @escaping (Bool) -> Void) { completion(score > 1) } }
    class Screen: UIViewController {
      let game = Game(), client = Client(), label = UILabel()
      @objc func tap() {
        game.play()
        client.send(game.score) { done in self.label./*!*/text = done ? "sent" : "kept" }
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      private var rounds = 0
      @objc func tap() { game.play(); finish() }
      func finish() { label./*!*/text = "done"; rounds += 1; label./*!*/alpha = 1 }
    }
    """,
    """
    class Badge: UIView { var number = 0 { didSet { setNeedsDisplay() } } }
    class Screen: UIViewController {
      let game = Game(), badge = Badge()
      @objc func tap() { game.play(); badge./*!*/number = game.score }
    }
    """,
    """
    import AVFoundation
    class Player { private let player = AVPlayer(); func start() { player.play() } }
    class Screen: UIViewController {
      let player = Player(), label = UILabel()
      @objc func tap() { player.start(); label./*!*/text = "playing" }
    }
    """,
  ].map { game + $0 }

  static let silent = [
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      override func viewDidLoad() { game.observe { [weak self] score in self?.label.text = "\\(score)" } }
      @objc func tap() { game.play() }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Game.changed, object: game)
      }
      @objc func tap() { game.play() }
      @objc func changed() { refresh() }
      func refresh() { label.text = "\\(game.score)" }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      override func viewDidLoad() { game.onChange = { [weak self] in self?.refresh() }; refresh() }
      func refresh() { label.text = "\\(game.score)" }
      @objc func tap() { game.play() }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func show() { if game.isWon() { label.text = "won" } }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap() {
        guard !game.isWon() else { label.text = "over"; return }
        game.play()
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap(_ flag: Bool) { if flag { game.play() } else { label.text = "no" } }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      @objc func tap(_ flag: Bool) {
        if flag { game.play(); return }
        label.text = "no"
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      // view state: which page is in sight
      var page = 0
      let field = UITextField()
      @objc func tap() { game.play(); page = 1; field.text = "" }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      weak var delegate: AnyObject?
      @objc func tap() { game.play(); view.addSubview(UILabel()); delegate = game }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      @objc func tap() {
        game.play()
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        alert.message = "Well played"
        present(alert, animated: true)
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func set() {
        game.play()
        let button = UIButton(primaryAction: UIAction { _ in self.label.text = "pressed" })
        view.addSubview(button)
      }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func watch() { Task { for await _ in game.changes() { self.label.text = "\\(game.score)" } } }
    }
    extension Game { func changes() -> AsyncStream<Int> { AsyncStream { _ in } } }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      override func viewDidLoad() { label.text = "ready"; game.play() }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game(), label = UILabel()
      func tap(_ check: () throws -> Void) {
        do { try check(); game.play() } catch { label.text = "not allowed" }
      }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      let game: Game
      @Binding var isOpen: Bool
      @State private var note = ""
      var body: some View {
        Button("Play") { game.play(); isOpen = false; note = "played" }
        Toggle("Open", isOn: $isOpen)
      }
    }
    """,
    """
    class Client { func save(_ score: Int) { URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")).resume() } }
    class Screen: UIViewController {
      let game = Game(), client = Client(), label = UILabel()
      @objc func tap() { client.save(game.score); print(game.score); label.text = "saved" }
    }
    """,
    """
    class Book {
      private var lengths: [Int: Int] = [:]
      func length(of page: Int) -> Int {
        if let known = lengths[page] { return known }
        lengths[page] = page * 3
        return page * 3
      }
    }
    class Screen: UIViewController {
      let book = Book(), label = UILabel()
      @objc func tap() { label.text = "\\(book.length(of: 3))" }
    }
    """,
    """
    class Screen: UITableViewController {
      let game = Game()
      override func viewDidLoad() {
        game.play()
        title = "Mines"
        tableView.rowHeight = 44
        setUp()
      }
      private func setUp() { view.backgroundColor = .white }
    }
    """,
    """
    class Screen: UIViewController {
      let game = Game()
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); view.setNeedsLayout() }
      @objc func tap() {
        game.play()
        let next = Screen()
        next.title = "next"
        next.view.backgroundColor = .red
        present(next, animated: true)
      }
    }
    """,
  ].map { game + $0 }
}
