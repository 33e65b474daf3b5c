/// The words by which `Handlers` knows what is told of changes.
extension Handlers {
  /// Names under which the field registers observers; what the program itself stores is found by looking.
  static let observers = """
    addObserver sink onReceive onChange withObservationTracking observe subscribe addListener addDependent assign
    """.words
  /// Those of them that first run what they are given, to learn what it reads.
  static let tracking: Set<String> = ["withObservationTracking"]
  /// Further names that mean this only where no source here declares them.
  static let foreignObservers: Set<String> = [
    "drive", "bind", "addSnapshotListener", "addObserverForName", "listen", "addValueObserver", "emit",
    "addPeriodicTimeObserver", "addBoundaryTimeObserver", "addStateDidChangeListener",
  ]
  static let changeDelegates = "NSFetchedResultsControllerDelegate PHPhotoLibraryChangeObserver NSFilePresenter".words
  static let changeCallbacks = """
    controllerWillChangeContent controllerDidChangeContent controller photoLibraryDidChange presentedItemDidChange
    """.words
}
