// Ways to refresh after a request, and look-alikes.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit
import Combine

final class Store: ObservableObject {
  static let shared = Store()
  @Published private(set) var items: [String] = []
  var filter = ""  // R2 exposed-state
  var onUpdate: (() -> Void)?
  func add(_ item: String) { items.append(item); onUpdate?() }
  func item(at index: Int) -> String { items[index] }
  @discardableResult func load() async -> [String] { items = ["a"]; return items }
}

class A: UIViewController {
  let store = Store.shared
  let label = UILabel()
  @IBOutlet var tableView: UITableView!
  @IBOutlet var stack: UIStackView!
  var bag = Set<AnyCancellable>()
  lazy var button: UIButton = {
    let b = UIButton()
    b.setTitle("x", for: .normal)
    return b
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.add("first")
    title = "A"
    label.textColor = .red
    label.text = store.item(at: 0)  // R3 direct-refresh
    tableView.reloadData()  // R3 direct-refresh
    store.$items.receive(on: RunLoop.main).map(\.count).sink { [label] in label.text = "\($0)" }.store(in: &bag)
    store.$items.map { "\($0.count)" }.assign(to: \.text!, on: label).store(in: &bag)
  }

  func one() {
    store.add("x")
    label.isHidden = true  // R3 direct-refresh
    label.layer.cornerRadius = 4  // R3 direct-refresh
    label.attributedText = NSAttributedString(string: "x")  // R3 direct-refresh
    view.backgroundColor = .white  // R3 direct-refresh
    navigationItem.title = "x"  // R3 direct-refresh
    tabBarItem.badgeValue = nil  // R3 direct-refresh
    tableView.tableFooterView = UIView()
    tableView.isUserInteractionEnabled = false  // R3 direct-refresh
    stack.addArrangedSubview(UILabel())
    dismiss(animated: true)
  }

  func two() {
    store.add("x")
    UIView.animate(withDuration: 0.3) {
      self.label.alpha = 0  // R3 direct-refresh
    } completion: { _ in
      self.label.removeFromSuperview()
    }
    UIView.transition(with: label, duration: 1, options: []) { self.label.text = "y" }  // R3 direct-refresh
    DispatchQueue.main.async { [weak self] in
      self?.tableView.reloadData()  // R3 direct-refresh
    }
    tableView.performBatchUpdates(
      {
        tableView.deleteRows(at: [], with: .fade)  // R3 direct-refresh
      }, completion: nil)
  }

  func three() async {
    await store.load()
    await MainActor.run { label.text = "loaded" }  // R3 direct-refresh
    Task { @MainActor in
      label.text = "again"  // R3 direct-refresh
    }
  }

  func four() {
    let vc = B()
    vc.store = store
    vc.title = "B"
    store.filter = "x"  // R2 raw-write
    vc.title = "C"
    vc.view.backgroundColor = .red
    navigationController?.pushViewController(vc, animated: true)
    navigationController?.isNavigationBarHidden = true  // R3 direct-refresh
    label.text = "Done"  // R3 direct-refresh
  }

  func five() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true) {
      self.store.add("picked")
      self.label.text = "picked"  // R3 direct-refresh
    }
  }

  func six(_ flag: Bool) {
    if flag { store.add("a") }
    defer { label.text = "deferred" }  // R3 direct-refresh
    guard !flag else { label.text = "early"; return }  // R3 direct-refresh
    for i in 0..<3 { label.text = "\(i)"; store.add("\(i)") }  // R3 direct-refresh
  }

  func seven() {
    store.onUpdate = { [weak self] in
      self?.label.text = "updated"; self?.tableView.reloadData()
    }
    store.add("x")
  }

  func eight() {
    let completion = { self.label.text = "done" }
    store.add("8")
    completion()  // R3 direct-refresh
  }

  func nine() {
    func refresh() { label.text = store.filter }
    store.add("9")
    refresh()  // R3 direct-refresh
  }

  func ten(_ cell: UITableViewCell) {
    store.add("10")
    cell.textLabel?.text = "x"  // R3 direct-refresh
    (cell.accessoryView as? UISwitch)?.isOn = true
    (cell as? Cell)?.configure("x")  // R3 direct-refresh
  }

  func eleven() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(
        title: "OK", style: .default,
        handler: { [unowned self] _ in
          self.store.add("11")
          self.updateViews()  // R3 direct-refresh
        }))
    present(alert, animated: true)
  }

  func updateViews() {
    label.text = "n"
    tableView.reloadData()
  }

  func twelve() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.store.add("12")
      self?.updateViews()  // R3 direct-refresh
    }
    perform(#selector(updateViewsLater), with: nil, afterDelay: 1)
  }

  @objc func updateViewsLater() { updateViews() }

  func thirteen() {
    store.add("13")
    refreshAll()  // R3 direct-refresh
  }

  func refreshAll() {
    updateViews()
    title = "\(store.items.count)"
  }

  func fourteen() {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { data, _, _ in
      self.store.add("14")
      DispatchQueue.main.async { self.updateViews() }  // R3 direct-refresh
    }.resume()
  }

  func fifteen() {
    store.add("15")
    tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    view.endEditing(true)
    button.setTitleColor(.red, for: .normal)  // R3 direct-refresh
    button.setImage(nil, for: .normal)  // R3 direct-refresh
    view.layoutIfNeeded()  // R3 direct-refresh
    button.titleLabel?.font = .boldSystemFont(ofSize: 3)  // R3 direct-refresh
    button.configuration?.title = "x"  // R3 direct-refresh
    label.text = label.text! + "x"  // R3 direct-refresh
    label.frame.origin.x += 3  // R3 direct-refresh
    label.center = .zero  // R3 direct-refresh
    tableView.setContentOffset(.zero, animated: true)
  }
}

extension A: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    guard let image = info[.originalImage] as? UIImage else { return }
    store.add(image.description)
    picker.dismiss(animated: true) { self.updateViews() }  // R3 direct-refresh
  }
}

class B: UIViewController { var store: Store? }

class Cell: UITableViewCell {
  let name = UILabel()
  func configure(_ text: String) { name.text = text }
}
