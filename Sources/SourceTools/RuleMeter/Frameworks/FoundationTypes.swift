/// What the platform's frameworks beside those for views declare: which of it is a value, a handle, an object.
enum FoundationTypes {
  /// References that keep something running, and what is cancelled with them.
  static let handles = """
    Timer Task AnyCancellable Cancellable DispatchWorkItem NSKeyValueObservation Subscription NSObjectProtocol
    URLSessionTask URLSessionDataTask URLSessionDownloadTask URLSessionUploadTask URLSessionWebSocketTask CADisplayLink
    DispatchSourceTimer Publisher AnyPublisher PassthroughSubject CurrentValueSubject DisposeBag Disposable
    BlockOperation Operation NotificationToken UIBackgroundTaskIdentifier DispatchSourceProtocol DispatchGroup
    Notification.Token DispatchQueue NSLock NSRecursiveLock OSLog Logger os.Logger Bundle Published
    ObservableObjectPublisher NSFetchedResultsController CheckedContinuation UnsafeContinuation AsyncStream.Continuation
    AsyncThrowingStream.Continuation DispatchSemaphore
    """.words
  private static let values = """
    NSUserInterfaceItemIdentifier NSCalendar Any AnyHashable UIColor UIFont UIBezierPath Error Void TimeZone
    DateInterval Measurement Notification PersonNameComponents CharacterSet NSAttributedString NSMutableAttributedString
    NSNumber NSString NSMutableString NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSMutableSet NSDate
    NSURL NSData NSError NSOrderedSet UIImage CGAffineTransform PersistentIdentifier PhotosPickerItem SIMD2 SIMD3 SIMD4
    NSDecimalNumber UIDeviceOrientation UIInterfaceOrientation UITableView.RowAnimation Selector AnyObject NSPredicate
    NSSortDescriptor SortDescriptor Predicate UIEdgeInsets NavigationPath AttributeContainer NSUserActivity Self
    UIUserInterfaceStyle UIContentSizeCategory NSItemProvider Float80 CChar ObjectIdentifier URLResponse HTTPURLResponse
    DateFormatter.Style ComparisonResult URLQueryItem DispatchTimeInterval Never OperatingSystemVersion StaticString
    SortOrder KeyPathComparator UTType Visibility Edge Axis Alignment HorizontalAlignment VerticalAlignment
    TextAlignment DynamicTypeSize SubmitLabel PresentationDetent NavigationSplitViewVisibility ContentMode BlendMode
    LocalizedStringResource UnitPoint Int128 UInt128 Unicode.Scalar ContinuousClock.Instant SuspendingClock.Instant
    simd_float3 simd_float4 simd_float4x4 UIInterfaceOrientationMask Regex Notification.Name HTTPCookie FetchDescriptor
    SystemRandomNumberGenerator ScrollPosition MapCameraPosition TextSelection CollectionDifference FileWrapper Unit
    Dimension UnitLength UnitMass UnitTemperature UnitVolume UnitSpeed UnitDuration UnitEnergy UnitPressure UnitAngle
    UnitArea UnitPower UnitFrequency UnitInformationStorage KeyPath PartialKeyPath AnyKeyPath TaskPriority Float16
    """.words
  private static let objectSuffixes = """
    Player Manager Session Engine Controller Context Center Queue Recorder Recognizer Delegate Store Timer Generator
    Output Input Device Synthesizer Task Formatter Detector Database Container Encoder Decoder Cache Layer Node Scene
    Renderer Coder Service Browser Advertiser Peripheral Connection Monitor Handle Lock Defaults Pipe Process Thread
    Workspace Scanner Stream Enumerator Library Coordinator Subject
    """.wordList
  private static let objects = """
    NSObject NSCache NSPersistentStore Progress Host Port RunLoop XMLParser JSONSerialization ModelContainer
    ModelContext AVAudioMixerNode NSEntityDescription UndoManager NSRegularExpression ProcessInfo NSMetadataQuery
    OperationQueue URLSession URLSessionConfiguration URLCache NSTouchBar DismissAction OpenURLAction OpenWindowAction
    DismissWindowAction RefreshAction EditMode Namespace PresentationMode ClosedRange.Index UIDocument UIManagedDocument
    """.words

  /// What views look like is a value too, though it has a name of theirs.
  static func isValue(_ name: String) -> Bool {
    values.contains(name) || StandardLibrary.prefixedValues.contains(name) || AppKitTypes.looks.contains(name)
      || SwiftUITypes.looks.contains(name)
  }

  /// Objects of the program's data that a framework keeps: a collection of them is a collection of references to models.
  static func isModelObject(_ name: String) -> Bool {
    ["NSManagedObject", "CKRecord", "EKEvent", "EKReminder", "CNContact", "PFObject"].contains(name)
  }

  /// Objects that do something, as opposed to values that say something.
  static func isObject(_ name: String) -> Bool {
    if objects.contains(name) || name.hasPrefix("Unsafe") { return true }
    guard KnownFrameworks.isApple(name) || StandardLibrary.isReference(name) else { return false }
    return objectSuffixes.contains(where: name.hasSuffix)
      || ["NS", "GK"].contains { KnownFrameworks.hasPrefix($0, name) }
  }
}
