// A grid with a control of its own, which shows and sets the rating of a photo.

struct Photo: Hashable { var rating = 0 }
final class StarControl: UIControl { var value = 0 }  // R1 state-in-view

final class PhotoGridController: UICollectionViewController {
  private var photos: [Photo] = []  // R1 state-in-view
  private let ratingControl = StarControl()

  @objc private func rated() {
    guard let indexPath = collectionView.indexPathsForSelectedItems?.first else { return }
    photos[indexPath.item].rating = ratingControl.value
    collectionView.reloadItems(at: [indexPath])  // R3 direct-refresh
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ratingControl.value = photos[indexPath.item].rating  // R2 raw-write
  }
}
