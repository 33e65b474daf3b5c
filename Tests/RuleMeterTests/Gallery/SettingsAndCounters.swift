// SwiftUI without any model: state in the views, preferences in the defaults.
import SwiftUI

struct CounterView: View {
  @State private var count = 0
  @State private var history: [Int] = []  // R1 state-in-view
  @AppStorage("step") private var step = 1  // R1 state-in-view
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Text("\(count)")
        Button("Add") {
          count += step
          history.append(count)
        }
        Stepper("Step \(step)", value: $step)
        List(history, id: \.self) { Text("\($0)") }
      }
      .tag(0)
      AppearanceView().tag(1)
    }
  }
}

struct Theme: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var isDark = false
}

struct AppearanceView: View {
  @State private var themes = [Theme(name: "Paper"), Theme(name: "Night", isDark: true)]
  @State private var chosen: Theme?
  @State private var editing = Theme(name: "")  // R1 state-in-view
  @State private var filter = Filter.all
  @State private var showsAlert = false

  enum Filter: String, CaseIterable { case all, dark }

  private var shown: [Theme] { filter == .all ? themes : themes.filter(\.isDark) }

  var body: some View {
    List(shown) { theme in
      Button(theme.name) {
        chosen = theme
        showsAlert = true
      }
    }
    .sheet(item: $chosen) { theme in
      Form {
        TextField("Name", text: $editing.name)
        Toggle("Dark", isOn: $editing.isDark)
      }
      .onAppear { editing = theme }
    }
    .alert("Chosen", isPresented: $showsAlert) { Button("OK") {} }
    .task { themes = await Self.load() }
    Picker("Filter", selection: $filter) {
      ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
    }
  }

  private static func load() async -> [Theme] { [Theme(name: "Sea")] }
}
