// swift-format-ignore-file

extension ElementKindTable {
  /// Columns: element, platforms, class in UIKit and the classes it inherits from, class in AppKit and the classes it
  /// inherits from, category, roles, axes of the intrinsic content in UIKit, in AppKit, control that measures and draws
  /// it. `-` is an empty column.
  ///
  /// Sources: elements, platforms and views counted over 5,721 public documents (a view occurs in `<subviews>` or has a
  /// `<rect key="frame">`); classes, categories and intrinsic content from Apple's documentation, the latter checked on
  /// stored frames; flipped coordinates measured on stored frames.
  static let text: StaticString = """
    accessibility	iOS macOS tvOS	-	-	other	-	-	-	-
    accessibilityConnection	macOS	-	-	connection	-	-	-	-
    accessibilityOverrides	iOS	-	-	other	-	-	-	-
    accessibilityTraits	iOS watchOS	-	-	other	-	-	-	-
    action	iOS macOS tvOS watchOS	-	-	connection	-	-	-	-
    actionCell	macOS	-	NSActionCell:NSCell	cell	-	-	-	-
    activityIndicatorView	iOS tvOS	UIActivityIndicatorView:UIView	-	view	view	both	-	activityIndicator
    adaptation	iOS tvOS watchOS	-	-	other	-	-	-	-
    allowedInputSourceLocales	macOS	-	-	other	-	-	-	-
    allowedToolbarItems	macOS	-	-	other	-	-	-	-
    allowedTypes	macOS	-	-	other	-	-	-	-
    animations	iOS macOS tvOS	-	-	other	-	-	-	-
    application	macOS	-	NSApplication	other	viewTree	-	-	-
    array	iOS macOS tvOS	-	-	other	-	-	-	-
    arrayController	macOS	-	NSArrayController:NSObjectController:NSController	other	-	-	-	-
    arscnView	iOS	ARSCNView:SCNView:UIView	-	view	view	-	-	-
    arskView	iOS	ARSKView:SKView:UIView	-	view	view	-	-	-
    attributedString	iOS macOS tvOS	-	-	other	-	-	-	-
    attributes	iOS macOS tvOS	-	-	other	-	-	-	-
    audiovisualMediaTypes	iOS macOS	-	-	other	-	-	-	-
    autoresizingMask	iOS macOS tvOS	-	-	other	-	-	-	-
    avPlayerView	macOS	-	AVPlayerView:NSView	view	view	-	-	-
    avPlayerViewController	iOS	AVPlayerViewController:UIViewController	-	controller	viewTree	-	-	-
    backgroundConfiguration	iOS	-	-	other	-	-	-	-
    backgroundFilters	macOS	-	-	other	-	-	-	-
    barButtonItem	iOS tvOS	UIBarButtonItem:UIBarItem	-	item	-	-	-	-
    beginningViews	macOS	-	-	other	-	-	-	-
    behavior	macOS	-	-	other	-	-	-	-
    binding	macOS	-	-	connection	-	-	-	-
    blurEffect	iOS tvOS	UIBlurEffect:UIVisualEffect	-	other	-	-	-	-
    bool	iOS macOS	-	-	other	-	-	-	-
    box	macOS	-	NSBox:NSView	view	view	-	-	box
    browser	macOS	-	NSBrowser:NSControl:NSView	view	view	-	-	-
    button	iOS macOS tvOS watchOS	UIButton:UIControl:UIView	NSButton:NSControl:NSView	view	view	both	both	button
    buttonCell	macOS	-	NSButtonCell:NSActionCell:NSCell	cell	-	-	-	-
    buttonConfiguration	iOS tvOS	-	-	other	-	-	-	-
    byteCountFormatter	macOS	-	NSByteCountFormatter:NSFormatter	formatter	-	-	-	-
    byteCountFormatterUnits	macOS	-	-	other	-	-	-	-
    caTransition	macOS	-	-	other	-	-	-	-
    calendarDate	macOS	-	-	other	-	-	-	-
    calendarUnit	watchOS	-	-	other	-	-	-	-
    capability	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    cells	iOS macOS tvOS	-	-	other	-	-	-	-
    children	iOS	-	-	other	-	-	-	-
    ciColor	macOS	-	-	other	-	-	-	-
    ciFilter	macOS	-	-	other	-	-	-	-
    ciVector	macOS	-	-	other	-	-	-	-
    class	iOS macOS	-	-	other	-	-	-	-
    classReference	macOS	-	-	other	-	-	-	-
    classes	iOS macOS	-	-	other	-	-	-	-
    clickGestureRecognizer	macOS	-	NSClickGestureRecognizer:NSGestureRecognizer	gestureRecognizer	-	-	-	-
    clipView	macOS	-	NSClipView:NSView	view	view	-	-	-
    collectionReusableView	iOS tvOS	UICollectionReusableView:UIView	-	view	view	-	-	-
    collectionView	iOS macOS tvOS	UICollectionView:UIScrollView:UIView	NSCollectionView:NSView	view	view flipped rows	-	-	-
    collectionViewCell	iOS tvOS	UICollectionViewCell:UICollectionReusableView:UIView	-	view	view cell	-	-	-
    collectionViewCellContentView	iOS	UIView	-	view	view	-	-	-
    collectionViewController	iOS tvOS	UICollectionViewController:UIViewController	-	controller	viewTree	-	-	-
    collectionViewFlowLayout	iOS macOS tvOS	UICollectionViewFlowLayout:UICollectionViewLayout	NSCollectionViewFlowLayout:NSCollectionViewLayout	other	-	-	-	-
    collectionViewGridLayout	macOS	-	NSCollectionViewGridLayout:NSCollectionViewLayout	other	-	-	-	-
    collectionViewItem	macOS	-	NSCollectionViewItem:NSViewController	controller	viewTree	-	-	-
    collectionViewLayout	iOS	UICollectionViewLayout	-	other	-	-	-	-
    color	iOS macOS tvOS watchOS	UIColor	NSColor	other	-	-	-	-
    colorWell	macOS	-	NSColorWell:NSControl:NSView	view	view	-	both	colorWell
    column	macOS	-	-	other	-	-	-	-
    columns	macOS	-	-	other	-	-	-	-
    comboBox	macOS	-	NSComboBox:NSTextField:NSControl:NSView	view	view	-	both	comboBox
    comboBoxCell	macOS	-	NSComboBoxCell:NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    comboButton	macOS	-	NSComboButton:NSControl:NSView	view	view	-	both	popUpButton
    command	iOS	UICommand:UIMenuElement	-	menu	-	-	-	-
    comparisonPredicateOptions	macOS	-	-	other	-	-	-	-
    configuration	macOS	-	-	other	-	-	-	-
    connections	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    constraint	iOS macOS tvOS	NSLayoutConstraint	NSLayoutConstraint	constraint	-	-	-	-
    constraints	iOS macOS tvOS	-	-	other	-	-	-	-
    containerView	iOS macOS tvOS	UIView	NSView	view	view	-	-	-
    contentBorderThickness	macOS	-	-	other	-	-	-	-
    contentFilters	macOS	-	-	other	-	-	-	-
    control	macOS	-	NSControl:NSView	view	view	-	both	-
    controller	watchOS	-	-	controller	-	-	-	-
    controllerPlaceholder	macOS	-	-	controller	-	-	-	-
    customCell	macOS	-	NSCell	cell	-	-	-	-
    customFonts	iOS tvOS	-	-	other	-	-	-	-
    customFormatter	macOS	-	NSFormatter	formatter	-	-	-	-
    customObject	iOS macOS tvOS	-	-	placeholder	-	-	-	-
    customSpacing	macOS	-	-	other	-	-	-	-
    customView	macOS	-	NSView	view	view	-	-	-
    data	macOS	-	-	other	-	-	-	-
    dataDetectorType	iOS	-	-	other	-	-	-	-
    dataDetectorTypes	iOS	-	-	other	-	-	-	-
    date	iOS macOS	-	-	other	-	-	-	-
    dateFormatter	macOS	-	NSDateFormatter:NSFormatter	formatter	-	-	-	-
    datePicker	iOS macOS	UIDatePicker:UIControl:UIView	NSDatePicker:NSControl:NSView	view	view	both	both	datePicker
    datePickerCell	macOS	-	NSDatePickerCell:NSActionCell:NSCell	cell	-	-	-	-
    datePickerElements	macOS	-	-	other	-	-	-	-
    decimal	macOS	-	-	other	-	-	-	-
    declaredKeys	macOS	-	-	other	-	-	-	-
    defaultToolbarItems	macOS	-	-	other	-	-	-	-
    dependencies	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    deployment	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    designable	iOS macOS	-	-	other	-	-	-	-
    designables	iOS macOS	-	-	other	-	-	-	-
    development	iOS macOS	-	-	other	-	-	-	-
    device	iOS tvOS watchOS	-	-	other	-	-	-	-
    dictionary	macOS	-	-	other	-	-	-	-
    directionalEdgeInsets	iOS	-	-	other	-	-	-	-
    document	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    drawer	macOS	-	NSDrawer	window	-	-	-	-
    edgeInsets	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    endViews	macOS	-	-	other	-	-	-	-
    exclude	iOS	-	-	other	-	-	-	-
    exit	iOS tvOS	-	-	placeholder	-	-	-	-
    expression	macOS	-	-	other	-	-	-	-
    extendedEdge	iOS tvOS	-	-	other	-	-	-	-
    fixedSimulatedSizeMetrics	iOS	-	-	other	-	-	-	-
    font	iOS macOS tvOS	-	NSFont	other	-	-	-	-
    fontDescription	iOS tvOS watchOS	-	-	other	-	-	-	-
    fragment	iOS macOS tvOS	-	-	other	-	-	-	-
    frame	iOS	-	-	other	-	-	-	-
    freeformSimulatedSizeMetrics	iOS tvOS	-	-	other	-	-	-	-
    gestureRecognizers	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    glanceController	watchOS	-	-	controller	viewTree	-	-	-
    glkView	iOS	GLKView:UIView	-	view	view	-	-	-
    glkViewController	iOS	GLKViewController:UIViewController	-	controller	viewTree	-	-	-
    gridCell	macOS	-	NSGridCell	other	-	-	-	-
    gridCells	macOS	-	-	other	-	-	-	-
    gridColumn	macOS	-	NSGridColumn	other	-	-	-	-
    gridRow	macOS	-	NSGridRow	other	-	-	-	-
    gridView	macOS	-	NSGridView:NSView	view	view	-	-	-
    group	watchOS	-	-	view	-	-	-	-
    hierarchicalColors	macOS	-	-	other	-	-	-	-
    holdingPriorities	macOS	-	-	other	-	-	-	-
    hostingController	iOS macOS watchOS	UIHostingController:UIViewController	NSHostingController:NSViewController	controller	viewTree	-	-	-
    image	iOS macOS tvOS watchOS	UIImage	NSImage	other	-	-	-	-
    imageCell	macOS	-	NSImageCell:NSCell	cell	-	-	-	-
    imageReference	iOS macOS tvOS	-	-	other	-	-	-	-
    imageView	iOS macOS tvOS watchOS	UIImageView:UIView	NSImageView:NSControl:NSView	view	view	both	both	image
    include	iOS	-	-	other	-	-	-	-
    inferredMetricsTieBreakers	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    inlineMovie	watchOS	-	-	view	-	-	-	-
    inset	iOS tvOS	-	-	other	-	-	-	-
    integer	iOS macOS tvOS	-	-	other	-	-	-	-
    items	iOS macOS watchOS	-	-	other	-	-	-	-
    keyCommand	iOS	UIKeyCommand:UICommand:UIMenuElement	-	other	-	-	-	-
    keyCommands	iOS	-	-	other	-	-	-	-
    keyboardLayoutGuide	iOS	UIKeyboardLayoutGuide:UITrackingLayoutGuide:UILayoutGuide	-	layoutGuide	-	-	-	-
    label	iOS tvOS watchOS	UILabel:UIView	-	view	view	both	-	label
    layoutGuides	iOS tvOS	-	-	other	-	-	-	-
    leftBarButtonItems	iOS tvOS	-	-	other	-	-	-	-
    levelIndicator	macOS	-	NSLevelIndicator:NSControl:NSView	view	view	-	both	levelIndicator
    levelIndicatorCell	macOS	-	NSLevelIndicatorCell:NSActionCell:NSCell	cell	-	-	-	-
    listContentConfiguration	iOS	-	-	other	-	-	-	-
    locale	iOS macOS	-	-	other	-	-	-	-
    map	watchOS	-	-	view	-	-	-	-
    mapView	iOS macOS	MKMapView:UIView	MKMapView:NSView	view	view	-	-	-
    mask	iOS	-	-	other	-	-	-	-
    matrix	macOS	-	NSMatrix:NSControl:NSView	view	view	-	both	-
    menu	iOS macOS watchOS	UIMenu:UIMenuElement	NSMenu	menu	-	-	-	-
    menuItem	macOS watchOS	-	NSMenuItem	menu	-	-	-	-
    metadata	macOS	-	-	other	-	-	-	-
    middleViews	macOS	-	-	other	-	-	-	-
    modalFormSheetSimulatedSizeMetrics	iOS	-	-	other	-	-	-	-
    modalPageSheetSimulatedSizeMetrics	iOS	-	-	other	-	-	-	-
    modifierMask	macOS	-	-	other	-	-	-	-
    mtkView	iOS	MTKView:UIView	MTKView:NSView	view	view	-	-	-
    mutableArray	iOS tvOS	-	-	other	-	-	-	-
    mutableData	iOS macOS	-	-	other	-	-	-	-
    mutableString	iOS macOS	-	-	other	-	-	-	-
    namedColor	iOS macOS watchOS	-	-	other	-	-	-	-
    navigationBar	iOS tvOS	UINavigationBar:UIView	-	view	view	vertical	-	navigationBar
    navigationBarAppearance	iOS	-	-	other	-	-	-	-
    navigationController	iOS tvOS	UINavigationController:UIViewController	-	controller	viewTree	-	-	-
    navigationItem	iOS tvOS	UINavigationItem	-	item	-	-	-	-
    nil	iOS macOS tvOS	-	-	other	-	-	-	-
    notificationCategory	watchOS	-	-	other	-	-	-	-
    notificationController	watchOS	-	-	controller	viewTree	-	-	-
    null	macOS	-	-	other	-	-	-	-
    numberFormatter	macOS	-	NSNumberFormatter:NSFormatter	formatter	-	-	-	-
    objectController	macOS	-	NSObjectController:NSController	other	-	-	-	-
    objectValues	macOS	-	-	other	-	-	-	-
    objects	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    offsetWrapper	iOS	-	-	other	-	-	-	-
    options	iOS macOS	-	-	other	-	-	-	-
    outlet	iOS macOS tvOS watchOS	-	-	connection	-	-	-	-
    outletCollection	iOS tvOS	-	-	connection	-	-	-	-
    outlineView	macOS	-	NSOutlineView:NSTableView:NSControl:NSView	view	view flipped rows	-	-	-
    pageControl	iOS	UIPageControl:UIControl:UIView	-	view	view	both	-	pageControl
    pageViewController	iOS tvOS	UIPageViewController:UIViewController	-	controller	viewTree	-	-	-
    pagecontroller	macOS	-	NSPageController:NSViewController	controller	viewTree	-	-	-
    panGestureRecognizer	iOS	UIPanGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    paragraphStyle	iOS macOS tvOS	-	-	other	-	-	-	-
    pathCell	macOS	-	NSPathCell:NSActionCell:NSCell	cell	-	-	-	-
    pathControl	macOS	-	NSPathControl:NSControl:NSView	view	view	-	both	pathControl
    pdfView	macOS	-	PDFView:NSView	view	view	-	-	-
    picker	watchOS	-	-	view	-	-	-	-
    pickerView	iOS	UIPickerView:UIView	-	view	view	both	-	picker
    pinchGestureRecognizer	iOS	UIPinchGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    placeholder	iOS tvOS	-	-	placeholder	-	-	-	-
    plugIn	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    point	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    pongPressGestureRecognizer	iOS tvOS	UILongPressGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    popUpButton	macOS	-	NSPopUpButton:NSButton:NSControl:NSView	view	view	-	both	popUpButton
    popUpButtonCell	macOS	-	NSPopUpButtonCell:NSMenuItemCell:NSButtonCell:NSActionCell:NSCell	cell	-	-	-	-
    popUpMenus	macOS	-	-	other	-	-	-	-
    popover	macOS	-	NSPopover	window	-	-	-	-
    popoverArrowDirection	iOS	-	-	other	-	-	-	-
    popoverPassthroughViews	iOS	-	-	other	-	-	-	-
    precedingGestureRecognizers	watchOS	-	-	other	-	-	-	-
    predicateEditor	macOS	-	NSPredicateEditor:NSRuleEditor:NSControl:NSView	view	view	-	-	-
    predicateEditorRowTemplate	macOS	-	NSPredicateEditorRowTemplate	other	-	-	-	-
    preferredSymbolConfiguration	iOS	-	-	other	-	-	-	-
    pressTypeMask	tvOS	-	-	other	-	-	-	-
    progressIndicator	macOS	-	NSProgressIndicator:NSView	view	view	-	both	progress
    progressView	iOS tvOS	UIProgressView:UIView	-	view	view	vertical	-	progress
    prototypeCellViews	macOS	-	-	other	-	-	-	-
    prototypes	iOS tvOS	-	-	other	-	-	-	-
    range	iOS	-	-	other	-	-	-	-
    real	iOS macOS tvOS	-	-	other	-	-	-	-
    rect	iOS macOS tvOS	-	-	other	-	-	-	-
    rectEdge	iOS	-	-	other	-	-	-	-
    refreshControl	iOS	UIRefreshControl:UIControl:UIView	-	view	view	-	-	-
    relationship	iOS macOS	-	-	other	-	-	-	-
    relationships	iOS macOS	-	-	other	-	-	-	-
    resources	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    rightBarButtonItems	iOS tvOS	-	-	other	-	-	-	-
    rowTemplates	macOS	-	-	other	-	-	-	-
    rows	macOS	-	-	other	-	-	-	-
    ruleEditor	macOS	-	NSRuleEditor:NSControl:NSView	view	view	-	-	-
    scene	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    sceneKitView	iOS tvOS	SCNView:UIView	SCNView:NSView	view	view	-	-	-
    sceneView	macOS	-	SCNView:NSView	view	view	-	-	-
    scenes	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    scopeButtonTitles	iOS	-	-	other	-	-	-	-
    screenEdgePanGestureRecognizer	iOS	UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    scrollTypes	iOS	-	-	other	-	-	-	-
    scrollView	iOS macOS tvOS	UIScrollView:UIView	NSScrollView:NSView	view	view flipped	-	-	-
    scroller	macOS	-	NSScroller:NSControl:NSView	view	view	-	-	-
    searchBar	iOS	UISearchBar:UIView	-	view	view	vertical	-	searchBar
    searchDisplayController	iOS	UISearchDisplayController	-	other	-	-	-	-
    searchField	macOS	-	NSSearchField:NSTextField:NSControl:NSView	view	view	-	both	searchField
    searchFieldCell	macOS	-	NSSearchFieldCell:NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    searchToolbarItem	macOS	-	NSSearchToolbarItem:NSToolbarItem	item	-	-	-	-
    sections	iOS tvOS	-	-	other	-	-	-	-
    secureTextField	macOS	-	NSSecureTextField:NSTextField:NSControl:NSView	view	view	-	both	textField
    secureTextFieldCell	macOS	-	NSSecureTextFieldCell:NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    segment	iOS macOS tvOS	-	-	other	-	-	-	-
    segmentedCell	macOS	-	NSSegmentedCell:NSActionCell:NSCell	cell	-	-	-	-
    segmentedControl	iOS macOS tvOS	UISegmentedControl:UIControl:UIView	NSSegmentedControl:NSControl:NSView	view	view	both	both	segmentedControl
    segments	iOS macOS tvOS	-	-	other	-	-	-	-
    segue	iOS macOS tvOS watchOS	-	-	connection	-	-	-	-
    separator	watchOS	-	-	view	-	-	-	-
    shadow	macOS	-	NSShadow	other	-	-	-	-
    simulatedMetricsContainer	iOS tvOS	-	-	other	-	-	-	-
    simulatedNavigationBarMetrics	iOS tvOS	-	-	other	-	-	-	-
    simulatedOrientationMetrics	iOS tvOS	-	-	other	-	-	-	-
    simulatedScreenMetrics	iOS tvOS	-	-	other	-	-	-	-
    simulatedStatusBarMetrics	iOS	-	-	other	-	-	-	-
    simulatedTabBarMetrics	iOS	-	-	other	-	-	-	-
    simulatedToolbarMetrics	iOS tvOS	-	-	other	-	-	-	-
    size	iOS macOS tvOS	-	-	other	-	-	-	-
    skView	iOS	SKView:UIView	SKView:NSView	view	view	-	-	-
    slider	iOS macOS watchOS	UISlider:UIControl:UIView	NSSlider:NSControl:NSView	view	view	vertical	both	slider
    sliderCell	macOS	-	NSSliderCell:NSActionCell:NSCell	cell	-	-	-	-
    sortDescriptor	macOS	-	-	other	-	-	-	-
    source	iOS macOS	-	-	other	-	-	-	-
    splitView	macOS	-	NSSplitView:NSView	view	view flipped	-	-	-
    splitViewController	iOS macOS tvOS	UISplitViewController:UIViewController	NSSplitViewController:NSViewController	controller	viewTree	-	-	-
    splitViewDetailSimulatedSizeMetrics	iOS	-	-	other	-	-	-	-
    splitViewItem	macOS	-	NSSplitViewItem	item	-	-	-	-
    splitViewItems	macOS	-	-	other	-	-	-	-
    splitViewMasterSimulatedSizeMetrics	iOS	-	-	other	-	-	-	-
    spriteKitScene	watchOS	-	-	view	-	-	-	-
    stackView	iOS macOS tvOS	UIStackView:UIView	NSStackView:NSView	view	view	-	-	-
    state	iOS tvOS	-	-	other	-	-	-	-
    stepper	iOS macOS	UIStepper:UIControl:UIView	NSStepper:NSControl:NSView	view	view	both	both	stepper
    stepperCell	macOS	-	NSStepperCell:NSActionCell:NSCell	cell	-	-	-	-
    string	iOS macOS tvOS watchOS	-	-	other	-	-	-	-
    subviews	iOS macOS tvOS	-	-	other	-	-	-	-
    swipeGestureRecognizer	iOS tvOS watchOS	UISwipeGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    switch	iOS macOS watchOS	UISwitch:UIControl:UIView	NSSwitch:NSControl:NSView	view	view	both	both	switchControl
    symbolConfiguration	macOS	-	-	other	-	-	-	-
    systemColor	iOS tvOS	-	-	other	-	-	-	-
    tabBar	iOS tvOS	UITabBar:UIView	-	view	view	vertical	-	tabBar
    tabBarAppearance	iOS	-	-	other	-	-	-	-
    tabBarController	iOS tvOS	UITabBarController:UIViewController	-	controller	viewTree	-	-	-
    tabBarItem	iOS tvOS	UITabBarItem:UIBarItem	-	item	-	-	-	-
    tabStops	iOS macOS	-	-	other	-	-	-	-
    tabView	macOS	-	NSTabView:NSView	view	view flipped	-	-	-
    tabViewController	macOS	-	NSTabViewController:NSViewController	controller	viewTree	-	-	-
    tabViewItem	macOS	-	NSTabViewItem	item	-	-	-	-
    tabViewItems	macOS	-	-	other	-	-	-	-
    table	watchOS	-	-	view	-	-	-	-
    tableCellView	macOS	-	NSTableCellView:NSView	view	view cell	-	-	-
    tableColumn	macOS	-	NSTableColumn	other	-	-	-	-
    tableColumnResizingMask	macOS	-	-	other	-	-	-	-
    tableColumns	macOS	-	-	other	-	-	-	-
    tableHeaderCell	macOS	-	NSTableHeaderCell:NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    tableHeaderView	macOS	-	NSTableHeaderView:NSView	view	view flipped	-	-	-
    tableRow	watchOS	-	-	view	-	-	-	-
    tableView	iOS macOS tvOS	UITableView:UIScrollView:UIView	NSTableView:NSControl:NSView	view	view flipped rows	-	-	-
    tableViewCell	iOS tvOS	UITableViewCell:UIView	-	view	view cell	-	-	-
    tableViewCellContentView	iOS tvOS	UITableViewCellContentView:UIView	-	view	view	-	-	-
    tableViewController	iOS tvOS	UITableViewController:UIViewController	-	controller	viewTree	-	-	-
    tableViewGridLines	macOS	-	-	other	-	-	-	-
    tableViewSection	iOS tvOS	-	-	other	-	-	-	-
    tapGestureRecognizer	iOS tvOS watchOS	UITapGestureRecognizer:UIGestureRecognizer	-	gestureRecognizer	-	-	-	-
    textAttributes	iOS	-	-	other	-	-	-	-
    textAttributesForNegativeValues	macOS	-	-	other	-	-	-	-
    textField	iOS macOS tvOS	UITextField:UIControl:UIView	NSTextField:NSControl:NSView	view	view	both	both	textField
    textFieldCell	macOS	-	NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    textFinder	macOS	-	NSTextFinder	other	-	-	-	-
    textInputTraits	iOS tvOS	-	-	other	-	-	-	-
    textTab	iOS macOS	-	-	other	-	-	-	-
    textView	iOS macOS tvOS	UITextView:UIScrollView:UIView	NSTextView:NSText:NSView	view	view flipped	-	-	textView
    timeZone	macOS	-	-	other	-	-	-	-
    timer	watchOS	-	-	view	-	-	-	-
    tokenField	macOS	-	NSTokenField:NSTextField:NSControl:NSView	view	view	-	both	textField
    tokenFieldCell	macOS	-	NSTokenFieldCell:NSTextFieldCell:NSActionCell:NSCell	cell	-	-	-	-
    toolbar	iOS macOS tvOS	UIToolbar:UIView	NSToolbar	view	uiKitView	vertical	-	toolbar
    toolbarAppearance	iOS	-	-	other	-	-	-	-
    toolbarItem	macOS	-	NSToolbarItem	item	-	-	-	-
    toolbarItems	iOS tvOS	-	-	other	-	-	-	-
    touchBar	macOS	-	NSTouchBar	other	-	-	-	-
    touchBarItem	macOS	-	NSTouchBarItem	item	-	-	-	-
    touchBarItems	macOS	-	-	other	-	-	-	-
    touchBarPopoverItem	macOS	-	NSPopoverTouchBarItem:NSTouchBarItem	item	-	-	-	-
    touchBarSpacerItem	macOS	-	NSTouchBarItem	item	-	-	-	-
    treeController	macOS	-	NSTreeController:NSObjectController:NSController	other	-	-	-	-
    tvCaptionButtonView	tvOS	TVCaptionButtonView:UIControl:UIView	-	view	view	both	-	-
    url	iOS macOS	-	-	other	-	-	-	-
    userDefaultsController	macOS	-	NSUserDefaultsController:NSController	other	-	-	-	-
    userDefinedRuntimeAttribute	iOS macOS tvOS	-	-	other	-	-	-	-
    userDefinedRuntimeAttributes	iOS macOS tvOS	-	-	other	-	-	-	-
    userGuides	iOS macOS	-	-	other	-	-	-	-
    userLayoutGuide	iOS macOS	-	-	layoutGuide	-	-	-	-
    value	iOS macOS tvOS	-	-	other	-	-	-	-
    variation	iOS watchOS	-	-	other	-	-	-	-
    vibrancyEffect	iOS	UIVibrancyEffect:UIVisualEffect	-	other	-	-	-	-
    view	iOS macOS tvOS	UIView	NSView	view	view	-	-	-
    viewController	iOS macOS tvOS	UIViewController	NSViewController	controller	viewTree	-	-	-
    viewControllerLayoutGuide	iOS tvOS	-	-	layoutGuide	-	-	-	-
    viewControllerPlaceholder	iOS tvOS	-	-	controller	-	-	-	-
    viewControllerTransitionOptions	macOS	-	-	other	-	-	-	-
    viewControllers	iOS	-	-	other	-	-	-	-
    viewLayoutGuide	iOS macOS tvOS	UILayoutGuide	NSLayoutGuide	layoutGuide	-	-	-	-
    visibilityPriorities	macOS	-	-	other	-	-	-	-
    visualEffectView	iOS macOS tvOS	UIVisualEffectView:UIView	NSVisualEffectView:NSView	view	view	-	-	-
    webPreferences	macOS	-	-	other	-	-	-	-
    webView	iOS macOS	UIWebView:UIView	WebView:NSView	view	view	-	-	-
    window	iOS macOS	UIWindow:UIView	NSWindow	window	viewTree	-	-	-
    windowCollectionBehavior	macOS	-	-	other	-	-	-	-
    windowController	macOS	-	NSWindowController	controller	viewTree	-	-	-
    windowPositionMask	macOS	-	-	other	-	-	-	-
    windowStyleMask	macOS	-	-	other	-	-	-	-
    wkPreferences	iOS macOS	-	-	other	-	-	-	-
    wkWebView	iOS macOS	WKWebView:UIView	WKWebView:NSView	view	view	-	-	-
    wkWebViewConfiguration	iOS macOS	-	-	other	-	-	-	-
    """
}
