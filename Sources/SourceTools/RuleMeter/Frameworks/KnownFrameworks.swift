/// The view frameworks that need no configuration: UIKit, AppKit, SwiftUI and WatchKit.
enum KnownFrameworks {
  static let modules: Set<String> = ["UIKit", "AppKit", "SwiftUI", "WatchKit", "Cocoa"]

  /// Whether a name that no source declares is a type of a view framework. SwiftUI's names are everyday words: they
  /// count only in a file that imports it.
  static func isType(_ name: String, importing modules: Set<String>) -> Bool {
    isUIKit(name) || AppKitTypes.types.contains(name) || AppKitTypes.isComponent(name) || isWatchKit(name)
      || modules.contains("SwiftUI") && (SwiftUITypes.types.contains(name) || SwiftUITypes.components.contains(name))
  }

  /// Whether inheriting from this type, or conforming to it, makes a view component.
  static func isComponent(_ name: String) -> Bool {
    SwiftUITypes.components.contains(name) || AppKitTypes.isComponent(name) || isLayer(name)
      || (isUIKit(name) || isWatchKit(name)) && UIKitTypes.isComponent(name)
  }

  /// Whether a type's values are objects, so that a copy of the name is not a copy of the value.
  static func isReference(_ name: String) -> Bool {
    (isUIKit(name) && !UIKitTypes.isValue(name)) || AppKitTypes.types.contains(name) || AppKitTypes.isComponent(name)
      || isWatchKit(name) || isLayer(name)
  }

  /// Whether a type draws for a view: a layer of Core Animation.
  static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

  /// What reads and writes the program's data for the system: no view, though a framework for views declares it.
  static let documents =
    "NSDocument NSPersistentDocument UIDocument UIManagedDocument FileDocument ReferenceFileDocument".words
  /// The methods by which AppKit has a document make its windows.
  static let makingWindows = "makeWindowControllers windowControllerWillLoadNib windowControllerDidLoadNib".words

  private static let prefixes = """
    NS UI CG CL MK AV CM SK SCN HK PK CK CN EK PH UN WK CT CI CV MTL MTK AR GK MP LA NW ML VN WC AS MF SL CB MC CA CF QL
    ARSCN SF GC HM IN MX PDF RP SB ST UT VS XC OS AU AUA GLK JS MD
    """.words

  /// Whether a name bears the prefix of one of the platform's frameworks.
  static func isApple(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 1 && prefixes.contains(String(capitals.dropLast()))
  }

  private static let protocols = """
    AnyObject Sendable Equatable Hashable Comparable Codable Encodable Decodable Identifiable CustomStringConvertible
    CustomDebugStringConvertible LocalizedError ObservableObject CaseIterable RawRepresentable Observable PersistentModel
    ExpressibleByStringLiteral Sequence Collection IteratorProtocol OptionSet XMLParserDelegate URLSessionDelegate
    URLSessionTaskDelegate URLSessionDataDelegate InputStream OutputStream URLProtocol XCTestCase
    """.words

  /// Whether a name that no source declares is neither the platform's nor the standard library's.
  static func isForeign(_ name: String) -> Bool {
    !isApple(name) && !protocols.contains(name) && !documents.contains(name) && !isType(name, importing: ["SwiftUI"])
      && !StandardLibrary.isValueType(name) && !FoundationTypes.isValue(name) && !FoundationTypes.isObject(name)
      && !FoundationTypes.handles.contains(name) && !name.hasSuffix("Action") && name != "Self"
  }

  /// Whether a type is UIKit's, or a view of another of the platform's frameworks, or the delegate of one.
  private static func isUIKit(_ name: String) -> Bool {
    hasPrefix("UI", name) && !documents.contains(name) || UIKitTypes.relatives.contains(name)
      || UIKitTypes.isSprite(name)
      || isApple(name) && name.contains("View") && ["View", "Controller", "Delegate"].contains(where: name.hasSuffix)
  }
  private static func isWatchKit(_ name: String) -> Bool {
    ["WKInterface", "WKExtension", "WKApplication"].contains(where: name.hasPrefix)
  }

  static func hasPrefix(_ prefix: String, _ name: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// Whether a parameter takes a variable's address to know something by, and leaves the variable as it is.
  static func takesKey(_ function: String, _ label: String?) -> Bool {
    ["objc_getAssociatedObject", "objc_setAssociatedObject"].contains(function)
      || ["addObserver", "removeObserver"].contains(function) && label == "context"
  }

  /// Words that end the names of views, controllers, applications, scenes, delegates and data sources.
  static let componentWords = """
    View Controller Delegate DataSource Application Responder Window Control Button Label Switch Slider Stepper Field
    Cell Bar Scene Picker Indicator Screen App Panel Layout Toolbar Object Table
    """.wordList
}

enum UIKitTypes {
  static let relatives =
    "SKScene QLPreviewController QLPreviewControllerDataSource WKNavigationDelegate WKUIDelegate".words

  /// Words that end the names of what belongs to a screen without being shown: it steers a transition, takes a gesture.
  private static let steering = ["Transitioning", "Transition", "GestureRecognizer", "Segue", "Activity", "ItemSource"]

  static func isComponent(_ name: String) -> Bool {
    relatives.contains(name) || isSprite(name)
      || (KnownFrameworks.componentWords + steering).contains(where: name.hasSuffix)
  }

  /// Whether a scene shows what is of this type.
  static func isSprite(_ name: String) -> Bool {
    ["SK", "SCN"].contains { KnownFrameworks.hasPrefix($0, name) } && name.hasSuffix("Node")
  }

  static func isValue(_ name: String) -> Bool {
    ["Configuration", "State", "Insets", "Offset", "Snapshot"].contains(where: name.hasSuffix)
  }
}

enum AppKitTypes {
  private static let objects = """
    NSBezierPath NSEvent NSMenu NSMenuItem NSToolbarItem NSAlert NSPopover NSStatusItem NSStatusBar
    NSLayoutConstraint NSScreen NSCursor NSPasteboard NSTableColumn NSNib NSStoryboard NSAppearance NSWorkspace
    NSGraphicsContext NSSound NSTouchBar NSBox NSColorWell NSComboBox NSLevelIndicator NSMatrix NSScroller
    NSSplitViewItem NSTabViewItem NSTouchBarItem NSDockTile NSSharingServicePicker NSCollectionViewItem NSImageRep
    NSPageLayout NSAnimationContext NSTextContainer NSLayoutManager NSTrackingArea NSTintConfiguration NSLayoutGuide
    """.words
  static let looks: Set<String> = ["NSColor", "NSFont", "NSImage"]
  static let types = objects.union(looks)
  private static let foundation: Set<String> = [
    "NSObject", "NSFetchedResultsController", "NSFetchedResultsControllerDelegate", "NSKeyedArchiverDelegate",
    "NSUserNotificationCenterDelegate", "NSURLConnectionDelegate", "NSManagedObject", "NSStreamDelegate",
  ]
  private static let components = """
    View Controller Delegate DataSource Application Responder Window Control Button Slider Stepper TextField Cell Panel
    Toolbar Switch SearchField ProgressIndicator Picker GestureRecognizer PresentationAnimator
    """.wordList

  static func isComponent(_ name: String) -> Bool {
    KnownFrameworks.hasPrefix("NS", name) && !foundation.contains(name) && components.contains(where: name.hasSuffix)
  }
}

enum SwiftUITypes {
  static let components = """
    View App Scene ViewModifier UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
    NSViewControllerRepresentable WKInterfaceObjectRepresentable ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle
    ProgressViewStyle GroupBoxStyle DisclosureGroupStyle LabeledContentStyle TextFieldStyle MenuStyle GaugeStyle Shape
    InsettableShape Commands ToolbarContent CustomizableToolbarContent PreviewProvider Widget DropDelegate Layout
    """.wordList
  private static let objects = """
    AnyView Text Image Button List ForEach VStack HStack ZStack NavigationView NavigationStack NavigationLink TextField
    Toggle Slider Stepper Picker Form Section Spacer Divider ScrollView LazyVStack LazyHStack LazyVGrid GridItem Group
    Path Rectangle Circle Capsule RoundedRectangle Alert ActionSheet Animation EdgeInsets Binding State StateObject
    ObservedObject EnvironmentObject Environment Bindable FocusState GestureState AppStorage SceneStorage Gradient
    LinearGradient EditMode GeometryProxy GeometryReader WindowGroup ViewBuilder Transaction Angle Label DragGesture
    TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture SpatialTapGesture
    """.words
  static let looks: Set<String> = ["Color", "Font", "ScenePhase", "ColorScheme", "LocalizedStringKey"]
  static let types = objects.union(looks)

  /// The types behind the key paths of the environment.
  static let environment = [
    "modelContext": "ModelContext", "managedObjectContext": "NSManagedObjectContext", "undoManager": "UndoManager",
    "locale": "Locale", "calendar": "Calendar", "timeZone": "TimeZone",
  ]

  private static let containers = """
    Menu Group GeometryReader ScrollViewReader TimelineView Canvas ControlGroup DisclosureGroup GroupBox LabeledContent
    Grid GridRow LazyHGrid NavigationSplitView TabView Tab ViewThatFits ToolbarItem ToolbarItemGroup OutlineGroup Table
    TableColumn ContentUnavailableView AsyncImage ProgressView Gauge ShareLink Window Settings MenuBarExtra
    DocumentGroup CommandGroup CommandMenu Popover ColorPicker DatePicker Link PhotosPicker Chart Map MultiDatePicker
    SecureField TextEditor EmptyView
    """.words

  /// Whether an initialiser's closure builds what is shown.
  static func isContainer(_ name: String) -> Bool { types.contains(name) || containers.contains(name) }

  private static let presenting =
    "isPresented item path isActive isExpanded columnVisibility preferredCompactColumn".words
  private static let selecting =
    "List TabView NavigationSplitView NavigationView NavigationLink Table OutlineGroup".words

  /// Whether a binding given for this parameter only says what is presented.
  static func presents(_ label: String, in function: String) -> Bool {
    if presenting.contains(label) { return true }
    if label == "selection" { return selecting.contains(function) }
    return function == "searchable" || function == "scrollPosition"
  }
}

/// SwiftUI's and other property wrappers, by what they say about the property.
enum Wrappers {
  /// The value lives elsewhere.
  static let references = """
    Binding Bindable Environment ObservedObject EnvironmentObject StateObject FetchRequest Query SectionedFetchRequest
    Namespace ScaledMetric UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor AccessibilityFocusState IBOutlet
    """.words
  /// What the parentheses hold says the type.
  static let naming: Set<String> = [
    "Environment", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]
  /// Attributes that say where or when code runs and keep nothing.
  static let plain = "MainActor ObservationIgnored nonobjc objc available usableFromInline".words
  /// The value lives in the user's defaults, for the whole app.
  static let defaults: Set<String> = ["AppStorage"]
  static let viewState: Set<String> = ["ViewState", "FocusState", "GestureState", "SceneStorage"]
  /// `$name` is a binding to it.
  static let projecting =
    "State Binding Bindable ObservedObject EnvironmentObject StateObject ViewState AppStorage SceneStorage".words
}
