// A view model of ObservableObject: what is presented is bound, a unit is picked, a state is reset from outside.

struct Forecast: Identifiable, Decodable {
  let id: Int
  let day: String
}

enum LoadState {
  case idle
  case loading
  case loaded([Forecast])
  case failed(Error)
}

enum TemperatureUnit: String, CaseIterable { case celsius, fahrenheit }

@MainActor
final class WeatherViewModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var state = LoadState.idle  // R2 exposed-state
  @Published var unit = TemperatureUnit.celsius  // R2 exposed-state
  @Published var showsSettings = false
  @Published private(set) var city = ""
  private let manager = CLLocationManager()
  private var lastLocation: CLLocation?

  override init() {
    super.init()
  }

  func refresh() async {}

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last, location.distance(from: lastLocation ?? location) > 100 else { return }
    lastLocation = location
  }

  func choose(city: String) {
    self.city = city
  }
}

struct WeatherView: View {
  @EnvironmentObject private var viewModel: WeatherViewModel
  @State private var selectedDay: Forecast?
  @State private var isRefreshing = false

  var body: some View {
    content
      .navigationTitle(viewModel.city)
      .toolbar {
        Button("Settings") { viewModel.showsSettings = true }
        Button("Retry") {
          viewModel.state = .idle  // R2 raw-write
          Task {
            isRefreshing = true
            await viewModel.refresh()
            isRefreshing = false
          }
        }
      }
      .sheet(isPresented: $viewModel.showsSettings) { SettingsView(viewModel: viewModel) }
      .sheet(item: $selectedDay) { DayView(forecast: $0, unit: viewModel.unit) }
      .task { await viewModel.refresh() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle, .loading: ProgressView()
    case .loaded(let days):
      List(days) { day in
        Button(day.day) { selectedDay = day }
      }
      .refreshable { await viewModel.refresh() }
    case .failed(let error): Text(error.localizedDescription)
    }
  }
}

struct SettingsView: View {
  @ObservedObject var viewModel: WeatherViewModel
  @Environment(\.dismiss) private var dismiss
  @State private var cityDraft = ""

  var body: some View {
    Form {
      Picker("Unit", selection: $viewModel.unit) {  // R2 raw-write
        ForEach(TemperatureUnit.allCases, id: \.self) { Text($0.rawValue) }
      }
      TextField("City", text: $cityDraft)
      Button("Done") {
        viewModel.choose(city: cityDraft)
        dismiss()
      }
    }
    .onAppear { cityDraft = viewModel.city }
  }
}

struct DayView: View {
  let forecast: Forecast
  let unit: TemperatureUnit
  var body: some View { EmptyView() }
}
