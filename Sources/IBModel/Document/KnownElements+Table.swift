// swift-format-ignore-file

extension KnownElements {
  /// Elements of real documents (columns: element, platforms).
  /// Source: counted over 5,721 public documents.
  static let elements: StaticString = """
    accessibility	iOS MacOSX AppleTV
    accessibilityConnection	MacOSX
    accessibilityOverrides	iOS
    accessibilityTraits	iOS watchKit
    action	iOS MacOSX AppleTV watchKit
    actionCell	MacOSX
    activityIndicatorView	iOS AppleTV
    adaptation	iOS AppleTV watchKit
    allowedInputSourceLocales	MacOSX
    allowedToolbarItems	MacOSX
    allowedTypes	MacOSX
    animations	iOS MacOSX AppleTV
    application	MacOSX
    array	iOS MacOSX AppleTV
    arrayController	MacOSX
    arscnView	iOS
    arskView	iOS
    attributedString	iOS MacOSX AppleTV
    attributes	iOS MacOSX AppleTV
    audiovisualMediaTypes	iOS MacOSX
    autoresizingMask	iOS MacOSX AppleTV
    avPlayerView	MacOSX
    avPlayerViewController	iOS
    backgroundConfiguration	iOS
    backgroundFilters	MacOSX
    barButtonItem	iOS AppleTV
    beginningViews	MacOSX
    behavior	MacOSX
    binding	MacOSX
    blurEffect	iOS AppleTV
    bool	iOS MacOSX
    box	MacOSX
    button	iOS MacOSX AppleTV watchKit
    buttonCell	MacOSX
    buttonConfiguration	iOS AppleTV
    byteCountFormatter	MacOSX
    byteCountFormatterUnits	MacOSX
    calendarDate	MacOSX
    calendarUnit	watchKit
    capability	iOS MacOSX AppleTV watchKit
    cells	iOS MacOSX AppleTV
    children	iOS
    ciColor	MacOSX
    ciFilter	MacOSX
    ciVector	MacOSX
    class	iOS MacOSX
    classReference	MacOSX
    classes	iOS MacOSX
    clickGestureRecognizer	MacOSX
    clipView	MacOSX
    collectionReusableView	iOS AppleTV
    collectionView	iOS MacOSX AppleTV
    collectionViewCell	iOS AppleTV
    collectionViewCellContentView	iOS
    collectionViewController	iOS AppleTV
    collectionViewFlowLayout	iOS MacOSX AppleTV
    collectionViewGridLayout	MacOSX
    collectionViewItem	MacOSX
    collectionViewLayout	iOS
    color	iOS MacOSX AppleTV watchKit
    colorWell	MacOSX
    column	MacOSX
    columns	MacOSX
    comboBox	MacOSX
    comboBoxCell	MacOSX
    comboButton	MacOSX
    command	iOS
    comparisonPredicateOptions	MacOSX
    configuration	MacOSX
    connections	iOS MacOSX AppleTV watchKit
    constraint	iOS MacOSX AppleTV
    constraints	iOS MacOSX AppleTV
    containerView	iOS MacOSX AppleTV
    contentBorderThickness	MacOSX
    contentFilters	MacOSX
    control	MacOSX
    controller	watchKit
    controllerPlaceholder	MacOSX
    customCell	MacOSX
    customFonts	iOS AppleTV
    customFormatter	MacOSX
    customObject	iOS MacOSX AppleTV
    customSpacing	MacOSX
    customView	MacOSX
    data	MacOSX
    dataDetectorType	iOS
    dataDetectorTypes	iOS
    date	iOS MacOSX
    dateFormatter	MacOSX
    datePicker	iOS MacOSX
    datePickerCell	MacOSX
    datePickerElements	MacOSX
    decimal	MacOSX
    declaredKeys	MacOSX
    defaultToolbarItems	MacOSX
    dependencies	iOS MacOSX AppleTV watchKit
    deployment	iOS MacOSX AppleTV watchKit
    designable	iOS MacOSX
    designables	iOS MacOSX
    development	iOS MacOSX
    device	iOS AppleTV watchKit
    dictionary	MacOSX
    directionalEdgeInsets	iOS
    document	iOS MacOSX AppleTV watchKit
    drawer	MacOSX
    edgeInsets	iOS MacOSX AppleTV watchKit
    endViews	MacOSX
    exclude	iOS
    exit	iOS AppleTV
    expression	MacOSX
    extendedEdge	iOS AppleTV
    fixedSimulatedSizeMetrics	iOS
    font	iOS MacOSX AppleTV
    fontDescription	iOS AppleTV watchKit
    fragment	iOS MacOSX AppleTV
    frame	iOS
    freeformSimulatedSizeMetrics	iOS AppleTV
    gestureRecognizers	iOS MacOSX AppleTV watchKit
    glanceController	watchKit
    glkView	iOS
    glkViewController	iOS
    gridCell	MacOSX
    gridCells	MacOSX
    gridColumn	MacOSX
    gridRow	MacOSX
    gridView	MacOSX
    group	watchKit
    hierarchicalColors	MacOSX
    holdingPriorities	MacOSX
    hostingController	iOS MacOSX watchKit
    image	iOS MacOSX AppleTV watchKit
    imageCell	MacOSX
    imageReference	iOS MacOSX AppleTV
    imageView	iOS MacOSX AppleTV watchKit
    include	iOS
    inferredMetricsTieBreakers	iOS MacOSX AppleTV watchKit
    inlineMovie	watchKit
    inset	iOS AppleTV
    integer	iOS MacOSX AppleTV
    items	iOS MacOSX watchKit
    keyCommand	iOS
    keyCommands	iOS
    keyboardLayoutGuide	iOS
    label	iOS AppleTV watchKit
    layoutGuides	iOS AppleTV
    leftBarButtonItems	iOS AppleTV
    levelIndicator	MacOSX
    levelIndicatorCell	MacOSX
    listContentConfiguration	iOS
    map	watchKit
    mapView	iOS MacOSX
    mask	iOS
    matrix	MacOSX
    menu	iOS MacOSX watchKit
    menuItem	MacOSX watchKit
    metadata	MacOSX
    middleViews	MacOSX
    modalPageSheetSimulatedSizeMetrics	iOS
    modifierMask	MacOSX
    mtkView	iOS
    mutableArray	iOS AppleTV
    mutableData	iOS MacOSX
    mutableString	iOS MacOSX
    namedColor	iOS MacOSX watchKit
    navigationBar	iOS AppleTV
    navigationBarAppearance	iOS
    navigationController	iOS AppleTV
    navigationItem	iOS AppleTV
    nil	iOS MacOSX AppleTV
    notificationCategory	watchKit
    notificationController	watchKit
    null	MacOSX
    numberFormatter	MacOSX
    objectController	MacOSX
    objectValues	MacOSX
    objects	iOS MacOSX AppleTV watchKit
    offsetWrapper	iOS
    options	iOS MacOSX
    outlet	iOS MacOSX AppleTV watchKit
    outletCollection	iOS AppleTV
    outlineView	MacOSX
    pageControl	iOS
    pageViewController	iOS AppleTV
    pagecontroller	MacOSX
    panGestureRecognizer	iOS
    paragraphStyle	iOS MacOSX AppleTV
    pathCell	MacOSX
    pathControl	MacOSX
    pdfView	MacOSX
    picker	watchKit
    pickerView	iOS
    pinchGestureRecognizer	iOS
    placeholder	iOS AppleTV
    plugIn	iOS MacOSX AppleTV watchKit
    point	iOS MacOSX AppleTV watchKit
    pongPressGestureRecognizer	iOS AppleTV
    popUpButton	MacOSX
    popUpButtonCell	MacOSX
    popUpMenus	MacOSX
    popover	MacOSX
    popoverArrowDirection	iOS
    popoverPassthroughViews	iOS
    precedingGestureRecognizers	watchKit
    predicateEditor	MacOSX
    predicateEditorRowTemplate	MacOSX
    preferredSymbolConfiguration	iOS
    pressTypeMask	AppleTV
    progressIndicator	MacOSX
    progressView	iOS AppleTV
    prototypeCellViews	MacOSX
    prototypes	iOS AppleTV
    range	iOS
    real	iOS MacOSX AppleTV
    rect	iOS MacOSX AppleTV
    rectEdge	iOS
    refreshControl	iOS
    relationship	iOS MacOSX
    relationships	iOS MacOSX
    resources	iOS MacOSX AppleTV watchKit
    rightBarButtonItems	iOS AppleTV
    rowTemplates	MacOSX
    rows	MacOSX
    ruleEditor	MacOSX
    scene	iOS MacOSX AppleTV watchKit
    sceneKitView	iOS AppleTV
    sceneView	MacOSX
    scenes	iOS MacOSX AppleTV watchKit
    scopeButtonTitles	iOS
    screenEdgePanGestureRecognizer	iOS
    scrollView	iOS MacOSX AppleTV
    scroller	MacOSX
    searchBar	iOS
    searchDisplayController	iOS
    searchField	MacOSX
    searchFieldCell	MacOSX
    searchToolbarItem	MacOSX
    sections	iOS AppleTV
    secureTextField	MacOSX
    secureTextFieldCell	MacOSX
    segment	iOS MacOSX AppleTV
    segmentedCell	MacOSX
    segmentedControl	iOS MacOSX AppleTV
    segments	iOS MacOSX AppleTV
    segue	iOS MacOSX AppleTV watchKit
    separator	watchKit
    shadow	MacOSX
    simulatedMetricsContainer	iOS AppleTV
    simulatedNavigationBarMetrics	iOS AppleTV
    simulatedOrientationMetrics	iOS AppleTV
    simulatedScreenMetrics	iOS AppleTV
    simulatedStatusBarMetrics	iOS
    simulatedTabBarMetrics	iOS
    simulatedToolbarMetrics	iOS AppleTV
    size	iOS MacOSX AppleTV
    skView	iOS
    slider	iOS MacOSX
    sliderCell	MacOSX
    sortDescriptor	MacOSX
    source	iOS MacOSX
    splitView	MacOSX
    splitViewController	iOS MacOSX AppleTV
    splitViewItem	MacOSX
    splitViewItems	MacOSX
    spriteKitScene	watchKit
    stackView	iOS MacOSX AppleTV
    state	iOS AppleTV
    stepper	iOS MacOSX
    stepperCell	MacOSX
    string	iOS MacOSX AppleTV watchKit
    subviews	iOS MacOSX AppleTV
    swipeGestureRecognizer	iOS AppleTV watchKit
    switch	iOS MacOSX
    systemColor	iOS AppleTV
    tabBar	iOS AppleTV
    tabBarController	iOS AppleTV
    tabBarItem	iOS AppleTV
    tabStops	iOS MacOSX
    tabView	MacOSX
    tabViewController	MacOSX
    tabViewItem	MacOSX
    tabViewItems	MacOSX
    table	watchKit
    tableCellView	MacOSX
    tableColumn	MacOSX
    tableColumnResizingMask	MacOSX
    tableColumns	MacOSX
    tableHeaderCell	MacOSX
    tableHeaderView	MacOSX
    tableRow	watchKit
    tableView	iOS MacOSX AppleTV
    tableViewCell	iOS AppleTV
    tableViewCellContentView	iOS AppleTV
    tableViewController	iOS AppleTV
    tableViewGridLines	MacOSX
    tableViewSection	iOS AppleTV
    tapGestureRecognizer	iOS AppleTV watchKit
    textAttributes	iOS
    textAttributesForNegativeValues	MacOSX
    textField	iOS MacOSX AppleTV
    textFieldCell	MacOSX
    textFinder	MacOSX
    textInputTraits	iOS AppleTV
    textTab	iOS MacOSX
    textView	iOS MacOSX AppleTV
    timeZone	MacOSX
    timer	watchKit
    tokenField	MacOSX
    tokenFieldCell	MacOSX
    toolbar	iOS MacOSX AppleTV
    toolbarAppearance	iOS
    toolbarItem	MacOSX
    toolbarItems	iOS AppleTV
    touchBar	MacOSX
    touchBarItem	MacOSX
    touchBarItems	MacOSX
    touchBarPopoverItem	MacOSX
    touchBarSpacerItem	MacOSX
    treeController	MacOSX
    tvCaptionButtonView	AppleTV
    url	iOS MacOSX
    userDefaultsController	MacOSX
    userDefinedRuntimeAttribute	iOS MacOSX AppleTV
    userDefinedRuntimeAttributes	iOS MacOSX AppleTV
    userGuides	iOS MacOSX
    userLayoutGuide	iOS MacOSX
    value	iOS MacOSX AppleTV
    variation	iOS watchKit
    vibrancyEffect	iOS
    view	iOS MacOSX AppleTV
    viewController	iOS MacOSX AppleTV
    viewControllerLayoutGuide	iOS AppleTV
    viewControllerPlaceholder	iOS AppleTV
    viewControllerTransitionOptions	MacOSX
    viewControllers	iOS
    viewLayoutGuide	iOS MacOSX AppleTV
    visibilityPriorities	MacOSX
    visualEffectView	iOS MacOSX AppleTV
    webPreferences	MacOSX
    webView	iOS MacOSX
    window	iOS MacOSX
    windowCollectionBehavior	MacOSX
    windowController	MacOSX
    windowPositionMask	MacOSX
    windowStyleMask	MacOSX
    wkPreferences	iOS MacOSX
    wkWebView	iOS MacOSX
    wkWebViewConfiguration	iOS MacOSX
    """

  /// Attributes that no measured order lists, since their elements hardly have another (columns: platform, element,
  /// attributes). Source: counted over 5,721 public documents.
  static let furtherAttributes: StaticString = """
    AppleTV	adaptation	id
    AppleTV	array	key
    AppleTV	attributedString	key
    AppleTV	blurEffect	style
    AppleTV	customFonts	key
    AppleTV	deployment	identifier
    AppleTV	fragment	content
    AppleTV	freeformSimulatedSizeMetrics	key
    AppleTV	mutableArray	key
    AppleTV	nil	key name
    AppleTV	scene	sceneID
    AppleTV	segue	reference
    AppleTV	simulatedMetricsContainer	key
    AppleTV	simulatedScreenMetrics	key
    AppleTV	simulatedToolbarMetrics	key
    AppleTV	string	key
    AppleTV	systemColor	name
    MacOSX	accessibility	identifier
    MacOSX	array	key
    MacOSX	attributedString	key
    MacOSX	ciFilter	name
    MacOSX	ciVector	key
    MacOSX	contentBorderThickness	minY
    MacOSX	data	key
    MacOSX	designable	name
    MacOSX	dictionary	key
    MacOSX	fragment	content
    MacOSX	mutableData	key
    MacOSX	mutableString	key
    MacOSX	namedColor	name
    MacOSX	nil	key
    MacOSX	null	key
    MacOSX	scene	sceneID
    MacOSX	searchToolbarItem	reference
    MacOSX	segue	reference
    MacOSX	toolbarItem	reference
    MacOSX	touchBarItem	id
    iOS	adaptation	id
    iOS	array	key
    iOS	attributedString	key
    iOS	blurEffect	style
    iOS	customFonts	key
    iOS	designable	name
    iOS	exclude	reference
    iOS	fixedSimulatedSizeMetrics	key
    iOS	fragment	content
    iOS	freeformSimulatedSizeMetrics	key
    iOS	include	reference
    iOS	mask	key
    iOS	modalPageSheetSimulatedSizeMetrics	key
    iOS	mutableArray	key
    iOS	mutableData	key
    iOS	mutableString	key
    iOS	namedColor	name
    iOS	navigationBarAppearance	key
    iOS	nil	key name
    iOS	pinchGestureRecognizer	id
    iOS	scene	sceneID
    iOS	searchDisplayController	id
    iOS	segue	reference
    iOS	simulatedMetricsContainer	key
    iOS	simulatedTabBarMetrics	key
    iOS	systemColor	name
    iOS	textAttributes	key
    iOS	toolbarAppearance	key
    iOS	vibrancyEffect	style
    iOS	view	reference
    watchKit	adaptation	id
    watchKit	deployment	identifier
    watchKit	namedColor	name
    watchKit	scene	sceneID
    watchKit	segue	reference
    watchKit	string	key
    watchKit	tapGestureRecognizer	reference
    """
}
