enum ExposedStateSamples {
  static let fires = [
    "final class Game { var /*!*/score = 0; func play() { score += 1 } }",
    """
    struct Square { var isMine = false }
    class Game { var /*!*/squares: [Square] = []; func deal() { squares[0].isMine = true } }
    """,
    """
    public final class Store {
      public internal(set) var /*!*/items: [String] = []
      public func add() { items.append("new") }
    }
    """,
    """
    import Foundation
    class Note: ObservableObject {
      @Published var /*!*/text = ""
      func clear() { text = "" }
    }
    """,
    """
    import Observation
    @Observable final class Cart { var /*!*/total = 0; func add(_ price: Int) { total += price } }
    """,
    """
    class Account { var /*!*/balance = 0 }
    func pay(_ account: Account) { account.balance -= 1 }
    """,
    """
    class Base { package var /*!*/level = 0; func rise() { level += 1 } }
    class Derived: Base {}
    """,
    """
    enum Shop { class Till { var /*!*/coins = 0; func insert() { coins += 1 } } }
    """,
    """
    class Box<Value> { var /*!*/value: Value?; func clear() { value = nil } }
    """,
    """
    class Queue { lazy var /*!*/jobs: [Int] = []; func push(_ job: Int) { jobs.append(job) } }
    """,
    """
    class Clock { var /*!*/hour = 0 { didSet { onTick?() } }; var onTick: (() -> Void)?; func tick() { hour += 1 } }
    """,
  ]

  static let silent = [
    "final class Game { private(set) var score = 0; func play() { score += 1 } }",
    "final class Game { private var score = 0; func play() { score += 1 } }",
    "final class Game { fileprivate(set) var score = 0; func play() { score += 1 } }",
    "private final class Game { var score = 0; func play() { score += 1 } }",
    "struct Game { var score = 0; mutating func play() { score += 1 } }",
    "actor Game { var score = 0; func play() { score += 1 } }",
    "final class Game { let width = 3; var title = \"Mines\"; init() { title = \"New\" } }",
    "final class Game { var isWon: Bool { score == 3 }; private var score = 0; func play() { score += 1 } }",
    """
    import UIKit
    final class Screen: UIViewController { var count = 0; func tap() { count += 1 } }
    """,
    """
    protocol GameDelegate: AnyObject { func changed() }
    final class Game {
      weak var delegate: GameDelegate?
      var onChange: (() -> Void)?
      private var score = 0
      func play() { score += 1; delegate?.changed(); onChange?() }
    }
    func wire(_ game: Game) { game.onChange = {} }
    """,
    "fileprivate enum Space { final class Game { var score = 0; func play() { score += 1 } } }",
    "class Settings { var name = \"unused\" }",
    """
    import SwiftUI
    @Observable final class Store {
      var path: [Int] = []
      var showsEditor = false
      private(set) var items = [Int]()
      func add() { items.append(1); showsEditor = false }
    }
    struct Screen: View {
      @State private var store = Store()
      var body: some View {
        NavigationStack(path: $store.path) { Text("") }.sheet(isPresented: $store.showsEditor) { Text("") }
      }
    }
    """,
    """
    final class Person { var name = ""; private(set) var age = 0; func grow() { age += 1 } }
    func person() -> Person { let person = Person(); person.name = "Ada"; return person }
    """,
  ]
}
