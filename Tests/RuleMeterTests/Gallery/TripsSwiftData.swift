// Models of SwiftData, edited in place by the views that show them.
import SwiftData
import SwiftUI

@Model
final class Trip {
  var name: String  // R2 exposed-state
  var startDate: Date  // R2 exposed-state
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []  // R2 exposed-state

  init(name: String, startDate: Date = .now) {
    self.name = name
    self.startDate = startDate
  }
}

@Model
final class Stop {
  var place: String
  var isVisited = false  // R2 exposed-state

  init(place: String) { self.place = place }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.startDate) private var trips: [Trip]
  @State private var selection: Trip?
  @State private var search = ""

  private var filtered: [Trip] {
    search.isEmpty ? trips : trips.filter { $0.name.localizedStandardContains(search) }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(filtered) { Text($0.name).tag($0) }
          .onDelete(perform: delete)
      }
      .searchable(text: $search)
      .toolbar {
        Button("Add", action: add)
      }
    } detail: {
      if let selection { TripDetail(trip: selection) }
    }
  }

  private func add() {
    let trip = Trip(name: "")
    trip.name = "New trip"
    context.insert(trip)
    selection = trip
  }

  private func delete(_ offsets: IndexSet) {
    for index in offsets { context.delete(filtered[index]) }
  }
}

struct TripDetail: View {
  @Bindable var trip: Trip
  @State private var newPlace = ""
  @State private var order: [Stop] = []

  var body: some View {
    Form {
      TextField("Name", text: $trip.name)  // R2 raw-write
      DatePicker("Start", selection: $trip.startDate)  // R2 raw-write
      ForEach(trip.stops) { stop in StopRow(stop: stop) }
      TextField("Place", text: $newPlace)
        .onSubmit {
          trip.stops.append(Stop(place: newPlace))  // R2 raw-write
          newPlace = ""
        }
    }
    .onAppear { order = trip.stops }
  }
}

struct StopRow: View {
  let stop: Stop

  var body: some View {
    HStack {
      Text(stop.place)
      Spacer()
      Image(systemName: stop.isVisited ? "checkmark.circle.fill" : "circle")
        .onTapGesture { stop.isVisited.toggle() }  // R2 raw-write
    }
  }
}
