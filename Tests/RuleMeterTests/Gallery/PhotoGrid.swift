// A grid with a diffable data source, a control of its own, and async loading.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

struct Photo: Hashable {
  let id: String
  var isFavorite: Bool
  var rating = 0
}

protocol PhotoRepository {
  func fetch() async throws -> [Photo]
  func update(_ photo: Photo) async throws
}

final class StarControl: UIControl {
  private var buttons: [UIButton] = []

  var value = 0 {  // R1 state-in-view
    didSet {
      for (index, button) in buttons.enumerated() { button.isSelected = index < value }  // R3 direct-refresh
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<5 {
      let button = UIButton()
      button.tag = index + 1
      button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func tapped(_ sender: UIButton) {
    value = sender.tag
    sendActions(for: .valueChanged)
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  let imageView = UIImageView()
  private let heart = UIImageView()
  private var imageTask: Task<Void, Never>?

  var photo: Photo? {
    didSet { heart.isHidden = photo?.isFavorite != true }
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageTask?.cancel()
    imageTask = nil
  }
}

final class PhotoGridController: UICollectionViewController {
  enum Section { case main }

  private let repository: PhotoRepository
  private var photos: [Photo] = []  // R1 state-in-view
  private var showsFavoritesOnly = false  // R1 state-in-view
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>!
  private let ratingControl = StarControl()
  private let countLabel = UILabel()

  init(repository: PhotoRepository) {
    self.repository = repository
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, photo in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
      cell.photo = photo
      return cell
    }
    ratingControl.addTarget(self, action: #selector(rated), for: .valueChanged)
    load()
  }

  private func load() {
    Task {
      do {
        photos = try await repository.fetch()
        applySnapshot()  // R3 direct-refresh
      } catch {
        countLabel.text = error.localizedDescription
      }
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections([.main])
    snapshot.appendItems(showsFavoritesOnly ? photos.filter(\.isFavorite) : photos)
    dataSource.apply(snapshot, animatingDifferences: true)
    countLabel.text = "\(photos.count)"
  }

  @objc private func toggleFavorites(_ sender: UIBarButtonItem) {
    showsFavoritesOnly.toggle()
    sender.image = UIImage(systemName: showsFavoritesOnly ? "heart.fill" : "heart")  // R3 direct-refresh
    applySnapshot()  // R3 direct-refresh
  }

  @objc private func rated() {
    guard let indexPath = collectionView.indexPathsForSelectedItems?.first else { return }
    photos[indexPath.item].rating = ratingControl.value
    let photo = photos[indexPath.item]
    Task { try? await repository.update(photo) }
    collectionView.reloadItems(at: [indexPath])  // R3 direct-refresh
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    ratingControl.value = photo.rating  // R2 raw-write
  }
}
