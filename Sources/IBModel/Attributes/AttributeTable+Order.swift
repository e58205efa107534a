// swift-format-ignore-file

extension AttributeTable {
  /// The attributes of each element in the order in which Interface Builder writes them (columns: platform, element,
  /// attribute names). Source: measured over 5,721 public documents and 1,146 newer ones; contradicting pairs follow the
  /// majority (`tools/orders`). Attributes that hardly occur together with others, so that their order is not known, come
  /// last. Attributes that Apple documents for `UIControl`, `UIGestureRecognizer`, `WKInterfaceObject`, `NSControl`, `NSView`
  /// and `NSCell`, and that documents have on some of their subclasses, are in the rows of all of them.
  /// `itemWidth`, and `springLoaded` on tables, tab bars and segmented controls, are not in them: UIKit documents both.
  /// The order of `paragraphStyle` is that of two other public documents, which set nearly all of its attributes.
  static let order: StaticString = """
    AppleTV	accessibility	key identifier
    AppleTV	action	selector destination eventType id
    AppleTV	activityIndicatorView	hidden opaque contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame animating hidesWhenStopped style translatesAutoresizingMaskIntoConstraints id
    AppleTV	adaptation	id
    AppleTV	array	key
    AppleTV	attributedString	key
    AppleTV	autoresizingMask	key flexibleMaxX flexibleMaxY widthSizable flexibleMinY heightSizable
    AppleTV	barButtonItem	key image systemItem title id userLabel
    AppleTV	blurEffect	style
    AppleTV	button	hidden opaque multipleTouchEnabled tag contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority fixedFrame ambiguous insetsLayoutMarginsFromSafeArea contentHorizontalAlignment contentVerticalAlignment buttonType showsTouchWhenHighlighted lineBreakMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    AppleTV	buttonConfiguration	key style image catalog title
    AppleTV	capability	name minToolsVersion
    AppleTV	collectionReusableView	key opaque multipleTouchEnabled contentMode reuseIdentifier id customClass customModule customModuleProvider
    AppleTV	collectionView	key clipsSubviews multipleTouchEnabled contentMode fixedFrame ambiguous misplaced contentInsetAdjustmentBehavior pagingEnabled dataMode translatesAutoresizingMaskIntoConstraints id userLabel
    AppleTV	collectionViewCell	opaque multipleTouchEnabled contentMode reuseIdentifier id customClass customModule customModuleProvider
    AppleTV	collectionViewController	storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier id customClass customModule customModuleProvider sceneMemberID
    AppleTV	collectionViewFlowLayout	key scrollDirection minimumLineSpacing minimumInteritemSpacing id customClass customModule customModuleProvider
    AppleTV	color	key cocoaTouchSystemColor red green blue systemColor white alpha colorSpace customColorSpace
    AppleTV	constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant identifier symbolType symbolic id
    AppleTV	containerView	opaque contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    AppleTV	customFonts	key
    AppleTV	customObject	id customClass customModule customModuleProvider
    AppleTV	deployment	identifier
    AppleTV	device	id appearance orientation
    AppleTV	document	type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
    AppleTV	edgeInsets	key top left bottom right
    AppleTV	exit	id userLabel sceneMemberID
    AppleTV	extendedEdge	key bottom
    AppleTV	font	key size name
    AppleTV	fontDescription	key name family style type weight pointSize
    AppleTV	fragment	content
    AppleTV	freeformSimulatedSizeMetrics	key
    AppleTV	image	name catalog width height
    AppleTV	imageReference	key image symbolScale renderingMode variableValue
    AppleTV	imageView	opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority restorationIdentifier horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight image adjustsImageWhenAncestorFocused translatesAutoresizingMaskIntoConstraints id userLabel customClass
    AppleTV	inset	key minX minY maxX maxY
    AppleTV	integer	key value
    AppleTV	label	hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode numberOfLines baselineAdjustment highlighted adjustsFontForContentSizeCategory minimumFontSize minimumScaleFactor enablesMarqueeWhenAncestorFocused adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass propertyAccessControl customModule customModuleProvider
    AppleTV	mutableArray	key
    AppleTV	navigationBar	key contentMode insetsLayoutMarginsFromSafeArea id
    AppleTV	navigationController	navigationBarHidden storyboardIdentifier automaticallyAdjustsScrollViewInsets modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier id customClass customModule customModuleProvider sceneMemberID
    AppleTV	navigationItem	key title id
    AppleTV	nil	key name
    AppleTV	outlet	property destination id
    AppleTV	outletCollection	property destination appends collectionClass id
    AppleTV	pageViewController	autoresizesArchivedViewToFullSize transitionStyle navigationOrientation spineLocation id customClass customModule customModuleProvider sceneMemberID
    AppleTV	paragraphStyle	key alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval hyphenationFactor tighteningFactorForTruncation allowsDefaultTighteningForTruncation headerLevel
    AppleTV	placeholder	placeholderIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    AppleTV	plugIn	identifier version
    AppleTV	point	key x y
    AppleTV	pongPressGestureRecognizer	allowableMovement minimumPressDuration id userLabel
    AppleTV	pressTypeMask	key select
    AppleTV	progressView	opaque contentMode verticalHuggingPriority fixedFrame progress progressViewStyle translatesAutoresizingMaskIntoConstraints id
    AppleTV	real	key value
    AppleTV	rect	key x y width height
    AppleTV	scene	sceneID
    AppleTV	sceneKitView	clipsSubviews multipleTouchEnabled contentMode translatesAutoresizingMaskIntoConstraints id customClass
    AppleTV	scrollView	clipsSubviews multipleTouchEnabled contentMode ambiguous misplaced translatesAutoresizingMaskIntoConstraints id
    AppleTV	segment	title image
    AppleTV	segmentedControl	key opaque contentMode horizontalHuggingPriority verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment segmentControlStyle selectedSegmentIndex translatesAutoresizingMaskIntoConstraints id userLabel
    AppleTV	segue	destination kind identifier action modalPresentationStyle relationship unwindAction id reference
    AppleTV	simulatedMetricsContainer	key
    AppleTV	simulatedNavigationBarMetrics	key prompted
    AppleTV	simulatedOrientationMetrics	key orientation
    AppleTV	simulatedScreenMetrics	key
    AppleTV	simulatedToolbarMetrics	key
    AppleTV	size	key width height
    AppleTV	splitViewController	allowDoubleColumnStyle storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier id customClass customModule customModuleProvider sceneMemberID
    AppleTV	stackView	hidden opaque contentMode horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced axis distribution alignment spacing spacingType baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id userLabel
    AppleTV	state	key backgroundImage image title
    AppleTV	string	key
    AppleTV	swipeGestureRecognizer	direction id
    AppleTV	systemColor	name
    AppleTV	tabBar	key opaque contentMode insetsLayoutMarginsFromSafeArea translucent id
    AppleTV	tabBarController	title automaticallyAdjustsScrollViewInsets id customClass customModule customModuleProvider sceneMemberID
    AppleTV	tabBarItem	key title image id
    AppleTV	tableView	key opaque clipsSubviews contentMode ambiguous layoutMarginsFollowReadableWidth alwaysBounceVertical dataMode style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints id
    AppleTV	tableViewCell	clipsSubviews contentMode restorationIdentifier preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier textLabel detailTextLabel style id userLabel customClass customModule customModuleProvider
    AppleTV	tableViewCellContentView	key opaque clipsSubviews multipleTouchEnabled contentMode ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell id
    AppleTV	tableViewController	clearsSelectionOnViewWillAppear storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    AppleTV	tableViewSection	headerTitle id
    AppleTV	tapGestureRecognizer	numberOfTapsRequired id userLabel
    AppleTV	textField	key opaque clipsSubviews contentMode horizontalHuggingPriority horizontalCompressionResistancePriority fixedFrame ambiguous insetsLayoutMarginsFromSafeArea contentHorizontalAlignment contentVerticalAlignment borderStyle placeholder textAlignment adjustsFontForContentSizeCategory minimumFontSize clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel
    AppleTV	textInputTraits	key autocapitalizationType autocorrectionType enablesReturnKeyAutomatically secureTextEntry spellCheckingType keyboardType returnKeyType smartDashesType smartInsertDeleteType smartQuotesType textContentType
    AppleTV	textView	clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode restorationIdentifier fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight bounces directionalLockEnabled alwaysBounceVertical pagingEnabled showsHorizontalScrollIndicator contentInsetAdjustmentBehavior keyboardDismissMode showsVerticalScrollIndicator editable text textAlignment selectable translatesAutoresizingMaskIntoConstraints id
    AppleTV	toolbar	key opaque clearsContextBeforeDrawing contentMode id
    AppleTV	tvCaptionButtonView	contentMode horizontalHuggingPriority horizontalCompressionResistancePriority contentHorizontalAlignment contentVerticalAlignment contentImage catalog title translatesAutoresizingMaskIntoConstraints id
    AppleTV	userDefinedRuntimeAttribute	type keyPath value
    AppleTV	value	key type width height
    AppleTV	view	key hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    AppleTV	viewController	storyboardIdentifier modalPresentationStyle title useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    AppleTV	viewControllerLayoutGuide	type id
    AppleTV	viewControllerPlaceholder	storyboardIdentifier storyboardName referencedIdentifier id sceneMemberID
    AppleTV	viewLayoutGuide	key id
    AppleTV	visualEffectView	opaque alpha contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    MacOSX	accessibility	description help identifier
    MacOSX	accessibilityConnection	property destination id
    MacOSX	action	trigger selector destination target id
    MacOSX	actionCell	key controlSize alignment id userLabel customClass
    MacOSX	application	id customClass sceneMemberID
    MacOSX	array	key
    MacOSX	arrayController	alwaysUsesMultipleValuesMarker mode entityName fetchPredicateFormat objectClassName editable automaticallyPreparesContent preservesSelection selectsInsertedObjects avoidsEmptySelection clearsFilterPredicateOnInsertion automaticallyRearrangesObjects id userLabel colorLabel customClass customModule customModuleProvider
    MacOSX	attributedString	key
    MacOSX	audiovisualMediaTypes	key none
    MacOSX	autoresizingMask	key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    MacOSX	avPlayerView	hidden horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame controlsStyle showsFullScreenToggleButton showsSharingServiceButton translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	behavior	key pushIn changeContents doesNotDimImage lightByBackground lightByGray changeBackground changeGray lightByContents multiLevelAccelerator
    MacOSX	binding	destination name keyPath previousBinding id
    MacOSX	bool	key value
    MacOSX	box	key hidden canDrawConcurrently autoresizesSubviews horizontalHuggingPriority focusRingType identifier toolTip wantsLayer verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity alphaValue boxType borderType borderWidth cornerRadius title titlePosition transparent translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	browser	verticalHuggingPriority allowsExpansionToolTips enabled hasHorizontalScroller allowsEmptySelection defaultColumnWidth minColumnWidth maxVisibleColumns titled separatesColumns allowsTypeSelect columnResizingType translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	button	key hidden clipsToBounds identifier toolTip focusRingType alphaValue wantsLayer springLoaded mirrorLayoutDirectionWhenInternationalizing colorLabel horizontalHuggingPriority verticalHuggingPriority misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight tag ambiguous horizontalCompressionResistancePriority verticalCompressionResistancePriority allowsExpansionToolTips imageHugsTitle fixedFrame translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	buttonCell	key type title alternateTitle bezelStyle image catalog imagePosition alignment alternateImage controlSize scrollable lineBreakMode continuous enabled truncatesLastVisibleLine refusesFirstResponder state toolTip borderStyle tag baseWritingDirection focusRingType allowsMixedState identifier transparent userInterfaceLayoutDirection imageScaling inset maxAcceleratorLevel id userLabel customClass customModule customModuleProvider
    MacOSX	byteCountFormatter	key countStyle allowsNonnumericFormatting includesUnit id
    MacOSX	byteCountFormatterUnits	key bytes
    MacOSX	caTransition	key
    MacOSX	calendarDate	key timeIntervalSinceReferenceDate calendarFormat
    MacOSX	capability	name minToolsVersion minSystemVersion requiredIntegratedClassName
    MacOSX	ciColor	key red green blue alpha
    MacOSX	ciFilter	key name
    MacOSX	ciVector	key
    MacOSX	class	className superclassName
    MacOSX	classReference	key className moduleName moduleProvider
    MacOSX	clickGestureRecognizer	delaysPrimaryMouseButtonEvents numberOfClicksRequired id
    MacOSX	clipView	key autoresizesSubviews hidden canDrawConcurrently focusRingType ambiguous misplaced drawsBackground copiesOnScroll translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	collectionView	focusRingType ambiguous selectable allowsEmptySelection allowsMultipleSelection maxNumberOfRows maxNumberOfColumns id customClass customModule customModuleProvider
    MacOSX	collectionViewFlowLayout	key minimumInteritemSpacing minimumLineSpacing scrollDirection sectionHeadersPinToVisibleBounds id customClass customModule customModuleProvider
    MacOSX	collectionViewGridLayout	key id
    MacOSX	collectionViewItem	identifier storyboardIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	collectionViewLayout	key id
    MacOSX	color	key cyan magenta name catalog red green blue white yellow black alpha patternImage colorSpace customColorSpace
    MacOSX	colorWell	key fixedFrame ambiguous bordered continuous enabled mirrorLayoutDirectionWhenInternationalizing toolTip tag allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	comboBox	hidden horizontalHuggingPriority focusRingType identifier toolTip verticalHuggingPriority fixedFrame misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight allowsCharacterPickerTouchBarItem preferredMaxLayoutWidth textCompletion translatesAutoresizingMaskIntoConstraints id userLabel customClass
    MacOSX	comboBoxCell	key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable allowsUndo continuous sendsActionOnEndEditing borderStyle bezelStyle focusRingType alignment placeholderString title drawsBackground usesSingleLineMode buttonBordered completes usesDataSource numberOfVisibleItems id userLabel customClass
    MacOSX	comboButton	toolTip verticalHuggingPriority baseWritingDirection alignment title imageScaling translatesAutoresizingMaskIntoConstraints id
    MacOSX	comparisonPredicateOptions	key caseInsensitive diacriticInsensitive
    MacOSX	constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant identifier placeholder symbolic id userLabel
    MacOSX	containerView	hidden fixedFrame identifier translatesAutoresizingMaskIntoConstraints id customClass customModule
    MacOSX	contentBorderThickness	minY
    MacOSX	control	verticalHuggingPriority fixedFrame tag allowsExpansionToolTips refusesFirstResponder continuous enabled translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	controllerPlaceholder	storyboardIdentifier storyboardName referencedIdentifier id userLabel sceneMemberID
    MacOSX	customCell	key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable continuous enabled refusesFirstResponder allowsUndo sendsActionOnEndEditing baseWritingDirection state borderStyle focusRingType userInterfaceLayoutDirection alignment tag identifier title id userLabel customClass customModule customModuleProvider
    MacOSX	customFormatter	key id userLabel customClass customModule customModuleProvider
    MacOSX	customObject	id className userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	customView	key identifier hidden autoresizesSubviews wantsLayer appearanceType horizontalHuggingPriority verticalHuggingPriority ambiguous horizontalCompressionResistancePriority verticalCompressionResistancePriority clipsToBounds toolTip fixedFrame misplaced simulatedAppContext placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity alphaValue focusRingType translatesAutoresizingMaskIntoConstraints id userLabel customClass propertyAccessControl customModule customModuleProvider
    MacOSX	data	key
    MacOSX	date	key timeIntervalSinceReferenceDate
    MacOSX	dateFormatter	key formatterBehavior dateFormat dateStyle timeStyle doesRelativeDateFormatting id userLabel
    MacOSX	datePicker	horizontalHuggingPriority identifier hidden verticalHuggingPriority tag fixedFrame translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	datePickerCell	key controlSize borderStyle refusesFirstResponder alignment datePickerMode drawsBackground datePickerStyle useCurrentDate id
    MacOSX	datePickerElements	key year month day hour minute second
    MacOSX	decimal	key value
    MacOSX	deployment	version defaultVersion identifier
    MacOSX	designable	name
    MacOSX	development	version identifier
    MacOSX	dictionary	key
    MacOSX	document	type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout customObjectInstantitationMethod initialViewController
    MacOSX	drawer	preferredEdge trailingOffset id userLabel
    MacOSX	edgeInsets	key left right top bottom
    MacOSX	expression	key type
    MacOSX	font	key metaFont size textStyle name usesAppearanceFont
    MacOSX	fragment	content
    MacOSX	gridCell	row column headOfMergedCell xPlacement yPlacement rowAlignment id
    MacOSX	gridColumn	xPlacement width leadingPadding trailingPadding id
    MacOSX	gridRow	yPlacement rowAlignment height topPadding bottomPadding id
    MacOSX	gridView	horizontalHuggingPriority verticalHuggingPriority misplaced focusRingType fixedFrame xPlacement yPlacement rowAlignment rowSpacing columnSpacing translatesAutoresizingMaskIntoConstraints id
    MacOSX	hostingController	id customClass customModule customModuleProvider sceneMemberID
    MacOSX	image	name catalog width height
    MacOSX	imageCell	key enabled controlSize scrollable lineBreakMode refusesFirstResponder selectable editable focusRingType alignment animates identifier imageAlignment imageScaling imageFrameStyle image catalog id customClass
    MacOSX	imageReference	key image catalog symbolScale renderingMode variableValue
    MacOSX	imageView	key autoresizesSubviews clipsToBounds identifier hidden toolTip focusRingType wantsLayer horizontalHuggingPriority verticalHuggingPriority allowsExpansionToolTips horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame tag ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight alphaValue mirrorLayoutDirectionWhenInternationalizing translatesAutoresizingMaskIntoConstraints id propertyAccessControl userLabel customClass customModule customModuleProvider
    MacOSX	integer	key value
    MacOSX	levelIndicator	verticalHuggingPriority fixedFrame ratingImage ratingPlaceholderImage translatesAutoresizingMaskIntoConstraints id
    MacOSX	levelIndicatorCell	key controlSize editable continuous alignment doubleValue maxValue warningValue criticalValue numberOfMajorTickMarks numberOfTickMarks levelIndicatorStyle id customClass
    MacOSX	mapView	mapType translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	matrix	toolTip verticalHuggingPriority fixedFrame mode selectionByRect allowsEmptySelection autorecalculatesCellSize autosizesCells translatesAutoresizingMaskIntoConstraints id userLabel customClass
    MacOSX	menu	key userInterfaceLayoutDirection title showsStateColumn systemMenu autoenablesItems identifier id propertyAccessControl userLabel customClass customModule customModuleProvider
    MacOSX	menuItem	isSeparatorItem title onStateImage state image secondaryImage catalog offStateImage tag hidden enabled alternate indentationLevel keyEquivalent allowsKeyEquivalentWhenHidden localization mirroring identifier toolTip id propertyAccessControl userLabel customClass customModule customModuleProvider
    MacOSX	modifierMask	key shift control option command
    MacOSX	mutableData	key
    MacOSX	mutableString	key
    MacOSX	namedColor	name
    MacOSX	nil	key
    MacOSX	null	key
    MacOSX	numberFormatter	key formatterBehavior positiveFormat negativeFormat generatesDecimalNumbers localizesFormat hasThousandSeparators numberStyle allowsFloats alwaysShowsDecimalSeparator roundingMode thousandSeparator usesGroupingSeparator lenient formatWidth paddingCharacter groupingSize minimumIntegerDigits maximumIntegerDigits nilSymbol currencySymbol internationalCurrencySymbol minimumFractionDigits maximumFractionDigits decimalSeparator groupingSeparator currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol percentSymbol exponentSymbol positivePrefix positiveSuffix negativePrefix negativeSuffix id userLabel customClass
    MacOSX	objectController	objectClassName editable automaticallyPreparesContent id userLabel
    MacOSX	outlet	property destination id
    MacOSX	outlineView	appearanceType focusRingType verticalHuggingPriority ambiguous allowsExpansionToolTips columnAutoresizingStyle tableStyle selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnResizing multipleSelection emptySelection autosaveColumns autosaveName typeSelect rowHeight rowSizeStyle usesAutomaticRowHeights headerView viewBased floatsGroupRows indentationPerLevel autosaveExpandedItems indentationMarkerFollowsCell autoresizesOutlineColumn outlineTableColumn id userLabel customClass customModule customModuleProvider
    MacOSX	pagecontroller	transitionStyle storyboardIdentifier id customClass customModule sceneMemberID
    MacOSX	paragraphStyle	key alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval hyphenationFactor tighteningFactorForTruncation allowsDefaultTighteningForTruncation headerLevel
    MacOSX	pathCell	key controlSize lineBreakMode selectable editable refusesFirstResponder enabled focusRingType alignment pathStyle placeholderString id customClass
    MacOSX	pathControl	key horizontalHuggingPriority toolTip focusRingType verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame allowsExpansionToolTips translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	pdfView	hidden autoresizesSubviews displaysPageBreaks autoScales translatesAutoresizingMaskIntoConstraints id
    MacOSX	plugIn	identifier version
    MacOSX	point	key x y
    MacOSX	popUpButton	key verifyAmbiguity hidden focusRingType tag identifier toolTip horizontalHuggingPriority wantsLayer verticalHuggingPriority misplaced placeholderIntrinsicHeight fixedFrame ambiguous horizontalCompressionResistancePriority placeholderIntrinsicWidth verticalCompressionResistancePriority springLoaded translatesAutoresizingMaskIntoConstraints id imageHugsTitle customClass customModule userLabel customModuleProvider
    MacOSX	popUpButtonCell	key type alternateTitle title bezelStyle image imagePosition alignment alternateImage controlSize lineBreakMode enabled continuous refusesFirstResponder state borderStyle focusRingType tag toolTip imageScaling inset pullsDown arrowPosition preferredEdge autoenablesItems altersStateOfSelectedItem selectedItem id userLabel customClass customModule customModuleProvider
    MacOSX	popover	appearance behavior id userLabel
    MacOSX	predicateEditor	verticalHuggingPriority nestingMode formattingStringsFilename rowHeight id
    MacOSX	predicateEditorRowTemplate	rowType id customClass
    MacOSX	progressIndicator	key hidden identifier toolTip wantsLayer horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame ambiguous minValue maxValue doubleValue displayedWhenStopped bezeled indeterminate controlSize style translatesAutoresizingMaskIntoConstraints id userLabel customClass
    MacOSX	real	key value
    MacOSX	rect	key x y width height
    MacOSX	relationship	kind name candidateClass
    MacOSX	ruleEditor	nestingMode canRemoveAllRows rowHeight id customClass customModule customModuleProvider
    MacOSX	scene	sceneID
    MacOSX	sceneView	loops translatesAutoresizingMaskIntoConstraints id customClass
    MacOSX	scrollView	key autoresizesSubviews hidden horizontalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight appearanceType canDrawConcurrently identifier toolTip wantsLayer focusRingType verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced borderType autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller allowsMagnification hasVerticalScroller maxMagnification minMagnification usesPredominantAxisScrolling horizontalScrollElasticity scrollerKnobStyle findBarPosition verticalScrollElasticity translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	scroller	key autoresizesSubviews hidden wantsLayer focusRingType verticalHuggingPriority arrowsPosition doubleValue controlSize horizontal translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	searchField	key identifier toolTip wantsLayer focusRingType horizontalHuggingPriority verticalHuggingPriority tag horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame allowsCharacterPickerTouchBarItem preferredMaxLayoutWidth textCompletion translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	searchFieldCell	key controlSize scrollable lineBreakMode selectable editable allowsUndo continuous refusesFirstResponder sendsActionOnEndEditing borderStyle alignment focusRingType identifier placeholderString usesSingleLineMode bezelStyle sendsSearchStringImmediately sendsWholeSearchString maximumRecents recentsAutosaveName id userLabel customClass customModule customModuleProvider
    MacOSX	searchToolbarItem	implicitItemIdentifier label paletteLabel bordered visibilityPriority id reference
    MacOSX	secureTextField	key horizontalHuggingPriority identifier toolTip wantsLayer focusRingType verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous allowsCharacterPickerTouchBarItem textCompletion contentType translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	secureTextFieldCell	key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable sendsActionOnEndEditing borderStyle focusRingType placeholderString drawsBackground usesSingleLineMode bezelStyle id customClass
    MacOSX	segment	alignment label toolTip image catalog imageScaling width enabled selected tag
    MacOSX	segmentedCell	key enabled controlSize refusesFirstResponder state borderStyle alignment segmentDistribution style trackingMode id userLabel customClass
    MacOSX	segmentedControl	key horizontalHuggingPriority toolTip verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous mirrorLayoutDirectionWhenInternationalizing translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	segue	destination kind identifier destinationCreationSelector popoverAnchorView popoverBehavior preferredEdge relationship customClass customModule customModuleProvider id reference
    MacOSX	shadow	key blurRadius
    MacOSX	size	key width height
    MacOSX	slider	key identifier toolTip horizontalHuggingPriority canDrawConcurrently focusRingType wantsLayer verticalHuggingPriority allowsExpansionToolTips horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame tag ambiguous mirrorLayoutDirectionWhenInternationalizing translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	sliderCell	key controlSize enabled lineBreakMode continuous refusesFirstResponder state focusRingType alignment tag identifier minValue maxValue doubleValue tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id customClass customModule customModuleProvider
    MacOSX	sortDescriptor	key selector sortKey ascending
    MacOSX	source	key type relativePath
    MacOSX	splitView	key horizontalHuggingPriority horizontalCompressionResistancePriority misplaced focusRingType placeholderIntrinsicWidth placeholderIntrinsicHeight identifier wantsLayer fixedFrame arrangesAllSubviews autosaveName dividerStyle vertical translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	splitViewController	showSeguePresentationStyle title storyboardIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	splitViewItem	canCollapse collapsed holdingPriority behavior separatorStyle id
    MacOSX	stackView	key hidden autoresizesSubviews identifier wantsLayer distribution orientation alignment spacing horizontalStackHuggingPriority verticalStackHuggingPriority horizontalHuggingPriority fixedFrame ambiguous horizontalClippingResistancePriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority detachesHiddenViews verticalClippingResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	stepper	key horizontalHuggingPriority verticalHuggingPriority tag fixedFrame misplaced translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    MacOSX	stepperCell	key controlSize continuous enabled alignment increment minValue maxValue doubleValue autorepeat valueWraps id
    MacOSX	string	key base64-UTF8
    MacOSX	switch	horizontalHuggingPriority verticalHuggingPriority fixedFrame enabled controlSize baseWritingDirection alignment state translatesAutoresizingMaskIntoConstraints id
    MacOSX	symbolConfiguration	key weight
    MacOSX	tabView	key autoresizesSubviews horizontalCompressionResistancePriority misplaced focusRingType identifier fixedFrame drawsBackground allowsTruncatedLabels controlSize wantsLayer type initialItem translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	tabViewController	storyboardIdentifier title showSeguePresentationStyle selectedTabViewItemIndex tabStyle canPropagateSelectedChildViewControllerTitle id customClass customModule customModuleProvider sceneMemberID
    MacOSX	tabViewItem	label identifier image catalog id userLabel
    MacOSX	tableCellView	horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority identifier hidden verticalCompressionResistancePriority misplaced wantsLayer translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	tableColumn	identifier editable width minWidth maxWidth hidden headerToolTip id userLabel customClass
    MacOSX	tableColumnResizingMask	key resizeWithTable userResizable
    MacOSX	tableHeaderCell	key lineBreakMode enabled borderStyle alignment title
    MacOSX	tableHeaderView	key wantsLayer focusRingType translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	tableView	autoresizesSubviews verticalCompressionResistancePriority appearanceType identifier focusRingType toolTip verticalHuggingPriority tag ambiguous misplaced allowsExpansionToolTips columnAutoresizingStyle tableStyle selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnSelection columnResizing multipleSelection emptySelection autosaveColumns typeSelect enabled autosaveName rowHeight rowSizeStyle usesAutomaticRowHeights headerView viewBased floatsGroupRows translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	tableViewGridLines	key dashed vertical horizontal
    MacOSX	textField	key identifier autoresizesSubviews hidden toolTip wantsLayer focusRingType horizontalHuggingPriority verticalHuggingPriority verifyAmbiguity horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight allowsExpansionToolTips alphaValue tag mirrorLayoutDirectionWhenInternationalizing setsMaxLayoutWidthAtFirstLayout allowsCharacterPickerTouchBarItem contentType preferredMaxLayoutWidth textCompletion translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider propertyAccessControl
    MacOSX	textFieldCell	key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable continuous enabled refusesFirstResponder allowsUndo sendsActionOnEndEditing baseWritingDirection state borderStyle focusRingType userInterfaceLayoutDirection alignment tag identifier title placeholderString drawsBackground allowsEditingTextAttributes usesSingleLineMode bezelStyle id propertyAccessControl userLabel customClass customModule customModuleProvider
    MacOSX	textFinder	incrementalSearchingEnabled incrementalSearchingShouldDimContentView id
    MacOSX	textTab	alignment location
    MacOSX	textView	autoresizesSubviews hidden ambiguous focusRingType identifier toolTip wantsLayer editable selectable drawsBackground importsGraphics richText horizontallyResizable usesInspectorBar allowsDocumentBackgroundColorChange verticallyResizable fieldEditor baseWritingDirection usesFontPanel selectionGranularity findStyle incrementalSearchingEnabled continuousSpellChecking allowsCharacterPickerTouchBarItem allowsUndo allowsImageEditing usesRuler allowsNonContiguousLayout quoteSubstitution linkDetection dataDetection dashSubstitution textCompletion textReplacement spellingCorrection grammarChecking smartInsertDelete layoutManager translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	timeZone	key name
    MacOSX	tokenField	focusRingType toolTip horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight allowsCharacterPickerTouchBarItem mirrorLayoutDirectionWhenInternationalizing preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	tokenFieldCell	key controlSize scrollable lineBreakMode selectable allowsUndo editable baseWritingDirection continuous sendsActionOnEndEditing state borderStyle alignment placeholderString drawsBackground allowsEditingTextAttributes tokenStyle id customClass customModule customModuleProvider
    MacOSX	toolbar	key implicitIdentifier centeredItem autosavesConfiguration allowsUserCustomization explicitIdentifier showsBaselineSeparator prefersToBeShown displayMode sizeMode id customClass
    MacOSX	toolbarItem	implicitItemIdentifier explicitItemIdentifier label paletteLabel visibilityPriority toolTip tag image catalog bordered title sizingBehavior autovalidates navigational selectable id userLabel customClass customModule customModuleProvider reference
    MacOSX	touchBar	key id
    MacOSX	touchBarItem	id
    MacOSX	touchBarPopoverItem	collapsedRepresentationImage collapsedRepresentationLabel supportsPressAndHold id
    MacOSX	touchBarSpacerItem	identifier id
    MacOSX	treeController	mode entityName fetchPredicateFormat objectClassName editable automaticallyPreparesContent childrenKeyPath countKeyPath leafKeyPath avoidsEmptySelection preservesSelection selectsInsertedObjects id userLabel
    MacOSX	url	key string
    MacOSX	userDefaultsController	representsSharedInstance id userLabel customClass
    MacOSX	userDefinedRuntimeAttribute	type keyPath value catalog
    MacOSX	userLayoutGuide	location affinity
    MacOSX	value	key type width height
    MacOSX	view	key autoresizesSubviews hidden toolTip horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority identifier clipsToBounds canDrawConcurrently fixedFrame wantsLayer alphaValue focusRingType ambiguous misplaced appearanceType translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	viewController	key title identifier nibName storyboardIdentifier showSeguePresentationStyle id userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	viewControllerTransitionOptions	key allowUserInteraction crossfade slideDown
    MacOSX	viewLayoutGuide	key id
    MacOSX	visualEffectView	key hidden wantsLayer appearanceType verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight blendingMode material state maskImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    MacOSX	webPreferences	key identifier defaultFontSize defaultFixedFontSize minimumFontSize plugInsEnabled javaEnabled javaScriptEnabled javaScriptCanOpenWindowsAutomatically loadsImagesAutomatically allowsAnimatedImages allowsAnimatedImageLooping
    MacOSX	webView	canDrawConcurrently focusRingType fixedFrame maintainsBackForwardList translatesAutoresizingMaskIntoConstraints id userLabel customClass
    MacOSX	window	key identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop restorable deferred hasShadow hidesOnDeactivate oneShot releasedWhenClosed showsToolbarButton wantsToBeColor visibleAtLaunch appearanceType frameAutosaveName animationBehavior tabbingIdentifier tabbingMode titlebarAppearsTransparent toolbarStyle titleVisibility id propertyAccessControl userLabel customClass customModule customModuleProvider
    MacOSX	windowCollectionBehavior	key canJoinAllSpaces moveToActiveSpace fullScreenAuxiliary managed participatesInCycle fullScreenPrimary fullScreenAllowsTiling transient fullScreenNone ignoresCycle
    MacOSX	windowController	storyboardIdentifier showSeguePresentationStyle id userLabel customClass customModule customModuleProvider sceneMemberID
    MacOSX	windowPositionMask	key leftStrut rightStrut topStrut bottomStrut
    MacOSX	windowStyleMask	key titled closable miniaturizable resizable texturedBackground unifiedTitleAndToolbar utility documentModal nonactivatingPanel HUD fullSizeContentView
    MacOSX	wkPreferences	key javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    MacOSX	wkWebView	key hidden wantsLayer fixedFrame allowsLinkPreview translatesAutoresizingMaskIntoConstraints id
    MacOSX	wkWebViewConfiguration	key allowsAirPlayForMediaPlayback suppressesIncrementalRendering
    iOS	accessibility	key hint identifier label
    iOS	accessibilityOverrides	isEnabled boldText buttonShapes onOffLabels increaseContrast reduceTransparency dynamicTypePreference
    iOS	accessibilityTraits	key none button link image keyboardKey searchField staticText adjustable notEnabled summaryElement header updatesFrequently allowsDirectInteraction
    iOS	action	selector destination eventType id
    iOS	activityIndicatorView	key hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame ambiguous misplaced hidesWhenStopped animating style translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	adaptation	id
    iOS	array	key
    iOS	arscnView	key clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    iOS	arskView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    iOS	attributedString	key
    iOS	audiovisualMediaTypes	key none
    iOS	autoresizingMask	key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    iOS	avPlayerViewController	storyboardIdentifier videoGravity id sceneMemberID
    iOS	backgroundConfiguration	key cornerRadius image
    iOS	barButtonItem	key tag enabled title image catalog width style systemItem changesSelectionAsPrimaryAction landscapeImage id userLabel customClass customModule
    iOS	blurEffect	style
    iOS	bool	key value
    iOS	button	key autoresizesSubviews toolTip hidden appearanceType opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea enabled highlighted selected showsMenuAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment buttonType adjustsImageSizeForAccessibilityContentSizeCategory reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled lineBreakMode springLoaded changesSelectionAsPrimaryAction hasAttributedTitle pointerInteraction role translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	buttonConfiguration	key style image catalog title subtitle buttonSize titleAlignment imagePlacement imagePadding cornerStyle
    iOS	capability	name message minToolsVersion requiredIntegratedClassName
    iOS	class	className superclassName
    iOS	collectionReusableView	key opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass customModule customModuleProvider
    iOS	collectionView	key hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode semanticContentAttribute fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth alwaysBounceHorizontal alwaysBounceVertical bounces delaysContentTouches directionalLockEnabled minimumZoomScale maximumZoomScale pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior indicatorStyle keyboardDismissMode dataMode prefetchingEnabled springLoaded translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	collectionViewCell	opaque clipsSubviews multipleTouchEnabled contentMode restorationIdentifier preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass customModule customModuleProvider
    iOS	collectionViewCellContentView	key opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea id customClass customModule customModuleProvider
    iOS	collectionViewController	autoresizesArchivedViewToFullSize definesPresentationContext storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id customClass customModule customModuleProvider sceneMemberID
    iOS	collectionViewFlowLayout	key scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInsetReference id customClass customModule customModuleProvider
    iOS	collectionViewLayout	key id customClass customModule customModuleProvider
    iOS	color	key name catalog patternImage systemColor red green blue white alpha colorSpace customColorSpace xcode11CocoaTouchSystemColor cocoaTouchSystemColor
    iOS	command	title id
    iOS	constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant placeholder identifier symbolType symbolic type id userLabel customClass customModule customModuleProvider
    iOS	containerView	key hidden opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id userLabel
    iOS	customFonts	key
    iOS	customObject	id userLabel customClass customModule customModuleProvider
    iOS	dataDetectorType	key phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
    iOS	dataDetectorTypes	key link none
    iOS	date	key timeIntervalSinceReferenceDate
    iOS	datePicker	clipsSubviews contentMode verticalHuggingPriority fixedFrame misplaced enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment datePickerMode countDownDuration minuteInterval style useCurrentDate translatesAutoresizingMaskIntoConstraints id
    iOS	deployment	version defaultVersion identifier
    iOS	designable	name
    iOS	development	defaultVersion version identifier
    iOS	device	id orientation layout appearance renderMode
    iOS	directionalEdgeInsets	key top leading bottom trailing
    iOS	document	type version toolsVersion systemVersion targetRuntime variant propertyAccessControl useAutolayout launchScreen generatesPrototypingConstraints useTraitCollections useSafeAreas colorMatched initialViewController
    iOS	edgeInsets	key top left bottom right
    iOS	exclude	reference
    iOS	exit	id userLabel sceneMemberID
    iOS	extendedEdge	key bottom top
    iOS	fixedSimulatedSizeMetrics	key
    iOS	font	key usesAppearanceFont metaFont size name
    iOS	fontDescription	key name family style type size weight pointSize
    iOS	fragment	content
    iOS	frame	key minX minY width height
    iOS	freeformSimulatedSizeMetrics	key
    iOS	glkView	key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    iOS	glkViewController	storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    iOS	hostingController	restorationIdentifier storyboardIdentifier id customClass customModule customModuleProvider sceneMemberID
    iOS	image	name catalog width height
    iOS	imageReference	key image catalog symbolScale renderingMode
    iOS	imageView	key autoresizesSubviews hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority restorationIdentifier horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea image highlighted adjustsImageSizeForAccessibilityContentSizeCategory catalog highlightedImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	include	reference
    iOS	inset	key minX minY maxX maxY
    iOS	integer	key value
    iOS	keyCommand	input modifierFlags actionName discoverabilityTitle
    iOS	keyboardLayoutGuide	key id
    iOS	label	key verifyAmbiguity autoresizesSubviews hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea text textAlignment usesAttributedText lineBreakMode numberOfLines baselineAdjustment minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth enabled highlighted adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	listContentConfiguration	key text imageToTextPadding secondaryText
    iOS	locale	key localeIdentifier
    iOS	mapView	hidden clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode fixedFrame ambiguous mapType showsUserLocation zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsPointsOfInterest translatesAutoresizingMaskIntoConstraints id
    iOS	mask	key
    iOS	menu	key id
    iOS	modalFormSheetSimulatedSizeMetrics	key
    iOS	modalPageSheetSimulatedSizeMetrics	key
    iOS	mtkView	key hidden contentMode fixedFrame colorPixelFormat depthStencilPixelFormat paused enableSetNeedsDisplay preferredFramesPerSecond translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    iOS	mutableArray	key
    iOS	mutableData	key
    iOS	mutableString	key
    iOS	namedColor	name
    iOS	navigationBar	key opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame misplaced preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea barStyle translucent shadowImage backIndicatorImage largeTitles backIndicatorTransitionMaskImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	navigationBarAppearance	key backgroundEffect
    iOS	navigationController	restorationIdentifier extendedLayoutIncludesOpaqueBars storyboardIdentifier providesPresentationContextTransitionStyle title definesPresentationContext automaticallyAdjustsScrollViewInsets interfaceStyle hidesBarsWhenVerticallyCompact modalPresentationStyle navigationBarHidden toolbarHidden hidesBarsOnSwipe useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    iOS	navigationItem	key title prompt leftItemsSupplementBackButton largeTitleDisplayMode id userLabel
    iOS	nil	key name
    iOS	offsetWrapper	key horizontal vertical
    iOS	outlet	property destination id
    iOS	outletCollection	property destination appends collectionClass id
    iOS	pageControl	hidden opaque contentMode fixedFrame enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment hidesForSinglePage numberOfPages currentPage translatesAutoresizingMaskIntoConstraints id
    iOS	pageViewController	storyboardIdentifier autoresizesArchivedViewToFullSize useStoryboardIdentifierAsRestorationIdentifier transitionStyle pageSpacing navigationOrientation spineLocation doubleSided id customClass customModule customModuleProvider sceneMemberID
    iOS	panGestureRecognizer	cancelsTouchesInView delaysTouchesBegan minimumNumberOfTouches id
    iOS	paragraphStyle	key alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval hyphenationFactor tighteningFactorForTruncation allowsDefaultTighteningForTruncation headerLevel
    iOS	pickerView	hidden clipsSubviews userInteractionEnabled contentMode verticalCompressionResistancePriority fixedFrame ambiguous misplaced translatesAutoresizingMaskIntoConstraints id userLabel customClass
    iOS	pinchGestureRecognizer	cancelsTouchesInView delaysTouchesBegan id
    iOS	placeholder	placeholderIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    iOS	plugIn	identifier version
    iOS	point	key x y
    iOS	pongPressGestureRecognizer	cancelsTouchesInView delaysTouchesBegan allowableMovement minimumPressDuration numberOfTapsRequired id userLabel
    iOS	popoverArrowDirection	key up down left right
    iOS	preferredSymbolConfiguration	key configurationType pointSize scale weight
    iOS	progressView	key hidden opaque userInteractionEnabled alpha tag contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority fixedFrame ambiguous misplaced progressViewStyle progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	range	key location length
    iOS	real	key value
    iOS	rect	key x y width height
    iOS	rectEdge	key left right
    iOS	refreshControl	key opaque multipleTouchEnabled contentMode enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment id
    iOS	relationship	kind name candidateClass
    iOS	scene	sceneID
    iOS	sceneKitView	clipsSubviews multipleTouchEnabled contentMode fixedFrame wantsMultisampling sceneName translatesAutoresizingMaskIntoConstraints id customClass
    iOS	screenEdgePanGestureRecognizer	cancelsTouchesInView delaysTouchesBegan minimumNumberOfTouches id
    iOS	scrollTypes	key continuous
    iOS	scrollView	key verifyAmbiguity autoresizesSubviews hidden opaque clipsSubviews multipleTouchEnabled contentMode semanticContentAttribute verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal scrollEnabled pagingEnabled showsHorizontalScrollIndicator contentInsetAdjustmentBehavior showsVerticalScrollIndicator indicatorStyle delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale bouncesZoom keyboardDismissMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	searchBar	key userInteractionEnabled contentMode fixedFrame misplaced barStyle prompt searchBarStyle showsBookmarkButton text placeholder showsCancelButton showsSearchResultsButton translucent translatesAutoresizingMaskIntoConstraints id customClass
    iOS	searchDisplayController	id
    iOS	segment	title enabled image catalog width
    iOS	segmentedControl	key opaque clearsContextBeforeDrawing contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame misplaced enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex momentary springLoaded translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	segue	key destination inheritsFrom kind identifier trigger action relationship destinationCreationSelector animates modalPresentationStyle modalTransitionStyle popoverAnchorView splitViewControllerTargetIndex customClass customModule customModuleProvider popoverAnchorBarButtonItem unwindAction id reference
    iOS	simulatedMetricsContainer	key
    iOS	simulatedNavigationBarMetrics	key barStyle translucent prompted
    iOS	simulatedOrientationMetrics	key orientation
    iOS	simulatedScreenMetrics	key type
    iOS	simulatedStatusBarMetrics	key statusBarStyle
    iOS	simulatedTabBarMetrics	key
    iOS	simulatedToolbarMetrics	key barStyle translucent
    iOS	size	key width height
    iOS	skView	contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    iOS	slider	key hidden opaque clipsSubviews multipleTouchEnabled tag contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame misplaced preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous minimumValueImage catalog maximumValueImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	source	key type relativePath
    iOS	splitViewController	maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction presentsWithGesture storyboardIdentifier extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle preferredDisplayMode behavior primaryBackgroundStyle title useStoryboardIdentifierAsRestorationIdentifier id customClass customModule customModuleProvider sceneMemberID
    iOS	splitViewDetailSimulatedSizeMetrics	key
    iOS	splitViewMasterSimulatedSizeMetrics	key
    iOS	stackView	key verifyAmbiguity hidden opaque clipsSubviews userInteractionEnabled tag contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea axis distribution alignment spacing spacingType baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	state	key title image backgroundImage catalog
    iOS	stepper	opaque clipsSubviews tag contentMode horizontalHuggingPriority verticalHuggingPriority enabled horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous highlighted selected contentHorizontalAlignment contentVerticalAlignment continuous wraps value minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    iOS	string	key base64-UTF8
    iOS	swipeGestureRecognizer	cancelsTouchesInView delaysTouchesBegan direction id
    iOS	switch	key opaque clipsSubviews multipleTouchEnabled alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority highlighted selected horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced preservesSuperviewLayoutMargins enabled contentHorizontalAlignment contentVerticalAlignment on title translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	systemColor	name
    iOS	tabBar	key hidden contentMode itemPositioning selectedItem barStyle fixedFrame insetsLayoutMarginsFromSafeArea translucent springLoaded itemSpacing itemWidth translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    iOS	tabBarAppearance	key
    iOS	tabBarController	restorationIdentifier storyboardIdentifier definesPresentationContext automaticallyAdjustsScrollViewInsets modalPresentationStyle title useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    iOS	tabBarItem	key tag enabled systemItem title image catalog badgeValue landscapeImage largeContentSizeImage selectedImage id userLabel customClass customModule customModuleProvider
    iOS	tableView	key hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled contentMode restorationIdentifier fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea bounces alwaysBounceVertical keyboardDismissMode scrollEnabled showsHorizontalScrollIndicator contentInsetAdjustmentBehavior indicatorStyle showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches bouncesZoom dataMode style separatorStyle allowsSelection sectionIndexMinimumDisplayRowCount allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing separatorInsetReference showsSelectionImmediatelyOnTouchBegin rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight contentViewInsetsToSafeArea estimatedSectionFooterHeight springLoaded translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	tableViewCell	autoresizesSubviews hidden opaque clipsSubviews userInteractionEnabled tag contentMode restorationIdentifier horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel showsReorderControl indentationWidth shouldIndentWhileEditing reuseIdentifier editingAccessoryType textLabel detailTextLabel imageView rowHeight style translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	tableViewCellContentView	key autoresizesSubviews opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode restorationIdentifier horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel customClass
    iOS	tableViewController	automaticallyAdjustsScrollViewInsets providesPresentationContextTransitionStyle storyboardIdentifier title clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    iOS	tableViewSection	headerTitle footerTitle id userLabel colorLabel
    iOS	tapGestureRecognizer	cancelsTouchesInView delaysTouchesBegan numberOfTapsRequired numberOfTouchesRequired id userLabel
    iOS	textAttributes	key
    iOS	textField	key hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment text usesAttributedText borderStyle placeholder textAlignment clearsOnBeginEditing adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize background clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	textInputTraits	key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType textContentType
    iOS	textTab	alignment location
    iOS	textView	autoresizesSubviews hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea alwaysBounceVertical bounces scrollEnabled contentInsetAdjustmentBehavior showsHorizontalScrollIndicator indicatorStyle showsVerticalScrollIndicator delaysContentTouches keyboardDismissMode canCancelContentTouches minimumZoomScale maximumZoomScale bouncesZoom editable text textAlignment adjustsFontForContentSizeCategory usesAttributedText allowsEditingTextAttributes selectable layoutManager translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	toolbar	key hidden opaque clearsContextBeforeDrawing userInteractionEnabled contentMode verticalCompressionResistancePriority fixedFrame ambiguous misplaced insetsLayoutMarginsFromSafeArea barStyle translucent translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    iOS	toolbarAppearance	key
    iOS	url	key string
    iOS	userDefinedRuntimeAttribute	type keyPath value catalog localized
    iOS	userLayoutGuide	location affinity
    iOS	value	key type width height
    iOS	variation	key hidden fixedFrame ambiguous misplaced alignment axis constant distribution spacing symbolic
    iOS	vibrancyEffect	style
    iOS	view	key verifyAmbiguity autoresizesSubviews hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode semanticContentAttribute restorationIdentifier interfaceStyle simulatedAppContext horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider reference
    iOS	viewController	restorationIdentifier nibName storyboardIdentifier autoresizesArchivedViewToFullSize title extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets interfaceStyle definesPresentationContext modalTransitionStyle providesPresentationContextTransitionStyle modalPresentationStyle wantsFullScreenLayout hidesBottomBarWhenPushed useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    iOS	viewControllerLayoutGuide	type id
    iOS	viewControllerPlaceholder	storyboardIdentifier storyboardName bundleIdentifier referencedIdentifier id userLabel sceneMemberID
    iOS	viewLayoutGuide	key id
    iOS	visualEffectView	key hidden opaque clipsSubviews userInteractionEnabled contentMode fixedFrame insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id userLabel
    iOS	webView	hidden opaque userInteractionEnabled contentMode fixedFrame misplaced scalesPageToFit translatesAutoresizingMaskIntoConstraints id userLabel customClass
    iOS	window	opaque clearsContextBeforeDrawing contentMode visibleAtLaunch resizesToFullScreen id
    iOS	wkPreferences	key javaScriptEnabled minimumFontSize
    iOS	wkWebView	opaque contentMode restorationIdentifier fixedFrame allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent translatesAutoresizingMaskIntoConstraints id
    iOS	wkWebViewConfiguration	key allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback applicationNameForUserAgent suppressesIncrementalRendering
    watchKit	accessibilityTraits	key staticText button image
    watchKit	action	selector destination id
    watchKit	adaptation	id
    watchKit	attributedString	key
    watchKit	button	width widthAdjustment height heightAdjustment alignment hidden verticalAlignment alpha title enabled id userLabel
    watchKit	calendarUnit	key minute second
    watchKit	capability	name minToolsVersion
    watchKit	color	key name red green blue white alpha colorSpace customColorSpace
    watchKit	controller	backgroundImage animationDuration identifier hidesWhenLoading title fullBounds contentMode spacing alwaysBounce id userLabel customClass customModule customModuleProvider
    watchKit	deployment	identifier
    watchKit	device	id orientation
    watchKit	document	type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections colorMatched initialViewController pageOrientation
    watchKit	edgeInsets	key left right top bottom
    watchKit	font	key metaFont size
    watchKit	fontDescription	key name family style type weight pointSize
    watchKit	fragment	content
    watchKit	glanceController	spacing id customClass customModule customModuleProvider
    watchKit	group	key width widthAdjustment height heightAdjustment alignment alpha isAccessibilityElement verticalAlignment hidden backgroundImage contentMode animationDuration layout hasDetent radius spacing id userLabel
    watchKit	hostingController	identifier id customClass customModule customModuleProvider
    watchKit	image	name width height
    watchKit	imageView	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha image contentMode initiallyAnimated animationDuration id
    watchKit	inlineMovie	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha id
    watchKit	label	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha isAccessibilityElement text textAlignment numberOfLines baselineAdjustment minimumScaleFactor id userLabel
    watchKit	map	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha id
    watchKit	menu	key id
    watchKit	menuItem	title icon id
    watchKit	namedColor	name
    watchKit	notificationCategory	key identifier id
    watchKit	notificationController	id userLabel customClass customModule
    watchKit	outlet	property destination id
    watchKit	paragraphStyle	key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
    watchKit	picker	width widthAdjustment height heightAdjustment alignment hidden alpha style focusStyle indicatorMode verticalAlignment id
    watchKit	plugIn	identifier version
    watchKit	point	key x y
    watchKit	scene	sceneID
    watchKit	segue	destination kind identifier relationship id reference
    watchKit	separator	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha id
    watchKit	spriteKitScene	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha scene id
    watchKit	string	key
    watchKit	swipeGestureRecognizer	direction id userLabel
    watchKit	table	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha layout spacing id
    watchKit	tableRow	identifier selectable id customClass customModule
    watchKit	tapGestureRecognizer	numberOfTapsRequired id userLabel reference
    watchKit	timer	width widthAdjustment height heightAdjustment alignment verticalAlignment hidden alpha id
    watchKit	variation	key height radius spacing text width widthAdjustment
    """
}
