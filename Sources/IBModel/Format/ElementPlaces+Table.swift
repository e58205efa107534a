// swift-format-ignore-file

extension ElementPlaces {
  /// Where elements are and what is in them. Columns: element; elements that hold it; roles (`key`) it plays, `?` that it
  /// can be without one, `-` that it has none; elements it holds. `*` means that nothing is known, `-` in the last column
  /// that it holds nothing.
  ///
  /// Source: counted over 7,501 public documents, for elements that occur at least 60 times (roles: 20 times).
  static let text: StaticString = """
    accessibility	*	? accessibilityConfiguration	*
    accessibilityConnection	connections	-	-
    accessibilityTraits	*	accessibilityTraits traits	-
    action	connections	-	-
    actionCell	*	? cell	*
    activityIndicatorView	*	? backgroundView customView tableFooterView	*
    adaptation	device	-	-
    allowedInputSourceLocales	*	-	string
    allowedToolbarItems	*	-	searchToolbarItem toolbarItem
    application	objects	-	*
    arrayController	objects	-	*
    arscnView	*	? view	*
    attributedString	*	attributedStringForZero attributedText attributedTitle textStorage userComments	fragment
    audiovisualMediaTypes	*	mediaTypesRequiringUserActionForPlayback	*
    autoresizingMask	*	autoresizingMask	-
    backgroundConfiguration	*	? background	*
    barButtonItem	*	? backBarButtonItem leftBarButtonItem rightBarButtonItem	*
    behavior	*	behavior	-
    binding	connections	-	*
    blurEffect	*	-	-
    bool	*	*	-
    box	*	? contentView view	*
    button	*	? contentView customView tableFooterView view	*
    buttonCell	button column matrix tableColumn	? cell dataCell prototype	*
    buttonConfiguration	button	configuration	*
    byteCountFormatter	*	? formatter	*
    byteCountFormatterUnits	*	? allowedUnits	*
    calendarDate	*	? date	*
    calendarUnit	*	? units	*
    capability	dependencies	-	-
    caTransition	*	? subviews	*
    cells	collectionView matrix tableViewSection	-	collectionViewCell column tableViewCell
    children	*	-	command
    ciColor	*	? inputColor inputColor0 inputColor1	*
    ciFilter	*	? compositingFilter	configuration
    ciVector	*	? inputCenter	*
    classReference	*	objectClass	*
    clipView	*	contentView	*
    collectionReusableView	*	? sectionFooterView sectionHeaderView	*
    collectionView	*	? view	*
    collectionViewCell	cells objects prototypes	*	*
    collectionViewCellContentView	collectionViewCell	contentView	*
    collectionViewController	objects touchBarItem viewControllers	-	*
    collectionViewFlowLayout	collectionView	collectionViewLayout	*
    collectionViewGridLayout	*	? collectionViewLayout	*
    collectionViewLayout	*	? collectionViewLayout	*
    color	*	? NSBackgroundColor NSColor NSStrokeColor NSUnderlineColor backgroundColor badgeColor barTintColor baseBackgroundColor baseForegroundColor bezelColor borderColor color contentTintColor criticalFillColor currentPageIndicatorTintColor fillColor gridColor highlightedColor insertionPointColor maximumTrackTintColor minimumTrackTintColor onTintColor pageIndicatorTintColor primaryBackgroundColor progressTintColor sashColor secondaryBackgroundColor sectionIndexBackgroundColor sectionIndexColor sectionIndexTrackingBackgroundColor selectedImageTintColor selectedSegmentTintColor separatorColor shadowColor strokeColor textColor textShadowColor thumbTintColor tintColor titleColor titleShadowColor trackTintColor value warningFillColor	-
    colorWell	*	? contentView	*
    comboBox	*	? contentView	*
    comboBoxCell	*	? cell dataCell	*
    comparisonPredicateOptions	*	? options	*
    connections	*	-	accessibilityConnection action binding outlet outletCollection segue
    constraint	constraints	-	*
    constraints	*	-	constraint
    containerView	*	? view	*
    contentFilters	*	-	ciFilter
    controller	objects touchBarItem viewControllers	-	*
    customCell	*	? dataCell	*
    customFonts	document	customFonts	*
    customFormatter	*	? formatter	*
    customObject	objects	-	*
    customSpacing	*	-	real
    customView	*	? contentView view	*
    data	*	? data	*
    dataDetectorType	*	dataDetectorTypes	*
    dataDetectorTypes	*	? dataDetectorTypes	*
    date	*	date maxDate maximumDate minDate minimumDate	-
    dateFormatter	*	? formatter	*
    datePickerCell	*	cell	*
    datePickerElements	*	datePickerElements	*
    decimal	*	maximum minimum	*
    declaredKeys	arrayController objectController treeController userDefaultsController	-	*
    defaultToolbarItems	*	-	searchToolbarItem toolbarItem
    dependencies	document	-	capability deployment development plugIn
    deployment	dependencies	-	-
    designable	designables	-	*
    designables	*	-	designable
    development	dependencies	-	-
    device	document	-	adaptation
    directionalEdgeInsets	*	contentInsets directionalLayoutMargins	*
    document	-	-	*
    edgeInsets	*	contentInsets edgeInsets layoutMargins margins scrollerInsets sectionInset	-
    exclude	mask	-	-
    exit	objects	-	-
    expression	*	? representedObject	*
    extendedEdge	*	edgesForExtendedLayout	-
    fixedSimulatedSizeMetrics	*	? simulatedDestinationMetrics	*
    font	*	NSFont NSOriginalFont font titleFont	-
    fontDescription	*	font fontDescription subtitleFontDescription titleFontDescription	-
    frame	*	frameInset	-
    freeformSimulatedSizeMetrics	*	simulatedDestinationMetrics	-
    glkView	*	? view	*
    gridCell	gridCells	-	*
    gridCells	*	-	gridCell
    gridColumn	columns	-	-
    gridRow	rows	-	-
    group	*	? contentGroup rootItem	*
    hierarchicalColors	*	-	color
    holdingPriorities	*	-	real
    image	resources	-	*
    imageCell	*	cell dataCell	*
    imageReference	*	alternateImage background image landscapeImage secondaryImage selectedImage	*
    imageView	*	? contentView view	*
    include	mask	-	-
    inferredMetricsTieBreakers	document	-	segue
    inset	*	contentEdgeInsets imageEdgeInsets imageInsets largeContentSizeImageInsets scrollIndicatorInsets sectionInset separatorInset titleEdgeInsets	-
    integer	*	*	-
    keyboardLayoutGuide	*	? keyboard	*
    label	*	? tableFooterView tableHeaderView	*
    layoutGuides	glkViewController viewController	-	viewControllerLayoutGuide
    levelIndicatorCell	*	? cell dataCell	*
    listContentConfiguration	*	contentConfiguration	*
    locale	*	? locale	*
    mask	variation	constraints subviews	exclude include
    menu	*	? mainMenu menu submenu	*
    menuItem	items objects	-	*
    modalFormSheetSimulatedSizeMetrics	*	? simulatedDestinationMetrics	*
    modalPageSheetSimulatedSizeMetrics	*	? simulatedDestinationMetrics	*
    modifierMask	*	keyEquivalentModifierMask	-
    mtkView	*	? view	*
    mutableData	*	keyedArchiveRepresentation	*
    mutableString	*	*	*
    namedColor	resources	-	*
    navigationBar	*	? navigationBar tableHeaderView	*
    navigationBarAppearance	*	? compactAppearance compactScrollEdgeAppearance scrollEdgeAppearance standardAppearance	*
    navigationController	objects touchBarItem viewControllers	-	*
    navigationItem	*	? navigationItem	*
    notificationCategory	*	notificationCategory	*
    null	*	*	*
    numberFormatter	*	? formatter	*
    objects	document scene	-	*
    offsetWrapper	*	? textShadowOffset titlePositionAdjustment	*
    options	textTab	-	-
    outlet	connections	-	-
    outletCollection	connections	-	-
    paragraphStyle	attributes	NSParagraphStyle	tabStops
    pathCell	*	? cell	*
    pathControl	*	? contentView	*
    placeholder	objects	-	*
    plugIn	dependencies	-	-
    point	*	canvasLocation value	-
    popoverArrowDirection	*	popoverArrowDirection	-
    popoverPassthroughViews	*	-	view
    popUpButton	*	? contentView view	*
    popUpButtonCell	*	cell dataCell	*
    popUpMenus	*	-	menu
    preferredSymbolConfiguration	*	preferredSymbolConfiguration preferredSymbolConfigurationForImage	*
    pressTypeMask	*	allowedPressTypes	*
    progressIndicator	*	? view	*
    progressView	*	? titleView	*
    prototypeCellViews	tableColumn	-	button customView datePicker stackView tableCellView textField
    prototypes	tableView	-	tableViewCell
    range	*	? value	*
    real	*	*	-
    rect	*	contentRect contentStretch frame screenRect value	-
    rectEdge	*	? edges	*
    refreshControl	*	? refreshControl	*
    relationships	*	-	relationship
    resources	document	-	image namedColor systemColor
    rightBarButtonItems	*	-	barButtonItem
    rows	*	-	gridRow
    scene	scenes	-	*
    scenes	document	-	scene
    scroller	*	horizontalScroller verticalScroller	*
    scrollTypes	*	? allowedScrollTypesMask	*
    scrollView	*	? contentView tableHeaderView view	*
    searchBar	*	? tableHeaderView	*
    searchField	*	? view	*
    searchFieldCell	*	cell	*
    sections	tableView	-	tableViewSection
    secureTextField	*	? contentView	*
    secureTextFieldCell	*	cell	*
    segment	segments	-	*
    segmentedCell	segmentedControl	cell	*
    segmentedControl	*	? contentView customView titleView view	*
    segments	*	-	segment
    segue	connections inferredMetricsTieBreakers segue	? commit preview	*
    shadow	*	shadow	*
    simulatedMetricsContainer	document	defaultSimulatedMetrics	*
    simulatedNavigationBarMetrics	*	simulatedTopBarMetrics	*
    simulatedOrientationMetrics	*	orientation simulatedOrientationMetrics	-
    simulatedScreenMetrics	*	destination simulatedDestinationMetrics	*
    simulatedStatusBarMetrics	*	simulatedStatusBarMetrics statusBar	-
    simulatedTabBarMetrics	*	simulatedBottomBarMetrics simulatedTopBarMetrics	*
    simulatedToolbarMetrics	*	simulatedBottomBarMetrics	-
    size	*	cellSize contentSize contentViewMargins customSize designTimeSize estimatedItemSize footerReferenceSize freeformSize headerReferenceSize intercellSpacing intrinsicContentSize itemSize landscapeSize maxContentSize maxSize maximumItemSize minContentSize minSize minimumItemSize offset portraitSize shadowOffset titleShadowOffset value	-
    slider	*	? contentView customView view	*
    sliderCell	*	? cell	*
    sortDescriptor	tableColumn	sortDescriptorPrototype	-
    source	*	? sourceIdentifier	*
    splitView	*	? splitView view	*
    splitViewController	objects touchBarItem viewControllers	-	*
    splitViewDetailSimulatedSizeMetrics	*	? simulatedDestinationMetrics	*
    splitViewItems	*	-	splitViewItem
    splitViewMasterSimulatedSizeMetrics	*	? simulatedDestinationMetrics	*
    stackView	*	? contentView tableFooterView view	*
    state	button	disabled focused highlighted normal selected	*
    stepper	*	? contentView	*
    stepperCell	stepper	cell	*
    string	*	*	-
    switch	*	? customView titleView	*
    symbolConfiguration	*	? symbolConfiguration	*
    systemColor	resources	-	*
    tabBar	*	? tabBar	*
    tabBarAppearance	*	? scrollEdgeAppearance standardAppearance	*
    tabBarController	objects touchBarItem viewControllers	-	*
    tabBarItem	*	? tabBarItem	*
    tableColumn	tableColumns	-	*
    tableColumnResizingMask	tableColumn	resizingMask	-
    tableColumns	outlineView tableView	-	tableColumn
    tableHeaderCell	tableColumn	headerCell	*
    tableHeaderView	*	headerView	*
    tableView	*	? view	*
    tableViewCell	cells objects prototypes	*	*
    tableViewCellContentView	tableViewCell	contentView	*
    tableViewController	objects touchBarItem viewControllers	-	*
    tableViewGridLines	*	gridStyleMask	*
    tableViewSection	sections	-	*
    tabStops	*	-	textTab
    tabView	*	? tabView	*
    tabViewItem	tabViewItems	-	*
    tabViewItems	tabView tabViewController	-	tabViewItem
    tapGestureRecognizer	gestureRecognizers objects precedingGestureRecognizers	-	*
    textAttributes	*	largeTitleTextAttributes titleTextAttributes	*
    textField	*	? contentView titleView view	*
    textFieldCell	column matrix tableColumn textField	? cell dataCell prototype	*
    textInputTraits	*	textInputTraits	-
    textTab	tabStops	-	*
    timeZone	*	? timeZone	*
    tokenFieldCell	*	? cell	*
    toolbar	*	? tableFooterView toolbar	*
    toolbarAppearance	*	? scrollEdgeAppearance standardAppearance	*
    toolbarItem	allowedToolbarItems defaultToolbarItems objects	-	*
    toolbarItems	*	-	barButtonItem
    touchBar	*	? popoverTouchBar touchBar	*
    touchBarItems	*	-	touchBarItem touchBarPopoverItem touchBarSpacerItem
    url	*	? NSLink baseURL url	*
    userDefaultsController	objects	-	*
    userDefinedRuntimeAttribute	userDefinedRuntimeAttributes	-	*
    userDefinedRuntimeAttributes	*	-	userDefinedRuntimeAttribute
    userGuides	*	-	userLayoutGuide
    value	*	contentSizeForViewInPopover maxFullScreenContentSize maxSize minFullScreenContentSize minSize	*
    view	*	? contentView customView tableFooterView tableHeaderView titleView view	*
    viewController	objects touchBarItem viewControllers	? viewController	*
    viewControllerLayoutGuide	layoutGuides	-	-
    viewControllerPlaceholder	objects touchBarItem viewControllers	-	*
    viewControllerTransitionOptions	*	? transitionOptions	*
    viewLayoutGuide	*	contentLayoutGuide frameLayoutGuide layoutMargins safeArea	-
    visibilityPriorities	*	-	integer real
    visualEffectView	*	? view	*
    webPreferences	*	preferences	*
    window	objects windowController	? window	*
    windowCollectionBehavior	*	collectionBehavior	*
    windowPositionMask	window	initialPositionMask	-
    windowStyleMask	window	styleMask	-
    wkPreferences	*	preferences	*
    wkWebView	*	? view	*
    wkWebViewConfiguration	*	configuration	*
    """
}
