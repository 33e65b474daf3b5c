// A store with a navigation path, a binding made in the model, a timer, editing in place.
import SwiftUI

enum Route: Hashable {
  case workout(Workout)
  case summary
}

struct Workout: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var exercises: [Exercise]

  struct Exercise: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
  }

  mutating func addExercise(_ name: String) { exercises.append(Exercise(name: name)) }
}

final class WorkoutStore: ObservableObject {
  @Published var workouts: [Workout] = []  // R2 exposed-state
  @Published var isSyncing = false  // R2 exposed-state
  @Published var path: [Route] = []

  init() {}

  @MainActor
  func sync() async {
    isSyncing = false
  }

  func binding(for workout: Workout) -> Binding<Workout> {  // R1 view-in-model
    Binding(  // R1 view-in-model
      get: { self.workouts.first { $0.id == workout.id } ?? workout },
      set: { new in
        guard let index = self.workouts.firstIndex(where: { $0.id == new.id }) else { return }
        self.workouts[index] = new
      })
  }
}

final class SessionTimer: ObservableObject {
  @Published private(set) var elapsed = 0
  private var timer: AnyCancellable?

  func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.elapsed += 1 }
  }

  func stop() {}
}

struct RootView: View {
  @StateObject private var store = WorkoutStore()

  var body: some View {
    NavigationStack(path: $store.path) {
      WorkoutList()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .workout(let workout): WorkoutEditor(workout: store.binding(for: workout))
          case .summary: SummaryView(workouts: store.workouts)
          }
        }
    }
    .overlay { if store.isSyncing { ProgressView() } }
  }
}

struct WorkoutList: View {
  @EnvironmentObject var store: WorkoutStore
  @State private var newName = ""

  var body: some View {
    List {
      ForEach($store.workouts) { $workout in  // R2 raw-write
        TextField("Name", text: $workout.name)  // R2 raw-write
      }
      .onMove { store.workouts.move(fromOffsets: $0, toOffset: $1) }  // R2 raw-write
      TextField("New", text: $newName)
    }
    .toolbar {
      Button("Add") {
        store.workouts.append(Workout(name: newName, exercises: []))  // R2 raw-write
        newName = ""
      }
      Button("Summary") { store.path.append(.summary) }
    }
  }
}

struct WorkoutEditor: View {
  @Binding var workout: Workout
  @StateObject private var timer = SessionTimer()
  @State private var completed: [UUID: Int] = [:]  // R1 state-in-view
  @State private var name = ""

  var body: some View {
    VStack {
      Text("\(timer.elapsed)")
      ForEach(workout.exercises) { exercise in
        Stepper("\(exercise.name) \(completed[exercise.id] ?? 0)") {
          completed[exercise.id, default: 0] += 1
        } onDecrement: {
          completed[exercise.id] = nil
        }
      }
      TextField("Exercise", text: $name)
      Button("Add") {
        workout.addExercise(name)
        name = ""
      }
      Button("Start", action: timer.start)
    }
    .onDisappear { timer.stop() }
  }
}

struct SummaryView: View {
  let workouts: [Workout]
  var body: some View { EmptyView() }
}
