import Testing

@testable import RuleMeter

/// What a reviewer would act on is shared; what is true by the letter alone is local.
@Suite struct WeightTests {
  @Test(arguments: [settingsAndRoutes, forms])
  func `each finding has the weight that the end of its line says`(text: String) {
    let measured = Meter.measure([Meter.Source(path: "App.swift", text: text)])
    let weights = Dictionary(grouping: measured.violations, by: \.location.line).mapValues { Set($0.map(\.weight)) }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let expected = Weight.allCases.filter { line.hasSuffix("  // \($0.rawValue)") }
      #expect(weights[number + 1] ?? [] == Set(expected), "\(line)")
    }
  }

  /// A preference, one whose observer does more, two set together; a router that looks at its own path.
  private static let settingsAndRoutes = """
    import SwiftUI
    final class Settings: ObservableObject {
      @Published var sound = true { didSet { UserDefaults.standard.set(sound, forKey: "sound") } }  // local
      @Published var theme = "a" { didSet { UserDefaults.standard.set(theme, forKey: "theme"); apply() } }  // shared
      @Published var volume = 3 { didSet { save(volume, "v") } }  // local
      private(set) var n = 0
      func apply() { n += 1 }
      private func save(_ v: Int, _ k: String) { UserDefaults.standard.set(v, forKey: k) }
    }
    struct Form1: View {
      @ObservedObject var settings: Settings
      var body: some View {
        Toggle("s", isOn: $settings.sound)  // local
        TextField("t", text: $settings.theme)  // shared
        Stepper("v", value: $settings.volume)  // local
        Button("r") { settings.sound = false }  // local
      }
      func reset() {
        settings.sound = true  // shared
        settings.volume = 1  // shared
      }
    }
    final class Router: ObservableObject {
      @Published var path: [Int] = []  // local
      @Published var read: [Int] = []
      func pop() { if !path.isEmpty { path.removeLast() } }
    }
    struct Shell: View { @StateObject var router = Router(); var body: some View { NavigationStack(path: $router.path) { Text("") } } }  // local
    """

  /// After a request: what is fixed, what a model says, what a model decides.
  private static let forms = """
    import UIKit
    final class Store { private(set) var items: [Int] = []; func add(_ i: Int) { items.append(i) }; var isFull: Bool { items.count > 3 } }
    final class Screen: UIViewController {
      let store = Store()
      private let label = UILabel(), button = UIButton(), table = UITableView(), banner = Banner()
      @objc func a() { store.add(1)
        label.text = "Saved"  // local
        button.setTitle("Done", for: .normal)  // local
        table.reloadData()  // shared
        label.text = "\\(store.items.count)"  // shared
      }
      @objc func b() { store.add(1)
        if store.isFull {
        label.text = "Full"  // shared
        }
        thank()  // local
        say("x")  // local
        show()  // shared
      }
      private func thank() { label.text = "Thanks" }
      private func say(_ s: String) { label.text = s }
      private func show() { label.text = store.isFull ? "a" : "b" }
    }
    final class Banner: UIView {}
    """
}
