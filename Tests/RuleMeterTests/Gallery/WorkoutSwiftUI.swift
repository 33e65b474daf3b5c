// A store whose workouts are edited in place, each by a binding to an element.

struct Workout: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
}

final class WorkoutStore: ObservableObject {
  @Published var workouts: [Workout] = []  // R2 exposed-state
}

struct WorkoutList: View {
  @EnvironmentObject var store: WorkoutStore

  var body: some View {
    List {
      ForEach($store.workouts) { $workout in  // R2 raw-write
        TextField("Name", text: $workout.name)  // R2 raw-write
      }
    }
  }
}
