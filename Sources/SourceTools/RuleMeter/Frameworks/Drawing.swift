/// The methods by which the frameworks have a view drawn, filled or set up.
enum Drawing {
  static let names = """
    draw drawRect drawLayer drawRow drawBackground layoutSubviews layout viewDidLayoutSubviews viewWillLayoutSubviews
    updateConstraints updateViewConstraints updateLayer updateUIView updateUIViewController updateNSView
    updateNSViewController makeUIView makeUIViewController makeNSView makeNSViewController makeBody prepareForReuse body
    sizeThatFits intrinsicContentSize updateConfiguration placeSubviews numberOfSections numberOfRows numberOfComponents
    sectionIndexTitles presentationCount previews accessibilityLabel accessibilityValue accessibilityHint
    accessibilityTraits accessibilityElements accessibilityFrame accessibilityPath accessibilityCustomContent
    isAccessibilityElement updateProperties updateContentUnavailableConfiguration viewWillLayout viewDidLayout
    layoutSublayers containerViewWillLayoutSubviews containerViewDidLayoutSubviews prefersStatusBarHidden
    preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden
    collectionViewContentSize layoutAttributesForElements layoutAttributesForItem
    """.words
  /// Everyday words, which mean this only where a framework's own source asks a type for them.
  static let required: Set<String> = ["update"]
  /// Properties whose closures a framework runs to have a view filled, and again when what they read is written.
  static let closures: Set<String> = ["configurationUpdateHandler"]
  /// Labels of the data-source methods that build what is shown.
  static let dataSourceLabels = """
    cellForRowAt cellForItemAt viewForHeaderInSection viewForFooterInSection willDisplay
    viewForSupplementaryElementOfKind viewFor numberOfRowsInSection numberOfItemsInSection rowView
    titleForHeaderInSection titleForFooterInSection heightForRowAt estimatedHeightForRowAt viewForRow titleForRow
    numberOfRowsInComponent sizeForItemAt heightForHeaderInSection heightForFooterInSection objectValueFor rowViewForRow
    heightOfRow rendererFor viewForZooming canEditRowAt itemForRepresentedObjectAt willDisplayHeaderView
    numberOfChildrenOfItem isItemExpandable insetForSectionAt viewForItem
    """.words
  /// What a class overrides only when it inherits from a view or a controller.
  static let overrides = """
    viewDidLoad loadView viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear viewDidLayoutSubviews
    viewWillLayoutSubviews layoutSubviews draw prepareForReuse awakeFromNib didMoveToWindow didMoveToSuperview
    touchesBegan touchesMoved touchesEnded mouseDown mouseDragged mouseUp updateConstraints traitCollectionDidChange
    viewWillTransition prepare sizeThatFits hitTest point setSelected setHighlighted setEditing windowDidLoad keyDown
    updateLayer viewDidMoveToWindow didUpdateFocus gestureRecognizerShouldBegin updateConfiguration updateProperties
    """.words
  /// Methods by which Core Data has an object fill itself in as it is made.
  static let makingNames: Set<String> = ["awakeFromInsert", "awakeFromFetch"]
  /// Methods that run before a screen first shows.
  static let setUpNames: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib", "windowDidLoad"]
}
