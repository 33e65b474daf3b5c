/// The words by which `Judge` knows what a write or a call is.
extension Judge {
  static let redraws = """
    setNeedsDisplay setNeedsLayout layoutIfNeeded displayIfNeeded setNeedsUpdateConstraints setNeedsUpdateConfiguration
    setNeedsFocusUpdate invalidateIntrinsicContentSize invalidateLayout reloadData reloadRows reloadSections reloadItems
    reloadSectionIndexTitles reconfigureRows reconfigureItems reloadComponent reloadAllComponents reloadItem insertRows
    deleteRows moveRow insertSections deleteSections moveSection insertItems deleteItems moveItem removeRows setTitle
    setAttributedTitle setImage setBackgroundImage setText setHidden setNumberOfRows setRowTypes setProgress
    setTitleColor setBackgroundColor apply noteNumberOfRowsChanged noteHeightOfRows setNeedsStatusBarAppearanceUpdate
    setAlpha setEnabled setTextColor redraw setNeedsUpdateProperties updatePropertiesIfNeeded removeItems insertSegment
    setNeedsUpdateContentUnavailableConfiguration updateIfNeeded updateConstraintsIfNeeded removeSegment
    setAttributedString loadHTMLString applySnapshotUsingReloadData
    """.words
  /// Methods by which a control is given its value; giving it a constant is the control's own business.
  static let controlSetters: Set<String> = ["setOn", "setValue", "setDate"]
  static let wiring = """
    target action rootViewController tableHeaderView tableFooterView inputAccessoryView refreshControl
    gestureRecognizers translatesAutoresizingMaskIntoConstraints tag isActive presentationController
    modalPresentationStyle searchController leftBarButtonItem rightBarButtonItem rightBarButtonItems leftBarButtonItems
    toolbarItems completionBlock representedObject contentViewController restorationIdentifier accessibilityIdentifier
    isIdleTimerDisabled isModalInPresentation definesPresentationContext keyboardType returnKeyType autocorrectionType
    autocapitalizationType textContentType isExclusiveTouch isMultipleTouchEnabled delaysContentTouches
    """.words
  /// The values that the user sets in a framework's controls: view state of the control.
  static let controls = "Field Switch Slider Stepper SegmentedControl ScrollView SearchBar TextView DatePicker".wordList
  static let controlValues =
    "text isOn value selectedSegmentIndex contentOffset stringValue state date attributedText".words
  /// What a store of entities keeps.
  static let databases =
    "NSManagedObjectContext NSPersistentContainer NSPersistentCloudKitContainer ModelContext ModelContainer".words
  static let texts: Set<String> = ["text", "attributedText", "stringValue"]
}
