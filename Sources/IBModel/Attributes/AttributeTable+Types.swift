// swift-format-ignore-file

extension AttributeTable {
  /// The types of attributes (columns: attribute, elements or `*` for all that no other row of the attribute names,
  /// type, default, values of an enumeration). `-` is an empty column: for the default, that it is unknown, that there is
  /// none, or that UIKit and AppKit differ.
  ///
  /// Source: the values in 5,721 public documents; an enumeration has the values of at least two of them and those that
  /// Apple documents, so it can be incomplete.
  static let types: StaticString = """
    headerLevel	*	number	-	-
    HUD	*	bool	-	-
    accessoryType	*	enumeration	none	checkmark detailButton detailDisclosureButton disclosureIndicator none
    action	*	string	-	-
    actionName	*	string	-	-
    address	*	bool	-	-
    adjustable	*	bool	-	-
    adjustsFontForContentSizeCategory	*	bool	NO	-
    adjustsFontSizeToFit	*	bool	YES	-
    adjustsImageSizeForAccessibilityContentSizeCategory	*	bool	NO	-
    adjustsImageWhenAncestorFocused	*	bool	NO	-
    adjustsImageWhenDisabled	*	bool	YES	-
    adjustsImageWhenHighlighted	*	bool	YES	-
    adjustsLetterSpacingToFitWidth	*	bool	NO	-
    affinity	*	enumeration	-	maxY minX minY
    alignment	*	enumeration	-	baseline bottom center centerX centerY fill firstBaseline justified lastBaseline leading left natural right top trailing
    alignment	button comboButton imageView switch	enumeration	natural	center justified left natural right
    alignment	buttonCell tableHeaderCell textFieldCell	enumeration	-	center justified left right
    alignment	group label	enumeration	-	center left right
    alignment	paragraphStyle	enumeration	-	center justified left natural right
    alignment	popUpButtonCell	enumeration	-	center left
    allowDoubleColumnStyle	*	bool	-	-
    allowUserInteraction	*	bool	-	-
    allowableMovement	*	number	-	-
    allowsAirPlayForMediaPlayback	*	bool	YES	-
    allowsAnimatedImageLooping	*	bool	-	-
    allowsAnimatedImages	*	bool	-	-
    allowsBackForwardNavigationGestures	*	bool	NO	-
    allowsCharacterPickerTouchBarItem	*	bool	-	-
    allowsDefaultTighteningForTruncation	*	bool	-	-
    allowsDirectInteraction	*	bool	-	-
    allowsDocumentBackgroundColorChange	*	bool	-	-
    allowsEditingTextAttributes	*	bool	NO	-
    allowsEmptySelection	*	bool	-	-
    allowsExpansionToolTips	*	bool	NO	-
    allowsExpansionToolTips	browser	bool	-	-
    allowsFloats	*	bool	-	-
    allowsImageEditing	*	bool	-	-
    allowsKeyEquivalentWhenHidden	*	bool	-	-
    allowsLinkPreview	*	bool	YES	-
    allowsMagnification	*	bool	NO	-
    allowsMixedState	*	bool	NO	-
    allowsMultipleSelection	*	bool	NO	-
    allowsMultipleSelectionDuringEditing	*	bool	NO	-
    allowsNonContiguousLayout	*	bool	-	-
    allowsNonnumericFormatting	*	bool	-	-
    allowsPictureInPictureMediaPlayback	*	bool	YES	-
    allowsSelection	*	bool	YES	-
    allowsSelectionDuringEditing	*	bool	NO	-
    allowsTickMarkValuesOnly	*	bool	NO	-
    allowsToolTipsWhenApplicationIsInactive	*	bool	-	-
    allowsTruncatedLabels	*	bool	-	-
    allowsTypeSelect	*	bool	-	-
    allowsUndo	*	bool	YES	-
    allowsUndo	textView	bool	NO	-
    allowsUserCustomization	*	bool	-	-
    alpha	*	number	1	-
    alpha	ciColor color separator	number	-	-
    alphaValue	*	number	1	-
    alternate	*	bool	-	-
    alternateImage	*	string	-	-
    alternateTitle	*	string	-	-
    alternatingRowBackgroundColors	*	bool	NO	-
    altersStateOfSelectedItem	*	bool	-	-
    alwaysBounce	*	bool	-	-
    alwaysBounceHorizontal	*	bool	NO	-
    alwaysBounceVertical	*	bool	NO	-
    alwaysShowsDecimalSeparator	*	bool	-	-
    alwaysUsesMultipleValuesMarker	*	bool	-	-
    ambiguous	*	bool	-	-
    animates	*	bool	NO	-
    animates	segue	bool	-	-
    animating	*	bool	NO	-
    animationBehavior	*	enumeration	-	alertPanel default documentWindow none utilityWindow
    animationDuration	*	number	-	-
    appearance	*	string	-	-
    appearance	device	enumeration	-	dark light
    appearanceType	*	enumeration	-	aqua darkAqua vibrantDark vibrantLight
    appearanceType	visualEffectView window	enumeration	-	aqua darkAqua inheritedVibrantDark inheritedVibrantLight vibrantDark vibrantLight
    appends	*	bool	-	-
    applicationNameForUserAgent	*	string	-	-
    apportionsSegmentWidthsByContent	*	bool	NO	-
    arrangesAllSubviews	*	bool	-	-
    arrowPosition	*	enumeration	-	arrowAtCenter noArrow
    arrowsPosition	*	string	-	-
    ascending	*	bool	-	-
    autoScales	*	bool	-	-
    autocapitalizationType	*	enumeration	-	allCharacters sentences words
    autocorrectionType	*	enumeration	-	no yes
    autoenablesItems	*	bool	YES	-
    autoenablesItems	menu	bool	-	-
    autohidesScrollers	*	bool	NO	-
    automaticEstimatedItemSize	*	bool	NO	-
    automaticallyAdjustsScrollViewInsets	*	bool	-	-
    automaticallyPreparesContent	*	bool	-	-
    automaticallyRearrangesObjects	*	bool	-	-
    autorecalculatesCellSize	*	bool	-	-
    autorecalculatesKeyViewLoop	*	bool	-	-
    autorepeat	*	bool	YES	-
    autoresizesArchivedViewToFullSize	*	bool	-	-
    autoresizesOutlineColumn	*	bool	-	-
    autoresizesSubviews	*	bool	YES	-
    autosaveColumns	*	bool	YES	-
    autosaveExpandedItems	*	bool	-	-
    autosaveName	*	string	-	-
    autosavesConfiguration	*	bool	-	-
    autosizesCells	*	bool	-	-
    autovalidates	*	bool	-	-
    avoidsEmptySelection	*	bool	-	-
    axis	*	enumeration	horizontal	horizontal vertical
    backIndicatorImage	*	string	-	-
    backIndicatorTransitionMaskImage	*	string	-	-
    background	*	string	-	-
    backgroundEffect	*	string	-	-
    backgroundImage	*	string	-	-
    badgeValue	*	number	-	-
    barStyle	*	enumeration	default	black blackTranslucent default
    barStyle	simulatedNavigationBarMetrics simulatedToolbarMetrics	enumeration	-	black blackTranslucent default
    base64-UTF8	*	bool	-	-
    baseWritingDirection	*	enumeration	natural	leftToRight natural rightToLeft
    baseWritingDirection	buttonCell textFieldCell tokenFieldCell	enumeration	-	leftToRight natural rightToLeft
    baseWritingDirection	paragraphStyle	enumeration	-	leftToRight natural
    baselineAdjustment	*	enumeration	alignCenters	alignBaselines alignCenters none
    baselineRelativeArrangement	*	bool	NO	-
    behavior	*	string	-	-
    behavior	splitViewItem	enumeration	-	contentList sidebar
    bezelStyle	*	enumeration	square	round square
    bezelStyle	buttonCell popUpButtonCell	enumeration	-	circular disclosure helpButton inline recessed regularSquare rounded roundedDisclosure roundedRect shadowlessSquare smallSquare texturedRounded texturedSquare
    bezeled	*	bool	YES	-
    black	*	number	-	-
    blendingMode	*	enumeration	-	behindWindow withinWindow
    blue	*	number	-	-
    blurRadius	*	number	-	-
    boldText	*	bool	-	-
    borderStyle	*	enumeration	none	bezel border none
    borderStyle	buttonCell popUpButtonCell	enumeration	none	bezel border borderAndBezel none
    borderStyle	datePickerCell	enumeration	-	bezel line none roundedRect
    borderStyle	segmentedCell tableHeaderCell	enumeration	-	bezel border borderAndBezel none
    borderStyle	textField	enumeration	none	bezel line none roundedRect
    borderType	*	enumeration	groove	bezel groove line none
    borderType	scrollView	enumeration	bezel	bezel groove line none
    borderWidth	*	number	1	-
    bordered	*	bool	-	-
    bottom	*	number	-	-
    bottom	extendedEdge	bool	-	-
    bottomPadding	*	number	-	-
    bottomStrut	*	bool	-	-
    bounces	*	bool	YES	-
    bouncesZoom	*	bool	YES	-
    boxType	*	enumeration	primary	custom oldStyle primary secondary separator
    bundleIdentifier	*	string	-	-
    button	*	bool	-	-
    buttonBordered	*	bool	-	-
    buttonShapes	*	bool	-	-
    buttonSize	*	string	-	-
    buttonType	*	enumeration	custom	close contactAdd custom detailDisclosure infoDark infoLight roundedRect system
    bytes	*	bool	-	-
    calendarEvent	*	bool	-	-
    calendarFormat	*	string	-	-
    canCancelContentTouches	*	bool	YES	-
    canCollapse	*	bool	-	-
    canDrawConcurrently	*	bool	NO	-
    canJoinAllSpaces	*	bool	-	-
    canPropagateSelectedChildViewControllerTitle	*	bool	-	-
    canRemoveAllRows	*	bool	-	-
    cancelsTouchesInView	*	bool	-	-
    candidateClass	*	string	-	-
    caseInsensitive	*	bool	-	-
    catalog	*	enumeration	-	system
    catalog	color	string	-	-
    centeredItem	*	reference	-	-
    changeBackground	*	bool	-	-
    changeContents	*	bool	-	-
    changeGray	*	bool	-	-
    changesSelectionAsPrimaryAction	*	bool	NO	-
    changesSelectionAsPrimaryAction	barButtonItem	bool	-	-
    childrenKeyPath	*	string	-	-
    className	*	string	-	-
    clearButtonMode	*	enumeration	never	always never unlessEditing whileEditing
    clearsContextBeforeDrawing	*	bool	YES	-
    clearsContextBeforeDrawing	window	bool	-	-
    clearsFilterPredicateOnInsertion	*	bool	-	-
    clearsOnBeginEditing	*	bool	NO	-
    clearsSelectionOnViewWillAppear	*	bool	-	-
    clipsSubviews	*	bool	NO	-
    clipsToBounds	*	bool	NO	-
    closable	*	bool	-	-
    cocoaTouchSystemColor	*	enumeration	-	darkTextColor groupTableViewBackgroundColor lightTextColor scrollViewTexturedBackgroundColor tableCellGroupedBackgroundColor whiteColor
    collapsed	*	bool	-	-
    collapsedRepresentationImage	*	string	-	-
    collapsedRepresentationLabel	*	string	-	-
    collectionClass	*	string	-	-
    colorLabel	*	string	-	-
    colorMatched	*	bool	-	-
    colorPixelFormat	*	string	-	-
    colorSpace	*	enumeration	-	calibratedCMYK calibratedRGB calibratedWhite catalog custom deviceCMYK deviceRGB deviceWhite named pattern
    column	*	reference	-	-
    columnAutoresizingStyle	*	enumeration	-	firstColumnOnly lastColumnOnly none reverseSequential sequential uniform
    columnAutoresizingStyle	outlineView	enumeration	-	firstColumnOnly lastColumnOnly none reverseSequential sequential uniform
    columnReordering	*	bool	YES	-
    columnResizing	*	bool	YES	-
    columnResizingType	*	string	-	-
    columnSelection	*	bool	NO	-
    columnSpacing	*	number	-	-
    command	*	bool	-	-
    completes	*	bool	-	-
    configurationType	*	enumeration	-	font pointSize
    constant	*	number	0	-
    content	*	string	-	-
    contentHorizontalAlignment	*	enumeration	center	center fill leading left right trailing
    contentHorizontalAlignment	refreshControl tvCaptionButtonView	enumeration	-	center fill leading left right trailing
    contentImage	*	string	-	-
    contentInsetAdjustmentBehavior	*	enumeration	automatic	always automatic never scrollableAxes
    contentMode	*	enumeration	scaleToFill	TopLeft bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topRight
    contentMode	controller group window	enumeration	-	TopLeft bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topRight
    contentType	*	string	-	-
    contentVerticalAlignment	*	enumeration	center	bottom center fill top
    contentVerticalAlignment	refreshControl tvCaptionButtonView	enumeration	-	bottom center fill top
    contentViewInsetsToSafeArea	*	bool	YES	-
    continuous	*	bool	-	-
    continuous	colorWell	bool	NO	-
    continuousSpellChecking	*	bool	NO	-
    control	*	bool	-	-
    controlSize	*	enumeration	-	large mini regular small
    controlSize	buttonCell imageCell popUpButtonCell textFieldCell	enumeration	-	large mini small
    controlSize	progressIndicator scroller switch tabView	enumeration	regular	large mini regular small
    controlsStyle	*	string	-	-
    copiesOnScroll	*	bool	-	-
    cornerRadius	*	number	0	-
    cornerRadius	backgroundConfiguration	number	-	-
    cornerStyle	*	string	-	-
    countDownDuration	*	number	0	-
    countKeyPath	*	string	-	-
    countStyle	*	string	-	-
    criticalValue	*	number	0	-
    crossfade	*	bool	-	-
    currencyDecimalSeparator	*	string	-	-
    currencySymbol	*	string	-	-
    currentPage	*	integer	0	-
    customClass	*	string	-	-
    customColorSpace	*	enumeration	-	calibratedRGB calibratedWhite displayP3 genericCMYKColorSpace genericGamma22GrayColorSpace sRGB
    customModule	*	string	-	-
    customModuleProvider	*	enumeration	-	target
    customObjectInstantitationMethod	*	string	-	-
    customUserAgent	*	string	-	-
    cyan	*	number	-	-
    dashSubstitution	*	bool	NO	-
    dashed	*	bool	-	-
    dataDetection	*	bool	-	-
    dataMode	*	enumeration	-	none prototypes static
    dateFormat	*	string	-	-
    datePickerMode	*	string	-	-
    datePickerMode	datePicker	enumeration	dateAndTime	countDownTimer date dateAndTime time yearAndMonth
    datePickerStyle	*	enumeration	-	clockAndCalendar textField
    dateStyle	*	string	-	-
    day	*	bool	-	-
    decimalSeparator	*	string	-	-
    defaultColumnWidth	*	number	-	-
    defaultFixedFontSize	*	number	-	-
    defaultFontSize	*	number	-	-
    defaultTabInterval	*	number	-	-
    defaultVersion	*	number	-	-
    deferred	*	bool	-	-
    definesPresentationContext	*	bool	-	-
    delaysContentTouches	*	bool	YES	-
    delaysPrimaryMouseButtonEvents	*	bool	-	-
    delaysTouchesBegan	*	bool	-	-
    depthStencilPixelFormat	*	string	-	-
    description	*	string	-	-
    destination	*	reference	-	-
    destinationCreationSelector	*	string	-	-
    detachesHiddenViews	*	bool	NO	-
    detailTextLabel	*	reference	-	-
    diacriticInsensitive	*	bool	-	-
    direction	*	string	-	-
    directionalLockEnabled	*	bool	NO	-
    discoverabilityTitle	*	string	-	-
    displayMode	*	enumeration	-	iconAndLabel iconOnly labelOnly
    displayedWhenStopped	*	bool	YES	-
    displaysPageBreaks	*	bool	-	-
    distribution	*	enumeration	-	equalCentering equalSpacing fill fillEqually fillProportionally gravityAreas
    dividerStyle	*	enumeration	thick	paneSplitter thick thin
    documentModal	*	bool	-	-
    doesNotDimImage	*	bool	-	-
    doesRelativeDateFormatting	*	bool	-	-
    doubleSided	*	bool	-	-
    doubleValue	*	number	0	-
    doubleValue	scroller	number	-	-
    down	*	bool	-	-
    drawsBackground	*	bool	NO	-
    drawsBackground	clipView textView	bool	YES	-
    drawsBackground	datePickerCell tabView	bool	-	-
    dynamicTypePreference	*	number	-	-
    editable	*	bool	NO	-
    editable	arrayController levelIndicatorCell objectController pathCell tableColumn treeController	bool	-	-
    editable	textView	bool	YES	-
    editingAccessoryType	*	enumeration	none	accessoryType checkmark detailButton detailDisclosureButton disclosureIndicator none
    emptySelection	*	bool	YES	-
    enableSetNeedsDisplay	*	bool	-	-
    enabled	*	bool	-	-
    enabled	button colorWell datePicker label outlineView segmentedControl slider stepper switch tableView textField	bool	YES	-
    enablesMarqueeWhenAncestorFocused	*	bool	NO	-
    enablesReturnKeyAutomatically	*	bool	-	-
    entityName	*	string	-	-
    estimatedRowHeight	*	number	-	-
    estimatedSectionFooterHeight	*	number	-	-
    estimatedSectionHeaderHeight	*	number	-	-
    eventType	*	enumeration	-	allEditingEvents allEvents allTouchEvents editingChanged editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered primaryActionTriggered touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
    explicitIdentifier	*	string	-	-
    explicitItemIdentifier	*	string	-	-
    exponentSymbol	*	string	-	-
    extendedLayoutIncludesOpaqueBars	*	bool	-	-
    family	*	string	-	-
    fetchPredicateFormat	*	string	-	-
    fieldEditor	*	bool	-	-
    findBarPosition	*	enumeration	-	aboveHorizontalRuler belowContent
    findStyle	*	enumeration	-	bar panel
    firstAttribute	*	enumeration	-	baseline bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin right rightMargin top topMargin trailing trailingMargin width
    firstItem	*	reference	-	-
    firstLineHeadIndent	*	number	-	-
    fixedFrame	*	bool	-	-
    flexibleMaxX	*	bool	-	-
    flexibleMaxY	*	bool	-	-
    flexibleMinX	*	bool	-	-
    flexibleMinY	*	bool	-	-
    flightNumber	*	bool	-	-
    floatsGroupRows	*	bool	YES	-
    focusRingType	*	enumeration	default	default exterior none
    focusRingType	buttonCell comboBoxCell imageCell pathCell popUpButtonCell searchFieldCell secureTextFieldCell sliderCell textFieldCell	enumeration	-	default exterior none
    focusStyle	*	string	-	-
    footerTitle	*	string	-	-
    formatWidth	*	number	-	-
    formatterBehavior	*	string	-	-
    formattingStringsFilename	*	string	-	-
    frameAutosaveName	*	string	-	-
    fullBounds	*	bool	-	-
    fullScreenAllowsTiling	*	bool	-	-
    fullScreenAuxiliary	*	bool	-	-
    fullScreenNone	*	bool	-	-
    fullScreenPrimary	*	bool	-	-
    fullSizeContentView	*	bool	-	-
    generatesDecimalNumbers	*	bool	-	-
    generatesPrototypingConstraints	*	bool	-	-
    grammarChecking	*	bool	NO	-
    green	*	number	-	-
    groupingSeparator	*	string	-	-
    groupingSize	*	number	-	-
    hasAttributedTitle	*	bool	NO	-
    hasDetent	*	bool	-	-
    hasHorizontalScroller	*	bool	YES	-
    hasHorizontalScroller	browser	bool	-	-
    hasShadow	*	bool	-	-
    hasThousandSeparators	*	bool	-	-
    hasVerticalScroller	*	bool	YES	-
    headIndent	*	number	-	-
    headOfMergedCell	*	reference	-	-
    header	*	bool	-	-
    headerTitle	*	string	-	-
    headerToolTip	*	string	-	-
    headerView	*	reference	-	-
    height	*	number	-	-
    heightAdjustment	*	number	-	-
    heightSizable	*	bool	-	-
    help	*	string	-	-
    hidden	*	bool	NO	-
    hidden	group menuItem tableColumn	bool	-	-
    hidesAccessoryWhenEditing	*	bool	YES	-
    hidesBarsOnSwipe	*	bool	-	-
    hidesBarsWhenVerticallyCompact	*	bool	-	-
    hidesBottomBarWhenPushed	*	bool	-	-
    hidesForSinglePage	*	bool	NO	-
    hidesOnDeactivate	*	bool	-	-
    hidesWhenLoading	*	bool	-	-
    hidesWhenStopped	*	bool	NO	-
    highlighted	*	bool	NO	-
    highlightedImage	*	string	-	-
    hint	*	string	-	-
    holdingPriority	*	number	-	-
    horizontal	*	bool	-	-
    horizontal	offsetWrapper	number	-	-
    horizontalClippingResistancePriority	*	number	-	-
    horizontalCompressionResistancePriority	*	integer	-	-
    horizontalCompressionResistancePriority	avPlayerView box comboBox customView pathControl popUpButton progressIndicator searchField secureTextField splitView tabView tableCellView tokenField	number	-	-
    horizontalHuggingPriority	*	integer	-	-
    horizontalHuggingPriority	avPlayerView box comboBox customView gridView pathControl popUpButton progressIndicator searchField secureTextField splitView tabView tableCellView tokenField	number	-	-
    horizontalLineScroll	*	number	-	-
    horizontalPageScroll	*	number	-	-
    horizontalScrollElasticity	*	enumeration	automatic	allowed automatic none
    horizontalStackHuggingPriority	*	number	-	-
    horizontallyResizable	*	bool	NO	-
    hour	*	bool	-	-
    hyphenationFactor	*	number	-	-
    icon	*	string	-	-
    id	*	string	-	-
    identifier	*	string	-	-
    ignoresCycle	*	bool	-	-
    image	*	string	-	-
    image	accessibilityTraits	bool	-	-
    imageAlignment	*	enumeration	center	bottom bottomLeft bottomRight center left right top topLeft topRight
    imageFrameStyle	*	enumeration	none	button grayBezel groove none photo
    imageHugsTitle	*	bool	NO	-
    imagePadding	*	number	-	-
    imagePlacement	*	string	-	-
    imagePosition	*	enumeration	noImage	above below leading left noImage only overlaps right trailing
    imageScaling	*	enumeration	none	axesIndependently none proportionallyDown proportionallyUpOrDown
    imageScaling	comboButton	enumeration	-	axesIndependently none proportionallyDown proportionallyUpOrDown
    imageScaling	segment	enumeration	-	axesIndependently none proportionallyDown proportionallyUpOrDown
    imageToTextPadding	*	number	-	-
    imageView	*	reference	-	-
    implicitIdentifier	*	string	-	-
    implicitItemIdentifier	*	string	-	-
    importsGraphics	*	bool	YES	-
    includesUnit	*	bool	-	-
    increaseContrast	*	bool	-	-
    increment	*	number	1	-
    incrementalSearchingEnabled	*	bool	NO	-
    incrementalSearchingEnabled	textFinder	bool	-	-
    incrementalSearchingShouldDimContentView	*	bool	-	-
    indentationLevel	*	number	-	-
    indentationLevel	tableViewCell	integer	0	-
    indentationMarkerFollowsCell	*	bool	-	-
    indentationPerLevel	*	number	-	-
    indentationWidth	*	number	10	-
    indeterminate	*	bool	NO	-
    indicatorMode	*	string	-	-
    indicatorStyle	*	enumeration	default	black default white
    inheritsFrom	*	enumeration	-	commit parent
    initialItem	*	reference	-	-
    initialViewController	*	reference	-	-
    initiallyAnimated	*	bool	-	-
    input	*	string	-	-
    inset	*	number	-	-
    insetsLayoutMarginsFromSafeArea	*	bool	YES	-
    interfaceStyle	*	enumeration	-	dark light
    internationalCurrencySymbol	*	string	-	-
    isAccessibilityElement	*	bool	-	-
    isEnabled	*	bool	-	-
    isSeparatorItem	*	bool	-	-
    itemPositioning	*	enumeration	automatic	automatic centered fill
    itemSpacing	*	number	-	-
    itemWidth	*	number	-	-
    javaEnabled	*	bool	-	-
    javaScriptCanOpenWindowsAutomatically	*	bool	-	-
    javaScriptEnabled	*	bool	YES	-
    javaScriptEnabled	webPreferences	bool	-	-
    key	*	string	-	-
    keyEquivalent	*	string	-	-
    keyPath	*	string	-	-
    keyboardAppearance	*	string	-	-
    keyboardDismissMode	*	enumeration	none	interactive none onDrag
    keyboardKey	*	bool	-	-
    keyboardType	*	enumeration	-	URL alphabet asciiCapableNumberPad decimalPad emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
    kind	*	string	-	-
    kind	segue	enumeration	-	custom embed modal popover popoverPresentation presentation push relationship replace sheet show showDetail unwind
    label	*	string	-	-
    landscapeImage	*	string	-	-
    largeContentSizeImage	*	string	-	-
    largeTitleDisplayMode	*	enumeration	-	always never
    largeTitles	*	bool	NO	-
    launchScreen	*	bool	-	-
    layout	*	string	-	-
    layoutManager	*	string	-	-
    layoutMarginsFollowReadableWidth	*	bool	NO	-
    leading	*	number	-	-
    leadingPadding	*	number	-	-
    leafKeyPath	*	string	-	-
    left	*	bool	-	-
    left	edgeInsets	number	-	-
    leftItemsSupplementBackButton	*	bool	-	-
    leftStrut	*	bool	-	-
    length	*	number	-	-
    lenient	*	bool	-	-
    levelIndicatorStyle	*	enumeration	discreteCapacity	continuousCapacity discreteCapacity rating relevancy
    lightByBackground	*	bool	-	-
    lightByContents	*	bool	-	-
    lightByGray	*	bool	-	-
    lineBreakMode	*	enumeration	-	charWrapping characterWrap clip clipping headTruncation middleTruncation tailTruncation truncatingHead truncatingMiddle truncatingTail wordWrap wordWrapping
    lineBreakMode	buttonCell	enumeration	-	charWrapping clipping truncatingHead truncatingMiddle truncatingTail wordWrapping
    lineBreakMode	comboBoxCell	enumeration	-	charWrapping clipping truncatingHead truncatingMiddle truncatingTail wordWrapping
    lineBreakMode	label	enumeration	tailTruncation	characterWrap clip headTruncation middleTruncation tailTruncation wordWrap
    lineBreakMode	popUpButtonCell	enumeration	-	clipping truncatingHead truncatingMiddle truncatingTail
    lineBreakMode	textFieldCell	enumeration	-	charWrapping clipping truncatingHead truncatingMiddle truncatingTail wordWrap wordWrapping
    lineHeightMultiple	*	number	-	-
    lineSpacing	*	number	-	-
    link	*	bool	-	-
    linkDetection	*	bool	NO	-
    loadsImagesAutomatically	*	bool	-	-
    localeIdentifier	*	string	-	-
    localization	*	bool	-	-
    localized	*	bool	-	-
    localizesFormat	*	bool	-	-
    location	*	number	-	-
    loops	*	bool	-	-
    magenta	*	number	-	-
    maintainsBackForwardList	*	bool	-	-
    managed	*	bool	-	-
    mapType	*	enumeration	standard	hybrid satellite standard
    maskImage	*	string	-	-
    material	*	enumeration	-	HUDWindow appearanceBased contentBackground dark fullScreenUI headerView hudWindow light mediumLight menu popover selection sheet sidebar titlebar toolTip ultraDark underPageBackground underWindowBackground windowBackground
    maxAcceleratorLevel	*	number	-	-
    maximumLineHeight	*	number	-	-
    maxMagnification	*	number	-	-
    maxNumberOfColumns	*	number	-	-
    maxNumberOfRows	*	number	-	-
    maxValue	*	number	-	-
    maxValue	levelIndicatorCell	number	0	-
    maxValue	progressIndicator	number	100	-
    maxValue	slider	number	1	-
    maxVisibleColumns	*	number	-	-
    maxWidth	*	number	-	-
    maxX	*	number	-	-
    maxY	*	number	-	-
    maximumFractionDigits	*	number	-	-
    maximumIntegerDigits	*	number	-	-
    maximumPrimaryColumnWidth	*	number	-	-
    maximumRecents	*	number	-	-
    maximumValue	*	number	100	-
    maximumValueImage	*	string	-	-
    maximumZoomScale	*	number	1	-
    message	*	string	-	-
    metaFont	*	enumeration	-	cellTitle controlContent fixedUser label menu menuBar message miniSystem miniSystemBold palette smallSystem smallSystemBold system systemBlack systemBold systemHeavy systemLight systemMedium systemSemibold systemThin systemUltraLight titleBar toolTip user
    minColumnWidth	*	number	-	-
    minMagnification	*	number	-	-
    minSystemVersion	*	string	-	-
    minToolsVersion	*	string	-	-
    minValue	*	number	0	-
    minWidth	*	number	-	-
    minX	*	number	-	-
    minY	*	number	-	-
    miniaturizable	*	bool	-	-
    minimumFontSize	*	number	0	-
    minimumFontSize	textField	number	17	-
    minimumFontSize	webPreferences	number	-	-
    minimumFractionDigits	*	number	-	-
    minimumIntegerDigits	*	number	-	-
    minimumInteritemSpacing	*	number	10	-
    minimumLineHeight	*	number	-	-
    minimumLineSpacing	*	number	10	-
    minimumNumberOfTouches	*	number	-	-
    minimumPressDuration	*	number	-	-
    minimumPrimaryColumnWidth	*	number	-	-
    minimumScaleFactor	*	number	0	-
    minimumValue	*	number	0	-
    minimumValueImage	*	string	-	-
    minimumZoomScale	*	number	1	-
    minusSign	*	string	-	-
    minute	*	bool	-	-
    minuteInterval	*	integer	1	-
    mirrorLayoutDirectionWhenInternationalizing	*	string	-	-
    mirroring	*	bool	-	-
    misplaced	*	bool	-	-
    modalPresentationStyle	*	enumeration	-	currentContext formSheet fullScreen overCurrentContext overFullScreen
    modalPresentationStyle	segue tabBarController	enumeration	-	automatic formSheet fullScreen overCurrentContext overFullScreen pageSheet
    modalPresentationStyle	tableViewController	string	-	-
    modalTransitionStyle	*	string	-	-
    mode	*	string	-	-
    modifierFlags	*	number	-	-
    moduleName	*	string	-	-
    moduleProvider	*	string	-	-
    momentary	*	bool	NO	-
    month	*	bool	-	-
    moveToActiveSpace	*	bool	-	-
    multiLevelAccelerator	*	bool	-	-
    multipleSelection	*	bool	YES	-
    multipleTouchEnabled	*	bool	NO	-
    multiplier	*	string	1	-
    name	*	string	-	-
    name	designable	reference	-	-
    navigationBarHidden	*	bool	-	-
    navigationOrientation	*	string	-	-
    navigational	*	bool	-	-
    negativeFormat	*	string	-	-
    negativePrefix	*	string	-	-
    negativeSuffix	*	string	-	-
    nestingMode	*	string	-	-
    nibName	*	string	-	-
    nilSymbol	*	string	-	-
    nonactivatingPanel	*	bool	-	-
    none	*	bool	-	-
    notANumberSymbol	*	string	-	-
    notEnabled	*	bool	-	-
    numberOfClicksRequired	*	number	-	-
    numberOfLines	*	integer	1	-
    numberOfMajorTickMarks	*	number	-	-
    numberOfPages	*	integer	0	-
    numberOfTapsRequired	*	number	-	-
    numberOfTickMarks	*	number	-	-
    numberOfTickMarks	sliderCell	integer	0	-
    numberOfTouchesRequired	*	number	-	-
    numberOfVisibleItems	*	number	-	-
    numberStyle	*	string	-	-
    objectClassName	*	string	-	-
    offStateImage	*	string	-	-
    on	*	bool	NO	-
    onOffLabels	*	bool	-	-
    onStateImage	*	string	-	-
    oneShot	*	bool	-	-
    opaque	*	bool	YES	-
    opaque	window	bool	-	-
    option	*	bool	-	-
    orientation	*	string	-	-
    orientation	device	enumeration	-	landscape portrait
    orientation	stackView	enumeration	-	horizontal vertical
    outlineTableColumn	*	reference	-	-
    paddingCharacter	*	string	-	-
    pageOrientation	*	string	-	-
    pageSpacing	*	number	-	-
    pagingEnabled	*	bool	NO	-
    paletteLabel	*	string	-	-
    paragraphSpacing	*	number	-	-
    paragraphSpacingBefore	*	number	-	-
    participatesInCycle	*	bool	-	-
    pathStyle	*	string	-	-
    patternImage	*	string	-	-
    paused	*	bool	-	-
    perMillSymbol	*	string	-	-
    percentSymbol	*	string	-	-
    phoneNumber	*	bool	-	-
    pitchEnabled	*	bool	YES	-
    placeholder	*	string	-	-
    placeholder	constraint	bool	NO	-
    placeholderIdentifier	*	enumeration	-	IBFilesOwner IBFirstResponder
    placeholderIntrinsicHeight	*	number	-	-
    placeholderIntrinsicHeight	customView label	string	-	-
    placeholderIntrinsicWidth	*	number	-	-
    placeholderIntrinsicWidth	collectionView customView imageView label stackView tableView textField view	string	-	-
    placeholderString	*	string	-	-
    plugInsEnabled	*	bool	-	-
    plusSign	*	string	-	-
    pointSize	*	number	-	-
    pointerInteraction	*	bool	NO	-
    popoverAnchorBarButtonItem	*	reference	-	-
    popoverAnchorView	*	reference	-	-
    popoverBehavior	*	string	-	-
    positiveFormat	*	string	-	-
    positivePrefix	*	string	-	-
    positiveSuffix	*	string	-	-
    preferredDisplayMode	*	string	-	-
    preferredEdge	*	enumeration	-	maxX maxY minX minY
    preferredFramesPerSecond	*	number	-	-
    preferredMaxLayoutWidth	*	number	-	-
    preferredMaxLayoutWidth	textField	number	0	-
    preferredPrimaryColumnWidthFraction	*	number	-	-
    prefersToBeShown	*	bool	-	-
    prefetchingEnabled	*	bool	YES	-
    presentsWithGesture	*	bool	-	-
    preservesSelection	*	bool	-	-
    preservesSuperviewLayoutMargins	*	bool	NO	-
    previousBinding	*	reference	-	-
    primaryBackgroundStyle	*	string	-	-
    priority	*	number	1000	-
    progress	*	number	0	-
    progressImage	*	string	-	-
    progressViewStyle	*	enumeration	default	bar default
    prompt	*	string	-	-
    prompted	*	bool	-	-
    property	*	string	-	-
    propertyAccessControl	*	string	-	-
    providesPresentationContextTransitionStyle	*	bool	-	-
    pullsDown	*	bool	NO	-
    pushIn	*	bool	-	-
    quoteSubstitution	*	bool	NO	-
    radius	*	number	-	-
    ratingImage	*	string	-	-
    ratingPlaceholderImage	*	string	-	-
    recentsAutosaveName	*	string	-	-
    red	*	number	-	-
    reduceTransparency	*	bool	-	-
    reference	*	reference	-	-
    referencedIdentifier	*	string	-	-
    refusesFirstResponder	*	bool	-	-
    relation	*	enumeration	equal	equal greaterThanOrEqual lessThanOrEqual
    relationship	*	string	-	-
    relationship	segue	enumeration	-	compactViewController detailViewController dynamicInteractiveNotificationInterface dynamicNotificationInterface masterViewController nextPage rootViewController secondaryViewController splitItems supplementaryViewController tabItems viewControllers window.shadowedContentViewController
    relativePath	*	string	-	-
    releasedWhenClosed	*	bool	-	-
    renderMode	*	string	-	-
    renderingMode	*	string	-	-
    representsSharedInstance	*	bool	-	-
    requiredIntegratedClassName	*	enumeration	-	NSTouchBar UICommandDiff
    resizable	*	bool	-	-
    resizeWithTable	*	bool	-	-
    resizesToFullScreen	*	bool	-	-
    restorable	*	bool	-	-
    restorationIdentifier	*	string	-	-
    returnKeyType	*	enumeration	-	continue done go join next search send
    reuseIdentifier	*	string	-	-
    reversesTitleShadowWhenHighlighted	*	bool	NO	-
    richText	*	bool	YES	-
    right	*	bool	-	-
    right	edgeInsets	number	-	-
    rightStrut	*	bool	-	-
    role	*	enumeration	normal	cancel destructive normal primary
    rotateEnabled	*	bool	YES	-
    roundingMode	*	string	-	-
    row	*	reference	-	-
    rowAlignment	*	enumeration	-	firstBaseline lastBaseline none
    rowHeight	*	number	-	-
    rowHeight	tableView	number	44	-
    rowSizeStyle	*	enumeration	custom	automatic custom large medium small systemDefault
    rowSpacing	*	number	-	-
    rowType	*	string	-	-
    scale	*	enumeration	-	default large medium small
    scalesPageToFit	*	bool	NO	-
    scene	*	string	-	-
    sceneID	*	string	-	-
    sceneMemberID	*	enumeration	-	exit firstResponder viewController
    sceneName	*	string	-	-
    scrollDirection	*	enumeration	vertical	horizontal vertical
    scrollEnabled	*	bool	YES	-
    scrollable	*	bool	NO	-
    scrollable	buttonCell imageCell popUpButtonCell	bool	-	-
    scrollerKnobStyle	*	enumeration	default	dark default light
    searchBarStyle	*	enumeration	default	default minimal prominent
    searchField	*	bool	-	-
    second	*	bool	-	-
    secondAttribute	*	enumeration	-	baseline bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin right rightMargin top topMargin trailing trailingMargin width
    secondItem	*	reference	-	-
    secondaryImage	*	string	-	-
    secondaryText	*	string	-	-
    sectionFooterHeight	*	number	-	-
    sectionHeaderHeight	*	number	-	-
    sectionHeadersPinToVisibleBounds	*	bool	-	-
    sectionIndexMinimumDisplayRowCount	*	integer	0	-
    sectionInsetReference	*	enumeration	contentInset	contentInset layoutMargins safeArea
    secureTextEntry	*	bool	-	-
    segmentControlStyle	*	enumeration	plain	bar bordered plain
    segmentDistribution	*	enumeration	-	fill fillEqually fillProportionally
    select	*	bool	-	-
    selectable	*	bool	NO	-
    selectable	collectionView imageCell pathCell tableRow toolbarItem	bool	-	-
    selectable	textView	bool	YES	-
    selected	*	bool	NO	-
    selected	segment	bool	-	-
    selectedImage	*	string	-	-
    selectedItem	*	reference	-	-
    selectedItem	tabBar	number	-	-
    selectedSegmentIndex	*	integer	-1	-
    selectedTabViewItemIndex	*	number	-	-
    selectionByRect	*	bool	-	-
    selectionGranularity	*	string	-	-
    selectionHighlightStyle	*	enumeration	regular	none regular sourceList
    selectionStyle	*	enumeration	default	blue default gray none
    selector	*	string	-	-
    selectsInsertedObjects	*	bool	-	-
    semanticContentAttribute	*	enumeration	-	forceLeftToRight forceRightToLeft playback spatial
    sendsActionOnEndEditing	*	bool	NO	-
    sendsSearchStringImmediately	*	bool	-	-
    sendsWholeSearchString	*	bool	-	-
    separatesColumns	*	bool	-	-
    separatorInsetReference	*	enumeration	cellEdges	automaticInsets cellEdges fromAutomaticInsets
    separatorStyle	*	enumeration	-	line none
    separatorStyle	tableView	enumeration	singleLine	default none singleLine singleLineEtched
    setsMaxLayoutWidthAtFirstLayout	*	bool	-	-
    shadowImage	*	string	-	-
    shift	*	bool	-	-
    shipmentTrackingNumber	*	bool	-	-
    shouldIndentWhileEditing	*	bool	YES	-
    showSeguePresentationStyle	*	string	-	-
    showsBaselineSeparator	*	bool	-	-
    showsBookmarkButton	*	bool	NO	-
    showsBuildings	*	bool	YES	-
    showsCancelButton	*	bool	NO	-
    showsCompass	*	bool	YES	-
    showsFullScreenToggleButton	*	bool	-	-
    showsHorizontalScrollIndicator	*	bool	YES	-
    showsMenuAsPrimaryAction	*	bool	NO	-
    showsPointsOfInterest	*	bool	YES	-
    showsReorderControl	*	bool	NO	-
    showsSearchResultsButton	*	bool	NO	-
    showsSelectionImmediatelyOnTouchBegin	*	bool	YES	-
    showsSharingServiceButton	*	bool	-	-
    showsStateColumn	*	bool	-	-
    showsToolbarButton	*	bool	-	-
    showsTouchWhenHighlighted	*	bool	NO	-
    showsUserLocation	*	bool	NO	-
    showsVerticalScrollIndicator	*	bool	YES	-
    simulatedAppContext	*	string	-	-
    size	*	string	-	-
    size	font	number	-	-
    sizeMode	*	string	-	-
    sizingBehavior	*	string	-	-
    slideDown	*	bool	-	-
    sliderType	*	enumeration	linear	circular linear
    smartDashesType	*	string	-	-
    smartInsertDelete	*	bool	NO	-
    smartInsertDeleteType	*	string	-	-
    smartQuotesType	*	string	-	-
    sortKey	*	string	-	-
    spacing	*	number	-	-
    spacingType	*	enumeration	-	standard
    spellCheckingType	*	enumeration	-	no yes
    spellingCorrection	*	bool	NO	-
    spineLocation	*	string	-	-
    splitViewControllerTargetIndex	*	number	-	-
    springLoaded	*	bool	-	-
    state	*	enumeration	off	mixed off on
    state	menuItem tokenFieldCell	enumeration	-	mixed off on
    state	visualEffectView	enumeration	-	active followsWindowActiveState inactive
    staticText	*	bool	-	-
    statusBarStyle	*	enumeration	-	blackOpaque blackTranslucent lightContent
    stepValue	*	number	1	-
    storyboardIdentifier	*	string	-	-
    storyboardName	*	string	-	-
    string	*	string	-	-
    style	*	string	-	-
    style	activityIndicatorView	enumeration	-	gray large medium white whiteLarge
    style	barButtonItem	enumeration	-	bordered done plain prominent
    style	blurEffect	enumeration	-	dark extraDark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    style	buttonConfiguration	enumeration	-	bordered borderedProminent borderedTinted borderless clearGlass filled glass gray plain prominentClearGlass prominentGlass tinted
    style	datePicker	enumeration	automatic	automatic compact inline wheels
    style	fontDescription	enumeration	-	UICTFontTextStyleBody UICTFontTextStyleCallout UICTFontTextStyleCaption1 UICTFontTextStyleCaption2 UICTFontTextStyleExtraLargeTitle UICTFontTextStyleExtraLargeTitle2 UICTFontTextStyleFootnote UICTFontTextStyleHeadline UICTFontTextStyleSubhead UICTFontTextStyleTitle0 UICTFontTextStyleTitle1 UICTFontTextStyleTitle2 UICTFontTextStyleTitle3
    style	progressIndicator	enumeration	bar	bar spinning
    style	segmentedCell	enumeration	-	capsule roundRect rounded separated smallSquare texturedRounded texturedSquare
    style	tableView	enumeration	plain	grouped insetGrouped plain
    style	tableViewCell	enumeration	custom	IBUITableViewCellStyleDefault IBUITableViewCellStyleSubtitle IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 custom
    subtitle	*	string	-	-
    summaryElement	*	bool	-	-
    superclassName	*	string	-	-
    supportsPressAndHold	*	bool	-	-
    suppressesIncrementalRendering	*	bool	NO	-
    symbolScale	*	enumeration	-	default large medium small
    symbolType	*	string	-	-
    symbolic	*	bool	NO	-
    systemColor	*	enumeration	-	clearColor darkTextColor groupTableViewBackgroundColor labelColor lightTextColor linkColor opaqueSeparatorColor placeholderTextColor quaternaryLabelColor quaternarySystemFillColor scrollViewTexturedBackgroundColor secondaryLabelColor secondarySystemBackgroundColor secondarySystemFillColor secondarySystemGroupedBackgroundColor separatorColor systemBackgroundColor systemBlueColor systemBrownColor systemCyanColor systemFillColor systemGray2Color systemGray3Color systemGray4Color systemGray5Color systemGray6Color systemGrayColor systemGreenColor systemGroupedBackgroundColor systemIndigoColor systemMintColor systemOrangeColor systemPinkColor systemPurpleColor systemRedColor systemTealColor systemYellowColor tableCellGroupedBackgroundColor tertiaryLabelColor tertiarySystemBackgroundColor tertiarySystemFillColor tertiarySystemGroupedBackgroundColor tintColor underPageBackgroundColor viewFlipsideBackgroundColor
    systemItem	*	enumeration	-	bookmarks contacts downloads favorites featured history more mostRecent recents search topRated
    systemItem	barButtonItem	enumeration	-	action add camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pageCurl pause play redo refresh rewind save search stop trash undo writingTools
    systemMenu	*	enumeration	-	apple font help main recentDocuments services window
    systemVersion	*	string	-	-
    tabStyle	*	string	-	-
    tabbingIdentifier	*	string	-	-
    tabbingMode	*	string	-	-
    tableStyle	*	enumeration	-	fullWidth inset plain sourceList
    tableViewCell	*	reference	-	-
    tag	*	integer	0	-
    tag	barButtonItem buttonCell menuItem popUpButtonCell segment sliderCell tabBarItem textFieldCell toolbarItem	number	-	-
    target	*	reference	-	-
    targetRuntime	*	enumeration	-	AppleTV MacOSX.Cocoa iOS.CocoaTouch iOS.CocoaTouch.iPad watchKit
    text	*	string	-	-
    textAlignment	*	enumeration	left	center justified left natural right
    textCompletion	*	bool	-	-
    textCompletion	textField textView	bool	YES	-
    textContentType	*	string	-	-
    textLabel	*	reference	-	-
    textReplacement	*	bool	NO	-
    textStyle	*	enumeration	-	body callout caption1 footnote headline largeTitle subheadline title1 title2 title3
    texturedBackground	*	bool	-	-
    thousandSeparator	*	string	-	-
    tickMarkPosition	*	enumeration	-	above below left right
    tighteningFactorForTruncation	*	number	-	-
    timeIntervalSinceReferenceDate	*	number	-	-
    timeStyle	*	string	-	-
    title	*	string	-	-
    titleAlignment	*	enumeration	-	center leading
    titlePosition	*	enumeration	atTop	aboveBottom aboveTop atBottom atTop belowBottom belowTop noTitle
    titleVisibility	*	string	-	-
    titlebarAppearsTransparent	*	bool	-	-
    titled	*	bool	-	-
    tokenStyle	*	string	-	-
    toolTip	*	string	-	-
    toolbarHidden	*	bool	-	-
    toolbarStyle	*	enumeration	-	compact expanded preference unified
    toolsVersion	*	string	-	-
    top	*	number	-	-
    top	extendedEdge	bool	-	-
    topPadding	*	number	-	-
    topStrut	*	bool	-	-
    trackImage	*	string	-	-
    trackingMode	*	enumeration	-	momentary selectAny selectOne
    trailing	*	number	-	-
    trailingOffset	*	number	-	-
    trailingPadding	*	number	-	-
    transient	*	bool	-	-
    transitionStyle	*	string	-	-
    transitionStyle	pageViewController	enumeration	-	pageCurl scroll
    translatesAutoresizingMaskIntoConstraints	*	bool	YES	-
    translatesAutoresizingMaskIntoConstraints	browser	bool	-	-
    translucent	*	bool	YES	-
    translucent	simulatedNavigationBarMetrics simulatedToolbarMetrics	bool	-	-
    transparent	*	bool	NO	-
    trigger	*	string	-	-
    truncatesLastVisibleLine	*	bool	NO	-
    truncatesLastVisibleLine	buttonCell popUpButtonCell	bool	-	-
    type	*	string	-	-
    type	buttonCell	enumeration	-	bevel check disclosure disclosureTriangle help inline push radio recessed round roundRect roundTextured smallSquare square squareTextured
    type	document	enumeration	-	com.apple.InterfaceBuilder.AppleTV.Storyboard com.apple.InterfaceBuilder.AppleTV.XIB com.apple.InterfaceBuilder.WatchKit.Storyboard com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB com.apple.InterfaceBuilder3.Cocoa.XIB com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB com.apple.InterfaceBuilder3.CocoaTouch.XIB com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB
    type	fontDescription	enumeration	-	boldSystem italicSystem system
    type	popUpButtonCell	enumeration	-	bevel check disclosureTriangle help inline push radio recessed round roundRect roundTextured smallSquare square squareTextured
    type	tabView	enumeration	-	bottomTabsBezelBorder leftTabsBezelBorder noTabsBezelBorder noTabsLineBorder noTabsNoBorder rightTabsBezelBorder topTabsBezelBorder
    type	userDefinedRuntimeAttribute value	enumeration	-	boolean color image nil number point range rect size string
    type	viewControllerLayoutGuide	enumeration	-	bottom top
    typeSelect	*	bool	YES	-
    unifiedTitleAndToolbar	*	bool	-	-
    unwindAction	*	string	-	-
    up	*	bool	-	-
    updatesFrequently	*	bool	-	-
    useAutolayout	*	bool	-	-
    useCurrentDate	*	bool	YES	-
    useCurrentDate	datePickerCell	bool	-	-
    useSafeAreas	*	bool	-	-
    useStoryboardIdentifierAsRestorationIdentifier	*	bool	-	-
    useTraitCollections	*	bool	-	-
    userInteractionEnabled	*	bool	YES	-
    userInterfaceLayoutDirection	*	string	-	-
    userLabel	*	string	-	-
    userResizable	*	bool	-	-
    usesAppearanceFont	*	bool	-	-
    usesAttributedText	*	bool	NO	-
    usesAutomaticRowHeights	*	bool	NO	-
    usesDataSource	*	bool	-	-
    usesFontPanel	*	bool	NO	-
    usesGroupingSeparator	*	bool	-	-
    usesInspectorBar	*	bool	-	-
    usesPredominantAxisScrolling	*	bool	YES	-
    usesRuler	*	bool	NO	-
    usesSingleLineMode	*	bool	NO	-
    utility	*	bool	-	-
    value	*	string	-	-
    value	bool	bool	-	-
    value	slider stepper	number	0	-
    valueWraps	*	bool	NO	-
    variableValue	*	number	-	-
    variant	*	string	-	-
    verifyAmbiguity	*	string	-	-
    version	*	string	-	-
    vertical	*	number	-	-
    vertical	splitView	bool	NO	-
    vertical	tableViewGridLines	bool	-	-
    verticalAlignment	*	enumeration	-	bottom center
    verticalClippingResistancePriority	*	number	-	-
    verticalCompressionResistancePriority	*	integer	-	-
    verticalCompressionResistancePriority	avPlayerView box customView matrix pathControl popUpButton searchField secureTextField tableCellView tokenField	number	-	-
    verticalHuggingPriority	*	integer	-	-
    verticalHuggingPriority	avPlayerView box browser colorWell comboBox comboButton control customView gridView levelIndicator matrix outlineView pathControl popUpButton predicateEditor progressIndicator scroller searchField secureTextField tabView tableCellView tokenField	number	-	-
    verticalLineScroll	*	number	-	-
    verticalPageScroll	*	number	-	-
    verticalScrollElasticity	*	enumeration	automatic	allowed automatic none
    verticalStackHuggingPriority	*	number	-	-
    verticallyResizable	*	bool	NO	-
    videoGravity	*	string	-	-
    viewBased	*	bool	-	-
    visibilityPriority	*	number	-	-
    visibleAtLaunch	*	bool	-	-
    wantsFullScreenLayout	*	bool	-	-
    wantsLayer	*	bool	NO	-
    wantsMultisampling	*	bool	-	-
    wantsToBeColor	*	bool	-	-
    warningValue	*	number	0	-
    weight	*	enumeration	-	black bold heavy light medium regular semibold thin ultraLight
    weight	preferredSymbolConfiguration	enumeration	-	black bold heavy light medium regular semibold thin ultraLight
    white	*	number	-	-
    width	*	number	-	-
    widthAdjustment	*	number	-	-
    widthSizable	*	bool	-	-
    wraps	*	bool	NO	-
    x	*	number	-	-
    xPlacement	*	enumeration	-	center fill leading trailing
    xcode11CocoaTouchSystemColor	*	enumeration	-	labelColor systemBackgroundColor
    y	*	number	-	-
    yPlacement	*	string	-	-
    yPlacement	gridRow	enumeration	-	center fill top
    yPlacement	gridView	enumeration	-	bottom center fill top
    year	*	bool	-	-
    yellow	*	number	-	-
    zoomEnabled	*	bool	YES	-
    """
}
