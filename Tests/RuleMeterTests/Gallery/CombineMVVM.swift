// A view model that publishes, and a controller that sets its query.
// swift-format-ignore-file: NeverForceUnwrap

final class SearchViewModel: ObservableObject {
  enum State: Equatable {
    case idle
    case loading
    case results([String])
    case failed(String)
  }

  @Published private(set) var state: State = .idle
  @Published var query = ""  // R2 exposed-state
  var history: [String] = []  // R2 exposed-state
  private var cancellables = Set<AnyCancellable>()
  private let api: SearchAPI

  init(api: SearchAPI) {
    self.api = api
  }

  private func search(_ text: String) {
    guard !text.isEmpty else { return state = .idle }
    api.search(text)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.state = .failed(error.localizedDescription) }
        },
        receiveValue: { [weak self] items in
          self?.history.append(text)
          self?.state = .results(items)
        }
      )
      .store(in: &cancellables)
  }

  func clearHistory() { history.removeAll() }
}

struct SearchAPI {
  func search(_ text: String) -> AnyPublisher<[String], Error> {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com/?q=\(text)")!)
      .tryMap { try JSONDecoder().decode([String].self, from: $0.data) }
      .eraseToAnyPublisher()
  }
}

final class SearchViewController: UIViewController, UISearchBarDelegate {
  private let viewModel: SearchViewModel
  private var cancellables = Set<AnyCancellable>()
  private var results: [String] = []

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.query = searchText  // R2 raw-write
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    viewModel.clearHistory()
    searchBar.text = nil
  }
}
