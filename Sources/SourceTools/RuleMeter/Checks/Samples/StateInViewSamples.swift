enum StateInViewSamples {
  static let fires = [
    """
    import UIKit
    class CounterController: UIViewController {
      private var /*!*/count = 0
      @IBAction func increment(_ sender: Any) { count += 1 }
    }
    """,
    """
    import UIKit
    struct Item { let title: String }
    class ItemsController: UITableViewController {
      var /*!*/items: [Item] = []
      @objc func add() { items.append(Item(title: "new")) }
    }
    """,
    """
    import UIKit
    class BaseController: UIViewController {}
    class MidController: BaseController {}
    final class ScoreController: MidController {
      var /*!*/score = 0
      func win() { if score < 10 { self.score = 10 } }
    }
    """,
    """
    import UIKit
    class SquareView: UIButton { var /*!*/isMine = false }
    class BoardController: UIViewController {
      var squares: [SquareView] = []
      func deal() { squares[3].isMine = true }
      func isLost() -> Bool { squares.contains { $0.isMine } }
    }
    """,
    """
    import SwiftUI
    struct TodoView: View {
      @State private var /*!*/items: [String] = []
      var body: some View { Button("Add") { items.append("new") } }
    }
    """,
    """
    import SwiftUI
    struct Order { var amount = 0 }
    struct OrderView: View {
      @State private var /*!*/order = Order()
      var body: some View { Stepper("Amount", value: $order.amount) }
    }
    """,
    """
    import AppKit
    class Document: NSWindowController {
      var /*!*/lines: Set<String> = []
      func insert(_ line: String) { lines.insert(line) }
    }
    """,
    """
    import UIKit
    class Loader: UIViewController {
      lazy var /*!*/cache: [String: Int] = [:]
      func load() { cache["a"] = 1 }
    }
    """,
    """
    import UIKit
    class Delegate: NSObject, UIApplicationDelegate {
      var /*!*/launches = 0
      func applicationDidBecomeActive(_ application: UIApplication) { launches += 1 }
    }
    """,
    """
    import UIKit
    class Panel: UIView { var /*!*/draft: String? }
    extension Panel {
      func fill() { if draft == nil { draft = "text" } }
    }
    """,
    """
    import UIKit
    class Cell: UITableViewCell {
      var /*!*/isDone = false { didSet { accessoryType = isDone ? .checkmark : .none } }
      @objc func toggle() { isDone.toggle() }
    }
    """,
    """
    import UIKit
    class Grid: UIView {
      var /*!*/cells = [[0]]
      func fill() { cells[0][0] += 1 }
    }
    """,
    """
    import UIKit
    class Screen: UITableViewController {
      var /*!*/names = [String]()
      var /*!*/counts = [String: [Int]]()
      @objc func add() { names.append("new"); counts["new", default: []].append(1) }
    }
    """,
    """
    import SwiftUI
    struct Settings: View {
      @AppStorage("sound") private var /*!*/hasSound = true
      var body: some View { Toggle("Sound", isOn: $hasSound) }
    }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      private var /*!*/isBusy = false
      func load() {
        guard !isBusy else { return }
        isBusy = true
      }
    }
    """,
    """
    import AppKit
    class Canvas: NSView {
      private var /*!*/start = NSPoint.zero
      private var /*!*/marks: [NSPoint] = []
      override func mouseDown(with event: NSEvent) { start = event.locationInWindow }
      override func mouseUp(with event: NSEvent) { if start.x > 3 { marks.append(start) } }
    }
    """,
    """
    import UIKit
    class TagField: UIView {
      private var /*!*/chips: [UIButton] = []
      @objc func add() {
        guard chips.count < 5 else { return }
        let chip = UIButton()
        addSubview(chip)
        chips.append(chip)
      }
    }
    """,
    """
    import AppKit
    final class PageView: NSView { let name = "" }
    final class PagesController: NSViewController {
      private var /*!*/pages: [PageView] = []
      var saved: [String] { pages.map(\\.name) }
      @IBAction func add(_ sender: Any?) { pages.append(PageView()) }
      @IBAction func close(_ sender: Any?) { pages.removeFirst() }
    }
    """,
    """
    import UIKit
    class MarkupView: UIView {
      private var /*!*/notes = [CALayer]()
      func mark() { let note = CALayer(); layer.addSublayer(note); notes.append(note) }
      @objc func undo() { notes.popLast()?.removeFromSuperlayer() }
    }
    """,
  ]

  static let silent = [
    """
    import UIKit
    class Screen: UIViewController {
      let title2 = "Mines"
      var width = 10
      init() { width = 20; super.init(nibName: nil, bundle: nil) }
    }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      // view state: which tab is in sight
      var tab = 0
      @objc func next() { tab += 1 }
    }
    """,
    """
    import SwiftUI
    struct Field: View {
      @State private var draft = ""
      @FocusState private var isFocused: Bool
      var body: some View { TextField("Name", text: $draft).onTapGesture { isFocused = true } }
    }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      var label = UILabel()
      var buttons: [UIButton] = []
      @objc func rebuild() { label = UILabel(); buttons.append(UIButton()) }
    }
    """,
    """
    import UIKit
    final class Game { private(set) var score = 0; func win() { score += 1 } }
    class Screen: UIViewController {
      var game = Game()
      @objc func restart() { game = Game() }
    }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      var timer: Timer?
      var task: Task<Void, Never>?
      var cancellables: Set<AnyCancellable> = []
      @objc func stop() { timer = nil; task = nil; cancellables.removeAll() }
    }
    """,
    """
    import UIKit
    protocol ScreenDelegate: AnyObject {}
    class Screen: UIViewController {
      weak var delegate: ScreenDelegate?
      var onClose: (() -> Void)?
      func wire(_ other: ScreenDelegate) { delegate = other; onClose = { } }
    }
    """,
    """
    import UIKit
    final class Game {
      private(set) var score = 0
      static let changed = Notification.Name("changed")
      func win() { score += 1; NotificationCenter.default.post(name: Game.changed, object: self) }
    }
    class Screen: UIViewController {
      let game = Game()
      private var shown = 0
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(gameChanged(_:)), name: Game.changed, object: game)
      }
      @objc func gameChanged(_ notification: Notification) { shown = game.score }
    }
    """,
    """
    import UIKit
    class Ring: UIView {
      private var radius = 0
      override func draw(_ rect: CGRect) { radius = 3 }
      override func layoutSubviews() { radius = 4 }
    }
    """,
    """
    import SwiftUI
    struct Row: View {
      @Binding var isOn: Bool
      var body: some View { Button("Toggle") { isOn.toggle() } }
    }
    """,
    """
    final class Store { private(set) var items: [String] = []; func add() { items.append("new") } }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      func total() -> Int {
        var sum = 0
        for number in [1, 2, 3] { sum += number }
        return sum
      }
    }
    """,
    """
    import UIKit
    class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func start() { window = UIWindow() }
    }
    """,
    """
    import UIKit
    class Cell: UITableViewCell {
      let name = UILabel(), spinner = UIActivityIndicatorView()
      var title = "" { didSet { name.text = title } }
      var isLoading = false { didSet { if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() } } }
    }
    class Screen: UIViewController { func show(_ cell: Cell) { cell.title = "a"; cell.isLoading = true } }
    """,
    """
    import UIKit
    class Detail: UIViewController {
      var item = ""
      override func viewDidLoad() { if item.isEmpty { dismiss(animated: true) } }
    }
    class Screen: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? Detail { detail.item = "a" }
      }
    }
    """,
    """
    import SwiftUI
    struct Item: Identifiable, Hashable { let id: Int }
    struct Screen: View {
      @State private var path: [Item] = []
      @State private var selection: Set<Int> = []
      @State private var shown: Item?
      @State private var loaded: [Item] = []
      @SceneStorage("tab") private var tab = 0
      var body: some View {
        NavigationStack(path: $path) {
          List(loaded, selection: $selection) { item in Button("Open") { path.append(item); shown = item; tab = 1 } }
        }
        .sheet(item: $shown) { Text("\\($0.id)") }
        .task { loaded = [Item(id: 1)] }
      }
    }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      private var heights: [Int: Double] = [:]
      func height(of row: Int) -> Double {
        if let known = heights[row] { return known }
        let height = Double(row) * 2
        heights[row] = height
        return height
      }
      func forget() { heights.removeAll() }
    }
    """,
    """
    import UIKit
    class Tile: UIButton {
      override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
      override var title: String? { get { super.title } set { super.title = newValue } }
      func flash() { isHighlighted = true; title = "x" }
    }
    """,
    """
    import UIKit
    protocol Sending: AnyObject { func send() }
    final class Outbox { private(set) var count = 0; func send() { count += 1 } }
    final class Context: Sending { let outbox = Outbox(); func send() { outbox.send() } }
    final class Composer: UIView {
      private var context: (any Sending)?
      func move(to context: (any Sending)?) { self.context = context }
      func press() { context?.send() }
    }
    """,
    """
    import UIKit
    class Toolbar: UIView {
      private var buttons: [UIButton] = []
      @objc func add() { let button = UIButton(); addSubview(button); buttons.append(button) }
      override func layoutSubviews() {
        guard buttons.count > 1 else { return }
        for (index, button) in buttons.enumerated() { button.frame.origin.x = Double(index * buttons.count) }
      }
    }
    """,
    """
    import UIKit
    final class Shop { private(set) var names: [String] = []; func sell() { names.removeAll() } }
    class Shelf: UIView {
      private let shop = Shop()
      private var labels: [UILabel] = []
      @objc func sell() { shop.sell(); layOut() }
      private func layOut() {
        labels.forEach { $0.removeFromSuperview() }
        labels.removeAll()
        for name in shop.names { add(name) }
        if labels.isEmpty { removeFromSuperview() }
      }
      private func add(_ name: String) { let label = UILabel(); label.text = name; labels.append(label) }
    }
    """,
    """
    import UIKit
    class Rating: UIControl {
      @IBOutlet private var labels: [UILabel]!
      private var stars: [UIButton] = []
      override func awakeFromNib() { for _ in 1...5 { addStar() } }
      private func addStar() { let star = UIButton(); addSubview(star); stars.append(star) }
      @objc func press(_ star: UIButton) {
        guard stars.contains(star), labels.count == stars.count else { return }
        sendActions(for: .valueChanged)
      }
    }
    """,
    """
    import UIKit
    final class Crew {
      static let joined = Notification.Name("joined")
      private(set) var names: [String] = []
      func join(_ name: String) { names.append(name); NotificationCenter.default.post(name: Crew.joined, object: self) }
    }
    class CrewView: UIView {
      private let crew = Crew()
      private var badges: [UILabel] = []
      override func awakeFromNib() {
        NotificationCenter.default.addObserver(self, selector: #selector(joined), name: Crew.joined, object: crew)
      }
      @objc private func joined(_ notification: Notification) {
        let badge = UILabel()
        badge.text = crew.names.last
        addSubview(badge)
        badges.append(badge)
      }
      @objc func join() { if badges.count < 7 { crew.join("Ada") } }
    }
    """,
  ]
}
