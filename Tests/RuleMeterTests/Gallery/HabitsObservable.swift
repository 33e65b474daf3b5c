// An observable model with a navigation path, a sheet and a cache; edits handed down as bindings.
import Observation
import SwiftUI

@MainActor @Observable
final class HabitModel {
  struct Habit: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var days: Set<Int> = []
    var color: String = "red"
  }

  private(set) var habits: [Habit] = []
  var draft = Habit(title: "")  // R2 exposed-state
  var path = NavigationPath()
  var showsEditor = false
  @ObservationIgnored private var cache: [UUID: Int] = [:]

  func streak(of habit: Habit) -> Int {
    if let known = cache[habit.id] { return known }
    let value = habit.days.count
    cache[habit.id] = value
    return value
  }

  func toggle(_ day: Int, of habit: Habit) {
    guard let index = habits.firstIndex(of: habit) else { return }
    habits[index].days.formSymmetricDifference([day])
    cache[habit.id] = nil
  }

  func commit() {
    habits.append(draft)
    draft = Habit(title: "")
    showsEditor = false
  }
}

struct HabitsView: View {
  @State private var model = HabitModel()
  @State private var isCompact = false
  @State private var expanded: Set<UUID> = []  // R1 state-in-view
  @AppStorage("sortsByName") private var sortsByName = false  // R1 state-in-view
  @AppStorage("accent") private var accent = "red"

  var sorted: [HabitModel.Habit] {
    sortsByName ? model.habits.sorted { $0.title < $1.title } : model.habits
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(sorted) { habit in
        VStack {
          HabitRow(habit: habit, streak: model.streak(of: habit), isExpanded: expanded.contains(habit.id)) { day in
            model.toggle(day, of: habit)
          }
          Button("More") { toggle(habit.id) }
        }
        .tint(Color(accent))
      }
      .toolbar {
        Toggle("Sort", isOn: $sortsByName)
        Button("New") { model.showsEditor = true }
        Button("Go") { model.path.append("stats") }
      }
    }
    .sheet(isPresented: $model.showsEditor) {
      HabitEditor(habit: $model.draft, onSave: { model.commit() })  // R2 raw-write
    }
    .onAppear { isCompact = model.habits.count > 20 }
  }

  private func toggle(_ id: UUID) {
    if expanded.contains(id) { expanded.remove(id) } else { expanded.insert(id) }
  }
}

struct HabitRow: View {
  let habit: HabitModel.Habit
  let streak: Int
  let isExpanded: Bool
  let onToggle: (Int) -> Void
  @State private var isPressed = false

  var body: some View {
    VStack {
      Text("\(habit.title) \(streak)")
      if isExpanded {
        ForEach(0..<7) { day in
          Button("\(day)") {
            isPressed.toggle()
            onToggle(day)
          }
        }
      }
    }
    .scaleEffect(isPressed ? 0.9 : 1)
  }
}

struct HabitEditor: View {
  @Binding var habit: HabitModel.Habit
  let onSave: () -> Void
  @FocusState private var focused: Bool
  @State private var colors = ["red", "green"]

  var body: some View {
    Form {
      TextField("Title", text: $habit.title).focused($focused)  // R2 raw-write
      Picker("Color", selection: $habit.color) { ForEach(colors, id: \.self) { Text($0) } }  // R2 raw-write
      Button("Save", action: onSave)
    }
    .task { focused = true }
    .onChange(of: habit.title) { colors.append($1) }
  }
}
