// Plain values handed down as bindings from one store; the child views edit them in place.
import Combine
import SwiftUI

struct DailyScrum: Identifiable, Codable {
  let id: UUID
  var title: String
  var attendees: [Attendee]
  var lengthInMinutes: Int
  var history: [History] = []

  init(id: UUID = UUID(), title: String, attendees: [String], lengthInMinutes: Int) {
    self.id = id
    self.title = title
    self.attendees = attendees.map { Attendee(name: $0) }
    self.lengthInMinutes = lengthInMinutes
  }

  struct Attendee: Identifiable, Codable {
    var id = UUID()
    var name: String
  }

  static var empty: DailyScrum { DailyScrum(title: "", attendees: [], lengthInMinutes: 5) }
}

struct History: Identifiable, Codable {
  var id = UUID()
  let date: Date
}

@MainActor
class ScrumStore: ObservableObject {
  @Published var scrums: [DailyScrum] = []  // R2 exposed-state

  private static func fileURL() throws -> URL {
    try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      .appendingPathComponent("scrums.data")
  }

  func load() async throws {
    let task = Task<[DailyScrum], Error> {
      let fileURL = try Self.fileURL()
      guard let data = try? Data(contentsOf: fileURL) else { return [] }
      return try JSONDecoder().decode([DailyScrum].self, from: data)
    }
    let scrums = try await task.value
    self.scrums = scrums
  }

  func save(scrums: [DailyScrum]) async throws {
    let task = Task {
      let data = try JSONEncoder().encode(scrums)
      try data.write(to: try Self.fileURL())
    }
    _ = try await task.value
  }
}

@main
struct ScrumApp: App {
  @StateObject private var store = ScrumStore()
  @State private var errorMessage: String?

  var body: some Scene {
    WindowGroup {
      ScrumsView(scrums: $store.scrums) {  // R2 raw-write
        Task {
          do { try await store.save(scrums: store.scrums) } catch { errorMessage = error.localizedDescription }
        }
      }
      .task {
        do { try await store.load() } catch { errorMessage = error.localizedDescription }
      }
    }
  }
}

struct ScrumsView: View {
  @Binding var scrums: [DailyScrum]
  @Environment(\.scenePhase) private var scenePhase
  @State private var isPresentingNewScrumView = false
  let saveAction: () -> Void

  var body: some View {
    NavigationStack {
      List($scrums) { $scrum in
        NavigationLink(destination: DetailView(scrum: $scrum)) { Text(scrum.title) }
      }
      .toolbar {
        Button(action: { isPresentingNewScrumView = true }) { Image(systemName: "plus") }
      }
    }
    .sheet(isPresented: $isPresentingNewScrumView) { NewScrumSheet(scrums: $scrums) }
    .onChange(of: scenePhase) { phase in
      if phase == .inactive { saveAction() }
    }
  }
}

struct NewScrumSheet: View {
  @State private var newScrum = DailyScrum.empty  // R1 state-in-view
  @Binding var scrums: [DailyScrum]

  var body: some View {
    NavigationStack {
      DetailEditView(scrum: $newScrum)
        .toolbar { Button("Add") { scrums.append(newScrum) } }
    }
  }
}

struct DetailView: View {
  @Binding var scrum: DailyScrum
  @State private var editingScrum = DailyScrum.empty  // R1 state-in-view
  @State private var isPresentingEditView = false

  var body: some View {
    List {
      Text(scrum.title)
      ForEach(scrum.attendees) { Text($0.name) }
      ForEach(scrum.history) { Text($0.date, style: .date) }
    }
    .toolbar {
      Button("Edit") {
        isPresentingEditView = true
        editingScrum = scrum
      }
    }
    .sheet(isPresented: $isPresentingEditView) {
      DetailEditView(scrum: $editingScrum)
        .toolbar {
          Button("Done") {
            isPresentingEditView = false
            scrum = editingScrum
          }
        }
    }
  }
}

struct DetailEditView: View {
  @Binding var scrum: DailyScrum
  @State private var newAttendeeName = ""

  private var length: Binding<Double> {
    Binding {
      Double(scrum.lengthInMinutes)
    } set: {
      scrum.lengthInMinutes = Int($0)  // R2 raw-write
    }
  }

  var body: some View {
    Form {
      TextField("Title", text: $scrum.title)  // R2 raw-write
      Slider(value: length)
      ForEach(scrum.attendees) { Text($0.name) }
        .onDelete { scrum.attendees.remove(atOffsets: $0) }  // R2 raw-write
      Button("Add") {
        withAnimation {
          scrum.attendees.append(DailyScrum.Attendee(name: newAttendeeName))  // R2 raw-write
          newAttendeeName = ""
        }
      }
    }
  }
}
