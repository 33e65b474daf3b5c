enum ViewInModelSamples {
  static let fires = [
    """
    import Foundation
    class Game { var color: /*!*/UIColor = /*!*/UIColor.red; private var score = 0; func play() { score += 1 } }
    """,
    """
    /*!*/import UIKit
    final class Game { private(set) var score = 0; func play() { score += 1 } }
    """,
    """
    import UIKit
    class GameController: UIViewController { func refresh() { title = "" } }
    class Game {
      unowned let controller: /*!*/GameController
      private var score = 0
      init(controller: /*!*/GameController) { self.controller = controller }
      func play() { score += 1; controller.refresh() }
    }
    """,
    """
    import UIKit
    class SquareView: UIButton {}
    struct Square {
      private(set) var isOpen = false
      mutating func open(in view: /*!*/SquareView) { isOpen = true }
    }
    """,
    """
    import SwiftUI
    final class Theme: ObservableObject { @Published private(set) var tint = /*!*/Color.red; func cool() { tint = .blue } }
    struct ThemeView: View { var body: some View { EmptyView() } }
    """,
    """
    class Store {
      private var items: [Int] = []
      func add() { items.append(1) }
      func draw() -> [/*!*/UIView] { [] }
    }
    """,
    """
    class Store { private var items: [Int] = []; func add() { items.append(1) } }
    extension Store { func alert() -> /*!*/UIAlertController? { nil } }
    """,
    """
    class Store { private(set) var count = 0; func add() { count += 1 } }
    class ImageStore: Store { var image: /*!*/UIImage? }
    """,
    """
    class Store {
      private var count = 0
      func add(to view: Any) { count += 1; (view as? /*!*/UILabel)?.text = "x" }
    }
    """,
    """
    /*!*/import SwiftUI
    struct Counter { private(set) var value = 0; mutating func up() { value += 1 } }
    """,
    """
    class Plot { private var points: [Int] = []; func add() { points.append(1) }; func path() -> /*!*/NSBezierPath? { nil } }
    """,
    """
    typealias Surface = UIView
    class Store { private var count = 0; var surface: /*!*/Surface?; func add() { count += 1 } }
    """,
  ]

  static let silent = [
    """
    import Foundation
    final class Game { private(set) var score = 0; func play() { score += 1 } }
    """,
    """
    import UIKit
    final class Game { private(set) var score = 0; func play() { score += 1 } }
    class Screen: UIViewController { let game = Game() }
    """,
    """
    import Combine
    final class Game: ObservableObject { @Published private(set) var score = 0; func play() { score += 1 } }
    """,
    """
    import Foundation
    final class Game {
      private(set) var score = 0
      func play() { score += 1; NotificationCenter.default.post(name: .init("changed"), object: self) }
    }
    """,
    """
    protocol GameObserver: AnyObject { func changed() }
    final class Game { private var score = 0; weak var observer: GameObserver?; func play() { score += 1; observer?.changed() } }
    """,
    """
    import UIKit
    struct Palette { let red: UIColor; let font: UIFont }
    """,
    """
    struct Color { var red = 0 }
    final class Theme { private(set) var color = Color(); func warm() { color.red += 1 } }
    """,
    """
    import UIKit
    class Screen: UIViewController { var color = UIColor.red }
    """,
    """
    struct Text { var value = "" }
    struct Note { private(set) var text = Text(); mutating func write(_ value: String) { text.value = value } }
    """,
    """
    // Mentions UIView and UIColor in words only.
    final class Game { private var score = 0; func play() { score += 1; print("UIView") } }
    """,
    """
    import Observation
    @Observable final class Cart { private(set) var total = 0; func add() { total += 1 } }
    """,
    """
    import UIKit
    protocol NoteDependent: AnyObject { func textDidChange(of note: Note) }
    final class Note {
      private weak var dependent: NoteDependent?
      private(set) var text = ""
      func addDependent(_ dependent: NoteDependent) { self.dependent = dependent }
      func replaceText(_ text: String) { self.text = text; dependent?.textDidChange(of: self) }
    }
    final class Subscription: NoteDependent {
      private(set) var text = ""
      weak var view: UIView?
      func textDidChange(of note: Note) { text = note.text; view?.setNeedsDisplay() }
    }
    final class NoteView: UIView { let subscription = Subscription() }
    """,
    """
    import Foundation
    final class Game { private var moves: [IndexPath] = []; func play() { moves.append(IndexPath()) } }
    """,
    """
    import SwiftUI
    enum Feature {
      final class Store { private(set) var count = 0; func add() { count += 1 } }
      struct Screen: View { let store: Store; var body: some View { Text("\\(store.count)") } }
      struct Row: View { let tint: Color; var body: some View { tint } }
    }
    """,
    """
    import UIKit
    final class Store {
      private(set) var count = 0
      func add() { count += 1 }
      final class Cell: UITableViewCell { let label = UILabel(); var color = UIColor.red }
    }
    """,
  ]
}
