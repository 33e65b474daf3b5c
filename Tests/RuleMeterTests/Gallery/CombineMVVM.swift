// A view model that publishes and a controller that subscribes, but for two shortcuts.
// swift-format-ignore-file: NeverForceUnwrap
import Combine
import UIKit

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
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
  }

  private func search(_ text: String) {
    guard !text.isEmpty else { return state = .idle }
    state = .loading
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
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView()
  private let messageLabel = UILabel()
  private var cancellables = Set<AnyCancellable>()
  private var results: [String] = []

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    viewModel.$state
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  private func render(_ state: SearchViewModel.State) {
    switch state {
    case .idle:
      messageLabel.text = "Search for something"
    case .loading:
      spinner.startAnimating()
      messageLabel.text = nil
    case .results(let items):
      spinner.stopAnimating()
      results = items
      tableView.reloadData()
    case .failed(let message):
      spinner.stopAnimating()
      messageLabel.text = message
    }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.query = searchText  // R2 raw-write
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    viewModel.clearHistory()
    searchBar.text = nil
    messageLabel.text = "Cleared"  // R3 direct-refresh
  }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = results[indexPath.row]
    return cell
  }
}
