// swift-format-ignore-file

extension ChildOrder {
  /// The order of children, `element[key]`, before and from Xcode 12 (columns: platform, release, element, children).
  /// Source: measured over 5,721 public documents and 1,146 newer ones (`tools/orders`); on iOS runtime attributes, variations, connections and canvas location are last.
  static let text: StaticString = """
    MacOSX	<v12	application	menu[mainMenu] connections
    MacOSX	<v12	arrayController	declaredKeys connections
    MacOSX	<v12	attributes	color[NSBackgroundColor] color[NSColor] font[NSFont] font[NSOriginalFont] real[NSKern] integer[NSLigature] paragraphStyle[NSParagraphStyle] color[NSStrokeColor] real[NSStrokeWidth]
    MacOSX	<v12	avPlayerView	rect[frame] autoresizingMask[autoresizingMask] constraints animations
    MacOSX	<v12	beginningViews	imageView stackView textField button
    MacOSX	<v12	box	rect[frame] autoresizingMask[autoresizingMask] contentFilters view[contentView] animations constraints color[borderColor] color[fillColor] connections font[titleFont] size[contentViewMargins]
    MacOSX	<v12	button	rect[frame] autoresizingMask[autoresizingMask] constraints animations string[toolTip] buttonCell[cell] accessibility color[contentTintColor] userDefinedRuntimeAttributes connections
    MacOSX	<v12	buttonCell	behavior[behavior] string[title] font[font] accessibility string[keyEquivalent] connections modifierMask[keyEquivalentModifierMask] userDefinedRuntimeAttributes
    MacOSX	<v12	class	source[sourceIdentifier] relationships
    MacOSX	<v12	clipView	rect[frame] autoresizingMask[autoresizingMask] subviews animations constraints color[backgroundColor] nil[backgroundColor]
    MacOSX	<v12	collectionView	rect[frame] autoresizingMask[autoresizingMask] collectionViewFlowLayout[collectionViewLayout] color[primaryBackgroundColor] connections
    MacOSX	<v12	collectionViewFlowLayout	size[itemSize] size[headerReferenceSize] edgeInsets[sectionInset]
    MacOSX	<v12	collectionViewItem	customView[view] view[view] connections
    MacOSX	<v12	colorWell	rect[frame] animations autoresizingMask[autoresizingMask] constraints color[color] connections userDefinedRuntimeAttributes
    MacOSX	<v12	comboBox	rect[frame] animations autoresizingMask[autoresizingMask] constraints comboBoxCell[cell] connections
    MacOSX	<v12	comboBoxCell	font[font] color[textColor] color[backgroundColor] connections objectValues
    MacOSX	<v12	configuration	ciColor[inputColor0] ciColor[inputColor1] ciColor[inputColor] real[inputAngle] ciVector[inputCenter] real[inputBrightness] real[inputContrast] real[inputCount] null[inputImage] real[inputIntensity] real[inputSaturation]
    MacOSX	<v12	containerView	rect[frame] autoresizingMask[autoresizingMask] constraints connections
    MacOSX	<v12	customView	rect[frame] autoresizingMask[autoresizingMask] metadata userGuides subviews accessibility constraints animations backgroundFilters userDefinedRuntimeAttributes connections point[canvasLocation]
    MacOSX	<v12	datePicker	rect[frame] animations autoresizingMask[autoresizingMask] constraints datePickerCell[cell] connections
    MacOSX	<v12	datePickerCell	font[font] calendarDate[date] date[date] date[minDate] date[maxDate] color[backgroundColor] color[textColor] datePickerElements[datePickerElements]
    MacOSX	<v12	declaredKeys	string mutableString
    MacOSX	<v12	dictionary	bool[NSAllowsEditingMultipleValuesSelection] bool[NSConditionallySetsEditable] bool[NSConditionallySetsEnabled] bool[NSConditionallySetsHidden] bool[NSContinuouslyUpdatesValue] integer[NSMultipleValuesPlaceholder] integer[NSNoSelectionPlaceholder] integer[NSNotApplicablePlaceholder] integer[NSNullPlaceholder] string[NSMultipleValuesPlaceholder] string[NSNoSelectionPlaceholder] string[NSNotApplicablePlaceholder] string[NSNullPlaceholder] bool[NSRaisesForNotApplicableKeys] bool[NSValidatesImmediately] string[NSValueTransformerName]
    MacOSX	<v12	document	dependencies objects classes scenes resources inferredMetricsTieBreakers
    MacOSX	<v12	drawer	size[contentSize] size[minContentSize] size[maxContentSize] connections
    MacOSX	<v12	fragment	string[content] attributes
    MacOSX	<v12	gridView	rect[frame] autoresizingMask[autoresizingMask] constraints rows columns gridCells
    MacOSX	<v12	imageView	rect[frame] autoresizingMask[autoresizingMask] constraints animations imageCell[cell] color[contentTintColor] connections point[canvasLocation]
    MacOSX	<v12	levelIndicator	rect[frame] animations levelIndicatorCell[cell]
    MacOSX	<v12	mapView	rect[frame] autoresizingMask[autoresizingMask] constraints
    MacOSX	<v12	matrix	rect[frame] autoresizingMask[autoresizingMask] animations string[toolTip] constraints color[backgroundColor] size[cellSize] size[intercellSpacing] buttonCell[prototype] textFieldCell[prototype] cells connections userDefinedRuntimeAttributes
    MacOSX	<v12	menu	items accessibility connections point[canvasLocation]
    MacOSX	<v12	menuItem	string[keyEquivalent] string[title] modifierMask[keyEquivalentModifierMask] menu[submenu] connections
    MacOSX	<v12	middleViews	imageView textField button
    MacOSX	<v12	numberFormatter	attributedString[attributedStringForZero] decimal[minimum] decimal[maximum] integer[roundingIncrement] real[roundingIncrement] real[minimum] real[maximum] metadata
    MacOSX	<v12	objectController	declaredKeys connections
    MacOSX	<v12	outlineView	rect[frame] autoresizingMask[autoresizingMask] animations size[intercellSpacing] color[backgroundColor] color[gridColor] tableColumns connections metadata
    MacOSX	<v12	pathCell	font[font] url[url] color[backgroundColor] allowedTypes
    MacOSX	<v12	pathControl	rect[frame] autoresizingMask[autoresizingMask] pathCell[cell] connections
    MacOSX	<v12	pdfView	rect[frame] animations autoresizingMask[autoresizingMask]
    MacOSX	<v12	popUpButton	rect[frame] autoresizingMask[autoresizingMask] animations string[toolTip] constraints popUpButtonCell[cell] accessibility userDefinedRuntimeAttributes connections
    MacOSX	<v12	popUpButtonCell	behavior[behavior] font[font] string[keyEquivalent] modifierMask[keyEquivalentModifierMask] menu[menu] connections
    MacOSX	<v12	predicateEditor	rect[frame] autoresizingMask[autoresizingMask] rowTemplates connections
    MacOSX	<v12	predicateEditorRowTemplate	array[leftExpressionObject] integer[rightExpressionObject] comparisonPredicateOptions[options] popUpMenus
    MacOSX	<v12	progressIndicator	rect[frame] autoresizingMask[autoresizingMask] connections constraints animations contentFilters
    MacOSX	<v12	prototypeCellViews	tableCellView textField customView
    MacOSX	<v12	ruleEditor	rect[frame] autoresizingMask[autoresizingMask]
    MacOSX	<v12	scene	objects point[canvasLocation]
    MacOSX	<v12	sceneView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor]
    MacOSX	<v12	scrollView	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] clipView[contentView] constraints shadow[shadow] animations edgeInsets[contentInsets] scroller[horizontalScroller] scroller[verticalScroller] accessibility metadata connections tableHeaderView[headerView] point[canvasLocation]
    MacOSX	<v12	scroller	rect[frame] autoresizingMask[autoresizingMask] animations metadata
    MacOSX	<v12	searchField	rect[frame] autoresizingMask[autoresizingMask] constraints searchFieldCell[cell] connections
    MacOSX	<v12	searchFieldCell	font[font] color[textColor] color[backgroundColor] connections
    MacOSX	<v12	secureTextField	rect[frame] animations autoresizingMask[autoresizingMask] constraints string[toolTip] secureTextFieldCell[cell] connections
    MacOSX	<v12	secureTextFieldCell	font[font] color[textColor] color[backgroundColor] allowedInputSourceLocales
    MacOSX	<v12	segmentedCell	font[font] segments connections
    MacOSX	<v12	segmentedControl	rect[frame] animations autoresizingMask[autoresizingMask] constraints segmentedCell[cell] connections userDefinedRuntimeAttributes
    MacOSX	<v12	shadow	size[offset] color[color]
    MacOSX	<v12	slider	rect[frame] autoresizingMask[autoresizingMask] animations string[toolTip] constraints contentFilters sliderCell[cell] accessibility connections
    MacOSX	<v12	splitView	rect[frame] autoresizingMask[autoresizingMask] animations subviews constraints holdingPriorities userDefinedRuntimeAttributes connections
    MacOSX	<v12	splitViewController	splitViewItems splitView[splitView] connections
    MacOSX	<v12	stackView	rect[frame] autoresizingMask[autoresizingMask] beginningViews endViews middleViews subviews edgeInsets[edgeInsets] constraints visibilityPriorities customSpacing connections
    MacOSX	<v12	stepper	rect[frame] animations autoresizingMask[autoresizingMask] constraints stepperCell[cell] accessibility connections
    MacOSX	<v12	tabView	rect[frame] animations autoresizingMask[autoresizingMask] font[font] tabViewItems connections point[canvasLocation]
    MacOSX	<v12	tabViewController	tabViewItems viewControllerTransitionOptions[transitionOptions] tabView[tabView] connections
    MacOSX	<v12	tabViewItem	view[view] connections
    MacOSX	<v12	tableCellView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints animations connections point[canvasLocation]
    MacOSX	<v12	tableColumn	tableHeaderCell[headerCell] buttonCell[dataCell] customCell[dataCell] imageCell[dataCell] popUpButtonCell[dataCell] textFieldCell[dataCell] sortDescriptor[sortDescriptorPrototype] tableColumnResizingMask[resizingMask] prototypeCellViews connections
    MacOSX	<v12	tableHeaderCell	font[font] color[textColor] color[backgroundColor]
    MacOSX	<v12	tableHeaderView	rect[frame] autoresizingMask[autoresizingMask] animations connections
    MacOSX	<v12	tableView	rect[frame] autoresizingMask[autoresizingMask] animations size[intercellSpacing] color[backgroundColor] tableViewGridLines[gridStyleMask] color[gridColor] tableColumns connections
    MacOSX	<v12	textField	rect[frame] autoresizingMask[autoresizingMask] shadow[shadow] string[toolTip] constraints animations textFieldCell[cell] accessibility attributedString[userComments] point[canvasLocation] userDefinedRuntimeAttributes connections
    MacOSX	<v12	textFieldCell	customFormatter[formatter] dateFormatter[formatter] numberFormatter[formatter] font[font] mutableString[title] string[title] color[textColor] color[backgroundColor] allowedInputSourceLocales connections userDefinedRuntimeAttributes
    MacOSX	<v12	textView	rect[frame] autoresizingMask[autoresizingMask] animations color[textColor] touchBar[touchBar] color[backgroundColor] size[minSize] size[maxSize] attributedString[textStorage] color[insertionPointColor] userDefinedRuntimeAttributes connections
    MacOSX	<v12	tokenField	rect[frame] autoresizingMask[autoresizingMask] constraints string[toolTip] tokenFieldCell[cell] connections
    MacOSX	<v12	tokenFieldCell	font[font] color[textColor] color[backgroundColor] connections
    MacOSX	<v12	toolbar	allowedToolbarItems defaultToolbarItems connections point[canvasLocation]
    MacOSX	<v12	toolbarItem	nil[toolTip] progressIndicator[view] size[minSize] size[maxSize] box[view] button[view] popUpButton[view] searchField[view] segmentedControl[view] connections textField[view]
    MacOSX	<v12	touchBarItem	viewController[viewController] size[designTimeSize]
    MacOSX	<v12	touchBarItems	touchBarPopoverItem touchBarItem touchBarSpacerItem
    MacOSX	<v12	treeController	declaredKeys connections
    MacOSX	<v12	view	rect[frame] autoresizingMask[autoresizingMask] userGuides subviews constraints animations connections gestureRecognizers point[canvasLocation] userDefinedRuntimeAttributes
    MacOSX	<v12	viewController	customView[view] view[view] connections
    MacOSX	<v12	visibilityPriorities	real integer
    MacOSX	<v12	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints point[canvasLocation] shadow[shadow]
    MacOSX	<v12	webView	rect[frame] autoresizingMask[autoresizingMask] animations constraints webPreferences[preferences] connections
    MacOSX	<v12	window	string[title] windowStyleMask[styleMask] windowCollectionBehavior[collectionBehavior] windowPositionMask[initialPositionMask] rect[contentRect] rect[screenRect] clipView[contentView] value[minSize] value[maxSize] value[minFullScreenContentSize] view[contentView] toolbar[toolbar] contentBorderThickness userDefinedRuntimeAttributes connections point[canvasLocation]
    MacOSX	<v12	windowController	window[window] connections
    MacOSX	<v12	wkWebView	rect[frame] autoresizingMask[autoresizingMask] wkWebViewConfiguration[configuration] connections
    MacOSX	<v12	wkWebViewConfiguration	audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    MacOSX	>=v12	allowedToolbarItems	searchToolbarItem toolbarItem
    MacOSX	>=v12	application	menu[mainMenu] connections
    MacOSX	>=v12	arrayController	declaredKeys classReference[objectClass] connections
    MacOSX	>=v12	attributes	color[NSBackgroundColor] color[NSColor] font[NSFont] font[NSOriginalFont] paragraphStyle[NSParagraphStyle]
    MacOSX	>=v12	avPlayerView	rect[frame] autoresizingMask[autoresizingMask] constraints
    MacOSX	>=v12	beginningViews	button imageView textField progressIndicator
    MacOSX	>=v12	box	rect[frame] autoresizingMask[autoresizingMask] view[contentView] constraints shadow[shadow] color[borderColor] color[fillColor] point[canvasLocation] font[titleFont] connections size[contentViewMargins]
    MacOSX	>=v12	button	string[identifier] rect[frame] autoresizingMask[autoresizingMask] string[toolTip] point[canvasLocation] shadow[shadow] buttonCell[cell] color[bezelColor] color[contentTintColor] constraints userDefinedRuntimeAttributes accessibility attributedString[userComments] connections
    MacOSX	>=v12	buttonCell	behavior[behavior] string[title] font[font] accessibility attributedString[userComments] imageReference[image] string[keyEquivalent] connections modifierMask[keyEquivalentModifierMask] userDefinedRuntimeAttributes
    MacOSX	>=v12	clipView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints color[backgroundColor] nil[backgroundColor] edgeInsets[contentInsets]
    MacOSX	>=v12	collectionView	rect[frame] autoresizingMask[autoresizingMask] collectionViewFlowLayout[collectionViewLayout] collectionViewGridLayout[collectionViewLayout] color[primaryBackgroundColor] connections
    MacOSX	>=v12	collectionViewFlowLayout	size[itemSize] size[headerReferenceSize] edgeInsets[sectionInset]
    MacOSX	>=v12	collectionViewGridLayout	size[minimumItemSize] size[maximumItemSize]
    MacOSX	>=v12	colorWell	rect[frame] autoresizingMask[autoresizingMask] constraints color[color] connections
    MacOSX	>=v12	comboBox	rect[frame] autoresizingMask[autoresizingMask] constraints comboBoxCell[cell] connections
    MacOSX	>=v12	comboBoxCell	font[font] color[textColor] color[backgroundColor] objectValues connections
    MacOSX	>=v12	comboButton	rect[frame] menu[menu] connections
    MacOSX	>=v12	containerView	rect[frame] autoresizingMask[autoresizingMask] constraints connections
    MacOSX	>=v12	control	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] actionCell[cell] connections
    MacOSX	>=v12	customView	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] userGuides subviews constraints accessibility shadow[shadow] userDefinedRuntimeAttributes connections point[canvasLocation]
    MacOSX	>=v12	datePicker	rect[frame] autoresizingMask[autoresizingMask] constraints datePickerCell[cell] connections
    MacOSX	>=v12	datePickerCell	font[font] date[date] color[backgroundColor] color[textColor] datePickerElements[datePickerElements]
    MacOSX	>=v12	defaultToolbarItems	toolbarItem searchToolbarItem
    MacOSX	>=v12	dictionary	bool[NSAllowsEditingMultipleValuesSelection] bool[NSConditionallySetsEditable] bool[NSConditionallySetsEnabled] bool[NSConditionallySetsHidden] bool[NSContinuouslyUpdatesValue] integer[NSAllowsEditingMultipleValuesSelection] integer[NSAlwaysPresentsApplicationModalAlerts] real[NSConditionallySetsEnabled] integer[NSConditionallySetsHidden] integer[NSMultipleValuesPlaceholder] integer[NSNoSelectionPlaceholder] integer[NSNotApplicablePlaceholder] integer[NSNullPlaceholder] real[NSNoSelectionPlaceholder] real[NSNullPlaceholder] real[NSRaisesForNotApplicableKeys] real[NSValidatesImmediately] string[NSDisplayName] string[NSDisplayPattern] string[NSMultipleValuesPlaceholder] string[NSNoSelectionPlaceholder] string[NSNotApplicablePlaceholder] string[NSNullPlaceholder] bool[NSRaisesForNotApplicableKeys] bool[NSValidatesImmediately] string[NSPredicateFormat] string[NSSelectorName] string[NSValueTransformerName]
    MacOSX	>=v12	document	dependencies objects scenes designables inferredMetricsTieBreakers resources
    MacOSX	>=v12	drawer	size[contentSize] size[minContentSize] size[maxContentSize] connections
    MacOSX	>=v12	endViews	button segmentedControl
    MacOSX	>=v12	fragment	mutableString[content] string[content] attributes
    MacOSX	>=v12	gridView	rect[frame] autoresizingMask[autoresizingMask] constraints rows columns gridCells
    MacOSX	>=v12	imageView	rect[frame] autoresizingMask[autoresizingMask] shadow[shadow] string[toolTip] constraints imageCell[cell] color[contentTintColor] connections point[canvasLocation]
    MacOSX	>=v12	levelIndicator	rect[frame] constraints levelIndicatorCell[cell]
    MacOSX	>=v12	matrix	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] size[cellSize] size[intercellSpacing] buttonCell[prototype] cells connections
    MacOSX	>=v12	menu	items accessibility attributedString[userComments] userDefinedRuntimeAttributes connections point[canvasLocation]
    MacOSX	>=v12	menuItem	imageReference[secondaryImage] string[keyEquivalent] string[title] attributedString[attributedTitle] modifierMask[keyEquivalentModifierMask] menu[submenu] attributedString[userComments] string[toolTip] userDefinedRuntimeAttributes connections
    MacOSX	>=v12	numberFormatter	integer[multiplier] integer[roundingIncrement] nil[negativeInfinitySymbol] nil[positiveInfinitySymbol] integer[minimum] real[roundingIncrement] real[minimum] real[maximum] textAttributesForNegativeValues attributedString[attributedStringForZero] decimal[minimum] decimal[maximum]
    MacOSX	>=v12	objectController	declaredKeys classReference[objectClass] connections
    MacOSX	>=v12	outlineView	rect[frame] autoresizingMask[autoresizingMask] size[intercellSpacing] color[backgroundColor] tableViewGridLines[gridStyleMask] color[gridColor] tableColumns accessibility connections
    MacOSX	>=v12	pathCell	font[font] connections url[url] color[backgroundColor]
    MacOSX	>=v12	pathControl	rect[frame] autoresizingMask[autoresizingMask] constraints pathCell[cell] accessibility connections
    MacOSX	>=v12	popUpButton	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] popUpButtonCell[cell] color[contentTintColor] constraints accessibility connections point[canvasLocation]
    MacOSX	>=v12	popUpButtonCell	behavior[behavior] font[font] string[keyEquivalent] modifierMask[keyEquivalentModifierMask] menu[menu] connections
    MacOSX	>=v12	predicateEditor	rect[frame] autoresizingMask[autoresizingMask] rowTemplates
    MacOSX	>=v12	progressIndicator	rect[frame] autoresizingMask[autoresizingMask] constraints connections
    MacOSX	>=v12	prototypeCellViews	tableCellView stackView
    MacOSX	>=v12	ruleEditor	rect[frame] autoresizingMask[autoresizingMask] connections
    MacOSX	>=v12	scene	objects point[canvasLocation]
    MacOSX	>=v12	scrollView	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] clipView[contentView] constraints edgeInsets[contentInsets] edgeInsets[scrollerInsets] shadow[shadow] scroller[horizontalScroller] scroller[verticalScroller] tableHeaderView[headerView] accessibility connections point[canvasLocation]
    MacOSX	>=v12	scroller	rect[frame] autoresizingMask[autoresizingMask]
    MacOSX	>=v12	searchField	rect[frame] autoresizingMask[autoresizingMask] constraints searchFieldCell[cell] accessibility connections
    MacOSX	>=v12	searchFieldCell	font[font] color[textColor] color[backgroundColor] accessibility
    MacOSX	>=v12	searchToolbarItem	nil[toolTip] searchField[view]
    MacOSX	>=v12	secureTextField	rect[frame] autoresizingMask[autoresizingMask] constraints secureTextFieldCell[cell] connections point[canvasLocation]
    MacOSX	>=v12	secureTextFieldCell	font[font] color[textColor] color[backgroundColor] allowedInputSourceLocales
    MacOSX	>=v12	segmentedCell	font[font] segments connections
    MacOSX	>=v12	segmentedControl	rect[frame] autoresizingMask[autoresizingMask] constraints segmentedCell[cell] connections
    MacOSX	>=v12	shadow	size[offset] color[color]
    MacOSX	>=v12	slider	rect[frame] autoresizingMask[autoresizingMask] string[toolTip] constraints sliderCell[cell] accessibility connections
    MacOSX	>=v12	splitView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints holdingPriorities point[canvasLocation] userDefinedRuntimeAttributes connections
    MacOSX	>=v12	splitViewController	splitViewItems splitView[splitView] connections
    MacOSX	>=v12	stackView	rect[frame] autoresizingMask[autoresizingMask] beginningViews endViews string[toolTip] subviews edgeInsets[edgeInsets] constraints viewLayoutGuide[safeArea] viewLayoutGuide[layoutMargins] visibilityPriorities customSpacing connections point[canvasLocation]
    MacOSX	>=v12	stepper	rect[frame] autoresizingMask[autoresizingMask] constraints stepperCell[cell] accessibility connections
    MacOSX	>=v12	switch	rect[frame] autoresizingMask[autoresizingMask] connections
    MacOSX	>=v12	tabView	rect[frame] autoresizingMask[autoresizingMask] constraints font[font] tabViewItems connections point[canvasLocation]
    MacOSX	>=v12	tabViewController	tabViewItems viewControllerTransitionOptions[transitionOptions] tabView[tabView] connections
    MacOSX	>=v12	tableCellView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints connections point[canvasLocation]
    MacOSX	>=v12	tableColumn	tableHeaderCell[headerCell] buttonCell[dataCell] comboBoxCell[dataCell] customCell[dataCell] imageCell[dataCell] levelIndicatorCell[dataCell] popUpButtonCell[dataCell] textFieldCell[dataCell] sortDescriptor[sortDescriptorPrototype] tableColumnResizingMask[resizingMask] prototypeCellViews attributedString[userComments] connections
    MacOSX	>=v12	tableHeaderCell	font[font] color[textColor] color[backgroundColor]
    MacOSX	>=v12	tableHeaderView	rect[frame] autoresizingMask[autoresizingMask] accessibility connections
    MacOSX	>=v12	tableView	rect[frame] autoresizingMask[autoresizingMask] size[intercellSpacing] color[backgroundColor] tableViewGridLines[gridStyleMask] color[gridColor] tableColumns accessibility userDefinedRuntimeAttributes connections
    MacOSX	>=v12	textField	rect[frame] autoresizingMask[autoresizingMask] gestureRecognizers shadow[shadow] string[toolTip] constraints textFieldCell[cell] accessibility attributedString[userComments] point[canvasLocation] string[userLabel] userDefinedRuntimeAttributes connections
    MacOSX	>=v12	textFieldCell	byteCountFormatter[formatter] customFormatter[formatter] dateFormatter[formatter] numberFormatter[formatter] font[font] string[title] color[textColor] color[backgroundColor] allowedInputSourceLocales attributedString[userComments] connections string[userLabel] userDefinedRuntimeAttributes
    MacOSX	>=v12	textView	rect[frame] autoresizingMask[autoresizingMask] color[textColor] color[backgroundColor] size[minSize] size[maxSize] attributedString[textStorage] color[insertionPointColor] allowedInputSourceLocales userDefinedRuntimeAttributes accessibility connections
    MacOSX	>=v12	tokenField	rect[frame] autoresizingMask[autoresizingMask] constraints string[toolTip] tokenFieldCell[cell] connections
    MacOSX	>=v12	tokenFieldCell	font[font] color[textColor] color[backgroundColor] connections
    MacOSX	>=v12	toolbar	allowedToolbarItems defaultToolbarItems connections
    MacOSX	>=v12	toolbarItem	nil[toolTip] segmentedControl[view] size[minSize] size[maxSize] popUpButton[view] button[view] searchField[view] slider[view] textField[view] userDefinedRuntimeAttributes connections
    MacOSX	>=v12	touchBar	touchBarItems connections point[canvasLocation]
    MacOSX	>=v12	touchBarItem	viewController[viewController] size[designTimeSize]
    MacOSX	>=v12	touchBarItems	touchBarSpacerItem touchBarItem
    MacOSX	>=v12	treeController	declaredKeys classReference[objectClass] connections
    MacOSX	>=v12	view	rect[frame] autoresizingMask[autoresizingMask] userGuides subviews constraints connections userDefinedRuntimeAttributes point[canvasLocation] viewLayoutGuide[safeArea] viewLayoutGuide[layoutMargins]
    MacOSX	>=v12	viewController	customView[view] scrollView[view] splitView[view] stackView[view] view[view] touchBar[touchBar] visualEffectView[view] connections
    MacOSX	>=v12	visibilityPriorities	integer real
    MacOSX	>=v12	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints connections point[canvasLocation] shadow[shadow] viewLayoutGuide[safeArea] viewLayoutGuide[layoutMargins]
    MacOSX	>=v12	webView	rect[frame] autoresizingMask[autoresizingMask] webPreferences[preferences] connections
    MacOSX	>=v12	window	windowStyleMask[styleMask] windowCollectionBehavior[collectionBehavior] windowPositionMask[initialPositionMask] rect[contentRect] rect[screenRect] attributedString[userComments] value[minSize] value[maxSize] value[minFullScreenContentSize] value[maxFullScreenContentSize] view[contentView] toolbar[toolbar] accessibility contentBorderThickness userDefinedRuntimeAttributes connections point[canvasLocation]
    MacOSX	>=v12	windowController	window[window] connections
    MacOSX	>=v12	wkWebView	rect[frame] autoresizingMask[autoresizingMask] wkWebViewConfiguration[configuration] connections
    MacOSX	>=v12	wkWebViewConfiguration	audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    iOS	<v12	accessibility	accessibilityTraits[traits] bool[isElement]
    iOS	<v12	activityIndicatorView	rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints color[color] userDefinedRuntimeAttributes variation[*] point[canvasLocation]
    iOS	<v12	arscnView	rect[frame] autoresizingMask[autoresizingMask]
    iOS	<v12	arskView	rect[frame] autoresizingMask[autoresizingMask]
    iOS	<v12	attributes	color[NSColor] font[NSFont] integer[NSLigature] real[NSKern] font[NSOriginalFont] url[NSLink] paragraphStyle[NSParagraphStyle] color[NSStrokeColor] integer[NSUnderline] color[NSUnderlineColor]
    iOS	<v12	barButtonItem	attributedString[userComments] color[tintColor] userDefinedRuntimeAttributes connections
    iOS	<v12	button	frame[frameInset] rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints fontDescription[fontDescription] color[tintColor] inset[contentEdgeInsets] inset[titleEdgeInsets] inset[imageEdgeInsets] size[titleShadowOffset] state[normal] attributedString[userComments] state[disabled] state[focused] state[selected] state[highlighted] userDefinedRuntimeAttributes variation[*] connections
    iOS	<v12	class	source[sourceIdentifier] relationships
    iOS	<v12	collectionReusableView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] color[tintColor] constraints viewLayoutGuide[safeArea] connections point[canvasLocation]
    iOS	<v12	collectionView	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] constraints inset[scrollIndicatorInsets] collectionViewLayout[collectionViewLayout] viewLayoutGuide[safeArea] collectionViewFlowLayout[collectionViewLayout] cells collectionReusableView[sectionHeaderView] collectionReusableView[sectionFooterView] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	collectionViewCell	frame[frameInset] rect[frame] autoresizingMask[autoresizingMask] collectionViewCellContentView[contentView] view[contentView] animations color[backgroundColor] color[tintColor] gestureRecognizers constraints viewLayoutGuide[safeArea] size[customSize] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	collectionViewCellContentView	rect[frame] autoresizingMask[autoresizingMask] subviews constraints userDefinedRuntimeAttributes
    iOS	<v12	collectionViewController	collectionView[view] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] simulatedNavigationBarMetrics[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] userDefinedRuntimeAttributes connections
    iOS	<v12	collectionViewFlowLayout	size[itemSize] size[headerReferenceSize] size[footerReferenceSize] inset[sectionInset] userDefinedRuntimeAttributes
    iOS	<v12	containerView	frame[frameInset] rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints userDefinedRuntimeAttributes connections
    iOS	<v12	customFonts	array[AGaramondPro-Italic.otf] array[AGaramondPro-Regular.otf] array[AGaramondPro-Semibold.otf] array[AVG65lig.otf] array[ITCAvantGardeDemi_Track03.ttf] array[ProximaNova-Regular.otf] array[Roboto-Medium.ttf] array[proximanova-bold.otf] array[proximanova-extrabold.otf] array[proximanova-regular.otf] array[proximanova-semibold.otf] mutableArray[AGaramondPro-Bold.otf] mutableArray[AGaramondPro-Italic.otf] mutableArray[AGaramondPro-Regular.otf] mutableArray[FiraSans-Light.ttf] mutableArray[FiraSans-SemiBold.ttf] mutableArray[FiraSans-UltraLight.ttf] mutableArray[ITC_Avant_Garde_Gothic__Demi.ttf] mutableArray[Roboto-Bold.ttf] mutableArray[Roboto-Regular.ttf]
    iOS	<v12	datePicker	rect[frame] autoresizingMask[autoresizingMask] constraints date[date] date[minimumDate] date[maximumDate] connections
    iOS	<v12	document	device dependencies customFonts[customFonts] objects scenes resources classes simulatedMetricsContainer[defaultSimulatedMetrics] inferredMetricsTieBreakers color[tintColor]
    iOS	<v12	fixedSimulatedSizeMetrics	size[portraitSize] size[landscapeSize]
    iOS	<v12	fragment	string[content] attributes
    iOS	<v12	glkView	rect[frame] autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] connections
    iOS	<v12	glkViewController	layoutGuides glkView[view]
    iOS	<v12	imageView	frame[frameInset] rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] color[tintColor] edgeInsets[layoutMargins] preferredSymbolConfiguration[preferredSymbolConfiguration] rect[contentStretch] gestureRecognizers constraints simulatedOrientationMetrics[simulatedOrientationMetrics] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	label	frame[frameInset] rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] constraints attributedString[attributedText] edgeInsets[layoutMargins] gestureRecognizers mutableString[text] rect[contentStretch] string[text] viewLayoutGuide[safeArea] fontDescription[fontDescription] color[textColor] nil[textColor] color[highlightedColor] nil[highlightedColor] color[shadowColor] size[shadowOffset] attributedString[userComments] string[userLabel] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	mapView	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] color[tintColor] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	<v12	mask	exclude include
    iOS	<v12	mtkView	rect[frame] autoresizingMask[autoresizingMask] constraints
    iOS	<v12	navigationBar	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] constraints edgeInsets[layoutMargins] color[tintColor] color[barTintColor] textAttributes[titleTextAttributes] items textAttributes[largeTitleTextAttributes] userDefinedRuntimeAttributes connections
    iOS	<v12	navigationController	extendedEdge[edgesForExtendedLayout] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] size[freeformSize] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] nil[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedScreenMetrics[simulatedDestinationMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedBottomBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] navigationBar[navigationBar] nil viewControllers toolbar[toolbar] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	<v12	navigationItem	nil[title] barButtonItem[backBarButtonItem] barButtonItem[leftBarButtonItem] progressView[titleView] rightBarButtonItems segmentedControl[titleView] switch[titleView] textField[titleView] view[titleView] barButtonItem[rightBarButtonItem] attributedString[userComments] connections
    iOS	<v12	pageControl	rect[frame] autoresizingMask[autoresizingMask] constraints color[pageIndicatorTintColor] color[currentPageIndicatorTintColor] connections
    iOS	<v12	pickerView	rect[frame] accessibility[accessibilityConfiguration] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints edgeInsets[layoutMargins] userDefinedRuntimeAttributes variation[*] connections
    iOS	<v12	progressView	rect[frame] autoresizingMask[autoresizingMask] color[tintColor] constraints color[progressTintColor] color[trackTintColor] userDefinedRuntimeAttributes
    iOS	<v12	refreshControl	autoresizingMask[autoresizingMask] connections
    iOS	<v12	scene	objects point[canvasLocation]
    iOS	<v12	sceneKitView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor]
    iOS	<v12	scrollView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] gestureRecognizers constraints freeformSimulatedSizeMetrics[simulatedDestinationMetrics] inset[scrollIndicatorInsets] viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] viewLayoutGuide[safeArea] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	searchBar	rect[frame] animations autoresizingMask[autoresizingMask] constraints color[barTintColor] color[tintColor] textInputTraits[textInputTraits] attributedString[userComments] scopeButtonTitles userDefinedRuntimeAttributes connections
    iOS	<v12	segmentedControl	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] constraints segments color[tintColor] connections
    iOS	<v12	segue	segue[commit] segue[preview]
    iOS	<v12	simulatedMetricsContainer	nil[statusBar] simulatedStatusBarMetrics[statusBar] simulatedOrientationMetrics[orientation] simulatedScreenMetrics[destination]
    iOS	<v12	simulatedScreenMetrics	size[portraitSize] size[landscapeSize]
    iOS	<v12	skView	rect[frame] autoresizingMask[autoresizingMask]
    iOS	<v12	slider	rect[frame] accessibility[accessibilityConfiguration] animations autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints color[minimumTrackTintColor] color[maximumTrackTintColor] color[thumbTintColor] attributedString[userComments] userDefinedRuntimeAttributes connections
    iOS	<v12	splitViewController	toolbarItems navigationItem[navigationItem] simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] connections
    iOS	<v12	stackView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] color[tintColor] constraints edgeInsets[layoutMargins] gestureRecognizers viewLayoutGuide[safeArea] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	state	color[titleColor] color[titleShadowColor]
    iOS	<v12	stepper	rect[frame] animations autoresizingMask[autoresizingMask] connections
    iOS	<v12	switch	rect[frame] autoresizingMask[autoresizingMask] accessibility[accessibilityConfiguration] color[thumbTintColor] color[tintColor] constraints color[onTintColor] userDefinedRuntimeAttributes connections
    iOS	<v12	tabBar	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] color[barTintColor] color[tintColor] constraints items color[selectedImageTintColor] userDefinedRuntimeAttributes connections
    iOS	<v12	tabBarController	extendedEdge[edgesForExtendedLayout] navigationItem[navigationItem] nil[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] toolbarItems simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedBottomBarMetrics] tabBar[tabBar] userDefinedRuntimeAttributes connections
    iOS	<v12	tableView	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] button[tableFooterView] color[tintColor] constraints edgeInsets[layoutMargins] gestureRecognizers inset[scrollIndicatorInsets] color[separatorColor] nil[simulatedStatusBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] searchBar[tableHeaderView] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedScreenMetrics[simulatedDestinationMetrics] viewLayoutGuide[safeArea] inset[separatorInset] color[sectionIndexColor] color[sectionIndexBackgroundColor] color[sectionIndexTrackingBackgroundColor] view[tableHeaderView] stackView[tableFooterView] view[tableFooterView] prototypes sections userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	tableViewCell	frame[frameInset] rect[frame] autoresizingMask[autoresizingMask] tableViewCellContentView[contentView] animations view[contentView] color[backgroundColor] accessibility[accessibilityConfiguration] color[tintColor] constraints edgeInsets[layoutMargins] inset[separatorInset] viewLayoutGuide[safeArea] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	<v12	tableViewCellContentView	frame[frameInset] rect[frame] autoresizingMask[autoresizingMask] subviews animations color[backgroundColor] color[tintColor] gestureRecognizers constraints edgeInsets[layoutMargins] viewLayoutGuide[safeArea] variation[*] connections
    iOS	<v12	tableViewController	tableView[view] attributedString[userComments] extendedEdge[edgesForExtendedLayout] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] keyCommands refreshControl[refreshControl] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] value[contentSizeForViewInPopover] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] size[freeformSize] userDefinedRuntimeAttributes connections
    iOS	<v12	tableViewSection	string[footerTitle] cells attributedString[userComments]
    iOS	<v12	textAttributes	fontDescription[fontDescription] color[textColor] color[textShadowColor] offsetWrapper[textShadowOffset]
    iOS	<v12	textField	frame[frameInset] rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] constraints attributedString[attributedText] color[textColor] nil[textColor] string[placeholder] fontDescription[fontDescription] textInputTraits[textInputTraits] attributedString[userComments] userDefinedRuntimeAttributes variation[*] connections
    iOS	<v12	textView	rect[frame] animations autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] attributedString[attributedText] color[tintColor] constraints inset[scrollIndicatorInsets] mutableString[text] string[text] color[textColor] fontDescription[fontDescription] textInputTraits[textInputTraits] dataDetectorType[dataDetectorTypes] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	toolbar	rect[frame] autoresizingMask[autoresizingMask] animations color[backgroundColor] constraints items color[tintColor] color[barTintColor] connections point[canvasLocation]
    iOS	<v12	tvCaptionButtonView	rect[frame] connections
    iOS	<v12	variation	rect[frame] mask[subviews] mask[constraints]
    iOS	<v12	view	frame[frameInset] rect[frame] autoresizingMask[autoresizingMask] userGuides subviews animations color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints nil[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] simulatedScreenMetrics[simulatedDestinationMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] edgeInsets[layoutMargins] viewLayoutGuide[safeArea] attributedString[userComments] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	<v12	viewController	arscnView[view] imageView[view] layoutGuides mtkView[view] scrollView[view] string[title] tableView[view] view[view] extendedEdge[edgesForExtendedLayout] modalPageSheetSimulatedSizeMetrics[simulatedDestinationMetrics] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] attributedString[userComments] value[contentSizeForViewInPopover] nil[simulatedStatusBarMetrics] fixedSimulatedSizeMetrics[simulatedDestinationMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] simulatedOrientationMetrics[simulatedOrientationMetrics] nil[simulatedDestinationMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] simulatedScreenMetrics[simulatedDestinationMetrics] size[freeformSize] visualEffectView[view] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	<v12	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] view[contentView] color[backgroundColor] constraints blurEffect vibrancyEffect variation[*]
    iOS	<v12	webView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] constraints dataDetectorType[dataDetectorTypes] userDefinedRuntimeAttributes connections
    iOS	<v12	window	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] nil[simulatedStatusBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] connections
    iOS	<v12	wkWebView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] wkWebViewConfiguration[configuration]
    iOS	<v12	wkWebViewConfiguration	dataDetectorTypes[dataDetectorTypes] audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    iOS	>=v12	accessibility	accessibilityTraits[traits] bool[isElement]
    iOS	>=v12	activityIndicatorView	rect[frame] autoresizingMask[autoresizingMask] color[tintColor] constraints color[color] userDefinedRuntimeAttributes
    iOS	>=v12	arscnView	rect[frame] connections
    iOS	>=v12	attributes	color[NSColor] font[NSFont] font[NSOriginalFont] paragraphStyle[NSParagraphStyle] integer[NSUnderline]
    iOS	>=v12	backgroundConfiguration	color[backgroundColor] color[strokeColor]
    iOS	>=v12	barButtonItem	imageReference[image] inset[imageInsets] attributedString[userComments] inset[largeContentSizeImageInsets] button[customView] color[tintColor] userDefinedRuntimeAttributes connections
    iOS	>=v12	button	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] directionalEdgeInsets[directionalLayoutMargins] gestureRecognizers rect[contentStretch] constraints fontDescription[fontDescription] color[tintColor] inset[contentEdgeInsets] menu[menu] inset[titleEdgeInsets] inset[imageEdgeInsets] size[titleShadowOffset] state[normal] state[disabled] state[selected] state[highlighted] buttonConfiguration[configuration] attributedString[userComments] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	>=v12	buttonConfiguration	attributedString[attributedTitle] backgroundConfiguration[background] fontDescription[titleFontDescription] directionalEdgeInsets[contentInsets] imageReference[image] preferredSymbolConfiguration[preferredSymbolConfigurationForImage] color[baseForegroundColor] color[baseBackgroundColor]
    iOS	>=v12	collectionReusableView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] viewLayoutGuide[safeArea] constraints connections point[canvasLocation]
    iOS	>=v12	collectionView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints collectionViewLayout[collectionViewLayout] viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] collectionViewFlowLayout[collectionViewLayout] cells collectionReusableView[sectionHeaderView] collectionReusableView[sectionFooterView] userDefinedRuntimeAttributes connections
    iOS	>=v12	collectionViewCell	rect[frame] autoresizingMask[autoresizingMask] collectionViewCellContentView[contentView] view[contentView] viewLayoutGuide[safeArea] gestureRecognizers color[backgroundColor] color[tintColor] constraints size[customSize] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	>=v12	collectionViewCellContentView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] viewLayoutGuide[safeArea] constraints userDefinedRuntimeAttributes
    iOS	>=v12	collectionViewController	collectionView[view] size[freeformSize] toolbarItems navigationItem[navigationItem] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] connections
    iOS	>=v12	collectionViewFlowLayout	size[itemSize] size[estimatedItemSize] size[headerReferenceSize] size[footerReferenceSize] inset[sectionInset]
    iOS	>=v12	containerView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] constraints connections
    iOS	>=v12	customFonts	array[ProximaNova-Regular.otf] array[Roboto-Medium.ttf] array[proximanova-bold.otf] array[proximanova-regular.otf] array[proximanova-semibold.otf]
    iOS	>=v12	datePicker	rect[frame] constraints date[date] date[minimumDate] date[maximumDate] connections
    iOS	>=v12	document	device accessibilityOverrides dependencies customFonts[customFonts] objects scenes designables inferredMetricsTieBreakers color[tintColor] resources connections
    iOS	>=v12	fragment	string[content] attributes
    iOS	>=v12	imageView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] accessibility[accessibilityConfiguration] color[tintColor] gestureRecognizers constraints imageReference[image] preferredSymbolConfiguration[preferredSymbolConfiguration] userDefinedRuntimeAttributes variation[*] connections
    iOS	>=v12	label	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] directionalEdgeInsets[directionalLayoutMargins] gestureRecognizers constraints attributedString[attributedText] mutableString[text] string[text] fontDescription[fontDescription] color[textColor] nil[textColor] color[highlightedColor] nil[highlightedColor] color[shadowColor] size[shadowOffset] attributedString[userComments] string[userLabel] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	>=v12	mapView	rect[frame] autoresizingMask[autoresizingMask] constraints
    iOS	>=v12	mask	include exclude
    iOS	>=v12	navigationBar	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] color[barTintColor] edgeInsets[layoutMargins] items navigationBarAppearance[standardAppearance] navigationBarAppearance[compactAppearance] navigationBarAppearance[scrollEdgeAppearance] navigationBarAppearance[compactScrollEdgeAppearance] textAttributes[titleTextAttributes] textAttributes[largeTitleTextAttributes] userDefinedRuntimeAttributes
    iOS	>=v12	navigationController	tabBarItem[tabBarItem] toolbarItems nil[simulatedTopBarMetrics] navigationItem[navigationItem] simulatedNavigationBarMetrics[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] value[contentSizeForViewInPopover] navigationBar[navigationBar] nil viewControllers toolbar[toolbar] connections point[canvasLocation]
    iOS	>=v12	navigationItem	barButtonItem[backBarButtonItem] nil[title] barButtonItem[leftBarButtonItem] leftBarButtonItems segmentedControl[titleView] barButtonItem[rightBarButtonItem] attributedString[userComments] textField[titleView] rightBarButtonItems view[titleView] connections
    iOS	>=v12	pageControl	rect[frame] connections
    iOS	>=v12	pageViewController	freeformSimulatedSizeMetrics[simulatedDestinationMetrics] navigationItem[navigationItem] size[freeformSize] connections
    iOS	>=v12	pickerView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] userDefinedRuntimeAttributes connections
    iOS	>=v12	pongPressGestureRecognizer	pressTypeMask[allowedPressTypes] connections
    iOS	>=v12	progressView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] constraints color[progressTintColor] color[trackTintColor]
    iOS	>=v12	scene	objects point[canvasLocation]
    iOS	>=v12	screenEdgePanGestureRecognizer	rectEdge[edges] connections
    iOS	>=v12	scrollView	rect[frame] autoresizingMask[autoresizingMask] subviews color[backgroundColor] viewLayoutGuide[safeArea] constraints edgeInsets[layoutMargins] viewLayoutGuide[contentLayoutGuide] viewLayoutGuide[frameLayoutGuide] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	>=v12	searchBar	rect[frame] autoresizingMask[autoresizingMask] constraints color[barTintColor] textInputTraits[textInputTraits] scopeButtonTitles connections
    iOS	>=v12	segmentedControl	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] constraints segments color[tintColor] color[selectedSegmentTintColor] connections
    iOS	>=v12	segue	popoverArrowDirection[popoverArrowDirection] popoverPassthroughViews segue[commit] segue[preview]
    iOS	>=v12	slider	rect[frame] autoresizingMask[autoresizingMask] accessibility[accessibilityConfiguration] color[tintColor] constraints color[minimumTrackTintColor] color[maximumTrackTintColor] color[thumbTintColor] userDefinedRuntimeAttributes connections
    iOS	>=v12	splitViewController	tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] connections
    iOS	>=v12	stackView	rect[frame] autoresizingMask[autoresizingMask] subviews gestureRecognizers viewLayoutGuide[safeArea] color[backgroundColor] color[tintColor] constraints directionalEdgeInsets[directionalLayoutMargins] edgeInsets[layoutMargins] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	>=v12	state	color[titleColor] color[titleShadowColor] imageReference[image] preferredSymbolConfiguration[preferredSymbolConfiguration]
    iOS	>=v12	stepper	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] userDefinedRuntimeAttributes connections
    iOS	>=v12	switch	rect[frame] autoresizingMask[autoresizingMask] accessibility[accessibilityConfiguration] attributedString[userComments] constraints color[onTintColor] color[thumbTintColor] userDefinedRuntimeAttributes connections
    iOS	>=v12	tabBar	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] color[barTintColor] color[selectedImageTintColor]
    iOS	>=v12	tabBarController	toolbarItems navigationItem[navigationItem] nil[simulatedBottomBarMetrics] tabBar[tabBar] connections
    iOS	>=v12	tableView	rect[frame] autoresizingMask[autoresizingMask] viewLayoutGuide[safeArea] color[backgroundColor] button[tableFooterView] color[tintColor] color[separatorColor] color[sectionIndexColor] color[sectionIndexBackgroundColor] color[sectionIndexTrackingBackgroundColor] constraints gestureRecognizers inset[scrollIndicatorInsets] inset[separatorInset] label[tableFooterView] searchBar[tableHeaderView] view[tableHeaderView] view[tableFooterView] prototypes sections userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	>=v12	tableViewCell	rect[frame] autoresizingMask[autoresizingMask] tableViewCellContentView[contentView] attributedString[userComments] listContentConfiguration[contentConfiguration] viewLayoutGuide[safeArea] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints edgeInsets[layoutMargins] inset[separatorInset] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	>=v12	tableViewCellContentView	rect[frame] autoresizingMask[autoresizingMask] subviews attributedString[userComments] gestureRecognizers viewLayoutGuide[safeArea] color[backgroundColor] constraints edgeInsets[layoutMargins] variation[*]
    iOS	>=v12	tableViewController	tableView[view] extendedEdge[edgesForExtendedLayout] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] attributedString[userComments] value[contentSizeForViewInPopover] size[freeformSize] connections
    iOS	>=v12	tableViewSection	string[footerTitle] cells attributedString[userComments]
    iOS	>=v12	tapGestureRecognizer	pressTypeMask[allowedPressTypes] connections
    iOS	>=v12	textField	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] constraints color[textColor] gestureRecognizers string[text] string[placeholder] fontDescription[fontDescription] textInputTraits[textInputTraits] attributedString[userComments] imageReference[background] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	>=v12	textView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] attributedString[attributedText] color[tintColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints edgeInsets[layoutMargins] string[text] color[textColor] fontDescription[fontDescription] textInputTraits[textInputTraits] attributedString[userComments] dataDetectorType[dataDetectorTypes] userDefinedRuntimeAttributes connections point[canvasLocation]
    iOS	>=v12	toolbar	rect[frame] autoresizingMask[autoresizingMask] constraints items color[tintColor] color[barTintColor] toolbarAppearance[standardAppearance] toolbarAppearance[scrollEdgeAppearance] userDefinedRuntimeAttributes variation[*] connections
    iOS	>=v12	variation	color[backgroundColor] mask[subviews] mask[constraints]
    iOS	>=v12	view	rect[frame] autoresizingMask[autoresizingMask] userGuides subviews viewLayoutGuide[safeArea] keyboardLayoutGuide[keyboard] color[backgroundColor] color[tintColor] accessibility[accessibilityConfiguration] gestureRecognizers constraints directionalEdgeInsets[directionalLayoutMargins] edgeInsets[layoutMargins] nil[simulatedStatusBarMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] userDefinedRuntimeAttributes variation[*] connections point[canvasLocation]
    iOS	>=v12	viewController	containerView[view] layoutGuides scrollView[view] view[view] extendedEdge[edgesForExtendedLayout] attributedString[userComments] tabBarItem[tabBarItem] toolbarItems navigationItem[navigationItem] nil[simulatedStatusBarMetrics] simulatedNavigationBarMetrics[simulatedTopBarMetrics] simulatedTabBarMetrics[simulatedBottomBarMetrics] simulatedStatusBarMetrics[simulatedStatusBarMetrics] nil[simulatedTopBarMetrics] nil[simulatedBottomBarMetrics] simulatedToolbarMetrics[simulatedBottomBarMetrics] freeformSimulatedSizeMetrics[simulatedDestinationMetrics] value[contentSizeForViewInPopover] size[freeformSize] connections point[canvasLocation]
    iOS	>=v12	viewControllerPlaceholder	tabBarItem[tabBarItem] navigationItem[navigationItem]
    iOS	>=v12	visualEffectView	rect[frame] autoresizingMask[autoresizingMask] view[contentView] color[backgroundColor] constraints blurEffect vibrancyEffect userDefinedRuntimeAttributes variation[*] connections
    iOS	>=v12	webView	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor]
    iOS	>=v12	window	rect[frame] autoresizingMask[autoresizingMask] color[backgroundColor] freeformSimulatedSizeMetrics[simulatedDestinationMetrics]
    iOS	>=v12	wkWebView	rect[frame] color[backgroundColor] wkWebViewConfiguration[configuration]
    iOS	>=v12	wkWebViewConfiguration	dataDetectorTypes[dataDetectorTypes] audiovisualMediaTypes[mediaTypesRequiringUserActionForPlayback] wkPreferences[preferences]
    watchKit	<v12	button	color[backgroundColor] fontDescription[font] connections variation[*]
    watchKit	<v12	controller	items menu[menu] connections
    watchKit	<v12	document	device dependencies scenes color[tintColor]
    watchKit	<v12	gestureRecognizers	tapGestureRecognizer swipeGestureRecognizer
    watchKit	<v12	glanceController	items edgeInsets[margins] connections
    watchKit	<v12	group	items color[backgroundColor] gestureRecognizers
    watchKit	<v12	label	color[textColor] fontDescription[font]
    watchKit	<v12	notificationController	items notificationCategory[notificationCategory] connections
    watchKit	<v12	scene	objects point[canvasLocation]
    watchKit	<v12	tableRow	group[rootItem] connections
    watchKit	>=v12	button	group[contentGroup] connections
    watchKit	>=v12	controller	items variation[*] connections
    watchKit	>=v12	document	device dependencies scenes inferredMetricsTieBreakers color[tintColor] resources
    watchKit	>=v12	group	items accessibilityTraits[accessibilityTraits] color[backgroundColor] edgeInsets[margins] variation[*]
    watchKit	>=v12	label	color[textColor] fontDescription[font] variation[*]
    watchKit	>=v12	notificationController	items notificationCategory[notificationCategory] color[backgroundColor] connections
    watchKit	>=v12	scene	objects point[canvasLocation]
    watchKit	>=v12	tableRow	group[rootItem] connections
    watchKit	>=v12	tapGestureRecognizer	precedingGestureRecognizers connections
    """
}
