// A grid with a diffable data source, a control of its own, and a request that is not waited for.

struct Photo: Hashable {
  var rating = 0
}

protocol PhotoRepository {
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
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class PhotoGridController: UICollectionViewController {
  enum Section { case main }

  private let repository: PhotoRepository
  private var photos: [Photo] = []  // R1 state-in-view
  private var showsFavoritesOnly = false  // R1 state-in-view
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>!
  private let ratingControl = StarControl()

  init(repository: PhotoRepository) {
    self.repository = repository
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func toggleFavorites(_ sender: UIBarButtonItem) {
    showsFavoritesOnly.toggle()
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
