import Testing

@testable import RuleMeter

/// Kinds of code that apps are written in, each with what must be counted and with what looks like it.
@Suite struct KindTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let check: CheckName
    let text: String

    init(_ name: String, _ check: CheckName, _ text: String) {
      testDescription = name
      self.check = check
      self.text = text
    }
  }

  @Test(arguments: holding + writing + refreshing)
  func `what is marked is counted, and nothing else`(kind: Kind) {
    let source = MarkedSource(kind.text)
    let measured = Meter.measure([Meter.Source(path: "Kind.swift", text: source.text)])
    let counted = measured.violations.filter { $0.violation.check == kind.check }
      .map { "\($0.location.line):\($0.location.column)" }
    #expect(measured.unparsed.isEmpty)
    #expect(measured.unresolved.isEmpty, "\(measured.unresolved)")
    #expect(counted == source.marks, "\(kind.text)")
  }

  private static let holding = [
    Kind(
      "a struct that stores nothing holds nothing", .stateInView,
      """
      import AppKit
      struct Preferences {
        var minutes: Double {
          get { UserDefaults.standard.double(forKey: "minutes") }
          set { UserDefaults.standard.set(newValue, forKey: "minutes") }
        }
      }
      struct Choices { var minutes = 6.0 }
      struct Mark {}
      final class Screen: NSViewController {
        private var preferences = Preferences(), /*!*/choices = Choices(), /*!*/marks: [Mark] = []
        private let slider = NSSlider()
        func accept() { preferences.minutes = slider.doubleValue }
        func choose() { choices.minutes = slider.doubleValue }
        func mark() { marks.append(Mark()) }
      }
      """),
    Kind(
      "identities and sort orders are values", .stateInView,
      """
      import SwiftUI
      struct Document { struct Mark: Identifiable { let id: Int } }
      struct Board: View {
        typealias Mark = Document.Mark
        @State private var /*!*/selected = Set<Mark.ID>()
        @State private var /*!*/order = [KeyPathComparator(\\Mark.id)]
        @State private var seen = Set<Mark.ID>()
        var body: some View {
          Table([Mark](), sortOrder: $order) { TableColumn("Mark", value: \\.id) }
            .onTapGesture { selected.insert(1) }
            .onAppear { seen = [] }
        }
      }
      """),
    Kind(
      "a pool gives views that are used again", .stateInView,
      """
      import UIKit
      final class Card: UIView {}
      final class Strip: UIScrollView {
        private var pool: [Card] = []
        func card() -> Card {
          if pool.isEmpty { return Card() }
          return pool.removeLast()
        }
        @objc func put(_ card: Card) { pool.append(card) }
      }
      """),
    Kind(
      "a container of controllers says what is shown", .stateInView,
      """
      import UIKit
      final class Container: UIViewController {
        private var screens: [UIViewController] = []
        @objc func push(_ screen: UIViewController) { screens.append(screen) }
        @objc func back() {
          guard screens.count > 1 else { return }
          screens.popLast()?.removeFromParent()
        }
      }
      """),
    Kind(
      "how many views there are may decide what they look like", .stateInView,
      """
      import UIKit
      final class Trail: UIView {
        private var dots: [CALayer] = []
        @objc func move() {
          dots.append(CALayer())
          if dots.count > 50 { fade() }
        }
        private func fade() { dots.forEach { $0.opacity = 0.5 } }
      }
      """),
    Kind(
      "rows that a person adds and a model is given", .stateInView,
      """
      import UIKit
      final class Book {
        private(set) var lines: [String] = []
        func save(_ lines: [String]) { self.lines = lines }
      }
      final class Invoice: UIViewController {
        private var /*!*/rows: [UITextField] = []
        private let book = Book()
        @IBAction func addRow() { rows.append(UITextField()) }
        @IBAction func save() { book.save(rows.map { $0.text ?? "" }) }
      }
      """),
    Kind(
      "rows from which a variable is set that is saved", .stateInView,
      """
      import AppKit
      final class Agenda: NSViewController {
        private var /*!*/rows: Set<NSTextField> = []
        private var /*!*/saved: [String] = []
        @IBAction func addRow(_ sender: Any?) { rows.insert(NSTextField()) }
        @IBAction func save(_ sender: Any?) { saved = rows.map(\\.stringValue) }
        @IBAction func print(_ sender: Any?) {
          guard !saved.isEmpty else { return }
          dismiss(nil)
        }
      }
      """),
    Kind(
      "tiles by their place, sixteen at most", .stateInView,
      """
      import UIKit
      final class Board: UIView {
        private var /*!*/tiles: [Int: UILabel] = [:]
        @objc func put(_ place: Int) {
          guard tiles.count < 16 else { return }
          tiles[place] = UILabel()
        }
      }
      """),
    Kind(
      "three notices at most are three at most", .stateInView,
      """
      import UIKit
      final class Overlay: UIView {
        private var /*!*/notices: [UILabel] = []
        @objc func show() {
          if notices.count == 3 { notices.removeFirst().removeFromSuperview() }
          notices.append(UILabel())
        }
      }
      """),
    Kind(
      "coordinators hold coordinators, which are not data", .exposedState,
      """
      import UIKit
      protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
      extension Coordinator {
        func add(_ child: Coordinator) { children.append(child); child.start() }
      }
      final class Cart { private(set) var lines: [String] = []; func add(_ line: String) { lines.append(line) } }
      final class ShopCoordinator: Coordinator {
        var children: [Coordinator] = []
        private let navigation: UINavigationController
        private let cart = Cart()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { add(ShopCoordinator(navigation: navigation)) }
      }
      """),
    Kind(
      "folders hold folders, which are data", .exposedState,
      """
      import UIKit
      final class Folder {
        let name: String
        var /*!*/children: [Folder] = []
        init(name: String) { self.name = name }
        func add(_ name: String) { children.append(Folder(name: name)) }
      }
      """),
    Kind(
      "a static variable is counted as global state alone", .exposedState,
      """
      final class Service {
        static var retries = 0
        var /*!*/token: String?
        func fail() { Service.retries += 1; token = nil }
      }
      """),
    Kind(
      "an object of Core Data fills itself in as it is made", .exposedState,
      """
      import CoreData
      final class Note: NSManagedObject {
        @NSManaged var /*!*/text: String
        @NSManaged var created: Date
        override func awakeFromInsert() { super.awakeFromInsert(); created = Date() }
        func clear() { text = "" }
      }
      """),
    Kind(
      "a type parameter may have the name of a framework's type", .viewInModel,
      """
      import SwiftUI
      final class Store<State, Action>: ObservableObject {
        @Published private(set) var state: State
        private let reduce: (inout State, Action) -> Void
        init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) { (self.state, self.reduce) = (state, reduce) }
        func send(_ action: Action) { reduce(&state, action) }
        func binding() -> /*!*/Binding<State> { fatalError() }
      }
      struct Screen: View { var body: some View { Text("") } }
      """),
    Kind(
      "what decides how often something is done is read back", .stateInView,
      """
      import UIKit
      final class Cart { private(set) var count = 0; func add() { count += 1 } }
      final class Screen: UIViewController {
        private let cart = Cart(), stars = UIStackView()
        private var /*!*/quantity = 1
        private var rating = 0
        @objc func step(_ stepper: UIStepper) { quantity = Int(stepper.value); rating = 3 }
        @objc func add() { for _ in 0..<quantity { cart.add() } }
        func show() { for _ in 0..<rating { stars.setNeedsLayout() } }
      }
      """),
    Kind(
      "a value that a value type encloses is a value", .stateInView,
      """
      import AppKit
      final class Page: NSViewController {
        private var /*!*/encoding = String.Encoding.utf8
        func open(_ data: Data) { if String(data: data, encoding: .utf8) == nil { encoding = .utf16 } }
        func save(_ text: String) -> Data? { text.data(using: encoding) }
      }
      """),
    Kind(
      "a searched text that the model observes is its state", .exposedState,
      """
      import Combine
      import SwiftUI
      final class Search: ObservableObject {
        @Published var /*!*/text = ""
        @Published var unread = ""
        @Published private(set) var hits: [String] = []
        private var cancellables = Set<AnyCancellable>()
        init() { $text.sink { [weak self] in self?.find($0) }.store(in: &cancellables) }
        func find(_ text: String) { hits.append(text) }
      }
      struct Screen: View {
        @StateObject private var search = Search()
        var body: some View { List(search.hits, id: \\.self) { Text($0) }.searchable(text: $search.text) }
        var other: some View { Text("").searchable(text: $search.unread) }
      }
      """),
    Kind(
      "a pattern that binds nothing reads what it matches", .stateInView,
      """
      import UIKit
      final class Screen: UIViewController {
        enum Phase { case idle, loading, failed(String) }
        private var /*!*/phase = Phase.idle
        private var shown = Phase.idle
        private let label = UILabel()
        func load() { if case .loading = phase { return }; phase = .loading; shown = .failed("") }
        func show() { if case .failed(let text) = shown { label.text = text } }
      }
      """),
    Kind(
      "what a handler changes from its own value is read back", .stateInView,
      """
      import UIKit
      final class Game {
        private(set) var score = 0
        var onChange: ((Int) -> Void)?
        func play() { score += 1; onChange?(score) }
      }
      final class Screen: UIViewController {
        private let game = Game()
        private var /*!*/best = 0
        private var last = 0
        private var rounds = 0
        override func viewDidLoad() {
          game.onChange = { [weak self] score in self?.best = max(self?.best ?? 0, score); self?.last = score; self?.rounds += 1 }
        }
        @objc func reset() { best = 0; last = 0 }
      }
      """),
    Kind(
      "what decides whether something is stored or announced is read back, what decides what is shown is not",
      .stateInView,
      """
      import UIKit
      final class Screen: UIViewController {
        private let spinner = UIActivityIndicatorView()
        private var /*!*/hasChanges = false
        private var /*!*/isNew = true
        private var isLoading = false
        func edit() { hasChanges = true; isNew = false; isLoading = true; show() }
        func close() { if hasChanges { UserDefaults.standard.synchronize() }; dismiss(animated: true) }
        func tell() { if isNew { NotificationCenter.default.post(name: .init("new"), object: nil) } }
        func show() { if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() } }
      }
      """),
    Kind(
      "a preference has the type that it is read as", .stateInView,
      """
      import UIKit
      extension UserDefaults { var hasPlayed: Bool { bool(forKey: "played") } }
      final class Screen: UIViewController {
        private var /*!*/best = UserDefaults.standard.integer(forKey: "best")
        private var name = UserDefaults.standard.string(forKey: "name")
        private let label = UILabel()
        func win(_ score: Int) { if score > best { best = score } }
        func rename(_ new: String) { name = new; label.text = name }
      }
      """),
    Kind(
      "what a helper shows takes actions through further modifiers", .stateInView,
      """
      import SwiftUI
      struct Screen: View {
        @State private var text = ""
        @State private var /*!*/recent: [String] = []
        @State private var rows: [String] = []
        var body: some View {
          list.searchable(text: $text).refreshable { rows = [] }.onSubmit(of: .search) { remember(text) }
        }
        private var list: some View { ForEach(rows, id: \\.self) { Text($0) } }
        private func remember(_ text: String) { recent.insert(text, at: 0) }
      }
      """),
    Kind(
      "a variable whose address is a key never changes", .globalState,
      """
      import UIKit
      private var nameKey: UInt8 = 0
      private var /*!*/count = 0
      private var context = 0
      func read(_ count: inout Int) { count += 1 }
      extension UIView {
        var name: String? {
          get { objc_getAssociatedObject(self, &nameKey) as? String }
          set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
        func watch() { read(&count); addObserver(self, forKeyPath: "frame", options: [], context: &context) }
      }
      """),
    Kind(
      "what steers a transition or takes a gesture belongs to the screen", .viewInModel,
      """
      import UIKit
      final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private var isBack = true
        func turn() { isBack.toggle() }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { isBack ? 1 : 2 }
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.containerView.alpha = 1 }
      }
      final class Swipe: UIPanGestureRecognizer { private var steps = 0; override func reset() { steps += 1 } }
      final class Route { private(set) var steps = 0; var view: /*!*/UIView?; func go() { steps += 1 } }
      """),
    Kind(
      "an enumeration of the platform is a value", .stateInView,
      """
      import UIKit
      final class Screen: UIViewController {
        private var /*!*/order: ComparisonResult = .orderedSame
        private var /*!*/names: [String] = []
        func turn() { order = order == .orderedAscending ? .orderedDescending : .orderedAscending }
        func sort() { names.sort { $0.compare($1) == order } }
      }
      """),
    Kind(
      "a wrapper that stores nothing keeps the value elsewhere", .globalState,
      """
      import Foundation
      @propertyWrapper struct Preference {
        let key: String
        var wrappedValue: Bool {
          get { UserDefaults.standard.bool(forKey: key) }
          set { UserDefaults.standard.set(newValue, forKey: key) }
        }
      }
      @propertyWrapper struct Counted { private var value = 0; var wrappedValue: Int { get { value } set { value = newValue } } }
      enum Preferences {
        @Preference(key: "sound") static var hasSound: Bool
        @Counted static var /*!*/starts: Int
      }
      func start() { Preferences.hasSound = true; Preferences.starts += 1 }
      """),
  ]

  private static let writing = [
    Kind(
      "a static variable of one's own is no other's", .rawWrite,
      """
      import UIKit
      class Screen: UIViewController {
        private struct Log { var counts: [String: Int] = [:] }
        private static var log = Log()
        static func count(_ name: String) { log.counts[name] = (log.counts[name] ?? 0) + 1 }
        func note() { Screen.log.counts["note"] = 1 }
      }
      struct Session { var user = "" }
      enum Here { static var session = Session() }
      final class Login: UIViewController { func enter() { Here.session./*!*/user = "Jo" } }
      """),
    Kind(
      "what a protocol implements by default is the model's own", .rawWrite,
      """
      import UIKit
      protocol Quiz: AnyObject { var lives: Int { get set } }
      extension Quiz { func lose() { lives -= 1 } }
      final class LocalQuiz: Quiz { var lives = 3 }
      final class Screen: UIViewController { var quiz: Quiz = LocalQuiz(); func cheat() { quiz./*!*/lives += 1 } }
      """),
    Kind(
      "the parts of a rectangle are values on every platform", .rawWrite,
      """
      import AppKit
      final class Shape {
        var frame: NSRect
        init(_ frame: NSRect) { self.frame = frame }
        func nudge() { frame.origin.x += 1 }
      }
      final class Canvas: NSView {
        var shapes: [Shape] = []
        func align() { shapes.forEach { $0.frame.origin./*!*/y = 0 }; for shape in shapes { shape.frame.size./*!*/width = 9 } }
        func copy(_ shape: Shape) -> NSRect { var frame = shape.frame; frame.origin.x = 3; return frame }
      }
      """),
    Kind(
      "who is lent a value to change it writes the model's", .rawWrite,
      """
      import UIKit
      struct Task { var isDone = false }
      final class Tasks {
        private(set) var all: [Task] = []
        func update(_ row: Int, _ change: (inout Task) -> Void) { change(&all[row]) }
        func finish(_ row: Int) { update(row) { $0.isDone = true } }
      }
      final class Screen: UIViewController {
        let tasks = Tasks()
        func tap() { tasks.update(0) { $0./*!*/isDone = true }; tasks.finish(0) }
      }
      """),
    Kind(
      "what stands beside a type in a namespace is not inside it", .rawWrite,
      """
      import AppKit
      enum Shapes {
        final class Shape { var isLocked = false; func lock() { isLocked = true } }
        final class Canvas: NSView { var shape = Shape(); func lock() { shape./*!*/isLocked = true } }
        final class Locker { func lock(_ shape: Shape) { shape./*!*/isLocked = true } }
      }
      final class Store {
        struct Item { var isDone = false }
        private(set) var items: [Item] = []
        func finish() { items[0].isDone = true }
      }
      """),
    Kind(
      "a part of what a model's subscript gives is written, an element is replaced by asking", .rawWrite,
      """
      import UIKit
      struct Item { var count = 0 }
      final class Inventory {
        private(set) var items: [Item] = []
        subscript(index: Int) -> Item { get { items[index] } set { items[index] = newValue } }
        func fill() { self[0].count = 1 }
      }
      final class Screen: UIViewController {
        let inventory = Inventory()
        func edit() { inventory[0]./*!*/count = 3; inventory[1] = Item() }
      }
      """),
    Kind(
      "an undo writes what it is handed", .rawWrite,
      """
      import AppKit
      final class Score { var tempo = 120.0; func slow() { tempo = 60 } }
      final class Screen: NSViewController {
        let score = Score()
        func slow() { undoManager?.registerUndo(withTarget: self) { $0.score./*!*/tempo = 120 }; score.slow() }
      }
      """),
    Kind(
      "a method that an extension gives a collection changes what it is called on", .rawWrite,
      """
      import UIKit
      struct Item { let id: Int; var isDone = false }
      extension Array where Element == Item {
        mutating func finish(_ id: Int) { if let index = firstIndex(where: { $0.id == id }) { self[index].isDone = true } }
        func open() -> [Item] { filter { !$0.isDone } }
      }
      final class Store { var items: [Item] = []; func finish() { items.finish(1) } }
      final class Screen: UIViewController {
        let store = Store()
        func tap() { store.items./*!*/finish(2); _ = store.items.open(); var copy = store.items; copy.finish(3) }
      }
      """),
    Kind(
      "an app's delegate has the type that its wrapper names", .rawWrite,
      """
      import SwiftUI
      final class Delegate: NSObject, UIApplicationDelegate { var opened = 0; func open() { opened += 1 } }
      @main struct Main: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene { WindowGroup { Button("Open") { delegate./*!*/opened = 0 } } }
      }
      """),
  ]

  private static let refreshing = [
    Kind(
      "what the same function has just made is filled without a request", .directRefresh,
      """
      import UIKit
      final class Contents { private(set) var titles: [String] = []; func add(_ title: String) { titles.append(title) } }
      final class Screen: UITableViewController {
        private var contents = Contents()
        private func build() {
          let contents = Contents()
          contents.add("Privacy")
          self.contents = contents
          tableView.reloadData()
        }
        @objc func rebuild() { title = "Settings"; build() }
        @objc func add() { contents.add("More"); /*!*/build() }
      }
      """),
    Kind(
      "what a row keeps to do is done when it is touched", .directRefresh,
      """
      import UIKit
      final class Store { private(set) var count = 0; func touch() { count += 1 } }
      final class Row {
        let action: (() -> Void)?
        init(action: (() -> Void)? = nil) { self.action = action }
      }
      struct Item { let title: String; let action: () -> Void }
      final class Screen: UITableViewController {
        private let store = Store()
        private var rows: [Row] = [], items: [Item] = []
        private func build() {
          rows = [
            Row { [weak self] in
              self?.store.touch()
              self?./*!*/build()
            }
          ]
          items = [Item(title: "Touch") { [weak self] in self?.store.touch() }]
          tableView.reloadData()
        }
        @objc func rebuild() { build() }
      }
      """),
    Kind(
      "a gesture shows nothing, the view that it is in does", .directRefresh,
      """
      import UIKit
      final class Card: UIView {
        private var scale = 1.0
        @objc func pinch(_ pinch: UIPinchGestureRecognizer) {
          scale *= pinch.scale
          pinch.scale = 1
          pinch.view?./*!*/alpha = 0.5
        }
      }
      """),
    Kind(
      "asking what a cache fills itself is not a request, taking something is", .directRefresh,
      """
      import UIKit
      struct Game { private(set) var turns = 0; mutating func choose() { turns += 1 } }
      final class Board: UIViewController {
        private var game = Game(), choices = "abc"
        private var faces: [Int: String] = [:]
        private let button = UIButton()
        @objc func touch() { game.choose(); /*!*/show() }
        private func show() {
          button.setTitle(face(for: game.turns), for: .normal)
          button.backgroundColor = .white
        }
        private func face(for card: Int) -> String {
          if faces[card] == nil { faces[card] = String(choices.removeFirst()) }
          return faces[card] ?? "?"
        }
        private func next() -> String { String(choices.removeFirst()) }
        @objc func take() {
          let face = next()
          button./*!*/setTitle(face, for: .normal)
        }
      }
      """),
    Kind(
      "a function that fills a cache and changes what others read is a request", .directRefresh,
      """
      import UIKit
      final class Shop {
        private(set) var balance = 100
        private var prices: [String: Int] = [:]
        func price(of name: String) -> Int {
          if prices[name] == nil { prices[name] = name.count * 3 }
          return prices[name] ?? 0
        }
        func buy(_ name: String) -> Int {
          balance -= price(of: name)
          return price(of: name)
        }
      }
      final class Account {
        private var spent = 0
        private var prices: [String: Int] = [:]
        var total: Int { spent }
        func buy(_ name: String) -> Int {
          if prices[name] == nil { prices[name] = name.count * 3 }
          spent += prices[name] ?? 0
          return prices[name] ?? 0
        }
      }
      final class Screen: UIViewController {
        let shop = Shop(), account = Account(), label = UILabel(), other = UILabel()
        @objc func ask() { let price = shop.price(of: "a"); label.text = "\\(price)" }
        @objc func buyThere() { let price = account.buy("b"); label./*!*/text = "\\(account.total) \\(price)" }
        @objc func buyHere() { let price = shop.buy("b"); label./*!*/text = "\\(shop.balance) \\(price)" }
      }
      """),
    Kind(
      "setting an element through a model's subscript is a request", .directRefresh,
      """
      import UIKit
      final class Inventory {
        private var items: [Int] = []
        subscript(index: Int) -> Int { get { items[index] } set { items[index] = newValue } }
      }
      final class Screen: UIViewController {
        let inventory = Inventory(), label = UILabel()
        func edit() { label.text = "\\(inventory[0])"; inventory[1] = 3; label./*!*/text = "edited" }
      }
      """),
    Kind(
      "the views that a framework's collection holds were there before", .directRefresh,
      """
      import UIKit
      final class Store { private(set) var count = 0; func touch() { count += 1 } }
      final class Screen: UITableViewController {
        let store = Store()
        @objc func touch() {
          store.touch()
          children.forEach { ($0 as? Screen)?.tableView./*!*/reloadData() }
          view.subviews.forEach { view in view./*!*/isHidden = true }
          let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
          _ = renderer.image { context in context.cgContext.interpolationQuality = .high }
        }
      }
      """),
    Kind(
      "what a timer does follows nothing that was done when it was started", .directRefresh,
      """
      import UIKit
      final class Store { private(set) var count = 0; func touch() { count += 1 } }
      final class Screen: UIViewController {
        let store = Store(), label = UILabel()
        @objc func start() {
          store.touch()
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.label.text = "waiting"
            self?.store.touch()
            self?.label./*!*/text = "touched"
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label./*!*/text = "later" }
        }
      }
      """),
    Kind(
      "telling a log what happened is not a request, and what nobody sees is not a refresh", .directRefresh,
      """
      import UIKit
      protocol Tracking { func track(_ event: String) }
      final class AppAnalytics: Tracking { private var queue: [String] = []; func track(_ event: String) { queue.append(event) } }
      final class StepTracker { private(set) var steps = 0; func track() { steps += 1 } }
      final class Screen: UIViewController {
        let analytics: Tracking = AppAnalytics(), tracker = StepTracker(), label = UILabel(), field = UITextField()
        @objc func look() { analytics.track("look"); label.text = "x" }
        @objc func walk() {
          analytics.track("walk")
          tracker.track()
          label./*!*/text = "x"
          field.keyboardType = .numberPad
          UIApplication.shared.isIdleTimerDisabled = true
        }
      }
      """),
    Kind(
      "turning a view's property round sets it", .directRefresh,
      """
      import AppKit
      final class Store { private(set) var count = 0; func touch() { count += 1 } }
      final class Screen: NSViewController {
        let store = Store(), badge = NSTextField(), popUp = NSPopUpButton()
        func flip() { badge.isHidden.toggle() }
        @objc func touch() {
          store.touch()
          badge.isHidden./*!*/toggle()
          view.isHidden./*!*/toggle()
          popUp./*!*/selectItem(withTitle: "\\(store.count)")
          popUp.selectItem(at: 0)
        }
      }
      """),
    Kind(
      "what an animation is given is set up, what it animates is refreshed", .directRefresh,
      """
      import AppKit
      final class Store { private(set) var count = 0; func touch() { count += 1 } }
      final class Screen: NSViewController {
        let store = Store()
        @objc func touch() {
          store.touch()
          NSAnimationContext.runAnimationGroup { context in context.duration = 0.2; view.animator()./*!*/alphaValue = 1 }
        }
      }
      """),
    Kind(
      "a snapshot is a value, applying it refreshes", .directRefresh,
      """
      import UIKit
      final class Store { private(set) var rows: [Int] = []; func add() { rows.append(1) } }
      final class Screen: UIViewController {
        let store = Store(), table = UITableView()
        private lazy var source = makeSource()
        func makeSource() -> UITableViewDiffableDataSource<Int, Int> { UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil } }
        @objc func add() {
          store.add()
          var snapshot = source.snapshot()
          snapshot.reconfigureItems([1])
          source./*!*/apply(snapshot)
        }
      }
      """),
    Kind(
      "what an extension for views alone sets is a view's", .directRefresh,
      """
      import UIKit
      protocol Themed {}
      extension Themed where Self: UIViewController {
        func darken() { view.backgroundColor = .black; self.title = "Dark" }
      }
      final class Game { private(set) var isDark = false; func dim() { isDark = true } }
      final class Screen: UIViewController, Themed {
        let game = Game()
        @objc func tap() { darken(); game.dim(); /*!*/darken() }
      }
      """),
    Kind(
      "a cell that was dequeued is set up, a cell in sight is refreshed", .directRefresh,
      """
      import UIKit
      final class Cell: UITableViewCell {
        private let box = UIButton()
        private var isDone = false
        func configure(_ isDone: Bool) { self.isDone = isDone; show() }
        private func show() { box.isSelected = isDone }
        @objc func tap() { isDone.toggle(); /*!*/show() }
      }
      final class Screen: UITableViewController {
        private var done: [Bool] = []
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "", for: indexPath) as? Cell else { return Cell() }
          cell.configure(done[indexPath.row])
          return cell
        }
      }
      """),
    Kind(
      "a screen that was just made shows what it is given", .directRefresh,
      """
      import UIKit
      final class Detail: UIViewController {
        private let label = UILabel()
        func show(_ name: String) { label.text = name }
      }
      final class Store { private(set) var names: [String] = []; func add() { names.append("new") } }
      final class List: UIViewController {
        private let store = Store(), shown = Detail()
        @objc func add() {
          store.add()
          let detail = Detail()
          detail.show("new")
          navigationController?.pushViewController(detail, animated: true)
          shown./*!*/show("new")
        }
      }
      """),
    Kind(
      "an action that an initialiser makes runs later", .directRefresh,
      """
      import UIKit
      final class Counter: UIView {
        private let label = UILabel(), button = UIButton()
        private var count = 0
        init() {
          super.init(frame: .zero)
          count = 1
          label.text = "1"
          button.addAction(
            UIAction { [weak self] _ in
              self?.count += 1
              self?.label./*!*/text = "more"
            }, for: .touchUpInside)
        }
      }
      """),
    Kind(
      "giving a control a value shows it, putting it back does not", .directRefresh,
      """
      import UIKit
      final class Player { private(set) var volume: Float = 0; func louder() { volume += 1 } }
      final class Bar: UIView {
        private let player = Player(), slider = UISlider(), toggle = UISwitch()
        @objc func louder() {
          player.louder()
          slider./*!*/setValue(player.volume, animated: true)
          toggle./*!*/setOn(player.volume > 1, animated: false)
          slider.setValue(0, animated: true)
          player.setValue(1, forKey: "volume")
        }
      }
      """),
    Kind(
      "display draws at once", .directRefresh,
      """
      import AppKit
      final class Sketch { private(set) var lines = 0; func add() { lines += 1 } }
      final class Canvas: NSView {
        private let sketch = Sketch()
        @objc func add() { display(); sketch.add(); /*!*/display() }
      }
      """),
  ]
}

extension KindTests {
  @Test(arguments: [
    ("import SwiftUI\nextension Store { var isFull: Bool { items.count > 4 } }", 1),
    ("import Foundation\nextension Store { var isFull: Bool { items.count > 4 } }", 0),
    ("import UIKit\nextension Store { func twice() { add(); add() } }\nprivate enum Keys { static let store = 1 }", 1),
    (
      "import SwiftUI\nextension Store { var title: String { \"\" } }\nstruct Row: View { var body: some View { Text(\"\") } }",
      0
    ),
    ("import SwiftUI\nextension Reading { var isHigh: Bool { value > 4 } }", 0),
  ])
  func `a file that only extends a model imports no view framework`(text: String, counted: Int) {
    let model = """
      final class Store { private(set) var items: [Int] = []; func add() { items.append(1) } }
      struct Reading { let value: Int }
      """
    let measured = Meter.measure([
      Meter.Source(path: "Store.swift", text: model), Meter.Source(path: "More.swift", text: text),
    ])
    #expect(measured.violations.count { $0.violation.check == .viewInModel } == counted)
  }
}

extension KindTests {
  /// Whether a callback tells of changes depends on its owner being a model, which depends on who writes it.
  @Test(arguments: [2, 3, 4, 5])
  func `a chain of objects that listen to each other is followed to its end`(length: Int) {
    let classes = (0..<length).map { "final class M\($0) { var value = 0; var told: ((Int) -> Void)? }" }
    let wires = (1..<length).map { "func wire\($0)(_ a: M\($0 - 1), _ b: M\($0)) { a.told = { b.value = $0 } }" }
    let text = (classes + wires + ["func begin(_ m: M0) { m.value = 1 }"]).joined(separator: "\n")
    let measured = Meter.measure([Meter.Source(path: "Chain.swift", text: text)])
    // Every second one is told by a model, and so only shows what that one says.
    let exposed = measured.violations.filter { $0.violation.check == .exposedState }.map(\.violation.symbol)
    #expect(exposed == stride(from: 0, to: length, by: 2).map { "M\($0).value" })
  }
}
