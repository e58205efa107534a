// swift-format-ignore-file

extension MeasuredOrder {
  /// Sequences of attributes Interface Builder has written (columns: platforms, toolsVersion, element, sequence). What no
  /// sequence connects, directly or through others, was never seen together or in both orders, and has no known order.
  /// Source: measured over 3,374 public documents with `tools/orders`, except manually written ones; the rows of elements
  /// of which every pair is known come from 5,721.
  static let attributes: StaticString = """
    MacOSX	*	accessibility	description help
    MacOSX	*	accessibility	description identifier
    MacOSX	*	accessibilityConnection	property destination id
    MacOSX	*	action	trigger selector target id
    MacOSX	*	actionCell	key controlSize alignment id customClass
    MacOSX	*	application	id customClass sceneMemberID
    MacOSX	*	arrayController	objectClassName editable preservesSelection selectsInsertedObjects avoidsEmptySelection clearsFilterPredicateOnInsertion id userLabel
    MacOSX	*	arrayController	objectClassName automaticallyPreparesContent selectsInsertedObjects
    MacOSX	*	arrayController	clearsFilterPredicateOnInsertion automaticallyRearrangesObjects id
    MacOSX	*	arrayController	userLabel customClass
    MacOSX	*	audiovisualMediaTypes	key none
    MacOSX	*	autoresizingMask	key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    MacOSX	*	avPlayerView	controlsStyle translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	behavior	key pushIn lightByBackground lightByGray changeBackground changeGray lightByContents
    MacOSX	*	behavior	pushIn changeContents doesNotDimImage lightByContents
    MacOSX	*	binding	destination name keyPath previousBinding id
    MacOSX	*	bool	key value
    MacOSX	*	box	hidden horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority boxType borderType cornerRadius titlePosition translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	*	box	hidden autoresizesSubviews misplaced boxType
    MacOSX	*	box	verticalHuggingPriority fixedFrame boxType
    MacOSX	*	box	verticalHuggingPriority title titlePosition
    MacOSX	*	box	verticalHuggingPriority misplaced
    MacOSX	*	box	ambiguous misplaced
    MacOSX	*	box	key borderType
    MacOSX	*	box	transparent id
    MacOSX	*	box	appearanceType fixedFrame
    MacOSX	*	box	autoresizesSubviews fixedFrame
    MacOSX	*	box	key verticalHuggingPriority
    MacOSX	<v8	box	key transparent borderType
    MacOSX	<v8	box	title borderType
    MacOSX	<v8	box	title boxType
    MacOSX	<v8	box	borderWidth boxType
    MacOSX	<v8	box	fixedFrame borderWidth translatesAutoresizingMaskIntoConstraints
    MacOSX	>=v8	box	borderType borderWidth cornerRadius
    MacOSX	>=v8	box	autoresizesSubviews title transparent translatesAutoresizingMaskIntoConstraints
    MacOSX	>=v8	box	borderType title
    MacOSX	>=v8	box	borderWidth title
    MacOSX	>=v8	box	boxType title
    MacOSX	>=v8	box	cornerRadius title
    MacOSX	>=v8	box	fixedFrame title
    MacOSX	>=v8	box	horizontalCompressionResistancePriority title
    MacOSX	>=v8	box	verticalCompressionResistancePriority title
    MacOSX	>=v8	box	titlePosition transparent
    MacOSX	*	button	hidden focusRingType horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	*	button	key verticalHuggingPriority id
    MacOSX	*	button	allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	hidden toolTip horizontalHuggingPriority
    MacOSX	*	button	verticalHuggingPriority ambiguous translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	verticalHuggingPriority misplaced translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	imageHugsTitle translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	tag translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	identifier id
    MacOSX	*	button	alphaValue translatesAutoresizingMaskIntoConstraints
    MacOSX	*	button	key toolTip
    MacOSX	*	button	placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints
    MacOSX	<v15	button	verticalHuggingPriority allowsExpansionToolTips
    MacOSX	<v15	button	verticalHuggingPriority springLoaded
    MacOSX	<v15	button	fixedFrame tag
    MacOSX	<v15	button	verticalHuggingPriority imageHugsTitle
    MacOSX	<v15	button	verticalHuggingPriority tag
    MacOSX	<v15	button	focusRingType tag
    MacOSX	<v15	button	hidden imageHugsTitle
    MacOSX	<v15	button	horizontalCompressionResistancePriority imageHugsTitle
    MacOSX	<v15	button	verticalCompressionResistancePriority imageHugsTitle
    MacOSX	>=v15	button	allowsExpansionToolTips horizontalHuggingPriority
    MacOSX	>=v15	button	allowsExpansionToolTips verticalHuggingPriority
    MacOSX	>=v15	button	springLoaded verticalHuggingPriority
    MacOSX	>=v15	button	tag fixedFrame
    MacOSX	>=v15	button	tag verticalHuggingPriority
    MacOSX	>=v15	button	imageHugsTitle verticalHuggingPriority
    MacOSX	*	buttonCell	key type title alternateTitle bezelStyle image catalog imagePosition alignment controlSize scrollable lineBreakMode enabled state borderStyle allowsMixedState imageScaling inset id customClass customModule customModuleProvider
    MacOSX	*	buttonCell	alignment refusesFirstResponder focusRingType imageScaling
    MacOSX	*	buttonCell	alignment alternateImage imageScaling
    MacOSX	*	buttonCell	state identifier inset
    MacOSX	*	buttonCell	state userInterfaceLayoutDirection imageScaling
    MacOSX	*	buttonCell	borderStyle tag inset
    MacOSX	*	buttonCell	borderStyle transparent imageScaling
    MacOSX	*	buttonCell	borderStyle focusRingType
    MacOSX	*	buttonCell	alternateImage state
    MacOSX	*	buttonCell	enabled refusesFirstResponder state
    MacOSX	*	buttonCell	id userLabel
    MacOSX	*	byteCountFormatterUnits	key bytes
    MacOSX	*	calendarDate	key timeIntervalSinceReferenceDate calendarFormat
    MacOSX	*	capability	name minToolsVersion minSystemVersion requiredIntegratedClassName
    MacOSX	*	ciColor	key red green blue alpha
    MacOSX	*	class	className superclassName
    MacOSX	*	classReference	key className moduleName
    MacOSX	*	classReference	moduleName moduleProvider
    MacOSX	*	clickGestureRecognizer	delaysPrimaryMouseButtonEvents numberOfClicksRequired id
    MacOSX	*	clipView	key ambiguous drawsBackground copiesOnScroll id
    MacOSX	*	clipView	key focusRingType drawsBackground translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	clipView	focusRingType misplaced id
    MacOSX	*	clipView	id customClass customModule customModuleProvider
    MacOSX	*	clipView	key autoresizesSubviews drawsBackground
    MacOSX	*	clipView	key wantsLayer drawsBackground
    MacOSX	*	collectionView	selectable allowsEmptySelection id customClass customModule customModuleProvider
    MacOSX	*	collectionView	selectable allowsMultipleSelection id
    MacOSX	*	collectionViewFlowLayout	key minimumInteritemSpacing minimumLineSpacing scrollDirection id customClass customModule customModuleProvider
    MacOSX	*	collectionViewGridLayout	key id
    MacOSX	*	collectionViewItem	identifier id customClass customModule customModuleProvider
    MacOSX	*	color	key red green blue alpha colorSpace customColorSpace
    MacOSX	*	color	key name catalog colorSpace
    MacOSX	*	color	key white alpha
    MacOSX	*	colorWell	toolTip translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	colorWell	id userLabel
    MacOSX	*	colorWell	bordered id
    MacOSX	*	colorWell	customClass customModule customModuleProvider
    MacOSX	*	colorWell	fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	colorWell	key translatesAutoresizingMaskIntoConstraints
    MacOSX	*	colorWell	tag translatesAutoresizingMaskIntoConstraints
    MacOSX	*	comboBox	focusRingType verticalHuggingPriority textCompletion translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	comboBox	hidden verticalHuggingPriority
    MacOSX	*	comboBox	id userLabel
    MacOSX	*	comboBoxCell	key scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle focusRingType alignment placeholderString drawsBackground completes usesDataSource numberOfVisibleItems id
    MacOSX	*	comboBoxCell	borderStyle bezelStyle completes
    MacOSX	*	comboBoxCell	borderStyle title drawsBackground
    MacOSX	*	comboBoxCell	borderStyle usesSingleLineMode numberOfVisibleItems
    MacOSX	*	comboButton	toolTip verticalHuggingPriority baseWritingDirection alignment title imageScaling translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	comparisonPredicateOptions	key caseInsensitive diacriticInsensitive
    MacOSX	*	constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant identifier id
    MacOSX	*	constraint	constant placeholder id
    MacOSX	*	constraint	constant symbolic id
    MacOSX	*	containerView	hidden translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	control	verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	controllerPlaceholder	storyboardIdentifier storyboardName referencedIdentifier id sceneMemberID
    MacOSX	*	customCell	key alignment id customClass customModule customModuleProvider
    MacOSX	*	customObject	id userLabel customClass customModule customModuleProvider
    MacOSX	*	customObject	customClass sceneMemberID
    MacOSX	*	customView	horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	*	customView	hidden alphaValue translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	hidden misplaced translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	key wantsLayer translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	autoresizesSubviews horizontalCompressionResistancePriority
    MacOSX	*	customView	hidden fixedFrame
    MacOSX	*	customView	ambiguous misplaced
    MacOSX	*	customView	appearanceType translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	toolTip translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	focusRingType id
    MacOSX	*	customView	identifier id
    MacOSX	*	customView	autoresizesSubviews wantsLayer appearanceType
    MacOSX	*	customView	identifier translatesAutoresizingMaskIntoConstraints
    MacOSX	*	customView	wantsLayer horizontalCompressionResistancePriority
    MacOSX	*	date	key timeIntervalSinceReferenceDate
    MacOSX	*	dateFormatter	key dateStyle timeStyle id userLabel
    MacOSX	*	datePicker	verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	datePicker	verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	datePickerCell	key borderStyle alignment datePickerMode datePickerStyle useCurrentDate id
    MacOSX	*	datePickerCell	key refusesFirstResponder alignment drawsBackground datePickerStyle
    MacOSX	*	datePickerCell	key controlSize alignment
    MacOSX	*	datePickerElements	key year month day hour minute second
    MacOSX	*	decimal	key value
    MacOSX	*	deployment	version defaultVersion identifier
    MacOSX	*	development	version identifier
    MacOSX	*	document	type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout customObjectInstantitationMethod
    MacOSX	*	document	useAutolayout initialViewController
    MacOSX	*	drawer	preferredEdge trailingOffset id userLabel
    MacOSX	*	edgeInsets	key left right top bottom
    MacOSX	*	expression	key type
    MacOSX	*	font	key metaFont size textStyle name
    MacOSX	*	font	key usesAppearanceFont
    MacOSX	*	gridCell	row column headOfMergedCell xPlacement id
    MacOSX	*	gridColumn	leadingPadding trailingPadding id
    MacOSX	*	gridColumn	xPlacement width id
    MacOSX	*	gridColumn	width trailingPadding
    MacOSX	*	gridRow	topPadding bottomPadding id
    MacOSX	*	gridRow	yPlacement id
    MacOSX	*	gridRow	yPlacement height id
    MacOSX	*	gridView	fixedFrame xPlacement yPlacement rowAlignment rowSpacing columnSpacing translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	hostingController	id customClass customModule customModuleProvider sceneMemberID
    MacOSX	*	image	name catalog width height
    MacOSX	*	imageCell	key enabled refusesFirstResponder alignment animates imageScaling image catalog id customClass
    MacOSX	*	imageCell	alignment imageAlignment imageScaling imageFrameStyle id
    MacOSX	*	imageCell	animates imageAlignment
    MacOSX	*	imageCell	id userLabel
    MacOSX	*	imageCell	key controlSize refusesFirstResponder
    MacOSX	*	imageReference	key image catalog symbolScale renderingMode
    MacOSX	*	imageView	hidden toolTip horizontalHuggingPriority verticalHuggingPriority fixedFrame tag translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	*	imageView	verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    MacOSX	*	imageView	key horizontalHuggingPriority
    MacOSX	*	imageView	wantsLayer horizontalHuggingPriority
    MacOSX	*	imageView	fixedFrame alphaValue translatesAutoresizingMaskIntoConstraints
    MacOSX	*	imageView	verticalHuggingPriority allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints
    MacOSX	*	integer	key value
    MacOSX	*	levelIndicator	verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	levelIndicatorCell	key editable alignment doubleValue maxValue warningValue criticalValue id
    MacOSX	*	mapView	mapType translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	matrix	verticalHuggingPriority fixedFrame mode allowsEmptySelection translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	matrix	allowsEmptySelection autorecalculatesCellSize translatesAutoresizingMaskIntoConstraints
    MacOSX	*	matrix	allowsEmptySelection autosizesCells id
    MacOSX	*	menu	key title systemMenu id userLabel
    MacOSX	*	menu	key autoenablesItems id
    MacOSX	*	menu	systemMenu autoenablesItems
    MacOSX	*	menu	title showsStateColumn id
    MacOSX	*	menuItem	title state tag keyEquivalent toolTip id customClass customModule customModuleProvider
    MacOSX	*	menuItem	state image hidden id userLabel
    MacOSX	*	menuItem	title alternate keyEquivalent
    MacOSX	*	menuItem	title enabled id
    MacOSX	*	menuItem	tag hidden
    MacOSX	*	menuItem	isSeparatorItem id
    MacOSX	*	menuItem	image catalog hidden enabled keyEquivalent allowsKeyEquivalentWhenHidden id
    MacOSX	*	menuItem	image tag alternate
    MacOSX	*	menuItem	isSeparatorItem hidden
    MacOSX	*	menuItem	keyEquivalent identifier toolTip
    MacOSX	*	menuItem	title onStateImage catalog offStateImage id
    MacOSX	*	menuItem	title secondaryImage catalog
    MacOSX	*	menuItem	userLabel customClass
    MacOSX	*	modifierMask	key shift control option command
    MacOSX	*	numberFormatter	key formatterBehavior positiveFormat negativeFormat numberStyle usesGroupingSeparator lenient groupingSize minimumIntegerDigits maximumIntegerDigits decimalSeparator groupingSeparator id
    MacOSX	*	numberFormatter	negativeFormat localizesFormat hasThousandSeparators thousandSeparator id
    MacOSX	*	numberFormatter	numberStyle formatWidth minimumIntegerDigits
    MacOSX	*	numberFormatter	maximumIntegerDigits maximumFractionDigits id
    MacOSX	*	numberFormatter	groupingSeparator currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol percentSymbol exponentSymbol positivePrefix positiveSuffix negativePrefix negativeSuffix id
    MacOSX	*	numberFormatter	localizesFormat usesGroupingSeparator formatWidth groupingSize
    MacOSX	*	numberFormatter	negativeFormat generatesDecimalNumbers allowsFloats usesGroupingSeparator paddingCharacter groupingSize
    MacOSX	*	objectController	objectClassName editable automaticallyPreparesContent id userLabel
    MacOSX	*	outlet	property destination id
    MacOSX	*	outlineView	appearanceType verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnResizing multipleSelection emptySelection autosaveColumns typeSelect rowHeight rowSizeStyle headerView viewBased floatsGroupRows indentationPerLevel autoresizesOutlineColumn outlineTableColumn id customClass customModule customModuleProvider
    MacOSX	*	outlineView	columnAutoresizingStyle autosaveName rowHeight
    MacOSX	*	outlineView	focusRingType verticalHuggingPriority
    MacOSX	*	outlineView	columnAutoresizingStyle tableStyle columnReordering
    MacOSX	*	outlineView	rowHeight usesAutomaticRowHeights viewBased
    MacOSX	*	outlineView	wantsLayer verticalHuggingPriority
    MacOSX	*	pagecontroller	storyboardIdentifier id sceneMemberID
    MacOSX	*	paragraphStyle	key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
    MacOSX	*	paragraphStyle	baseWritingDirection defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    MacOSX	*	pathCell	key controlSize selectable editable alignment placeholderString id
    MacOSX	*	pathCell	selectable refusesFirstResponder alignment
    MacOSX	*	pathControl	horizontalHuggingPriority verticalHuggingPriority allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	pdfView	hidden autoresizesSubviews autoScales translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	plugIn	identifier version
    MacOSX	*	point	key x y
    MacOSX	*	popUpButton	hidden verticalHuggingPriority fixedFrame springLoaded translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	popUpButton	horizontalHuggingPriority verticalHuggingPriority misplaced id userLabel
    MacOSX	*	popUpButton	tag verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    MacOSX	*	popUpButton	toolTip verticalHuggingPriority
    MacOSX	*	popUpButton	key verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    MacOSX	*	popUpButton	wantsLayer verticalHuggingPriority
    MacOSX	*	popUpButtonCell	key type title bezelStyle alignment controlSize lineBreakMode enabled state borderStyle tag imageScaling inset pullsDown arrowPosition preferredEdge selectedItem id userLabel
    MacOSX	*	popUpButtonCell	inset autoenablesItems id
    MacOSX	*	popUpButtonCell	arrowPosition autoenablesItems altersStateOfSelectedItem id customClass
    MacOSX	*	popUpButtonCell	autoenablesItems selectedItem
    MacOSX	*	popUpButtonCell	bezelStyle image imagePosition alignment
    MacOSX	*	popover	behavior id userLabel
    MacOSX	*	predicateEditor	verticalHuggingPriority nestingMode formattingStringsFilename rowHeight id
    MacOSX	*	predicateEditorRowTemplate	rowType id customClass
    MacOSX	*	progressIndicator	hidden wantsLayer horizontalHuggingPriority verticalHuggingPriority ambiguous maxValue displayedWhenStopped bezeled indeterminate controlSize style translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	progressIndicator	verticalHuggingPriority fixedFrame maxValue
    MacOSX	*	progressIndicator	key wantsLayer
    MacOSX	*	progressIndicator	misplaced maxValue doubleValue displayedWhenStopped
    MacOSX	*	progressIndicator	verticalHuggingPriority minValue maxValue
    MacOSX	*	real	key value
    MacOSX	*	rect	key x y width height
    MacOSX	*	relationship	kind name candidateClass
    MacOSX	*	ruleEditor	nestingMode canRemoveAllRows rowHeight id customClass customModule customModuleProvider
    MacOSX	*	sceneView	loops translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	scrollView	focusRingType ambiguous misplaced borderType autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity verticalScrollElasticity translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	scrollView	usesPredominantAxisScrolling scrollerKnobStyle findBarPosition translatesAutoresizingMaskIntoConstraints
    MacOSX	*	scrollView	verticalHuggingPriority verticalCompressionResistancePriority borderType
    MacOSX	*	scrollView	wantsLayer misplaced
    MacOSX	*	scrollView	appearanceType borderType
    MacOSX	*	scrollView	fixedFrame borderType
    MacOSX	*	scrollView	id userLabel
    MacOSX	*	scrollView	autoresizesSubviews borderType
    MacOSX	*	scrollView	hidden wantsLayer fixedFrame
    MacOSX	*	scrollView	horizontalCompressionResistancePriority borderType
    MacOSX	*	scrollView	horizontalHuggingPriority borderType
    MacOSX	*	scrollView	key horizontalLineScroll
    MacOSX	*	scrollView	toolTip horizontalLineScroll
    MacOSX	*	scrollView	verticalPageScroll allowsMagnification usesPredominantAxisScrolling
    MacOSX	*	scroller	key hidden wantsLayer verticalHuggingPriority arrowsPosition controlSize horizontal translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	scroller	verticalHuggingPriority doubleValue horizontal
    MacOSX	*	scroller	doubleValue controlSize
    MacOSX	*	searchField	key toolTip wantsLayer focusRingType verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	searchField	verticalHuggingPriority textCompletion translatesAutoresizingMaskIntoConstraints
    MacOSX	*	searchField	verticalHuggingPriority allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints
    MacOSX	*	searchFieldCell	key controlSize scrollable lineBreakMode selectable editable allowsUndo borderStyle alignment placeholderString usesSingleLineMode bezelStyle sendsSearchStringImmediately sendsWholeSearchString maximumRecents recentsAutosaveName id customClass customModule customModuleProvider
    MacOSX	*	searchFieldCell	editable continuous borderStyle
    MacOSX	*	searchFieldCell	editable refusesFirstResponder borderStyle
    MacOSX	*	searchFieldCell	editable sendsActionOnEndEditing borderStyle
    MacOSX	*	searchToolbarItem	implicitItemIdentifier label paletteLabel bordered visibilityPriority id
    MacOSX	*	secureTextField	key focusRingType verticalHuggingPriority textCompletion translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	secureTextField	verticalHuggingPriority contentType translatesAutoresizingMaskIntoConstraints
    MacOSX	*	secureTextField	verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	secureTextField	verticalHuggingPriority tag translatesAutoresizingMaskIntoConstraints
    MacOSX	*	secureTextFieldCell	key scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle focusRingType placeholderString drawsBackground usesSingleLineMode bezelStyle id
    MacOSX	*	secureTextFieldCell	borderStyle alignment placeholderString
    MacOSX	*	secureTextFieldCell	key controlSize scrollable
    MacOSX	*	segment	label toolTip image width selected tag
    MacOSX	*	segment	label imageScaling width
    MacOSX	*	segment	image imageScaling
    MacOSX	*	segmentedCell	key controlSize borderStyle alignment style trackingMode id customClass
    MacOSX	*	segmentedCell	key enabled borderStyle
    MacOSX	*	segmentedCell	alignment segmentDistribution style
    MacOSX	*	segmentedControl	key verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	*	segmentedControl	verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    MacOSX	*	segmentedControl	id userLabel
    MacOSX	*	segmentedControl	hidden horizontalHuggingPriority verticalHuggingPriority ambiguous translatesAutoresizingMaskIntoConstraints
    MacOSX	*	segue	destination kind identifier customClass customModule customModuleProvider id
    MacOSX	*	segue	identifier popoverAnchorView popoverBehavior preferredEdge id
    MacOSX	*	segue	kind relationship id
    MacOSX	*	segue	kind destinationCreationSelector id
    MacOSX	*	shadow	key blurRadius
    MacOSX	*	size	key width height
    MacOSX	*	slider	toolTip horizontalHuggingPriority verticalHuggingPriority fixedFrame tag translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	slider	identifier verticalHuggingPriority ambiguous translatesAutoresizingMaskIntoConstraints
    MacOSX	*	slider	key verticalHuggingPriority horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    MacOSX	*	slider	wantsLayer verticalHuggingPriority
    MacOSX	*	slider	fixedFrame alphaValue translatesAutoresizingMaskIntoConstraints
    MacOSX	*	slider	id customClass customModule customModuleProvider
    MacOSX	*	sliderCell	key controlSize continuous state alignment minValue maxValue doubleValue tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id
    MacOSX	*	sliderCell	alignment tag maxValue
    MacOSX	*	sliderCell	id customClass customModule customModuleProvider
    MacOSX	*	sortDescriptor	key selector sortKey
    MacOSX	*	source	key type relativePath
    MacOSX	*	splitView	focusRingType placeholderIntrinsicWidth placeholderIntrinsicHeight dividerStyle vertical translatesAutoresizingMaskIntoConstraints id userLabel
    MacOSX	*	splitView	identifier arrangesAllSubviews autosaveName dividerStyle
    MacOSX	*	splitView	key misplaced dividerStyle
    MacOSX	*	splitView	key wantsLayer dividerStyle
    MacOSX	*	splitView	fixedFrame dividerStyle
    MacOSX	*	splitView	id customClass customModule customModuleProvider
    MacOSX	*	splitViewController	storyboardIdentifier id customClass customModule customModuleProvider sceneMemberID
    MacOSX	*	splitViewItem	canCollapse holdingPriority behavior separatorStyle id
    MacOSX	*	splitViewItem	collapsed holdingPriority
    MacOSX	*	splitViewItem	id userLabel
    MacOSX	*	stackView	hidden distribution orientation alignment spacing horizontalStackHuggingPriority verticalStackHuggingPriority horizontalClippingResistancePriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority detachesHiddenViews translatesAutoresizingMaskIntoConstraints id userLabel
    MacOSX	*	stackView	verticalStackHuggingPriority fixedFrame detachesHiddenViews
    MacOSX	*	stackView	verticalStackHuggingPriority horizontalHuggingPriority verticalHuggingPriority
    MacOSX	*	stackView	hidden autoresizesSubviews distribution
    MacOSX	*	stackView	key distribution
    MacOSX	*	stackView	verticalStackHuggingPriority ambiguous detachesHiddenViews
    MacOSX	*	stackView	verticalStackHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight detachesHiddenViews
    MacOSX	*	stepper	key horizontalHuggingPriority verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	stepper	verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	stepperCell	key continuous alignment increment minValue maxValue doubleValue autorepeat id
    MacOSX	*	string	key base64-UTF8
    MacOSX	*	switch	horizontalHuggingPriority verticalHuggingPriority baseWritingDirection alignment translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	switch	alignment state translatesAutoresizingMaskIntoConstraints
    MacOSX	*	switch	verticalHuggingPriority controlSize baseWritingDirection
    MacOSX	*	switch	verticalHuggingPriority fixedFrame baseWritingDirection
    MacOSX	*	switch	wantsLayer horizontalHuggingPriority
    MacOSX	*	tabView	fixedFrame drawsBackground allowsTruncatedLabels type initialItem translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	tabView	drawsBackground controlSize type
    MacOSX	*	tabView	key type
    MacOSX	*	tabViewController	storyboardIdentifier showSeguePresentationStyle selectedTabViewItemIndex tabStyle id customClass customModule sceneMemberID
    MacOSX	*	tabViewController	customModule customModuleProvider sceneMemberID
    MacOSX	*	tabViewController	tabStyle canPropagateSelectedChildViewControllerTitle id
    MacOSX	*	tabViewItem	label identifier image catalog id userLabel
    MacOSX	*	tableCellView	identifier misplaced id customClass customModule customModuleProvider
    MacOSX	*	tableCellView	identifier verticalCompressionResistancePriority id
    MacOSX	*	tableCellView	identifier wantsLayer id userLabel customClass
    MacOSX	*	tableCellView	translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	tableColumn	identifier editable width minWidth maxWidth id customClass
    MacOSX	*	tableColumn	id userLabel
    MacOSX	*	tableColumnResizingMask	key resizeWithTable userResizable
    MacOSX	*	tableHeaderCell	key lineBreakMode enabled borderStyle alignment title
    MacOSX	*	tableHeaderView	key translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	tableHeaderView	key wantsLayer id
    MacOSX	*	tableView	focusRingType verticalHuggingPriority misplaced allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnSelection columnResizing multipleSelection emptySelection autosaveColumns typeSelect autosaveName rowHeight rowSizeStyle headerView viewBased floatsGroupRows id customClass customModule customModuleProvider
    MacOSX	*	tableView	columnAutoresizingStyle tableStyle alternatingRowBackgroundColors
    MacOSX	*	tableView	rowSizeStyle usesAutomaticRowHeights viewBased
    MacOSX	*	tableView	headerView translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	tableView	autoresizesSubviews verticalHuggingPriority ambiguous allowsExpansionToolTips
    MacOSX	*	tableView	identifier verticalHuggingPriority
    MacOSX	*	tableView	tableStyle selectionHighlightStyle
    MacOSX	*	tableView	usesAutomaticRowHeights headerView
    MacOSX	*	tableViewGridLines	key vertical horizontal
    MacOSX	*	tableViewGridLines	key dashed
    MacOSX	*	textField	hidden focusRingType horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame tag allowsCharacterPickerTouchBarItem preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	*	textField	verticalHuggingPriority ambiguous misplaced translatesAutoresizingMaskIntoConstraints
    MacOSX	*	textField	horizontalCompressionResistancePriority verticalCompressionResistancePriority textCompletion translatesAutoresizingMaskIntoConstraints
    MacOSX	*	textField	verticalHuggingPriority contentType translatesAutoresizingMaskIntoConstraints
    MacOSX	*	textField	horizontalCompressionResistancePriority allowsExpansionToolTips allowsCharacterPickerTouchBarItem
    MacOSX	*	textField	fixedFrame setsMaxLayoutWidthAtFirstLayout translatesAutoresizingMaskIntoConstraints
    MacOSX	*	textField	key focusRingType
    MacOSX	*	textField	toolTip focusRingType
    MacOSX	*	textField	wantsLayer focusRingType
    MacOSX	*	textField	identifier horizontalHuggingPriority
    MacOSX	*	textField	fixedFrame textCompletion
    MacOSX	*	textField	verticalCompressionResistancePriority preferredMaxLayoutWidth
    MacOSX	*	textField	autoresizesSubviews verticalHuggingPriority alphaValue translatesAutoresizingMaskIntoConstraints
    MacOSX	*	textField	fixedFrame allowsExpansionToolTips
    MacOSX	*	textField	horizontalCompressionResistancePriority misplaced setsMaxLayoutWidthAtFirstLayout
    MacOSX	*	textField	identifier toolTip
    MacOSX	*	textFieldCell	key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable continuous sendsActionOnEndEditing state borderStyle alignment identifier title placeholderString drawsBackground usesSingleLineMode id customClass customModule customModuleProvider
    MacOSX	*	textFieldCell	borderStyle focusRingType placeholderString bezelStyle id userLabel
    MacOSX	*	textFieldCell	alignment tag title allowsEditingTextAttributes id
    MacOSX	*	textFieldCell	truncatesLastVisibleLine refusesFirstResponder sendsActionOnEndEditing
    MacOSX	*	textFieldCell	selectable allowsUndo sendsActionOnEndEditing
    MacOSX	*	textFieldCell	editable enabled sendsActionOnEndEditing
    MacOSX	*	textFieldCell	drawsBackground allowsEditingTextAttributes usesSingleLineMode bezelStyle
    MacOSX	*	textFieldCell	enabled refusesFirstResponder allowsUndo
    MacOSX	*	textFieldCell	focusRingType alignment
    MacOSX	*	textFinder	incrementalSearchingEnabled incrementalSearchingShouldDimContentView id
    MacOSX	*	textTab	alignment location
    MacOSX	*	textView	ambiguous editable drawsBackground importsGraphics richText findStyle continuousSpellChecking usesRuler allowsNonContiguousLayout quoteSubstitution dashSubstitution smartInsertDelete id customClass customModule customModuleProvider
    MacOSX	*	textView	editable selectable usesFontPanel spellingCorrection smartInsertDelete
    MacOSX	*	textView	importsGraphics usesFontPanel allowsNonContiguousLayout
    MacOSX	*	textView	richText incrementalSearchingEnabled id
    MacOSX	*	textView	richText verticallyResizable allowsNonContiguousLayout
    MacOSX	*	textView	findStyle allowsUndo allowsNonContiguousLayout
    MacOSX	*	textView	selectable usesRuler spellingCorrection
    MacOSX	*	textView	selectable verticallyResizable spellingCorrection
    MacOSX	*	textView	allowsNonContiguousLayout textCompletion layoutManager id
    MacOSX	*	textView	linkDetection textCompletion
    MacOSX	*	textView	selectable drawsBackground
    MacOSX	*	textView	selectionGranularity smartInsertDelete
    MacOSX	<v8	textView	allowsUndo usesFontPanel
    MacOSX	<v8	textView	editable allowsDocumentBackgroundColorChange usesRuler usesFontPanel verticallyResizable
    MacOSX	<v8	textView	selectable allowsDocumentBackgroundColorChange id
    MacOSX	<v8	textView	findStyle incrementalSearchingEnabled verticallyResizable
    MacOSX	<v8	textView	allowsDocumentBackgroundColorChange smartInsertDelete
    MacOSX	<v8	textView	allowsDocumentBackgroundColorChange spellingCorrection
    MacOSX	<v8	textView	findStyle usesFontPanel
    MacOSX	<v8	textView	continuousSpellChecking usesFontPanel
    MacOSX	<v8	textView	allowsUndo verticallyResizable
    MacOSX	>=v8	textView	usesFontPanel allowsUndo
    MacOSX	>=v8	textView	focusRingType importsGraphics horizontallyResizable verticallyResizable allowsCharacterPickerTouchBarItem textCompletion translatesAutoresizingMaskIntoConstraints customClass
    MacOSX	>=v8	textView	verticallyResizable usesFontPanel continuousSpellChecking allowsUndo spellingCorrection
    MacOSX	>=v8	textView	focusRingType drawsBackground allowsCharacterPickerTouchBarItem
    MacOSX	>=v8	textView	focusRingType editable allowsCharacterPickerTouchBarItem
    MacOSX	>=v8	textView	focusRingType richText horizontallyResizable
    MacOSX	>=v8	textView	verticallyResizable incrementalSearchingEnabled smartInsertDelete
    MacOSX	>=v8	textView	wantsLayer drawsBackground
    MacOSX	>=v8	textView	wantsLayer editable
    MacOSX	>=v8	textView	wantsLayer importsGraphics
    MacOSX	>=v8	textView	wantsLayer richText
    MacOSX	>=v8	textView	selectable importsGraphics
    MacOSX	>=v8	textView	textCompletion smartInsertDelete
    MacOSX	>=v8	textView	textCompletion spellingCorrection
    MacOSX	>=v8	textView	usesFontPanel findStyle
    MacOSX	>=v8	textView	translatesAutoresizingMaskIntoConstraints customModule
    MacOSX	>=v8	textView	translatesAutoresizingMaskIntoConstraints customModuleProvider
    MacOSX	>=v8	textView	translatesAutoresizingMaskIntoConstraints id
    MacOSX	>=v8	textView	allowsUndo usesRuler
    MacOSX	>=v8	textView	incrementalSearchingEnabled spellingCorrection
    MacOSX	>=v8	textView	allowsNonContiguousLayout spellingCorrection
    MacOSX	>=v8	textView	dashSubstitution spellingCorrection
    MacOSX	>=v8	textView	quoteSubstitution spellingCorrection
    MacOSX	*	timeZone	key name
    MacOSX	*	tokenField	verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	tokenFieldCell	key selectable editable sendsActionOnEndEditing borderStyle alignment placeholderString drawsBackground allowsEditingTextAttributes id
    MacOSX	*	toolbar	key implicitIdentifier autosavesConfiguration allowsUserCustomization displayMode sizeMode id
    MacOSX	*	toolbar	implicitIdentifier explicitIdentifier displayMode
    MacOSX	*	toolbar	allowsUserCustomization showsBaselineSeparator displayMode
    MacOSX	*	toolbarItem	implicitItemIdentifier explicitItemIdentifier label paletteLabel toolTip tag image id customClass customModule
    MacOSX	*	toolbarItem	tag sizingBehavior id userLabel
    MacOSX	*	toolbarItem	customModule customModuleProvider
    MacOSX	*	toolbarItem	image bordered sizingBehavior selectable id
    MacOSX	*	toolbarItem	bordered title id
    MacOSX	*	toolbarItem	image catalog sizingBehavior
    MacOSX	*	toolbarItem	userLabel customClass
    MacOSX	*	touchBar	key id
    MacOSX	*	touchBarPopoverItem	collapsedRepresentationImage collapsedRepresentationLabel supportsPressAndHold id
    MacOSX	*	touchBarSpacerItem	identifier id
    MacOSX	*	treeController	editable automaticallyPreparesContent childrenKeyPath leafKeyPath avoidsEmptySelection id userLabel
    MacOSX	*	treeController	childrenKeyPath preservesSelection selectsInsertedObjects id
    MacOSX	*	treeController	objectClassName automaticallyPreparesContent
    MacOSX	*	treeController	leafKeyPath selectsInsertedObjects
    MacOSX	*	url	key string
    MacOSX	*	userDefaultsController	representsSharedInstance id userLabel
    MacOSX	*	userDefaultsController	id customClass
    MacOSX	*	userDefinedRuntimeAttribute	type keyPath value
    MacOSX	*	userLayoutGuide	location affinity
    MacOSX	*	value	key type width height
    MacOSX	*	view	key horizontalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	*	view	key wantsLayer misplaced id userLabel
    MacOSX	*	view	key ambiguous id
    MacOSX	*	view	fixedFrame translatesAutoresizingMaskIntoConstraints
    MacOSX	*	view	ambiguous translatesAutoresizingMaskIntoConstraints
    MacOSX	*	view	key appearanceType id
    MacOSX	*	view	key autoresizesSubviews id
    MacOSX	*	view	key focusRingType id
    MacOSX	*	view	key identifier id
    MacOSX	*	view	wantsLayer translatesAutoresizingMaskIntoConstraints
    MacOSX	*	viewController	title storyboardIdentifier showSeguePresentationStyle id userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	*	viewController	title nibName id
    MacOSX	*	viewController	key id
    MacOSX	*	viewController	title identifier storyboardIdentifier
    MacOSX	*	viewControllerTransitionOptions	key crossfade slideDown
    MacOSX	*	viewControllerTransitionOptions	key allowUserInteraction
    MacOSX	*	viewLayoutGuide	key id
    MacOSX	*	visualEffectView	hidden wantsLayer appearanceType placeholderIntrinsicWidth placeholderIntrinsicHeight blendingMode material state translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	visualEffectView	wantsLayer fixedFrame blendingMode
    MacOSX	*	visualEffectView	appearanceType horizontalCompressionResistancePriority blendingMode
    MacOSX	*	visualEffectView	appearanceType fixedFrame
    MacOSX	*	webPreferences	key identifier defaultFontSize defaultFixedFontSize plugInsEnabled javaEnabled javaScriptEnabled javaScriptCanOpenWindowsAutomatically loadsImagesAutomatically allowsAnimatedImages allowsAnimatedImageLooping
    MacOSX	*	webPreferences	defaultFixedFontSize minimumFontSize javaEnabled
    MacOSX	*	webView	fixedFrame maintainsBackForwardList translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	window	key identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop restorable hidesOnDeactivate oneShot releasedWhenClosed showsToolbarButton visibleAtLaunch appearanceType animationBehavior tabbingMode titlebarAppearsTransparent titleVisibility id userLabel customClass customModule customModuleProvider
    MacOSX	*	window	visibleAtLaunch frameAutosaveName tabbingMode toolbarStyle id
    MacOSX	*	window	autorecalculatesKeyViewLoop deferred oneShot
    MacOSX	*	window	restorable hasShadow releasedWhenClosed
    MacOSX	*	window	animationBehavior tabbingIdentifier id
    MacOSX	*	window	frameAutosaveName tabbingIdentifier
    MacOSX	*	window	appearanceType frameAutosaveName
    MacOSX	*	window	toolbarStyle titleVisibility
    MacOSX	*	windowCollectionBehavior	key moveToActiveSpace managed participatesInCycle fullScreenPrimary fullScreenAllowsTiling
    MacOSX	*	windowCollectionBehavior	key fullScreenAuxiliary
    MacOSX	*	windowCollectionBehavior	participatesInCycle fullScreenNone
    MacOSX	*	windowCollectionBehavior	key canJoinAllSpaces
    MacOSX	*	windowCollectionBehavior	key transient
    MacOSX	*	windowCollectionBehavior	moveToActiveSpace fullScreenAuxiliary
    MacOSX	*	windowController	storyboardIdentifier showSeguePresentationStyle id customClass customModule customModuleProvider sceneMemberID
    MacOSX	*	windowController	id userLabel customClass
    MacOSX	*	windowPositionMask	key leftStrut rightStrut topStrut bottomStrut
    MacOSX	*	windowStyleMask	key titled closable miniaturizable resizable texturedBackground fullSizeContentView
    MacOSX	*	windowStyleMask	resizable utility HUD
    MacOSX	*	windowStyleMask	texturedBackground unifiedTitleAndToolbar
    MacOSX	*	windowStyleMask	utility nonactivatingPanel
    MacOSX	*	windowStyleMask	nonactivatingPanel HUD fullSizeContentView
    MacOSX	*	wkPreferences	key javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    MacOSX	*	wkWebView	wantsLayer translatesAutoresizingMaskIntoConstraints id
    MacOSX	*	wkWebView	wantsLayer fixedFrame allowsLinkPreview translatesAutoresizingMaskIntoConstraints
    MacOSX	*	wkWebViewConfiguration	key suppressesIncrementalRendering
    MacOSX	*	wkWebViewConfiguration	key allowsAirPlayForMediaPlayback suppressesIncrementalRendering
    UIKit	*	accessibility	key hint identifier label
    UIKit	*	accessibilityOverrides	isEnabled dynamicTypePreference
    UIKit	*	accessibilityTraits	key none button image notEnabled
    UIKit	*	accessibilityTraits	button staticText header
    UIKit	*	accessibilityTraits	staticText notEnabled
    UIKit	*	accessibilityTraits	key link staticText
    UIKit	*	action	selector destination eventType id
    UIKit	*	activityIndicatorView	key hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority ambiguous misplaced hidesWhenStopped animating style translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	activityIndicatorView	verticalHuggingPriority fixedFrame hidesWhenStopped
    UIKit	*	arscnView	key clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    UIKit	*	arskView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    UIKit	*	audiovisualMediaTypes	key none
    UIKit	*	autoresizingMask	key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    UIKit	*	avPlayerViewController	storyboardIdentifier videoGravity id sceneMemberID
    UIKit	*	barButtonItem	key enabled title image style systemItem id userLabel
    UIKit	*	barButtonItem	title width style
    UIKit	*	barButtonItem	image catalog id
    UIKit	*	bool	key value
    UIKit	*	button	appearanceType opaque userInteractionEnabled tag contentMode horizontalHuggingPriority horizontalCompressionResistancePriority misplaced enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment buttonType reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled lineBreakMode hasAttributedTitle translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    UIKit	*	button	autoresizesSubviews opaque alpha contentMode fixedFrame preservesSuperviewLayoutMargins contentHorizontalAlignment
    UIKit	*	button	hidden opaque clearsContextBeforeDrawing contentMode ambiguous misplaced
    UIKit	*	button	key opaque clipsSubviews contentMode insetsLayoutMarginsFromSafeArea contentHorizontalAlignment
    UIKit	*	button	buttonType adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode pointerInteraction translatesAutoresizingMaskIntoConstraints
    UIKit	*	button	horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority contentHorizontalAlignment
    UIKit	*	button	horizontalCompressionResistancePriority verticalCompressionResistancePriority
    UIKit	*	button	fixedFrame enabled
    UIKit	*	button	contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight contentHorizontalAlignment
    UIKit	*	button	contentMode semanticContentAttribute contentHorizontalAlignment
    UIKit	*	button	contentMode showsMenuAsPrimaryAction contentHorizontalAlignment
    UIKit	*	button	lineBreakMode changesSelectionAsPrimaryAction role translatesAutoresizingMaskIntoConstraints
    UIKit	*	button	lineBreakMode springLoaded translatesAutoresizingMaskIntoConstraints
    UIKit	*	button	verticalCompressionResistancePriority enabled
    UIKit	*	button	verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea
    UIKit	*	button	verticalHuggingPriority horizontalCompressionResistancePriority
    UIKit	*	buttonConfiguration	key style title
    UIKit	*	buttonConfiguration	style image catalog title titleAlignment
    UIKit	*	buttonConfiguration	style imagePadding
    UIKit	*	capability	name message minToolsVersion requiredIntegratedClassName
    UIKit	*	class	className superclassName
    UIKit	*	collectionReusableView	key opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea reuseIdentifier id customClass customModule customModuleProvider
    UIKit	*	collectionView	key opaque clipsSubviews multipleTouchEnabled contentMode bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator dataMode prefetchingEnabled translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	collectionView	contentMode misplaced minimumZoomScale maximumZoomScale dataMode
    UIKit	*	collectionView	contentMode alwaysBounceVertical contentInsetAdjustmentBehavior dataMode
    UIKit	*	collectionView	contentMode layoutMarginsFollowReadableWidth alwaysBounceHorizontal showsHorizontalScrollIndicator
    UIKit	*	collectionView	contentMode fixedFrame dataMode
    UIKit	*	collectionView	contentMode keyboardDismissMode dataMode
    UIKit	*	collectionView	bounces pagingEnabled dataMode
    UIKit	*	collectionView	hidden clipsSubviews
    UIKit	*	collectionView	contentMode ambiguous scrollEnabled
    UIKit	*	collectionView	id userLabel
    UIKit	*	collectionView	showsVerticalScrollIndicator contentInsetAdjustmentBehavior
    UIKit	*	collectionViewCell	opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass customModule customModuleProvider
    UIKit	*	collectionViewCellContentView	key opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea id customClass customModule customModuleProvider
    UIKit	*	collectionViewCellContentView	contentMode ambiguous insetsLayoutMarginsFromSafeArea
    UIKit	*	collectionViewController	storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id customClass customModule customModuleProvider sceneMemberID
    UIKit	*	collectionViewController	autoresizesArchivedViewToFullSize id
    UIKit	*	collectionViewController	definesPresentationContext id
    UIKit	*	collectionViewFlowLayout	key automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInsetReference id customClass
    UIKit	*	collectionViewFlowLayout	key scrollDirection minimumLineSpacing
    UIKit	*	collectionViewFlowLayout	scrollDirection automaticEstimatedItemSize
    UIKit	*	collectionViewLayout	key id customClass customModule customModuleProvider
    UIKit	*	color	key systemColor red green blue alpha colorSpace customColorSpace
    UIKit	*	color	key name catalog colorSpace
    UIKit	*	color	key xcode11CocoaTouchSystemColor cocoaTouchSystemColor
    UIKit	*	color	systemColor white alpha
    UIKit	*	color	systemColor cocoaTouchSystemColor
    UIKit	*	command	title id
    UIKit	*	constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant placeholder id userLabel
    UIKit	*	constraint	constant symbolType id
    UIKit	*	constraint	constant symbolic id
    UIKit	*	containerView	key opaque contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	containerView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
    UIKit	*	containerView	contentMode insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints
    UIKit	*	containerView	contentMode misplaced translatesAutoresizingMaskIntoConstraints
    UIKit	*	containerView	opaque clipsSubviews contentMode restorationIdentifier translatesAutoresizingMaskIntoConstraints
    UIKit	*	customObject	id customClass customModule customModuleProvider
    UIKit	*	dataDetectorType	key phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
    UIKit	*	dataDetectorTypes	key none
    UIKit	*	date	key timeIntervalSinceReferenceDate
    UIKit	*	datePicker	clipsSubviews contentMode enabled contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval style useCurrentDate translatesAutoresizingMaskIntoConstraints id
    UIKit	*	datePicker	contentMode fixedFrame contentHorizontalAlignment
    UIKit	*	deployment	version defaultVersion identifier
    UIKit	*	development	defaultVersion identifier
    UIKit	*	development	version identifier
    UIKit	*	device	id orientation layout appearance
    UIKit	*	directionalEdgeInsets	key top leading bottom trailing
    UIKit	*	document	type version toolsVersion systemVersion targetRuntime variant propertyAccessControl useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
    UIKit	*	edgeInsets	key top left bottom right
    UIKit	*	exit	id userLabel sceneMemberID
    UIKit	*	extendedEdge	key bottom
    UIKit	*	extendedEdge	key top
    UIKit	*	font	key metaFont size name
    UIKit	*	font	key usesAppearanceFont
    UIKit	*	fontDescription	key name family pointSize
    UIKit	*	fontDescription	key type weight pointSize
    UIKit	*	fontDescription	key style
    UIKit	*	fontDescription	type size
    UIKit	*	frame	key minX minY width height
    UIKit	*	glkView	key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay translatesAutoresizingMaskIntoConstraints id
    UIKit	*	glkViewController	storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    UIKit	*	hostingController	restorationIdentifier storyboardIdentifier id customClass customModule customModuleProvider sceneMemberID
    UIKit	*	image	name catalog width height
    UIKit	*	imageReference	key image catalog symbolScale renderingMode
    UIKit	*	imageView	opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority ambiguous misplaced image catalog highlightedImage translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	imageView	opaque clearsContextBeforeDrawing userInteractionEnabled tag contentMode
    UIKit	*	imageView	verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority image
    UIKit	*	imageView	verticalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight image
    UIKit	*	imageView	verticalHuggingPriority adjustsImageWhenAncestorFocused translatesAutoresizingMaskIntoConstraints
    UIKit	*	imageView	verticalHuggingPriority fixedFrame image
    UIKit	*	imageView	verticalHuggingPriority insetsLayoutMarginsFromSafeArea image
    UIKit	*	imageView	verticalHuggingPriority restorationIdentifier image
    UIKit	*	imageView	hidden clipsSubviews
    UIKit	*	imageView	key userInteractionEnabled
    UIKit	*	imageView	id userLabel
    UIKit	*	imageView	fixedFrame preservesSuperviewLayoutMargins image adjustsImageSizeForAccessibilityContentSizeCategory translatesAutoresizingMaskIntoConstraints
    UIKit	*	imageView	image highlighted translatesAutoresizingMaskIntoConstraints
    UIKit	*	inset	key minX minY maxX maxY
    UIKit	*	integer	key value
    UIKit	*	keyCommand	input modifierFlags actionName discoverabilityTitle
    UIKit	*	keyboardLayoutGuide	key id
    UIKit	*	label	hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    UIKit	*	label	baselineAdjustment minimumScaleFactor adjustsLetterSpacingToFitWidth enabled highlighted translatesAutoresizingMaskIntoConstraints
    UIKit	*	label	verticalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight text
    UIKit	*	label	verticalCompressionResistancePriority fixedFrame usesAttributedText lineBreakMode
    UIKit	*	label	userInteractionEnabled tag contentMode
    UIKit	*	label	verticalHuggingPriority layoutMarginsFollowReadableWidth text
    UIKit	*	label	horizontalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    UIKit	*	label	ambiguous misplaced text
    UIKit	*	label	ambiguous usesAttributedText
    UIKit	*	label	fixedFrame text
    UIKit	*	label	enabled adjustsFontSizeToFit
    UIKit	*	label	insetsLayoutMarginsFromSafeArea usesAttributedText
    UIKit	*	mapView	hidden clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode fixedFrame mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsPointsOfInterest translatesAutoresizingMaskIntoConstraints id
    UIKit	*	mapView	mapType showsUserLocation translatesAutoresizingMaskIntoConstraints
    UIKit	*	menu	key id
    UIKit	*	mtkView	contentMode fixedFrame colorPixelFormat depthStencilPixelFormat translatesAutoresizingMaskIntoConstraints id
    UIKit	*	navigationBar	key opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea barStyle translucent shadowImage backIndicatorImage backIndicatorTransitionMaskImage id customClass customModule
    UIKit	*	navigationBar	opaque clearsContextBeforeDrawing contentMode misplaced translucent translatesAutoresizingMaskIntoConstraints id
    UIKit	*	navigationBar	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
    UIKit	*	navigationBar	insetsLayoutMarginsFromSafeArea largeTitles id
    UIKit	*	navigationBar	contentMode preservesSuperviewLayoutMargins translucent largeTitles
    UIKit	*	navigationController	storyboardIdentifier automaticallyAdjustsScrollViewInsets navigationBarHidden toolbarHidden id userLabel customClass customModule customModuleProvider sceneMemberID
    UIKit	*	navigationController	title automaticallyAdjustsScrollViewInsets useStoryboardIdentifierAsRestorationIdentifier id
    UIKit	*	navigationController	definesPresentationContext id
    UIKit	*	navigationController	extendedLayoutIncludesOpaqueBars id
    UIKit	*	navigationController	modalPresentationStyle id
    UIKit	*	navigationController	storyboardIdentifier title definesPresentationContext
    UIKit	*	navigationItem	key title largeTitleDisplayMode id userLabel
    UIKit	*	offsetWrapper	key horizontal vertical
    UIKit	*	outlet	property destination id
    UIKit	*	outletCollection	property destination appends id
    UIKit	*	outletCollection	destination collectionClass id
    UIKit	*	pageControl	opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment numberOfPages translatesAutoresizingMaskIntoConstraints id
    UIKit	*	pageViewController	storyboardIdentifier autoresizesArchivedViewToFullSize transitionStyle pageSpacing navigationOrientation spineLocation doubleSided id customClass customModule customModuleProvider sceneMemberID
    UIKit	*	panGestureRecognizer	minimumNumberOfTouches id
    UIKit	*	paragraphStyle	key alignment lineBreakMode baseWritingDirection defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    UIKit	*	paragraphStyle	baseWritingDirection paragraphSpacing tighteningFactorForTruncation
    UIKit	*	pickerView	hidden contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	pickerView	userInteractionEnabled contentMode misplaced translatesAutoresizingMaskIntoConstraints
    UIKit	*	pickerView	contentMode verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    UIKit	*	placeholder	placeholderIdentifier id userLabel customClass customModule customModuleProvider
    UIKit	*	placeholder	customClass sceneMemberID
    UIKit	*	plugIn	identifier version
    UIKit	*	point	key x y
    UIKit	*	pongPressGestureRecognizer	allowableMovement minimumPressDuration id userLabel
    UIKit	*	popoverArrowDirection	key up down left right
    UIKit	*	preferredSymbolConfiguration	key configurationType pointSize scale weight
    UIKit	*	pressTypeMask	key select
    UIKit	*	progressView	hidden opaque tag contentMode verticalHuggingPriority ambiguous misplaced progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	progressView	verticalHuggingPriority fixedFrame progress
    UIKit	*	progressView	id userLabel
    UIKit	*	range	key location length
    UIKit	*	real	key value
    UIKit	*	rect	key x y width height
    UIKit	*	refreshControl	key opaque multipleTouchEnabled contentMode enabled contentHorizontalAlignment contentVerticalAlignment id
    UIKit	*	relationship	kind name candidateClass
    UIKit	*	sceneKitView	clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
    UIKit	*	screenEdgePanGestureRecognizer	minimumNumberOfTouches id
    UIKit	*	scrollView	hidden clipsSubviews multipleTouchEnabled contentMode directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale bouncesZoom keyboardDismissMode translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	scrollView	contentMode ambiguous misplaced keyboardDismissMode
    UIKit	*	scrollView	contentMode contentInsetAdjustmentBehavior translatesAutoresizingMaskIntoConstraints
    UIKit	*	scrollView	contentMode fixedFrame pagingEnabled
    UIKit	*	scrollView	alwaysBounceVertical scrollEnabled pagingEnabled
    UIKit	*	scrollView	verifyAmbiguity clipsSubviews
    UIKit	*	scrollView	id userLabel
    UIKit	*	scrollView	contentMode preservesSuperviewLayoutMargins showsHorizontalScrollIndicator
    UIKit	*	scrollView	contentMode verticalHuggingPriority verticalCompressionResistancePriority bounces
    UIKit	*	scrollView	opaque clipsSubviews
    UIKit	*	searchBar	key contentMode barStyle searchBarStyle text placeholder showsCancelButton translatesAutoresizingMaskIntoConstraints id customClass
    UIKit	*	searchBar	userInteractionEnabled contentMode fixedFrame text
    UIKit	*	searchBar	contentMode misplaced id
    UIKit	*	searchBar	placeholder showsSearchResultsButton translatesAutoresizingMaskIntoConstraints
    UIKit	*	segment	title enabled
    UIKit	*	segment	title image
    UIKit	*	segmentedControl	key opaque contentMode misplaced enabled contentHorizontalAlignment contentVerticalAlignment apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex momentary translatesAutoresizingMaskIntoConstraints id customClass
    UIKit	*	segmentedControl	contentMode fixedFrame contentHorizontalAlignment
    UIKit	*	segmentedControl	contentMode horizontalHuggingPriority contentHorizontalAlignment
    UIKit	*	segmentedControl	contentMode verticalHuggingPriority contentHorizontalAlignment
    UIKit	*	segmentedControl	id userLabel
    UIKit	*	segue	destination kind identifier customClass customModule customModuleProvider popoverAnchorBarButtonItem id
    UIKit	*	segue	kind animates modalPresentationStyle modalTransitionStyle id
    UIKit	*	segue	kind relationship destinationCreationSelector popoverAnchorBarButtonItem
    UIKit	*	segue	identifier action id
    UIKit	*	segue	identifier popoverAnchorView id
    UIKit	*	segue	identifier unwindAction id
    UIKit	*	segue	key inheritsFrom id
    UIKit	*	segue	identifier destinationCreationSelector
    UIKit	*	segue	identifier modalPresentationStyle
    UIKit	*	segue	identifier animates
    UIKit	*	segue	kind trigger id
    UIKit	*	simulatedNavigationBarMetrics	key barStyle translucent prompted
    UIKit	*	simulatedOrientationMetrics	key orientation
    UIKit	*	simulatedScreenMetrics	key type
    UIKit	*	simulatedStatusBarMetrics	key statusBarStyle
    UIKit	*	size	key width height
    UIKit	*	skView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    UIKit	*	slider	key opaque contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous minimumValueImage maximumValueImage translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	slider	contentMode fixedFrame contentHorizontalAlignment
    UIKit	*	slider	contentMode horizontalCompressionResistancePriority contentHorizontalAlignment
    UIKit	*	slider	contentMode misplaced contentHorizontalAlignment
    UIKit	*	slider	id userLabel
    UIKit	*	slider	contentMode ambiguous contentHorizontalAlignment
    UIKit	*	slider	contentMode enabled contentHorizontalAlignment
    UIKit	*	source	key type relativePath
    UIKit	*	splitViewController	storyboardIdentifier extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle preferredDisplayMode behavior primaryBackgroundStyle id customClass customModule customModuleProvider sceneMemberID
    UIKit	*	splitViewController	storyboardIdentifier title id
    UIKit	*	splitViewController	maximumPrimaryColumnWidth minimumPrimaryColumnWidth id
    UIKit	*	stackView	verifyAmbiguity opaque userInteractionEnabled contentMode horizontalHuggingPriority horizontalCompressionResistancePriority axis distribution alignment spacing baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	stackView	clipsSubviews contentMode verticalHuggingPriority verticalCompressionResistancePriority axis
    UIKit	*	stackView	contentMode ambiguous distribution
    UIKit	*	stackView	contentMode fixedFrame axis
    UIKit	*	stackView	contentMode insetsLayoutMarginsFromSafeArea axis
    UIKit	*	stackView	contentMode preservesSuperviewLayoutMargins axis
    UIKit	*	stackView	alignment spacingType translatesAutoresizingMaskIntoConstraints
    UIKit	*	stackView	id userLabel
    UIKit	*	stackView	ambiguous axis
    UIKit	*	stackView	hidden opaque alpha contentMode misplaced axis
    UIKit	*	stackView	contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight axis
    UIKit	*	stackView	horizontalCompressionResistancePriority verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea
    UIKit	*	state	key title image backgroundImage
    UIKit	*	state	image catalog
    UIKit	*	stepper	opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id
    UIKit	*	stepper	id userLabel
    UIKit	*	string	key base64-UTF8
    UIKit	*	swipeGestureRecognizer	direction id
    UIKit	*	switch	key opaque alpha contentMode horizontalHuggingPriority verticalHuggingPriority ambiguous contentHorizontalAlignment contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	switch	opaque tag contentMode
    UIKit	*	switch	verticalHuggingPriority enabled contentHorizontalAlignment
    UIKit	*	switch	verticalHuggingPriority fixedFrame contentHorizontalAlignment
    UIKit	*	switch	verticalHuggingPriority misplaced contentHorizontalAlignment
    UIKit	*	switch	verticalHuggingPriority preservesSuperviewLayoutMargins contentHorizontalAlignment
    UIKit	*	switch	verticalHuggingPriority horizontalCompressionResistancePriority contentHorizontalAlignment
    UIKit	*	tabBar	key opaque contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    UIKit	*	tabBar	contentMode insetsLayoutMarginsFromSafeArea translucent id
    UIKit	*	tabBarController	storyboardIdentifier automaticallyAdjustsScrollViewInsets id customClass customModule customModuleProvider sceneMemberID
    UIKit	*	tabBarController	definesPresentationContext id
    UIKit	*	tabBarController	title id
    UIKit	*	tabBarController	modalPresentationStyle id
    UIKit	*	tabBarController	storyboardIdentifier definesPresentationContext
    UIKit	*	tabBarItem	key enabled title image catalog id customClass customModule customModuleProvider
    UIKit	*	tabBarItem	key systemItem id userLabel
    UIKit	*	tabBarItem	key tag title
    UIKit	*	tabBarItem	image selectedImage id
    UIKit	*	tabBarItem	catalog badgeValue id
    UIKit	*	tabBarItem	image landscapeImage id
    UIKit	*	tableView	key opaque clipsSubviews clearsContextBeforeDrawing contentMode ambiguous alwaysBounceVertical showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom style separatorStyle allowsSelection allowsSelectionDuringEditing allowsMultipleSelection rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight id customClass customModule customModuleProvider
    UIKit	*	tableView	contentMode fixedFrame alwaysBounceVertical contentInsetAdjustmentBehavior dataMode style
    UIKit	*	tableView	contentMode misplaced alwaysBounceVertical indicatorStyle dataMode
    UIKit	*	tableView	contentMode bounces scrollEnabled dataMode
    UIKit	*	tableView	sectionFooterHeight translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	tableView	alwaysBounceVertical keyboardDismissMode dataMode
    UIKit	*	tableView	separatorStyle sectionIndexMinimumDisplayRowCount allowsSelectionDuringEditing
    UIKit	*	tableView	allowsSelection showsSelectionImmediatelyOnTouchBegin rowHeight
    UIKit	*	tableView	alwaysBounceVertical scrollEnabled
    UIKit	*	tableView	bounces showsHorizontalScrollIndicator
    UIKit	*	tableView	showsVerticalScrollIndicator dataMode
    UIKit	*	tableView	allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing rowHeight
    UIKit	*	tableView	bouncesZoom dataMode
    UIKit	*	tableView	clipsSubviews userInteractionEnabled contentMode delaysContentTouches dataMode
    UIKit	*	tableView	estimatedSectionFooterHeight translatesAutoresizingMaskIntoConstraints
    UIKit	*	tableView	scrollEnabled showsHorizontalScrollIndicator
    UIKit	*	tableViewCell	clipsSubviews tag contentMode preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth shouldIndentWhileEditing reuseIdentifier textLabel detailTextLabel imageView rowHeight style id userLabel customClass customModule customModuleProvider
    UIKit	*	tableViewCell	clipsSubviews userInteractionEnabled contentMode restorationIdentifier insetsLayoutMarginsFromSafeArea selectionStyle showsReorderControl indentationWidth editingAccessoryType textLabel
    UIKit	*	tableViewCell	contentMode ambiguous selectionStyle
    UIKit	*	tableViewCell	indentationWidth translatesAutoresizingMaskIntoConstraints id
    UIKit	*	tableViewCell	restorationIdentifier preservesSuperviewLayoutMargins
    UIKit	*	tableViewCellContentView	key opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel
    UIKit	*	tableViewCellContentView	preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth tableViewCell
    UIKit	*	tableViewCellContentView	id customClass
    UIKit	*	tableViewController	storyboardIdentifier title clearsSelectionOnViewWillAppear id userLabel customClass customModule customModuleProvider sceneMemberID
    UIKit	*	tableViewController	title hidesBottomBarWhenPushed id
    UIKit	*	tableViewController	title useStoryboardIdentifierAsRestorationIdentifier id
    UIKit	*	tableViewController	automaticallyAdjustsScrollViewInsets id
    UIKit	*	tableViewController	modalPresentationStyle id
    UIKit	*	tableViewController	modalTransitionStyle id
    UIKit	*	tableViewController	restorationIdentifier id
    UIKit	*	tableViewSection	headerTitle footerTitle id userLabel colorLabel
    UIKit	*	tapGestureRecognizer	cancelsTouchesInView id userLabel
    UIKit	*	tapGestureRecognizer	numberOfTapsRequired id
    UIKit	*	textField	hidden opaque clearsContextBeforeDrawing userInteractionEnabled contentMode horizontalHuggingPriority horizontalCompressionResistancePriority enabled contentHorizontalAlignment contentVerticalAlignment text borderStyle placeholder textAlignment adjustsFontForContentSizeCategory minimumFontSize clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    UIKit	*	textField	key opaque clipsSubviews tag contentMode ambiguous enabled
    UIKit	*	textField	opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea contentHorizontalAlignment
    UIKit	*	textField	contentMode misplaced contentHorizontalAlignment
    UIKit	*	textField	horizontalHuggingPriority fixedFrame contentHorizontalAlignment
    UIKit	*	textField	horizontalHuggingPriority verticalCompressionResistancePriority contentHorizontalAlignment
    UIKit	*	textField	horizontalHuggingPriority verticalHuggingPriority contentHorizontalAlignment
    UIKit	*	textField	textAlignment adjustsFontSizeToFit minimumFontSize
    UIKit	*	textField	textAlignment clearsOnBeginEditing minimumFontSize
    UIKit	*	textField	adjustsFontForContentSizeCategory adjustsFontSizeToFit
    UIKit	*	textField	autoresizesSubviews opaque
    UIKit	*	textField	clearsOnBeginEditing adjustsFontSizeToFit
    UIKit	*	textField	contentMode selected contentHorizontalAlignment
    UIKit	*	textField	verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea
    UIKit	*	textInputTraits	key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType smartDashesType smartInsertDeleteType smartQuotesType textContentType
    UIKit	*	textInputTraits	returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType
    UIKit	*	textInputTraits	secureTextEntry smartDashesType
    UIKit	*	textTab	alignment location
    UIKit	*	textView	autoresizesSubviews clipsSubviews multipleTouchEnabled tag contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches bouncesZoom editable text textAlignment adjustsFontForContentSizeCategory translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    UIKit	*	textView	multipleTouchEnabled userInteractionEnabled contentMode insetsLayoutMarginsFromSafeArea contentInsetAdjustmentBehavior editable usesAttributedText translatesAutoresizingMaskIntoConstraints
    UIKit	*	textView	opaque contentMode alwaysBounceVertical showsHorizontalScrollIndicator keyboardDismissMode text
    UIKit	*	textView	contentMode ambiguous scrollEnabled
    UIKit	*	textView	contentMode fixedFrame editable
    UIKit	*	textView	contentMode misplaced editable
    UIKit	*	textView	textAlignment selectable translatesAutoresizingMaskIntoConstraints
    UIKit	*	textView	hidden clipsSubviews
    UIKit	*	textView	id userLabel
    UIKit	*	textView	contentMode preservesSuperviewLayoutMargins text
    UIKit	*	textView	misplaced scrollEnabled
    UIKit	*	textView	usesAttributedText selectable
    UIKit	*	toolbar	hidden opaque clearsContextBeforeDrawing userInteractionEnabled contentMode ambiguous misplaced barStyle translatesAutoresizingMaskIntoConstraints id customClass
    UIKit	*	toolbar	contentMode insetsLayoutMarginsFromSafeArea id userLabel
    UIKit	*	toolbar	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
    UIKit	*	toolbar	contentMode translucent translatesAutoresizingMaskIntoConstraints
    UIKit	*	toolbar	contentMode verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints
    UIKit	*	toolbar	key opaque
    UIKit	*	toolbar	contentMode preservesSuperviewLayoutMargins translucent
    UIKit	*	tvCaptionButtonView	contentMode horizontalHuggingPriority horizontalCompressionResistancePriority contentHorizontalAlignment contentVerticalAlignment contentImage catalog title translatesAutoresizingMaskIntoConstraints id
    UIKit	*	url	key string
    UIKit	*	userDefinedRuntimeAttribute	type keyPath value catalog
    UIKit	*	userLayoutGuide	location affinity
    UIKit	*	value	key type width height
    UIKit	*	variation	key axis distribution
    UIKit	*	variation	key constant
    UIKit	*	variation	key hidden
    UIKit	*	view	key autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    UIKit	*	view	clipsSubviews alpha contentMode ambiguous misplaced translatesAutoresizingMaskIntoConstraints
    UIKit	*	view	clearsContextBeforeDrawing multipleTouchEnabled contentMode preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth translatesAutoresizingMaskIntoConstraints
    UIKit	*	view	key hidden opaque
    UIKit	*	view	contentMode fixedFrame placeholderIntrinsicWidth
    UIKit	*	view	contentMode interfaceStyle id
    UIKit	*	view	contentMode simulatedAppContext id
    UIKit	*	view	verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints
    UIKit	*	view	verifyAmbiguity opaque
    UIKit	*	view	verticalHuggingPriority misplaced
    UIKit	*	view	contentMode restorationIdentifier id
    UIKit	*	view	contentMode semanticContentAttribute id
    UIKit	*	view	preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    UIKit	*	view	verticalCompressionResistancePriority ambiguous
    UIKit	*	viewController	storyboardIdentifier title extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets id userLabel customClass customModule customModuleProvider sceneMemberID
    UIKit	*	viewController	title hidesBottomBarWhenPushed id
    UIKit	*	viewController	title useStoryboardIdentifierAsRestorationIdentifier id
    UIKit	*	viewController	autoresizesArchivedViewToFullSize id
    UIKit	*	viewController	modalPresentationStyle id
    UIKit	*	viewController	storyboardIdentifier modalPresentationStyle
    UIKit	*	viewController	storyboardIdentifier wantsFullScreenLayout hidesBottomBarWhenPushed
    UIKit	*	viewController	title interfaceStyle id
    UIKit	*	viewController	title modalTransitionStyle id
    UIKit	*	viewControllerLayoutGuide	type id
    UIKit	*	viewControllerPlaceholder	storyboardIdentifier storyboardName bundleIdentifier referencedIdentifier id sceneMemberID
    UIKit	*	viewControllerPlaceholder	id userLabel sceneMemberID
    UIKit	*	viewLayoutGuide	key id
    UIKit	*	visualEffectView	hidden opaque alpha contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    UIKit	*	visualEffectView	key opaque clipsSubviews contentMode
    UIKit	*	visualEffectView	opaque userInteractionEnabled contentMode
    UIKit	*	webView	hidden contentMode misplaced translatesAutoresizingMaskIntoConstraints id userLabel customClass
    UIKit	*	webView	opaque contentMode scalesPageToFit translatesAutoresizingMaskIntoConstraints
    UIKit	*	webView	userInteractionEnabled contentMode
    UIKit	*	window	opaque clearsContextBeforeDrawing contentMode visibleAtLaunch resizesToFullScreen id
    UIKit	*	wkWebView	contentMode allowsBackForwardNavigationGestures translatesAutoresizingMaskIntoConstraints id
    UIKit	*	wkWebView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
    UIKit	*	wkWebView	hidden contentMode
    UIKit	*	wkWebViewConfiguration	key allowsAirPlayForMediaPlayback
    watchKit	*	accessibilityTraits	key staticText
    watchKit	*	action	selector destination id
    watchKit	*	button	width height heightAdjustment alignment verticalAlignment title id userLabel
    watchKit	*	calendarUnit	key minute second
    watchKit	*	capability	name minToolsVersion
    watchKit	*	color	key red green blue alpha colorSpace customColorSpace
    watchKit	*	color	key white alpha
    watchKit	*	color	key name
    watchKit	*	controller	identifier title contentMode spacing alwaysBounce id userLabel customClass customModule customModuleProvider
    watchKit	*	controller	identifier hidesWhenLoading id
    watchKit	*	controller	backgroundImage animationDuration id
    watchKit	*	device	id orientation
    watchKit	*	document	type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections colorMatched initialViewController
    watchKit	*	edgeInsets	key left right top bottom
    watchKit	*	fontDescription	key name family pointSize
    watchKit	*	fontDescription	key type weight pointSize
    watchKit	*	fontDescription	key style
    watchKit	*	glanceController	spacing id customClass customModule customModuleProvider
    watchKit	*	group	key width height alignment verticalAlignment layout radius spacing id userLabel
    watchKit	*	group	verticalAlignment backgroundImage animationDuration id
    watchKit	*	group	layout hasDetent id
    watchKit	*	group	backgroundImage contentMode id
    watchKit	*	hostingController	identifier id customClass customModule
    watchKit	*	hostingController	customClass customModuleProvider
    watchKit	*	image	name width height
    watchKit	*	imageView	width height alignment verticalAlignment image contentMode initiallyAnimated animationDuration id
    watchKit	*	inlineMovie	width height alignment id
    watchKit	*	label	width height alignment hidden text textAlignment numberOfLines minimumScaleFactor id userLabel
    watchKit	*	label	alignment verticalAlignment text
    watchKit	*	map	height alignment id
    watchKit	*	menu	key id
    watchKit	*	menuItem	title icon id
    watchKit	*	notificationCategory	key identifier id
    watchKit	*	notificationController	id customClass customModule
    watchKit	*	notificationController	id userLabel
    watchKit	*	outlet	property destination id
    watchKit	*	picker	width height alignment style focusStyle indicatorMode id
    watchKit	*	picker	alignment verticalAlignment id
    watchKit	*	plugIn	identifier version
    watchKit	*	point	key x y
    watchKit	*	segue	destination kind identifier id
    watchKit	*	segue	kind relationship id
    watchKit	*	separator	alignment id
    watchKit	*	spriteKitScene	width height alignment verticalAlignment scene id
    watchKit	*	swipeGestureRecognizer	direction id userLabel
    watchKit	*	table	alignment layout id
    watchKit	*	table	alignment spacing id
    watchKit	*	tableRow	identifier selectable id customClass customModule
    watchKit	*	tapGestureRecognizer	numberOfTapsRequired id userLabel
    watchKit	*	timer	alignment verticalAlignment id
    watchKit	*	variation	key height radius width
    watchKit	*	variation	key spacing
    watchKit	*	variation	key text
    watchKit	*	variation	key widthAdjustment
    """
}
