// swift-format-ignore-file

extension MeasuredOrder {
  /// Sequences of children, `element[key]`, Interface Builder has written (columns: platforms, toolsVersion, element, sequence). What no
  /// sequence connects, directly or through others, was never seen together or in both orders, and has no known order.
  /// Source: measured over 3,374 public documents with `tools/orders`, except manually written ones; the rows of elements
  /// of which every pair is known come from 5,721.
  static let children: StaticString = """
    MacOSX	*	application	menu[mainMenu] connections
    MacOSX	*	arrayController	declaredKeys classReference[objectClass] connections
    MacOSX	*	attributes	color[NSColor] font[NSFont] paragraphStyle[NSParagraphStyle]
    MacOSX	*	attributes	font[NSFont] font[NSOriginalFont] paragraphStyle[NSParagraphStyle] integer[NSUnderline]
    MacOSX	*	attributes	font[NSFont] real[NSKern] paragraphStyle[NSParagraphStyle]
    MacOSX	*	attributes	font[NSFont] url[NSLink] paragraphStyle[NSParagraphStyle]
    MacOSX	*	box	rect[frame] autoresizingMask[autoresizingMask] view[contentView] constraints color[borderColor] color[fillColor] font[titleFont] connections
    MacOSX	*	box	color[fillColor] size[contentViewMargins]
    MacOSX	*	box	color[fillColor] point[canvasLocation]
    MacOSX	*	button	rect[frame] animations buttonCell[cell] attributedString[userComments] connections
    MacOSX	*	button	rect[frame] autoresizingMask[autoresizingMask] buttonCell[cell] color[bezelColor] connections
    MacOSX	*	button	rect[frame] string[toolTip] buttonCell[cell] color[contentTintColor] connections
    MacOSX	*	button	rect[frame] constraints connections
    MacOSX	*	button	buttonCell[cell] userDefinedRuntimeAttributes connections
    MacOSX	*	button	accessibility connections
    MacOSX	*	button	autoresizingMask[autoresizingMask] string[toolTip]
    MacOSX	*	button	rect[frame] contentFilters
    MacOSX	*	button	rect[frame] shadow[shadow]
    MacOSX	<v15	button	string[toolTip] constraints color[contentTintColor] userDefinedRuntimeAttributes
    MacOSX	<v15	button	constraints animations
    MacOSX	<v15	button	constraints buttonCell[cell]
    MacOSX	>=v15	button	buttonCell[cell] constraints
    MacOSX	>=v15	button	color[contentTintColor] constraints
    MacOSX	*	buttonCell	behavior[behavior] font[font] string[keyEquivalent] connections
    MacOSX	*	buttonCell	font[font] imageReference[image]
    MacOSX	*	buttonCell	font[font] userDefinedRuntimeAttributes
    MacOSX	*	buttonCell	string[keyEquivalent] modifierMask[keyEquivalentModifierMask]
    MacOSX	*	buttonCell	behavior[behavior] string[title] font[font] accessibility
    MacOSX	*	buttonCell	font[font] attributedString[userComments]
    MacOSX	*	class	source[sourceIdentifier] relationships
    MacOSX	*	clipView	rect[frame] autoresizingMask[autoresizingMask] subviews animations color[backgroundColor]
    MacOSX	*	clipView	subviews nil[backgroundColor]
    MacOSX	*	clipView	color[backgroundColor] edgeInsets[contentInsets]
    MacOSX	*	clipView	subviews constraints
    MacOSX	*	collectionView	rect[frame] autoresizingMask[autoresizingMask] collectionViewFlowLayout[collectionViewLayout] color[primaryBackgroundColor] connections
    MacOSX	*	collectionViewFlowLayout	size[itemSize] size[headerReferenceSize] edgeInsets[sectionInset]
    MacOSX	*	collectionViewGridLayout	size[minimumItemSize] size[maximumItemSize]
    MacOSX	*	colorWell	rect[frame] constraints color[color] connections
    MacOSX	*	colorWell	color[color] userDefinedRuntimeAttributes
    MacOSX	*	colorWell	rect[frame] autoresizingMask[autoresizingMask] color[color]
    MacOSX	*	comboBox	rect[frame] constraints comboBoxCell[cell] connections
    MacOSX	*	comboBox	rect[frame] autoresizingMask[autoresizingMask] comboBoxCell[cell]
    MacOSX	*	comboBoxCell	font[font] color[textColor] color[backgroundColor] connections
    MacOSX	*	comboBoxCell	color[backgroundColor] objectValues
    MacOSX	*	comboButton	rect[frame] menu[menu] connections
    MacOSX	*	configuration	ciColor[inputColor0] ciColor[inputColor1] null[inputImage] real[inputIntensity]
    MacOSX	*	configuration	ciColor[inputColor] null[inputImage]
    MacOSX	*	configuration	real[inputBrightness] real[inputContrast] null[inputImage] real[inputSaturation]
    MacOSX	*	containerView	rect[frame] constraints connections
    MacOSX	*	control	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] actionCell[cell] connections
    MacOSX	*	customView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints animations point[canvasLocation]
    MacOSX	*	customView	constraints connections point[canvasLocation]
    MacOSX	*	customView	constraints userDefinedRuntimeAttributes point[canvasLocation]
    MacOSX	*	customView	autoresizingMask[autoresizingMask] userGuides subviews
    MacOSX	*	customView	constraints viewLayoutGuide[safeArea] viewLayoutGuide[layoutMargins] point[canvasLocation]
    MacOSX	*	customView	userDefinedRuntimeAttributes connections
    MacOSX	*	datePicker	rect[frame] constraints datePickerCell[cell] connections
    MacOSX	*	datePicker	rect[frame] autoresizingMask[autoresizingMask] datePickerCell[cell]
    MacOSX	*	datePickerCell	font[font] date[date] date[minDate] date[maxDate] color[backgroundColor] color[textColor] datePickerElements[datePickerElements]
    MacOSX	*	datePickerCell	font[font] calendarDate[date] color[backgroundColor]
    MacOSX	*	dictionary	bool[NSAllowsEditingMultipleValuesSelection] bool[NSConditionallySetsEnabled] integer[NSMultipleValuesPlaceholder] integer[NSNoSelectionPlaceholder] integer[NSNotApplicablePlaceholder] integer[NSNullPlaceholder] bool[NSRaisesForNotApplicableKeys]
    MacOSX	*	dictionary	bool[NSAllowsEditingMultipleValuesSelection] string[NSNullPlaceholder]
    MacOSX	*	dictionary	integer[NSNullPlaceholder] bool[NSValidatesImmediately]
    MacOSX	*	dictionary	integer[NSNullPlaceholder] string[NSValueTransformerName]
    MacOSX	*	dictionary	bool[NSContinuouslyUpdatesValue] bool[NSValidatesImmediately]
    MacOSX	*	dictionary	string[NSDisplayName] string[NSPredicateFormat]
    MacOSX	*	document	dependencies objects resources
    MacOSX	*	document	dependencies scenes inferredMetricsTieBreakers
    MacOSX	*	document	scenes resources
    MacOSX	*	document	inferredMetricsTieBreakers resources
    MacOSX	*	drawer	size[contentSize] size[minContentSize] size[maxContentSize] connections
    MacOSX	*	fragment	string[content] attributes
    MacOSX	*	fragment	mutableString[content] attributes
    MacOSX	*	gridView	rect[frame] autoresizingMask[autoresizingMask] rows columns gridCells
    MacOSX	*	gridView	rect[frame] constraints rows
    MacOSX	*	imageView	rect[frame] autoresizingMask[autoresizingMask] imageCell[cell] color[contentTintColor]
    MacOSX	*	imageView	rect[frame] constraints imageCell[cell] connections
    MacOSX	*	imageView	imageCell[cell] point[canvasLocation]
    MacOSX	*	imageView	autoresizingMask[autoresizingMask] contentFilters imageCell[cell]
    MacOSX	*	imageView	color[contentTintColor] connections
    MacOSX	*	levelIndicator	rect[frame] animations levelIndicatorCell[cell]
    MacOSX	*	levelIndicator	rect[frame] constraints levelIndicatorCell[cell]
    MacOSX	*	levelIndicator	levelIndicatorCell[cell] connections
    MacOSX	*	mapView	rect[frame] autoresizingMask[autoresizingMask] constraints
    MacOSX	*	matrix	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] size[cellSize] size[intercellSpacing] buttonCell[prototype] cells connections
    MacOSX	*	matrix	size[intercellSpacing] textFieldCell[prototype] cells
    MacOSX	*	menu	items connections
    MacOSX	*	menu	items point[canvasLocation]
    MacOSX	*	menu	connections point[canvasLocation]
    MacOSX	*	menuItem	attributedString[attributedTitle] modifierMask[keyEquivalentModifierMask] menu[submenu] attributedString[userComments]
    MacOSX	*	menuItem	string[keyEquivalent] modifierMask[keyEquivalentModifierMask] connections
    MacOSX	*	menuItem	string[title] modifierMask[keyEquivalentModifierMask] userDefinedRuntimeAttributes
    MacOSX	*	menuItem	menu[submenu] connections
    MacOSX	*	menuItem	modifierMask[keyEquivalentModifierMask] string[toolTip] connections
    MacOSX	*	menuItem	userDefinedRuntimeAttributes connections
    MacOSX	*	numberFormatter	textAttributesForNegativeValues attributedString[attributedStringForZero] decimal[minimum] decimal[maximum]
    MacOSX	*	numberFormatter	integer[roundingIncrement] real[minimum] real[maximum]
    MacOSX	*	objectController	declaredKeys classReference[objectClass] connections
    MacOSX	*	outlineView	rect[frame] autoresizingMask[autoresizingMask] size[intercellSpacing] color[backgroundColor] tableViewGridLines[gridStyleMask] color[gridColor] tableColumns accessibility connections
    MacOSX	*	pathCell	font[font] url[url] color[backgroundColor] allowedTypes
    MacOSX	*	pathControl	rect[frame] autoresizingMask[autoresizingMask] pathCell[cell] connections
    MacOSX	*	pdfView	rect[frame] animations
    MacOSX	*	popUpButton	rect[frame] autoresizingMask[autoresizingMask] popUpButtonCell[cell] connections
    MacOSX	*	popUpButton	rect[frame] constraints connections
    MacOSX	*	popUpButton	popUpButtonCell[cell] point[canvasLocation]
    MacOSX	*	popUpButton	accessibility connections
    MacOSX	<v15	popUpButton	constraints popUpButtonCell[cell]
    MacOSX	>=v15	popUpButton	popUpButtonCell[cell] constraints
    MacOSX	*	popUpButtonCell	behavior[behavior] font[font] menu[menu] connections
    MacOSX	*	predicateEditor	rect[frame] autoresizingMask[autoresizingMask] rowTemplates connections
    MacOSX	*	predicateEditorRowTemplate	array[leftExpressionObject] integer[rightExpressionObject] comparisonPredicateOptions[options] popUpMenus
    MacOSX	*	progressIndicator	rect[frame] autoresizingMask[autoresizingMask] connections
    MacOSX	*	progressIndicator	rect[frame] constraints animations
    MacOSX	*	progressIndicator	rect[frame] contentFilters
    MacOSX	*	progressIndicator	constraints connections
    MacOSX	*	ruleEditor	rect[frame] autoresizingMask[autoresizingMask] connections
    MacOSX	*	scene	objects point[canvasLocation]
    MacOSX	*	sceneView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor]
    MacOSX	*	scrollView	rect[frame] autoresizingMask[autoresizingMask] clipView[contentView] constraints edgeInsets[contentInsets] scroller[horizontalScroller] scroller[verticalScroller] tableHeaderView[headerView] connections
    MacOSX	*	scrollView	clipView[contentView] animations scroller[horizontalScroller]
    MacOSX	*	scrollView	tableHeaderView[headerView] point[canvasLocation]
    MacOSX	*	scroller	rect[frame] autoresizingMask[autoresizingMask] animations
    MacOSX	*	searchField	rect[frame] autoresizingMask[autoresizingMask] constraints searchFieldCell[cell] connections
    MacOSX	*	searchFieldCell	font[font] color[textColor] color[backgroundColor] accessibility
    MacOSX	*	searchFieldCell	color[backgroundColor] connections
    MacOSX	*	searchToolbarItem	nil[toolTip] searchField[view]
    MacOSX	*	secureTextField	rect[frame] constraints secureTextFieldCell[cell] connections
    MacOSX	*	secureTextField	rect[frame] autoresizingMask[autoresizingMask] secureTextFieldCell[cell]
    MacOSX	*	secureTextFieldCell	font[font] color[textColor] color[backgroundColor] allowedInputSourceLocales
    MacOSX	*	segmentedCell	font[font] segments connections
    MacOSX	*	segmentedControl	rect[frame] autoresizingMask[autoresizingMask] segmentedCell[cell] connections
    MacOSX	*	segmentedControl	rect[frame] constraints segmentedCell[cell] userDefinedRuntimeAttributes
    MacOSX	*	shadow	size[offset] color[color]
    MacOSX	*	slider	rect[frame] constraints contentFilters sliderCell[cell] connections
    MacOSX	*	slider	rect[frame] autoresizingMask[autoresizingMask] sliderCell[cell]
    MacOSX	*	slider	sliderCell[cell] userDefinedRuntimeAttributes connections
    MacOSX	*	splitView	rect[frame] autoresizingMask[autoresizingMask] subviews holdingPriorities connections
    MacOSX	*	splitViewController	splitViewItems splitView[splitView] connections
    MacOSX	*	stackView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints visibilityPriorities customSpacing
    MacOSX	*	stackView	rect[frame] beginningViews endViews visibilityPriorities
    MacOSX	*	stackView	subviews edgeInsets[edgeInsets] visibilityPriorities
    MacOSX	*	stackView	customSpacing point[canvasLocation]
    MacOSX	*	stackView	edgeInsets[edgeInsets] constraints
    MacOSX	*	stepper	rect[frame] stepperCell[cell] connections
    MacOSX	*	stepper	rect[frame] autoresizingMask[autoresizingMask] stepperCell[cell]
    MacOSX	*	switch	rect[frame] autoresizingMask[autoresizingMask] connections
    MacOSX	*	switch	rect[frame] constraints connections
    MacOSX	*	tabView	rect[frame] autoresizingMask[autoresizingMask] font[font] tabViewItems connections
    MacOSX	*	tabView	tabViewItems point[canvasLocation]
    MacOSX	*	tabView	rect[frame] constraints font[font]
    MacOSX	*	tabViewController	tabViewItems viewControllerTransitionOptions[transitionOptions] tabView[tabView] connections
    MacOSX	*	tabViewItem	view[view] connections
    MacOSX	*	tableCellView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints animations connections point[canvasLocation]
    MacOSX	*	tableCellView	autoresizingMask[autoresizingMask] userGuides subviews
    MacOSX	*	tableColumn	tableHeaderCell[headerCell] textFieldCell[dataCell] sortDescriptor[sortDescriptorPrototype] tableColumnResizingMask[resizingMask] prototypeCellViews connections
    MacOSX	*	tableColumn	tableHeaderCell[headerCell] buttonCell[dataCell] tableColumnResizingMask[resizingMask]
    MacOSX	*	tableColumn	tableHeaderCell[headerCell] imageCell[dataCell] tableColumnResizingMask[resizingMask]
    MacOSX	*	tableColumn	tableHeaderCell[headerCell] popUpButtonCell[dataCell] tableColumnResizingMask[resizingMask]
    MacOSX	*	tableHeaderCell	font[font] color[textColor] color[backgroundColor]
    MacOSX	*	tableHeaderView	rect[frame] autoresizingMask[autoresizingMask] accessibility connections
    MacOSX	*	tableView	rect[frame] autoresizingMask[autoresizingMask] animations size[intercellSpacing] color[backgroundColor] tableViewGridLines[gridStyleMask] color[gridColor] tableColumns connections
    MacOSX	*	tableView	tableColumns accessibility connections
    MacOSX	*	textField	rect[frame] animations textFieldCell[cell] attributedString[userComments] connections
    MacOSX	*	textField	rect[frame] autoresizingMask[autoresizingMask] textFieldCell[cell]
    MacOSX	*	textField	rect[frame] constraints textFieldCell[cell]
    MacOSX	*	textField	rect[frame] string[toolTip] textFieldCell[cell]
    MacOSX	*	textField	rect[frame] shadow[shadow] textFieldCell[cell] accessibility connections
    MacOSX	*	textField	textFieldCell[cell] point[canvasLocation]
    MacOSX	*	textField	textFieldCell[cell] userDefinedRuntimeAttributes connections
    MacOSX	*	textFieldCell	dateFormatter[formatter] font[font] string[title] color[textColor] color[backgroundColor] allowedInputSourceLocales connections
    MacOSX	*	textFieldCell	numberFormatter[formatter] font[font]
    MacOSX	*	textFieldCell	color[backgroundColor] attributedString[userComments]
    MacOSX	*	textFieldCell	color[backgroundColor] userDefinedRuntimeAttributes
    MacOSX	*	textFieldCell	color[backgroundColor] accessibility
    MacOSX	*	textView	rect[frame] autoresizingMask[autoresizingMask] color[textColor] color[backgroundColor] size[maxSize] attributedString[textStorage] color[insertionPointColor] connections
    MacOSX	*	textView	color[backgroundColor] size[minSize] attributedString[textStorage]
    MacOSX	*	textView	color[insertionPointColor] allowedInputSourceLocales
    MacOSX	*	textView	color[insertionPointColor] userDefinedRuntimeAttributes
    MacOSX	*	textView	size[minSize] size[maxSize]
    MacOSX	*	tokenField	rect[frame] tokenFieldCell[cell] connections
    MacOSX	*	tokenFieldCell	font[font] color[textColor] color[backgroundColor] connections
    MacOSX	*	toolbar	allowedToolbarItems defaultToolbarItems connections point[canvasLocation]
    MacOSX	*	toolbarItem	nil[toolTip] size[minSize] size[maxSize] box[view] connections
    MacOSX	*	toolbarItem	size[maxSize] button[view] connections
    MacOSX	*	toolbarItem	nil[toolTip] progressIndicator[view]
    MacOSX	*	toolbarItem	nil[toolTip] textField[view]
    MacOSX	*	toolbarItem	size[maxSize] searchField[view]
    MacOSX	*	toolbarItem	size[maxSize] segmentedControl[view]
    MacOSX	*	toolbarItem	imageReference[image] connections
    MacOSX	*	toolbarItem	nil[toolTip] customView[view]
    MacOSX	*	toolbarItem	size[maxSize] popUpButton[view]
    MacOSX	*	touchBar	touchBarItems connections point[canvasLocation]
    MacOSX	*	touchBarItem	viewController[viewController] size[designTimeSize]
    MacOSX	*	treeController	declaredKeys classReference[objectClass] connections
    MacOSX	*	view	rect[frame] autoresizingMask[autoresizingMask] subviews constraints animations
    MacOSX	*	view	subviews connections
    MacOSX	*	view	constraints point[canvasLocation]
    MacOSX	*	view	constraints userDefinedRuntimeAttributes
    MacOSX	*	view	autoresizingMask[autoresizingMask] userGuides subviews
    MacOSX	*	view	constraints connections
    MacOSX	*	viewController	view[view] touchBar[touchBar] connections
    MacOSX	*	viewController	customView[view] connections
    MacOSX	*	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints point[canvasLocation]
    MacOSX	*	webView	rect[frame] autoresizingMask[autoresizingMask] webPreferences[preferences] connections
    MacOSX	*	window	windowStyleMask[styleMask] windowCollectionBehavior[collectionBehavior] windowPositionMask[initialPositionMask] rect[contentRect] rect[screenRect] value[minSize] value[maxSize] view[contentView] contentBorderThickness connections point[canvasLocation]
    MacOSX	*	window	view[contentView] toolbar[toolbar] connections
    MacOSX	*	window	view[contentView] userDefinedRuntimeAttributes connections
    MacOSX	*	window	value[maxSize] value[minFullScreenContentSize] value[maxFullScreenContentSize] view[contentView]
    MacOSX	*	windowController	window[window] connections
    MacOSX	*	windowController	window[window] userDefinedRuntimeAttributes connections
    MacOSX	*	wkWebView	rect[frame] autoresizingMask[autoresizingMask] wkWebViewConfiguration[configuration] connections
    MacOSX	*	wkWebViewConfiguration	audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    UIKit	*	accessibility	accessibilityTraits[traits] bool[isElement]
    UIKit	*	activityIndicatorView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] point[canvasLocation]
    UIKit	*	activityIndicatorView	rect[frame] animations color[color]
    UIKit	*	activityIndicatorView	rect[frame] constraints color[color]
    UIKit	*	activityIndicatorView	rect[frame] userDefinedRuntimeAttributes
    UIKit	*	activityIndicatorView	autoresizingMask[autoresizingMask] color[color]
    UIKit	*	activityIndicatorView	color[tintColor] color[color]
    UIKit	*	activityIndicatorView	rect[frame] gestureRecognizers
    UIKit	*	arscnView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	arscnView	rect[frame] connections
    UIKit	*	arskView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	attributes	color[NSColor] font[NSFont] real[NSKern] font[NSOriginalFont] paragraphStyle[NSParagraphStyle] color[NSStrokeColor] integer[NSUnderline] color[NSUnderlineColor]
    UIKit	*	attributes	real[NSKern] url[NSLink] paragraphStyle[NSParagraphStyle]
    UIKit	*	attributes	color[NSBackgroundColor] color[NSColor]
    UIKit	*	backgroundConfiguration	color[backgroundColor] color[strokeColor]
    UIKit	*	barButtonItem	color[tintColor] connections
    UIKit	*	barButtonItem	userDefinedRuntimeAttributes connections
    UIKit	*	button	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] constraints fontDescription[fontDescription] color[tintColor] inset[contentEdgeInsets] inset[imageEdgeInsets] state[normal] state[disabled] state[selected] state[highlighted] userDefinedRuntimeAttributes connections
    UIKit	*	button	inset[contentEdgeInsets] inset[titleEdgeInsets] state[normal] buttonConfiguration[configuration] connections
    UIKit	*	button	inset[contentEdgeInsets] size[titleShadowOffset] state[normal] variation[*] connections
    UIKit	*	button	rect[frame] animations fontDescription[fontDescription]
    UIKit	*	button	frame[frameInset] autoresizingMask[autoresizingMask]
    UIKit	*	button	state[selected] point[canvasLocation]
    UIKit	*	button	buttonConfiguration[configuration] userDefinedRuntimeAttributes
    UIKit	*	button	constraints edgeInsets[layoutMargins] state[normal] attributedString[userComments] connections
    UIKit	*	button	constraints menu[menu] state[normal]
    UIKit	*	button	inset[titleEdgeInsets] inset[imageEdgeInsets]
    UIKit	*	button	rect[frame] rect[contentStretch] state[normal]
    UIKit	*	buttonConfiguration	imageReference[image] preferredSymbolConfiguration[preferredSymbolConfigurationForImage] color[baseForegroundColor]
    UIKit	*	buttonConfiguration	backgroundConfiguration[background] color[baseForegroundColor]
    UIKit	*	buttonConfiguration	fontDescription[titleFontDescription] color[baseForegroundColor]
    UIKit	*	class	source[sourceIdentifier] relationships
    UIKit	*	collectionReusableView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] color[tintColor] constraints connections point[canvasLocation]
    UIKit	*	collectionReusableView	subviews viewLayoutGuide[safeArea] connections
    UIKit	<v12	collectionReusableView	constraints viewLayoutGuide[safeArea]
    UIKit	>=v12	collectionReusableView	viewLayoutGuide[safeArea] constraints
    UIKit	*	collectionView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] collectionViewFlowLayout[collectionViewLayout] cells collectionReusableView[sectionHeaderView] collectionReusableView[sectionFooterView] connections point[canvasLocation]
    UIKit	*	collectionView	autoresizingMask[autoresizingMask] animations collectionViewLayout[collectionViewLayout] cells userDefinedRuntimeAttributes connections
    UIKit	*	collectionView	color[backgroundColor] constraints inset[scrollIndicatorInsets] collectionViewFlowLayout[collectionViewLayout]
    UIKit	*	collectionView	color[backgroundColor] collectionViewLayout[collectionViewLayout]
    UIKit	*	collectionViewCell	rect[frame] autoresizingMask[autoresizingMask] collectionViewCellContentView[contentView] color[backgroundColor] constraints size[customSize] connections point[canvasLocation]
    UIKit	*	collectionViewCell	autoresizingMask[autoresizingMask] view[contentView] gestureRecognizers constraints userDefinedRuntimeAttributes connections
    UIKit	*	collectionViewCell	view[contentView] color[backgroundColor]
    UIKit	<v12	collectionViewCell	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] connections
    UIKit	<v12	collectionViewCell	constraints viewLayoutGuide[safeArea] point[canvasLocation]
    UIKit	<v12	collectionViewCell	rect[frame] viewLayoutGuide[safeArea] size[customSize]
    UIKit	<v12	collectionViewCell	view[contentView] viewLayoutGuide[safeArea]
    UIKit	*	collectionViewCellContentView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints userDefinedRuntimeAttributes
    UIKit	*	collectionViewCellContentView	subviews color[backgroundColor] constraints
    UIKit	>=v12	collectionViewCellContentView	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] constraints
    UIKit	>=v12	collectionViewCellContentView	rect[frame] viewLayoutGuide[safeArea]
    UIKit	>=v12	collectionViewCellContentView	subviews viewLayoutGuide[safeArea]
    UIKit	*	collectionViewController	collectionView[view] toolbarItems navigationItem[navigationItem] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] connections
    UIKit	*	collectionViewController	collectionView[view] tabBarItem[tabBarItem]
    UIKit	*	collectionViewController	collectionView[view] userDefinedRuntimeAttributes
    UIKit	*	collectionViewController	simulatedNavigationBarMetrics[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics]
    UIKit	*	collectionViewFlowLayout	size[itemSize] size[estimatedItemSize] size[headerReferenceSize] size[footerReferenceSize] inset[sectionInset] userDefinedRuntimeAttributes
    UIKit	*	containerView	rect[frame] autoresizingMask[autoresizingMask] connections
    UIKit	*	containerView	rect[frame] color[backgroundColor] connections
    UIKit	*	containerView	rect[frame] constraints connections
    UIKit	*	containerView	frame[frameInset] connections
    UIKit	*	containerView	color[backgroundColor] userDefinedRuntimeAttributes connections
    UIKit	*	datePicker	rect[frame] autoresizingMask[autoresizingMask] date[date] date[minimumDate] date[maximumDate] connections
    UIKit	*	datePicker	rect[frame] constraints date[date]
    UIKit	*	document	device accessibilityOverrides dependencies customFonts[customFonts] objects designables inferredMetricsTieBreakers color[tintColor]
    UIKit	*	document	customFonts[customFonts] scenes classes simulatedMetricsContainer[defaultSimulatedMetrics]
    UIKit	*	document	objects connections
    UIKit	*	document	objects resources
    UIKit	*	document	objects simulatedMetricsContainer[defaultSimulatedMetrics]
    UIKit	*	document	scenes designables
    UIKit	*	document	scenes resources
    UIKit	<v11_4	document	resources color[tintColor]
    UIKit	<v11_4	document	resources inferredMetricsTieBreakers
    UIKit	<v11_4	document	resources simulatedMetricsContainer[defaultSimulatedMetrics]
    UIKit	>=v11_4	document	color[tintColor] resources connections
    UIKit	>=v11_4	document	designables resources
    UIKit	>=v11_4	document	inferredMetricsTieBreakers resources
    UIKit	*	fixedSimulatedSizeMetrics	size[portraitSize] size[landscapeSize]
    UIKit	*	fragment	string[content] attributes
    UIKit	*	glkView	rect[frame] autoresizingMask[autoresizingMask] connections
    UIKit	<v12	glkView	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] connections
    UIKit	<v12	glkView	rect[frame] viewLayoutGuide[safeArea]
    UIKit	*	glkViewController	layoutGuides glkView[view]
    UIKit	*	imageView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] constraints imageReference[image] preferredSymbolConfiguration[preferredSymbolConfiguration]
    UIKit	*	imageView	rect[frame] animations constraints userDefinedRuntimeAttributes
    UIKit	*	imageView	color[backgroundColor] color[tintColor] constraints variation[*]
    UIKit	*	imageView	rect[frame] rect[contentStretch]
    UIKit	*	imageView	color[tintColor] point[canvasLocation]
    UIKit	*	imageView	gestureRecognizers connections
    UIKit	*	imageView	color[backgroundColor] gestureRecognizers constraints connections
    UIKit	*	label	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] constraints string[text] fontDescription[fontDescription] color[textColor] nil[highlightedColor] userDefinedRuntimeAttributes connections
    UIKit	*	label	frame[frameInset] autoresizingMask[autoresizingMask] animations constraints attributedString[attributedText] nil[highlightedColor] color[shadowColor]
    UIKit	*	label	rect[frame] rect[contentStretch] fontDescription[fontDescription] nil[textColor] color[highlightedColor] color[shadowColor]
    UIKit	*	label	autoresizingMask[autoresizingMask] color[tintColor] accessibility[accessibilityConfiguration]
    UIKit	*	label	autoresizingMask[autoresizingMask] mutableString[text] fontDescription[fontDescription]
    UIKit	*	label	nil[textColor] nil[highlightedColor] point[canvasLocation]
    UIKit	*	label	color[textColor] color[highlightedColor]
    UIKit	*	label	nil[highlightedColor] size[shadowOffset]
    UIKit	*	label	nil[highlightedColor] string[userLabel]
    UIKit	*	label	nil[highlightedColor] variation[*]
    UIKit	*	label	color[backgroundColor] color[tintColor]
    UIKit	*	label	color[highlightedColor] attributedString[userComments]
    UIKit	*	label	rect[frame] gestureRecognizers fontDescription[fontDescription]
    UIKit	*	label	size[shadowOffset] attributedString[userComments]
    UIKit	<v12	label	rect[frame] viewLayoutGuide[safeArea] fontDescription[fontDescription]
    UIKit	<v12	label	viewLayoutGuide[safeArea] nil[highlightedColor]
    UIKit	<v12	label	viewLayoutGuide[safeArea] nil[textColor]
    UIKit	*	mapView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] point[canvasLocation]
    UIKit	*	mapView	autoresizingMask[autoresizingMask] animations
    UIKit	*	mapView	rect[frame] gestureRecognizers constraints
    UIKit	*	mtkView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	navigationBar	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] edgeInsets[layoutMargins] color[tintColor] color[barTintColor] items userDefinedRuntimeAttributes
    UIKit	*	navigationBar	rect[frame] constraints color[barTintColor] textAttributes[titleTextAttributes] textAttributes[largeTitleTextAttributes]
    UIKit	*	navigationBar	autoresizingMask[autoresizingMask] animations
    UIKit	*	navigationBar	color[backgroundColor] navigationBarAppearance[standardAppearance]
    UIKit	*	navigationBar	items variation[*]
    UIKit	*	navigationController	extendedEdge[edgesForExtendedLayout] toolbarItems simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] navigationBar[navigationBar] nil toolbar[toolbar] connections
    UIKit	*	navigationController	tabBarItem[tabBarItem] toolbarItems nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] navigationBar[navigationBar] userDefinedRuntimeAttributes connections
    UIKit	*	navigationController	toolbarItems navigationItem[navigationItem] navigationBar[navigationBar] viewControllers point[canvasLocation]
    UIKit	*	navigationController	toolbarItems simulatedScreenMetrics[simulatedDestinationMetrics] navigationBar[navigationBar]
    UIKit	*	navigationController	toolbarItems simulatedTabBarMetrics[simulatedBottomBarMetrics] navigationBar[navigationBar]
    UIKit	*	navigationController	simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedBottomBarMetrics]
    UIKit	*	navigationController	simulatedOrientationMetrics[simulatedOrientationMetrics] navigationBar[navigationBar]
    UIKit	*	navigationController	simulatedNavigationBarMetrics[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] modalFormSheetSimulatedSizeMetrics[simulatedDestinationMetrics] size[freeformSize] navigationBar[navigationBar]
    UIKit	*	navigationController	toolbarItems value[contentSizeForViewInPopover] navigationBar[navigationBar]
    UIKit	*	navigationItem	nil[title] segmentedControl[titleView] barButtonItem[rightBarButtonItem]
    UIKit	*	navigationItem	nil[title] textField[titleView] barButtonItem[rightBarButtonItem]
    UIKit	*	navigationItem	nil[title] view[titleView] barButtonItem[rightBarButtonItem]
    UIKit	*	navigationItem	barButtonItem[leftBarButtonItem] barButtonItem[rightBarButtonItem]
    UIKit	*	navigationItem	barButtonItem[leftBarButtonItem] connections
    UIKit	*	navigationItem	barButtonItem[leftBarButtonItem] rightBarButtonItems
    UIKit	*	navigationItem	barButtonItem[backBarButtonItem] barButtonItem[rightBarButtonItem]
    UIKit	*	navigationItem	barButtonItem[backBarButtonItem] barButtonItem[leftBarButtonItem]
    UIKit	*	navigationItem	nil[title] rightBarButtonItems
    UIKit	*	pageControl	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	pageControl	rect[frame] connections
    UIKit	*	pickerView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints variation[*] connections
    UIKit	*	pickerView	rect[frame] accessibility[accessibilityConfiguration] userDefinedRuntimeAttributes connections
    UIKit	*	pickerView	constraints edgeInsets[layoutMargins]
    UIKit	*	pickerView	color[tintColor] accessibility[accessibilityConfiguration] constraints
    UIKit	*	pongPressGestureRecognizer	pressTypeMask[allowedPressTypes] connections
    UIKit	*	progressView	rect[frame] color[backgroundColor] constraints color[progressTintColor] color[trackTintColor]
    UIKit	*	progressView	rect[frame] autoresizingMask[autoresizingMask] color[progressTintColor]
    UIKit	*	progressView	rect[frame] color[tintColor]
    UIKit	*	refreshControl	autoresizingMask[autoresizingMask] connections
    UIKit	*	scene	objects point[canvasLocation]
    UIKit	*	sceneKitView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	screenEdgePanGestureRecognizer	rectEdge[edges] connections
    UIKit	*	scrollView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] constraints edgeInsets[layoutMargins] userDefinedRuntimeAttributes variation[*] connections
    UIKit	*	scrollView	constraints viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] point[canvasLocation]
    UIKit	*	scrollView	constraints inset[scrollIndicatorInsets]
    UIKit	*	scrollView	subviews gestureRecognizers constraints
    UIKit	*	scrollView	subviews viewLayoutGuide[safeArea] constraints
    UIKit	>=v12	scrollView	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] point[canvasLocation]
    UIKit	>=v12	scrollView	rect[frame] viewLayoutGuide[safeArea] viewLayoutGuide[contentLayoutGuide]
    UIKit	>=v12	scrollView	viewLayoutGuide[safeArea] viewLayoutGuide[frameLayoutGuide]
    UIKit	*	searchBar	rect[frame] autoresizingMask[autoresizingMask] color[barTintColor] textInputTraits[textInputTraits] scopeButtonTitles userDefinedRuntimeAttributes connections
    UIKit	*	searchBar	rect[frame] constraints color[tintColor] textInputTraits[textInputTraits]
    UIKit	*	searchBar	constraints color[barTintColor]
    UIKit	*	segmentedControl	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] segments color[tintColor] connections
    UIKit	*	segmentedControl	rect[frame] constraints segments
    UIKit	*	segmentedControl	segments color[selectedSegmentTintColor]
    UIKit	*	segue	popoverArrowDirection[popoverArrowDirection] popoverPassthroughViews
    UIKit	*	segue	segue[commit] segue[preview]
    UIKit	*	simulatedMetricsContainer	simulatedStatusBarMetrics[statusBar] simulatedOrientationMetrics[orientation] simulatedScreenMetrics[destination]
    UIKit	*	simulatedScreenMetrics	size[portraitSize] size[landscapeSize]
    UIKit	*	skView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	slider	rect[frame] accessibility[accessibilityConfiguration] constraints color[minimumTrackTintColor] color[maximumTrackTintColor] color[thumbTintColor] connections
    UIKit	*	slider	rect[frame] animations connections
    UIKit	*	slider	rect[frame] autoresizingMask[autoresizingMask] constraints
    UIKit	*	slider	color[tintColor] constraints
    UIKit	*	slider	rect[frame] color[tintColor]
    UIKit	*	splitViewController	toolbarItems simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] connections
    UIKit	*	splitViewController	toolbarItems navigationItem[navigationItem] connections
    UIKit	*	splitViewController	tabBarItem[tabBarItem] connections
    UIKit	*	stackView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] constraints connections point[canvasLocation]
    UIKit	*	stackView	subviews gestureRecognizers connections
    UIKit	*	stackView	subviews viewLayoutGuide[safeArea] point[canvasLocation]
    UIKit	*	stackView	constraints edgeInsets[layoutMargins] userDefinedRuntimeAttributes
    UIKit	*	stackView	subviews directionalEdgeInsets[directionalLayoutMargins]
    UIKit	*	stackView	edgeInsets[layoutMargins] variation[*]
    UIKit	<v12	stackView	color[backgroundColor] viewLayoutGuide[safeArea]
    UIKit	<v12	stackView	constraints viewLayoutGuide[safeArea]
    UIKit	>=v12	stackView	viewLayoutGuide[safeArea] connections
    UIKit	>=v12	stackView	viewLayoutGuide[safeArea] constraints
    UIKit	*	state	color[titleColor] color[titleShadowColor]
    UIKit	*	stepper	rect[frame] animations connections
    UIKit	*	stepper	rect[frame] autoresizingMask[autoresizingMask] connections
    UIKit	*	stepper	rect[frame] color[tintColor] connections
    UIKit	*	switch	rect[frame] autoresizingMask[autoresizingMask] accessibility[accessibilityConfiguration] constraints color[onTintColor] connections
    UIKit	*	switch	rect[frame] userDefinedRuntimeAttributes connections
    UIKit	*	switch	autoresizingMask[autoresizingMask] color[thumbTintColor]
    UIKit	*	switch	rect[frame] color[tintColor] color[onTintColor] color[thumbTintColor]
    UIKit	*	tabBar	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] color[selectedImageTintColor] userDefinedRuntimeAttributes
    UIKit	*	tabBar	color[backgroundColor] items color[selectedImageTintColor]
    UIKit	*	tabBar	color[tintColor] color[barTintColor] color[selectedImageTintColor]
    UIKit	*	tabBarController	toolbarItems simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedBottomBarMetrics] tabBar[tabBar] userDefinedRuntimeAttributes connections
    UIKit	*	tabBarController	navigationItem[navigationItem] nil[simulatedBottomBarMetrics]
    UIKit	*	tableView	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] edgeInsets[layoutMargins] inset[scrollIndicatorInsets] color[separatorColor] inset[separatorInset] color[sectionIndexColor] color[sectionIndexBackgroundColor] color[sectionIndexTrackingBackgroundColor] view[tableHeaderView] view[tableFooterView] prototypes sections connections
    UIKit	*	tableView	color[backgroundColor] color[tintColor] constraints prototypes userDefinedRuntimeAttributes connections
    UIKit	*	tableView	color[backgroundColor] button[tableFooterView] sections
    UIKit	*	tableView	color[backgroundColor] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] connections
    UIKit	*	tableView	color[backgroundColor] gestureRecognizers connections
    UIKit	*	tableView	color[backgroundColor] searchBar[tableHeaderView] prototypes
    UIKit	*	tableView	color[backgroundColor] simulatedOrientationMetrics[simulatedOrientationMetrics] prototypes
    UIKit	*	tableView	color[tintColor] color[separatorColor]
    UIKit	*	tableView	color[tintColor] point[canvasLocation]
    UIKit	*	tableView	color[backgroundColor] navigationBar[tableHeaderView] prototypes
    UIKit	*	tableView	color[backgroundColor] viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] connections
    UIKit	*	tableView	gestureRecognizers prototypes
    UIKit	>=v12	tableView	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] color[backgroundColor]
    UIKit	>=v12	tableView	rect[frame] viewLayoutGuide[safeArea] connections
    UIKit	>=v12	tableView	viewLayoutGuide[safeArea] sections
    UIKit	*	tableViewCell	frame[frameInset] autoresizingMask[autoresizingMask] tableViewCellContentView[contentView] animations color[backgroundColor] color[tintColor] edgeInsets[layoutMargins] inset[separatorInset] userDefinedRuntimeAttributes connections point[canvasLocation]
    UIKit	*	tableViewCell	color[backgroundColor] accessibility[accessibilityConfiguration] constraints connections
    UIKit	*	tableViewCell	rect[frame] autoresizingMask[autoresizingMask] view[contentView]
    UIKit	*	tableViewCell	tableViewCellContentView[contentView] viewLayoutGuide[safeArea] connections
    UIKit	<v12	tableViewCell	color[backgroundColor] viewLayoutGuide[safeArea]
    UIKit	>=v12	tableViewCell	viewLayoutGuide[safeArea] color[backgroundColor]
    UIKit	*	tableViewCellContentView	frame[frameInset] autoresizingMask[autoresizingMask] subviews animations constraints edgeInsets[layoutMargins]
    UIKit	*	tableViewCellContentView	subviews color[backgroundColor] constraints variation[*]
    UIKit	*	tableViewCellContentView	subviews color[tintColor] constraints
    UIKit	*	tableViewCellContentView	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	<v12	tableViewCellContentView	autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea]
    UIKit	<v12	tableViewCellContentView	color[backgroundColor] viewLayoutGuide[safeArea]
    UIKit	<v12	tableViewCellContentView	rect[frame] viewLayoutGuide[safeArea]
    UIKit	<v12	tableViewCellContentView	subviews viewLayoutGuide[safeArea]
    UIKit	*	tableViewController	tableView[view] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] size[freeformSize] connections
    UIKit	*	tableViewController	tableView[view] extendedEdge[edgesForExtendedLayout] navigationItem[navigationItem] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] connections
    UIKit	*	tableViewController	navigationItem[navigationItem] keyCommands userDefinedRuntimeAttributes
    UIKit	*	tableViewController	navigationItem[navigationItem] refreshControl[refreshControl] connections
    UIKit	*	tableViewController	tableView[view] simulatedStatusBarMetrics[simulatedStatusBarMetrics]
    UIKit	*	tableViewController	simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics]
    UIKit	*	tableViewController	navigationItem[navigationItem] nil[simulatedBottomBarMetrics] connections
    UIKit	*	tableViewSection	string[footerTitle] cells attributedString[userComments]
    UIKit	*	tapGestureRecognizer	pressTypeMask[allowedPressTypes] connections
    UIKit	*	textAttributes	fontDescription[fontDescription] color[textColor] color[textShadowColor]
    UIKit	*	textAttributes	color[textColor] offsetWrapper[textShadowOffset]
    UIKit	*	textField	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] constraints color[textColor] fontDescription[fontDescription] textInputTraits[textInputTraits] userDefinedRuntimeAttributes connections
    UIKit	*	textField	autoresizingMask[autoresizingMask] string[text] string[placeholder] fontDescription[fontDescription]
    UIKit	*	textField	rect[frame] animations fontDescription[fontDescription]
    UIKit	*	textField	constraints nil[textColor] fontDescription[fontDescription]
    UIKit	*	textField	textInputTraits[textInputTraits] variation[*] connections
    UIKit	*	textField	textInputTraits[textInputTraits] point[canvasLocation]
    UIKit	*	textField	accessibility[accessibilityConfiguration] rect[contentStretch] constraints
    UIKit	*	textField	rect[frame] edgeInsets[layoutMargins] color[textColor]
    UIKit	*	textField	textInputTraits[textInputTraits] attributedString[userComments] connections
    UIKit	*	textView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] constraints string[text] color[textColor] fontDescription[fontDescription] textInputTraits[textInputTraits] dataDetectorType[dataDetectorTypes] connections
    UIKit	*	textView	color[backgroundColor] attributedString[attributedText] textInputTraits[textInputTraits] variation[*] connections
    UIKit	*	textView	rect[frame] color[tintColor] constraints
    UIKit	*	textView	textInputTraits[textInputTraits] point[canvasLocation]
    UIKit	*	textView	dataDetectorType[dataDetectorTypes] userDefinedRuntimeAttributes
    UIKit	*	textView	accessibility[accessibilityConfiguration] gestureRecognizers color[textColor]
    UIKit	*	textView	color[backgroundColor] color[tintColor]
    UIKit	*	textView	dataDetectorType[dataDetectorTypes] variation[*]
    UIKit	*	textView	textInputTraits[textInputTraits] attributedString[userComments]
    UIKit	*	toolbar	rect[frame] autoresizingMask[autoresizingMask] constraints items color[barTintColor]
    UIKit	*	toolbar	rect[frame] color[backgroundColor] constraints
    UIKit	*	toolbar	autoresizingMask[autoresizingMask] color[tintColor] color[barTintColor]
    UIKit	*	toolbar	autoresizingMask[autoresizingMask] color[backgroundColor]
    UIKit	*	toolbar	items color[tintColor]
    UIKit	*	toolbar	items point[canvasLocation]
    UIKit	*	tvCaptionButtonView	rect[frame] connections
    UIKit	*	variation	rect[frame] mask[subviews] mask[constraints]
    UIKit	*	view	frame[frameInset] autoresizingMask[autoresizingMask] userGuides subviews animations color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints nil[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] connections point[canvasLocation]
    UIKit	*	view	constraints simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] variation[*] point[canvasLocation]
    UIKit	*	view	nil[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedScreenMetrics[simulatedDestinationMetrics]
    UIKit	*	view	subviews viewLayoutGuide[safeArea] connections
    UIKit	*	view	constraints edgeInsets[layoutMargins] connections
    UIKit	*	view	constraints userDefinedRuntimeAttributes connections
    UIKit	*	view	rect[frame] autoresizingMask[autoresizingMask]
    UIKit	*	view	viewLayoutGuide[safeArea] variation[*]
    UIKit	<v12	view	accessibility[accessibilityConfiguration] viewLayoutGuide[safeArea]
    UIKit	<v12	view	color[backgroundColor] viewLayoutGuide[safeArea]
    UIKit	<v12	view	color[tintColor] viewLayoutGuide[safeArea]
    UIKit	<v12	view	constraints viewLayoutGuide[safeArea]
    UIKit	<v12	view	freeformSimulatedSizeMetrics[simulatedDestinationMetrics] viewLayoutGuide[safeArea]
    UIKit	<v12	view	gestureRecognizers viewLayoutGuide[safeArea]
    UIKit	<v12	view	nil[simulatedBottomBarMetrics] viewLayoutGuide[safeArea]
    UIKit	<v12	view	nil[simulatedStatusBarMetrics] viewLayoutGuide[safeArea]
    UIKit	<v12	view	nil[simulatedTopBarMetrics] viewLayoutGuide[safeArea]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] accessibility[accessibilityConfiguration]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] color[backgroundColor]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] color[tintColor]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] constraints
    UIKit	>=v12	view	viewLayoutGuide[safeArea] freeformSimulatedSizeMetrics[simulatedDestinationMetrics]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] gestureRecognizers
    UIKit	>=v12	view	viewLayoutGuide[safeArea] nil[simulatedBottomBarMetrics]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] nil[simulatedStatusBarMetrics]
    UIKit	>=v12	view	viewLayoutGuide[safeArea] nil[simulatedTopBarMetrics]
    UIKit	*	viewController	layoutGuides view[view] extendedEdge[edgesForExtendedLayout] navigationItem[navigationItem] simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] size[freeformSize] userDefinedRuntimeAttributes connections
    UIKit	*	viewController	view[view] tabBarItem[tabBarItem] simulatedTabBarMetrics[simulatedBottomBarMetrics] connections
    UIKit	*	viewController	simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] connections
    UIKit	*	viewController	nil[simulatedBottomBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedScreenMetrics[simulatedDestinationMetrics] connections
    UIKit	*	viewController	view[view] modalPageSheetSimulatedSizeMetrics[simulatedDestinationMetrics] connections
    UIKit	*	viewController	view[view] toolbarItems navigationItem[navigationItem]
    UIKit	*	viewController	view[view] value[contentSizeForViewInPopover] freeformSimulatedSizeMetrics[simulatedDestinationMetrics]
    UIKit	*	viewController	extendedEdge[edgesForExtendedLayout] nil[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics]
    UIKit	*	viewController	tabBarItem[tabBarItem] navigationItem[navigationItem]
    UIKit	*	viewController	containerView[view] navigationItem[navigationItem]
    UIKit	*	viewController	tableView[view] navigationItem[navigationItem]
    UIKit	*	viewController	simulatedNavigationBarMetrics[simulatedTopBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics]
    UIKit	*	viewController	visualEffectView[view] userDefinedRuntimeAttributes
    UIKit	*	viewController	arscnView[view] connections
    UIKit	*	viewController	connections point[canvasLocation]
    UIKit	*	viewController	navigationItem[navigationItem] simulatedTabBarMetrics[simulatedBottomBarMetrics]
    UIKit	*	viewController	navigationItem[navigationItem] value[contentSizeForViewInPopover]
    UIKit	*	viewControllerPlaceholder	tabBarItem[tabBarItem] navigationItem[navigationItem]
    UIKit	*	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] view[contentView] constraints blurEffect userDefinedRuntimeAttributes variation[*]
    UIKit	*	visualEffectView	view[contentView] vibrancyEffect
    UIKit	*	webView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] constraints dataDetectorType[dataDetectorTypes]
    UIKit	*	webView	color[backgroundColor] connections
    UIKit	*	webView	constraints userDefinedRuntimeAttributes
    UIKit	*	window	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] freeformSimulatedSizeMetrics[simulatedDestinationMetrics]
    UIKit	*	wkWebView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] wkWebViewConfiguration[configuration]
    UIKit	*	wkWebView	rect[frame] constraints wkWebViewConfiguration[configuration]
    UIKit	*	wkWebViewConfiguration	dataDetectorTypes[dataDetectorTypes] audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    watchKit	*	button	color[backgroundColor] fontDescription[font] connections
    watchKit	*	button	fontDescription[font] variation[*]
    watchKit	*	button	group[contentGroup] connections
    watchKit	*	controller	items menu[menu] connections
    watchKit	*	controller	items variation[*] connections
    watchKit	*	document	device dependencies scenes inferredMetricsTieBreakers color[tintColor] resources
    watchKit	*	glanceController	items edgeInsets[margins] connections
    watchKit	*	group	items color[backgroundColor] edgeInsets[margins]
    watchKit	*	group	color[backgroundColor] variation[*]
    watchKit	*	label	color[textColor] fontDescription[font] variation[*]
    watchKit	*	notificationController	items notificationCategory[notificationCategory] color[backgroundColor] connections
    watchKit	*	scene	objects point[canvasLocation]
    watchKit	*	tableRow	group[rootItem] connections
    watchKit	*	tapGestureRecognizer	precedingGestureRecognizers connections
    """
}
