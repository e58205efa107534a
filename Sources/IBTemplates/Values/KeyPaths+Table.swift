// swift-format-ignore-file

extension KeyPathTable {
  /// Key paths and where the XML stores their values (columns: platform, elements, key path, parts, note).
  ///
  /// Source: measured over 5,721 public documents. Platform `iOS` also serves tvOS. A row that names an element wins over the
  /// row for `*view`. Parts with `!` are never absent in documents Interface Builder wrote; where several such parts share
  /// a key (`color[…]! nil[…]!`) exactly one of them exists.
  static let text: StaticString = """
    iOS	*view	alpha	@alpha	
    iOS	*view	hidden	@hidden	
    iOS	*view	opaque	@opaque	
    iOS	*view	clipsToBounds	@clipsSubviews	
    iOS	*view	clearsContextBeforeDrawing	@clearsContextBeforeDrawing	
    iOS	*view	autoresizesSubviews	@autoresizesSubviews	
    iOS	*view	userInteractionEnabled	@userInteractionEnabled	
    iOS	*view	multipleTouchEnabled	@multipleTouchEnabled	
    iOS	*view	contentMode	@contentMode!	
    iOS	*view	tag	@tag	
    iOS	*view	semanticContentAttribute	@semanticContentAttribute	
    iOS	*view	restorationIdentifier	@restorationIdentifier	
    iOS	*view	preservesSuperviewLayoutMargins	@preservesSuperviewLayoutMargins	
    iOS	*view	insetsLayoutMarginsFromSafeArea	@insetsLayoutMarginsFromSafeArea	
    iOS	*view	translatesAutoresizingMaskIntoConstraints	@translatesAutoresizingMaskIntoConstraints	
    iOS	*view	overrideUserInterfaceStyle	@interfaceStyle	
    iOS	*view	backgroundColor	color[backgroundColor]	
    iOS	*view	tintColor	color[tintColor]	
    iOS	*view	autoresizingMask	autoresizingMask[autoresizingMask]	
    iOS	*view	frame	rect[frame] frame[frameInset]	layout overwrites it
    iOS	*view	bounds	none	its origin has no place in the document
    iOS	*view	center	none	follows from the frame
    iOS	*view	layoutMargins	edgeInsets[layoutMargins]	
    iOS	*view	directionalLayoutMargins	directionalEdgeInsets[directionalLayoutMargins]	
    iOS	*view	contentStretch	rect[contentStretch]	deprecated
    iOS	*view	accessibilityIdentifier	accessibility[accessibilityConfiguration]/@identifier	
    iOS	*view	accessibilityLabel	accessibility[accessibilityConfiguration]/@label accessibility[accessibilityConfiguration]/string[label]	
    iOS	*view	accessibilityHint	accessibility[accessibilityConfiguration]/@hint accessibility[accessibilityConfiguration]/string[hint]	
    iOS	*view	isAccessibilityElement	accessibility[accessibilityConfiguration]/bool[isElement]	really spelt with is
    iOS	*view	accessibilityTraits	accessibility[accessibilityConfiguration]/accessibilityTraits[traits]	
    iOS	*view	layer.cornerRadius	runtime:number	
    iOS	*view	layer.borderWidth	runtime:number	
    iOS	*view	layer.shadowOpacity	runtime:number	
    iOS	*view	layer.shadowRadius	runtime:number	
    iOS	*view	layer.zPosition	runtime:number	
    iOS	*view	layer.opacity	runtime:number	
    iOS	*view	layer.transform.scale.x	runtime:number	
    iOS	*view	layer.transform.scale.y	runtime:number	
    iOS	*view	layer.transform.rotation.z	runtime:number	
    iOS	*view	layer.masksToBounds	runtime:boolean	
    iOS	*view	layer.shadowOffset	runtime:size	
    iOS	*view	layer.borderColor	none	the layer wants a CGColor
    iOS	*view	layer.shadowColor	none	the layer wants a CGColor
    iOS	*view	layer.backgroundColor	none	the layer wants a CGColor
    iOS	*view	transform	none	affine transforms have no form; use layer.transform.scale.x
    iOS	*view	layer.transform	none	matrices have no form; use layer.transform.scale.x
    iOS	*view	exclusiveTouch	runtime:boolean	
    iOS	*view	contentScaleFactor	runtime:number	
    iOS	*view	accessibilityElementsHidden	runtime:boolean	
    iOS	*view	accessibilityViewIsModal	runtime:boolean	
    iOS	stackView	layoutMarginsRelativeArrangement	runtime:boolean	
    iOS	label	text	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	label	attributedText	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	label	font	fontDescription[fontDescription]	
    iOS	label	textColor	color[textColor] nil[textColor]	
    iOS	label	textAlignment	@textAlignment	
    iOS	label	lineBreakMode	@lineBreakMode!	
    iOS	label	numberOfLines	@numberOfLines	
    iOS	label	baselineAdjustment	@baselineAdjustment	
    iOS	label	adjustsFontSizeToFitWidth	@adjustsFontSizeToFit @minimumFontSize @minimumScaleFactor	
    iOS	label	minimumScaleFactor	@adjustsFontSizeToFit @minimumFontSize @minimumScaleFactor	
    iOS	label	minimumFontSize	@adjustsFontSizeToFit @minimumFontSize @minimumScaleFactor	deprecated
    iOS	label	allowsDefaultTighteningForTruncation	@adjustsLetterSpacingToFitWidth	
    iOS	label	adjustsLetterSpacingToFitWidth	@adjustsLetterSpacingToFitWidth	deprecated
    iOS	label	adjustsFontForContentSizeCategory	@adjustsFontForContentSizeCategory	
    iOS	label	enabled	@enabled	
    iOS	label	highlighted	@highlighted	
    iOS	label	highlightedTextColor	color[highlightedColor]! nil[highlightedColor]!	one of the two always stands
    iOS	label	shadowColor	color[shadowColor]	
    iOS	label	shadowOffset	size[shadowOffset]	
    iOS	label	preferredMaxLayoutWidth	@preferredMaxLayoutWidth	
    iOS	label	enablesMarqueeWhenAncestorFocused	@enablesMarqueeWhenAncestorFocused	tvOS
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	enabled	@enabled	
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	selected	@selected	
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	highlighted	@highlighted	
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	contentHorizontalAlignment	@contentHorizontalAlignment!	
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	contentVerticalAlignment	@contentVerticalAlignment!	
    iOS	button	buttonType	readonly	fixed when the button is made
    iOS	button	titleLabel.font	fontDescription[fontDescription]	
    iOS	button	font	fontDescription[fontDescription]	deprecated
    iOS	button	titleLabel.lineBreakMode	@lineBreakMode!	
    iOS	button	lineBreakMode	@lineBreakMode!	deprecated
    iOS	button	title	readonly	titles are set per state
    iOS	button	currentTitle	readonly	titles are set per state
    iOS	button	titleLabel.text	none	the title of the state replaces it
    iOS	button	image	readonly	images are set per state
    iOS	button	currentImage	readonly	images are set per state
    iOS	button	backgroundImage	readonly	images are set per state
    iOS	button	currentBackgroundImage	readonly	images are set per state
    iOS	button	titleColor	readonly	colours are set per state
    iOS	button	currentTitleColor	readonly	colours are set per state
    iOS	button	titleShadowColor	readonly	colours are set per state
    iOS	button	currentTitleShadowColor	readonly	colours are set per state
    iOS	button	titleLabel.textColor	none	the colour of the state replaces it
    iOS	button	attributedTitle	readonly	titles are set per state
    iOS	button	currentAttributedTitle	readonly	titles are set per state
    iOS	button	contentEdgeInsets	inset[contentEdgeInsets]	
    iOS	button	imageEdgeInsets	inset[imageEdgeInsets]	
    iOS	button	titleEdgeInsets	inset[titleEdgeInsets]	
    iOS	button	titleShadowOffset	size[titleShadowOffset]	deprecated
    iOS	button	titleLabel.shadowOffset	size[titleShadowOffset]	
    iOS	button	adjustsImageWhenHighlighted	@adjustsImageWhenHighlighted	
    iOS	button	adjustsImageWhenDisabled	@adjustsImageWhenDisabled	
    iOS	button	showsTouchWhenHighlighted	@showsTouchWhenHighlighted	
    iOS	button	reversesTitleShadowWhenHighlighted	@reversesTitleShadowWhenHighlighted	
    iOS	button	pointerInteractionEnabled	@pointerInteraction	
    iOS	button	showsMenuAsPrimaryAction	@showsMenuAsPrimaryAction	
    iOS	button	changesSelectionAsPrimaryAction	@changesSelectionAsPrimaryAction	
    iOS	button	role	@role	
    iOS	button imageView	adjustsImageSizeForAccessibilityContentSizeCategory	@adjustsImageSizeForAccessibilityContentSizeCategory	
    iOS	button	configuration	buttonConfiguration[configuration]	
    iOS	button	menu	none	menu items carry ids
    iOS	imageView	image	@image @catalog imageReference[image]	
    iOS	imageView	highlightedImage	@highlightedImage	
    iOS	imageView	highlighted	@highlighted	
    iOS	imageView	preferredSymbolConfiguration	preferredSymbolConfiguration[preferredSymbolConfiguration]	
    iOS	imageView	adjustsImageWhenAncestorFocused	@adjustsImageWhenAncestorFocused	tvOS
    iOS	textField	text	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	textField	attributedText	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	textField	placeholder	@placeholder string[placeholder]	
    iOS	textField	font	fontDescription[fontDescription]	
    iOS	textField	textColor	color[textColor] nil[textColor]	
    iOS	textField	textAlignment	@textAlignment	
    iOS	textField	borderStyle	@borderStyle	
    iOS	textField	background	@background imageReference[background]	
    iOS	textField	clearButtonMode	@clearButtonMode	
    iOS	textField	clearsOnBeginEditing	@clearsOnBeginEditing	
    iOS	textField	minimumFontSize	@minimumFontSize! @adjustsFontSizeToFit	
    iOS	textField	adjustsFontSizeToFitWidth	@minimumFontSize! @adjustsFontSizeToFit	
    iOS	textField	adjustsFontForContentSizeCategory	@adjustsFontForContentSizeCategory	
    iOS	textField	attributedPlaceholder	none	no place for attributed placeholders
    iOS	textField	allowsEditingTextAttributes	runtime:boolean	
    iOS	textField	disabledBackground	none	no place for this image
    iOS	textField	leftView	none	views are not values
    iOS	textField	rightView	none	views are not values
    iOS	textField	leftViewMode	runtime:number	
    iOS	textField	rightViewMode	runtime:number	
    iOS	textView	text	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	textView	attributedText	@text @usesAttributedText string[text] mutableString[text] attributedString[attributedText] ?fontDescription[fontDescription] ?color[textColor] ?nil[textColor]	
    iOS	textView	font	fontDescription[fontDescription]	
    iOS	textView	textColor	color[textColor] nil[textColor]	
    iOS	textView	textAlignment	@textAlignment	
    iOS	textView	editable	@editable	
    iOS	textView	selectable	@selectable	
    iOS	textView	adjustsFontForContentSizeCategory	@adjustsFontForContentSizeCategory	
    iOS	textView	allowsEditingTextAttributes	@allowsEditingTextAttributes	
    iOS	textView	dataDetectorTypes	dataDetectorType[dataDetectorTypes]	
    iOS	textView	textContainerInset	none	insets have no runtime attribute type
    iOS	textView	textContainer.lineFragmentPadding	runtime:number	
    iOS	textView	linkTextAttributes	none	dictionaries have no form
    iOS	textField textView searchBar	autocapitalizationType	textInputTraits[textInputTraits]/@autocapitalizationType	
    iOS	textField textView searchBar	autocorrectionType	textInputTraits[textInputTraits]/@autocorrectionType	
    iOS	textField textView searchBar	spellCheckingType	textInputTraits[textInputTraits]/@spellCheckingType	
    iOS	textField textView searchBar	keyboardType	textInputTraits[textInputTraits]/@keyboardType	
    iOS	textField textView searchBar	keyboardAppearance	textInputTraits[textInputTraits]/@keyboardAppearance	
    iOS	textField textView searchBar	returnKeyType	textInputTraits[textInputTraits]/@returnKeyType	
    iOS	textField textView searchBar	smartDashesType	textInputTraits[textInputTraits]/@smartDashesType	
    iOS	textField textView searchBar	smartQuotesType	textInputTraits[textInputTraits]/@smartQuotesType	
    iOS	textField textView searchBar	smartInsertDeleteType	textInputTraits[textInputTraits]/@smartInsertDeleteType	
    iOS	textField textView searchBar	textContentType	textInputTraits[textInputTraits]/@textContentType	
    iOS	textField textView searchBar	secureTextEntry	textInputTraits[textInputTraits]/@secureTextEntry	
    iOS	textField textView searchBar	enablesReturnKeyAutomatically	textInputTraits[textInputTraits]/@enablesReturnKeyAutomatically	
    iOS	scrollView tableView collectionView textView	bounces	@bounces	
    iOS	scrollView tableView collectionView textView	alwaysBounceVertical	@alwaysBounceVertical	
    iOS	scrollView tableView collectionView textView	alwaysBounceHorizontal	@alwaysBounceHorizontal	
    iOS	scrollView tableView collectionView textView	pagingEnabled	@pagingEnabled	
    iOS	scrollView tableView collectionView textView	scrollEnabled	@scrollEnabled	
    iOS	scrollView tableView collectionView textView	showsHorizontalScrollIndicator	@showsHorizontalScrollIndicator	
    iOS	scrollView tableView collectionView textView	showsVerticalScrollIndicator	@showsVerticalScrollIndicator	
    iOS	scrollView tableView collectionView textView	indicatorStyle	@indicatorStyle	
    iOS	scrollView tableView collectionView textView	directionalLockEnabled	@directionalLockEnabled	
    iOS	scrollView tableView collectionView textView	delaysContentTouches	@delaysContentTouches	
    iOS	scrollView tableView collectionView textView	canCancelContentTouches	@canCancelContentTouches	
    iOS	scrollView tableView collectionView textView	minimumZoomScale	@minimumZoomScale	
    iOS	scrollView tableView collectionView textView	maximumZoomScale	@maximumZoomScale	
    iOS	scrollView tableView collectionView textView	bouncesZoom	@bouncesZoom	
    iOS	scrollView tableView collectionView textView	keyboardDismissMode	@keyboardDismissMode	
    iOS	scrollView tableView collectionView textView	contentInsetAdjustmentBehavior	@contentInsetAdjustmentBehavior	
    iOS	scrollView tableView collectionView textView	scrollIndicatorInsets	inset[scrollIndicatorInsets]	
    iOS	scrollView tableView collectionView textView	contentInset	none	insets have no runtime attribute type
    iOS	scrollView tableView collectionView textView	contentOffset	runtime:point	
    iOS	scrollView tableView collectionView textView	contentSize	runtime:size	
    iOS	scrollView tableView collectionView textView	zoomScale	runtime:number	
    iOS	scrollView tableView collectionView textView	scrollsToTop	runtime:boolean	
    iOS	scrollView tableView collectionView textView	decelerationRate	runtime:number	
    iOS	tableView	style	readonly	fixed when the view is made
    iOS	tableView	separatorStyle	@separatorStyle	
    iOS	tableView	separatorColor	color[separatorColor]	
    iOS	tableView tableViewCell	separatorInset	inset[separatorInset]	
    iOS	tableView	separatorInsetReference	@separatorInsetReference	
    iOS	tableView	rowHeight	@rowHeight!	
    iOS	tableView	sectionHeaderHeight	@sectionHeaderHeight!	
    iOS	tableView	sectionFooterHeight	@sectionFooterHeight!	
    iOS	tableView	estimatedRowHeight	@estimatedRowHeight	
    iOS	tableView	estimatedSectionHeaderHeight	@estimatedSectionHeaderHeight	
    iOS	tableView	estimatedSectionFooterHeight	@estimatedSectionFooterHeight	
    iOS	tableView	allowsSelection	@allowsSelection	
    iOS	tableView	allowsMultipleSelection	@allowsMultipleSelection	
    iOS	tableView	allowsSelectionDuringEditing	@allowsSelectionDuringEditing	
    iOS	tableView	allowsMultipleSelectionDuringEditing	@allowsMultipleSelectionDuringEditing	
    iOS	tableView	insetsContentViewsToSafeArea	@contentViewInsetsToSafeArea	
    iOS	tableView	sectionIndexMinimumDisplayRowCount	@sectionIndexMinimumDisplayRowCount	
    iOS	tableView	cellLayoutMarginsFollowReadableWidth	@layoutMarginsFollowReadableWidth	
    iOS	tableView	sectionIndexColor	color[sectionIndexColor]	
    iOS	tableView	sectionIndexBackgroundColor	color[sectionIndexBackgroundColor]	
    iOS	tableView	sectionIndexTrackingBackgroundColor	color[sectionIndexTrackingBackgroundColor]	
    iOS	tableViewCell	selectionStyle	@selectionStyle!	
    iOS	tableViewCell	accessoryType	@accessoryType	
    iOS	tableViewCell	editingAccessoryType	@editingAccessoryType	
    iOS	tableViewCell	indentationLevel	@indentationLevel	
    iOS	tableViewCell	indentationWidth	@indentationWidth!	
    iOS	tableViewCell	shouldIndentWhileEditing	@shouldIndentWhileEditing	
    iOS	tableViewCell	showsReorderControl	@showsReorderControl	
    iOS	tableViewCell collectionViewCell collectionReusableView	reuseIdentifier	readonly	fixed when the cell is made
    iOS	tableViewCell	style	readonly	fixed when the view is made
    iOS	tableViewCell	hidesAccessoryWhenEditing	@hidesAccessoryWhenEditing	deprecated
    iOS	tableViewCell	textLabel	>textLabel	
    iOS	tableViewCell	detailTextLabel	>detailTextLabel	
    iOS	tableViewCell	imageView	>imageView	
    iOS	collectionView	prefetchingEnabled	@prefetchingEnabled	
    iOS	collectionView	allowsMultipleSelection	@allowsMultipleSelection	
    iOS	collectionView	collectionViewLayout.scrollDirection	collectionViewFlowLayout[collectionViewLayout]/@scrollDirection	
    iOS	collectionView	collectionViewLayout.minimumLineSpacing	collectionViewFlowLayout[collectionViewLayout]/@minimumLineSpacing!	
    iOS	collectionView	collectionViewLayout.minimumInteritemSpacing	collectionViewFlowLayout[collectionViewLayout]/@minimumInteritemSpacing!	
    iOS	collectionView	collectionViewLayout.sectionInsetReference	collectionViewFlowLayout[collectionViewLayout]/@sectionInsetReference	
    iOS	collectionView	collectionViewLayout.itemSize	collectionViewFlowLayout[collectionViewLayout]/size[itemSize]!	
    iOS	collectionView	collectionViewLayout.headerReferenceSize	collectionViewFlowLayout[collectionViewLayout]/size[headerReferenceSize]!	
    iOS	collectionView	collectionViewLayout.footerReferenceSize	collectionViewFlowLayout[collectionViewLayout]/size[footerReferenceSize]!	
    iOS	collectionView	collectionViewLayout.estimatedItemSize	collectionViewFlowLayout[collectionViewLayout]/size[estimatedItemSize] collectionViewFlowLayout[collectionViewLayout]/@automaticEstimatedItemSize	
    iOS	collectionView	collectionViewLayout.sectionInset	collectionViewFlowLayout[collectionViewLayout]/inset[sectionInset]!	
    iOS	progressView	progress	@progress	
    iOS	progressView	progressViewStyle	@progressViewStyle	
    iOS	progressView	progressTintColor	color[progressTintColor]	
    iOS	progressView	trackTintColor	color[trackTintColor]	
    iOS	progressView	progressImage	@progressImage	
    iOS	progressView	trackImage	@trackImage	
    iOS	activityIndicatorView	activityIndicatorViewStyle	@style!	
    iOS	activityIndicatorView	style	readonly	key-value coding spells it `activityIndicatorViewStyle`
    iOS	activityIndicatorView	hidesWhenStopped	@hidesWhenStopped	
    iOS	activityIndicatorView	animating	readonly	has no setter; startAnimating is a method
    iOS	activityIndicatorView	color	color[color]	
    iOS	segmentedControl	selectedSegmentIndex	@selectedSegmentIndex	
    iOS	segmentedControl	momentary	@momentary	
    iOS	segmentedControl	apportionsSegmentWidthsByContent	@apportionsSegmentWidthsByContent	
    iOS	segmentedControl	segmentedControlStyle	@segmentControlStyle!	deprecated
    iOS	segmentedControl	selectedSegmentTintColor	color[selectedSegmentTintColor]	
    iOS	switch	on	@on	
    iOS	switch	onTintColor	color[onTintColor]	
    iOS	switch	thumbTintColor	color[thumbTintColor]	
    iOS	switch	title	@title	
    iOS	slider	value	@value	
    iOS	slider	minimumValue	@minValue!	
    iOS	slider	maximumValue	@maxValue!	
    iOS	slider	continuous	@continuous	
    iOS	slider	minimumValueImage	@minimumValueImage	
    iOS	slider	maximumValueImage	@maximumValueImage	
    iOS	slider	minimumTrackTintColor	color[minimumTrackTintColor]	
    iOS	slider	maximumTrackTintColor	color[maximumTrackTintColor]	
    iOS	slider	thumbTintColor	color[thumbTintColor]	
    iOS	stepper	value	@value	
    iOS	stepper	minimumValue	@minimumValue	
    iOS	stepper	maximumValue	@maximumValue!	
    iOS	stepper	stepValue	@stepValue	
    iOS	stepper	autorepeat	@autorepeat	
    iOS	stepper	wraps	@wraps	
    iOS	stepper	continuous	@continuous	
    iOS	pageControl	numberOfPages	@numberOfPages!	
    iOS	pageControl	currentPage	@currentPage	
    iOS	pageControl	hidesForSinglePage	@hidesForSinglePage	
    iOS	pageControl	pageIndicatorTintColor	color[pageIndicatorTintColor]	
    iOS	pageControl	currentPageIndicatorTintColor	color[currentPageIndicatorTintColor]	
    iOS	stackView	axis	@axis	
    iOS	stackView	distribution	@distribution	
    iOS	stackView	alignment	@alignment	
    iOS	stackView	spacing	@spacing @spacingType	
    iOS	stackView	baselineRelativeArrangement	@baselineRelativeArrangement	
    iOS	datePicker	datePickerMode	@datePickerMode!	
    iOS	datePicker	minuteInterval	@minuteInterval	
    iOS	datePicker	preferredDatePickerStyle	@style	
    iOS	datePicker	countDownDuration	@countDownDuration	
    iOS	datePicker	date	date[date] @useCurrentDate	
    iOS	datePicker	minimumDate	date[minimumDate]	
    iOS	datePicker	maximumDate	date[maximumDate]	
    iOS	searchBar	text	@text	
    iOS	searchBar	placeholder	@placeholder	
    iOS	searchBar	prompt	@prompt	
    iOS	searchBar	barStyle	@barStyle	
    iOS	searchBar	searchBarStyle	@searchBarStyle	
    iOS	searchBar	translucent	@translucent	
    iOS	searchBar	showsBookmarkButton	@showsBookmarkButton	
    iOS	searchBar	showsCancelButton	@showsCancelButton	
    iOS	searchBar	showsSearchResultsButton	@showsSearchResultsButton	
    iOS	searchBar	showsScopeBar	@showsScopeBar	
    iOS	searchBar	scopeButtonTitles	scopeButtonTitles	
    iOS	navigationBar toolbar tabBar	barStyle	@barStyle	
    iOS	navigationBar toolbar tabBar	translucent	@translucent	
    iOS	navigationBar toolbar tabBar searchBar	barTintColor	color[barTintColor]	
    iOS	navigationBar	prefersLargeTitles	@largeTitles	
    iOS	navigationBar	titleTextAttributes	textAttributes[titleTextAttributes]	
    iOS	navigationBar	largeTitleTextAttributes	textAttributes[largeTitleTextAttributes]	
    iOS	navigationBar	shadowImage	@shadowImage	
    iOS	navigationBar	backIndicatorImage	@backIndicatorImage	
    iOS	tabBar	itemPositioning	@itemPositioning	
    iOS	tabBar	selectedImageTintColor	color[selectedImageTintColor]	deprecated
    iOS	visualEffectView	effect	blurEffect vibrancyEffect	
    iOS	mapView	mapType	@mapType!	
    iOS	mapView	zoomEnabled	@zoomEnabled	
    iOS	mapView	scrollEnabled	@scrollEnabled	
    iOS	mapView	rotateEnabled	@rotateEnabled	
    iOS	mapView	pitchEnabled	@pitchEnabled	
    iOS	mapView	showsBuildings	@showsBuildings	
    iOS	mapView	showsCompass	@showsCompass	
    iOS	mapView	showsPointsOfInterest	@showsPointsOfInterest	
    iOS	mapView	showsUserLocation	@showsUserLocation	
    iOS	mapView	showsScale	@showsScale	
    iOS	mapView	showsTraffic	@showsTraffic	
    iOS	wkWebView	allowsBackForwardNavigationGestures	@allowsBackForwardNavigationGestures	
    iOS	wkWebView	allowsLinkPreview	@allowsLinkPreview	
    iOS	wkWebView	customUserAgent	@customUserAgent	
    iOS	wkWebView	configuration.allowsAirPlayForMediaPlayback	wkWebViewConfiguration[configuration]/@allowsAirPlayForMediaPlayback	the configuration is copied when the view is made
    iOS	wkWebView	configuration.allowsPictureInPictureMediaPlayback	wkWebViewConfiguration[configuration]/@allowsPictureInPictureMediaPlayback	the configuration is copied when the view is made
    iOS	wkWebView	configuration.allowsInlineMediaPlayback	wkWebViewConfiguration[configuration]/@allowsInlineMediaPlayback	the configuration is copied when the view is made
    iOS	wkWebView	configuration.suppressesIncrementalRendering	wkWebViewConfiguration[configuration]/@suppressesIncrementalRendering	the configuration is copied when the view is made
    iOS	wkWebView	configuration.applicationNameForUserAgent	wkWebViewConfiguration[configuration]/@applicationNameForUserAgent	the configuration is copied when the view is made
    iOS	wkWebView	configuration.preferences.javaScriptEnabled	wkWebViewConfiguration[configuration]/wkPreferences[preferences]/@javaScriptEnabled	two levels deep
    iOS	wkWebView	configuration.preferences.minimumFontSize	wkWebViewConfiguration[configuration]/wkPreferences[preferences]/@minimumFontSize	two levels deep
    iOS	webView	scalesPageToFit	@scalesPageToFit	
    iOS	button	titleLabel.textAlignment	runtime:number	
    iOS	button	titleLabel.numberOfLines	runtime:number	
    iOS	button	titleLabel.adjustsFontSizeToFitWidth	runtime:boolean	
    iOS	button	titleLabel.minimumScaleFactor	runtime:number	
    iOS	*view	isHidden	readonly	key-value coding spells it `hidden`
    iOS	*view	isOpaque	readonly	key-value coding spells it `opaque`
    iOS	*view	isUserInteractionEnabled	readonly	key-value coding spells it `userInteractionEnabled`
    iOS	*view	isMultipleTouchEnabled	readonly	key-value coding spells it `multipleTouchEnabled`
    iOS	*view	isExclusiveTouch	readonly	key-value coding spells it `exclusiveTouch`
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker label	isEnabled	readonly	key-value coding spells it `enabled`
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker	isSelected	readonly	key-value coding spells it `selected`
    iOS	button textField switch slider segmentedControl pageControl stepper datePicker label imageView	isHighlighted	readonly	key-value coding spells it `highlighted`
    iOS	switch	isOn	readonly	key-value coding spells it `on`
    iOS	slider stepper	isContinuous	readonly	key-value coding spells it `continuous`
    iOS	scrollView tableView collectionView textView	isScrollEnabled	readonly	key-value coding spells it `scrollEnabled`
    iOS	scrollView tableView collectionView textView	isPagingEnabled	readonly	key-value coding spells it `pagingEnabled`
    iOS	scrollView tableView collectionView textView	isDirectionalLockEnabled	readonly	key-value coding spells it `directionalLockEnabled`
    iOS	textView	isEditable	readonly	key-value coding spells it `editable`
    iOS	textView	isSelectable	readonly	key-value coding spells it `selectable`
    iOS	stackView	isBaselineRelativeArrangement	readonly	key-value coding spells it `baselineRelativeArrangement`
    iOS	stackView	isLayoutMarginsRelativeArrangement	readonly	key-value coding spells it `layoutMarginsRelativeArrangement`
    macOS	*view	hidden	@hidden	
    macOS	*view	alphaValue	@alphaValue	
    macOS	*view	wantsLayer	@wantsLayer	
    macOS	*view	toolTip	@toolTip string[toolTip]	
    macOS	*view	identifier	@identifier	
    macOS	*view	autoresizesSubviews	@autoresizesSubviews	
    macOS	*view	clipsToBounds	@clipsToBounds	
    macOS	*view	focusRingType	@focusRingType	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	focusRingType	@focusRingType *[cell]/@focusRingType	
    macOS	*view	appearance	@appearanceType	
    macOS	*view	canDrawConcurrently	@canDrawConcurrently	
    macOS	*view	translatesAutoresizingMaskIntoConstraints	@translatesAutoresizingMaskIntoConstraints	
    macOS	*view	tag	@tag	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	tag	@tag *[cell]/@tag	on the view, its cell or both
    macOS	*view	shadow	shadow[shadow]	
    macOS	*view	frame	rect[frame]	layout overwrites it
    macOS	*view	autoresizingMask	autoresizingMask[autoresizingMask]	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	enabled	*[cell]/@enabled	
    macOS	switch tableView outlineView	enabled	@enabled	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	controlSize	*[cell]/@controlSize	
    macOS	progressIndicator switch tabView scroller	controlSize	@controlSize	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	alignment	*[cell]/@alignment	
    macOS	switch	alignment	@alignment	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	lineBreakMode	*[cell]/@lineBreakMode	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	continuous	*[cell]/@continuous	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	refusesFirstResponder	*[cell]/@refusesFirstResponder	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	baseWritingDirection	*[cell]/@baseWritingDirection	
    macOS	switch textView	baseWritingDirection	@baseWritingDirection	
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl	font	*[cell]/font[font]	
    macOS	tabView	font	font[font]	
    macOS	textField searchField secureTextField comboBox tokenField	stringValue	*[cell]/@title *[cell]/string[title] *[cell]/mutableString[title]	
    macOS	textField searchField secureTextField comboBox tokenField	placeholderString	*[cell]/@placeholderString	
    macOS	textField searchField secureTextField comboBox tokenField	textColor	*[cell]/color[textColor]!	
    macOS	textField searchField secureTextField comboBox tokenField	backgroundColor	*[cell]/color[backgroundColor]!	
    macOS	textField searchField secureTextField comboBox tokenField	drawsBackground	*[cell]/@drawsBackground	
    macOS	textField searchField secureTextField comboBox tokenField	editable	*[cell]/@editable	
    macOS	textField searchField secureTextField comboBox tokenField	selectable	*[cell]/@selectable	
    macOS	textField searchField secureTextField comboBox tokenField	bordered	*[cell]/@borderStyle	one attribute for bordered and bezeled
    macOS	textField searchField secureTextField comboBox tokenField	bezeled	*[cell]/@borderStyle	one attribute for bordered and bezeled
    macOS	textField searchField secureTextField comboBox tokenField	bezelStyle	*[cell]/@bezelStyle	
    macOS	textField searchField secureTextField comboBox tokenField	usesSingleLineMode	*[cell]/@usesSingleLineMode	
    macOS	textField searchField secureTextField comboBox tokenField	cell.scrollable	*[cell]/@scrollable	
    macOS	textField searchField secureTextField comboBox tokenField	cell.sendsActionOnEndEditing	*[cell]/@sendsActionOnEndEditing	
    macOS	textField searchField secureTextField comboBox tokenField	cell.truncatesLastVisibleLine	*[cell]/@truncatesLastVisibleLine	
    macOS	textField searchField secureTextField comboBox tokenField	allowsEditingTextAttributes	*[cell]/@allowsEditingTextAttributes	
    macOS	textField searchField secureTextField comboBox tokenField	cell.allowsUndo	*[cell]/@allowsUndo	
    macOS	textField	preferredMaxLayoutWidth	@preferredMaxLayoutWidth	
    macOS	textField textView	allowsCharacterPickerTouchBarItem	@allowsCharacterPickerTouchBarItem	
    macOS	textField textView	automaticTextCompletionEnabled	@textCompletion	
    macOS	*view	allowsExpansionToolTips	@allowsExpansionToolTips	
    macOS	textField searchField secureTextField comboBox tokenField	formatter	none	formatters carry ids
    macOS	button popUpButton	title	*[cell]/@title *[cell]/string[title]	
    macOS	button popUpButton	alternateTitle	*[cell]/@alternateTitle	
    macOS	button popUpButton	image	*[cell]/@image *[cell]/@catalog *[cell]/imageReference[image]	
    macOS	button popUpButton	alternateImage	*[cell]/@alternateImage	
    macOS	button popUpButton	imagePosition	*[cell]/@imagePosition	
    macOS	button popUpButton imageView	imageScaling	*[cell]/@imageScaling	
    macOS	button popUpButton	state	*[cell]/@state	
    macOS	switch	state	@state	
    macOS	button popUpButton	bezelStyle	*[cell]/@bezelStyle	
    macOS	button popUpButton	bordered	*[cell]/@borderStyle	
    macOS	button popUpButton	transparent	*[cell]/@transparent	
    macOS	button popUpButton	allowsMixedState	*[cell]/@allowsMixedState	
    macOS	button popUpButton	imageHugsTitle	@imageHugsTitle	
    macOS	button popUpButton	keyEquivalent	*[cell]/string[keyEquivalent]	
    macOS	button popUpButton	keyEquivalentModifierMask	*[cell]/modifierMask[keyEquivalentModifierMask]	
    macOS	button imageView popUpButton	contentTintColor	color[contentTintColor]	
    macOS	button	bezelColor	color[bezelColor]	
    macOS	popUpButton	pullsDown	*[cell]/@pullsDown	
    macOS	popUpButton	autoenablesItems	*[cell]/@autoenablesItems	
    macOS	popUpButton	preferredEdge	*[cell]/@preferredEdge	
    macOS	popUpButton	selectedItem	readonly	the item is chosen by a method
    macOS	imageView	image	*[cell]/@image *[cell]/@catalog *[cell]/imageReference[image]	
    macOS	imageView	imageAlignment	*[cell]/@imageAlignment	
    macOS	imageView	imageFrameStyle	*[cell]/@imageFrameStyle	
    macOS	imageView	animates	*[cell]/@animates	
    macOS	imageView	editable	*[cell]/@editable	
    macOS	slider	doubleValue	*[cell]/@doubleValue	
    macOS	slider	floatValue	*[cell]/@doubleValue	
    macOS	slider	intValue	*[cell]/@doubleValue	
    macOS	slider	minValue	*[cell]/@minValue	
    macOS	slider	maxValue	*[cell]/@maxValue!	
    macOS	slider	numberOfTickMarks	*[cell]/@numberOfTickMarks	
    macOS	slider	tickMarkPosition	*[cell]/@tickMarkPosition	
    macOS	slider	allowsTickMarkValuesOnly	*[cell]/@allowsTickMarkValuesOnly	
    macOS	slider	sliderType	*[cell]/@sliderType!	
    macOS	stackView	orientation	@orientation!	
    macOS	stackView	alignment	@alignment!	
    macOS	stackView	distribution	@distribution	
    macOS	stackView	spacing	@spacing	
    macOS	stackView	detachesHiddenViews	@detachesHiddenViews	
    macOS	stackView	edgeInsets	edgeInsets[edgeInsets]	
    macOS	progressIndicator	doubleValue	@doubleValue	
    macOS	progressIndicator	minValue	@minValue	
    macOS	progressIndicator	maxValue	@maxValue!	
    macOS	progressIndicator	indeterminate	@indeterminate	
    macOS	progressIndicator	displayedWhenStopped	@displayedWhenStopped	
    macOS	progressIndicator	bezeled	@bezeled	
    macOS	progressIndicator	style	@style!	
    macOS	box	title	@title	
    macOS	box	titlePosition	@titlePosition	
    macOS	box	boxType	@boxType	
    macOS	box	borderType	@borderType	
    macOS	box	borderWidth	@borderWidth	
    macOS	box	cornerRadius	@cornerRadius	
    macOS	box	transparent	@transparent	
    macOS	box	fillColor	color[fillColor]	
    macOS	box	borderColor	color[borderColor]	
    macOS	box	titleFont	font[titleFont]	
    macOS	scrollView	borderType	@borderType	
    macOS	scrollView	autohidesScrollers	@autohidesScrollers	
    macOS	scrollView	hasHorizontalScroller	@hasHorizontalScroller	
    macOS	scrollView	hasVerticalScroller	@hasVerticalScroller	
    macOS	scrollView	horizontalLineScroll	@horizontalLineScroll!	
    macOS	scrollView	verticalLineScroll	@verticalLineScroll!	
    macOS	scrollView	horizontalPageScroll	@horizontalPageScroll!	
    macOS	scrollView	verticalPageScroll	@verticalPageScroll!	
    macOS	scrollView	usesPredominantAxisScrolling	@usesPredominantAxisScrolling	
    macOS	scrollView	horizontalScrollElasticity	@horizontalScrollElasticity	
    macOS	scrollView	verticalScrollElasticity	@verticalScrollElasticity	
    macOS	scrollView	allowsMagnification	@allowsMagnification	
    macOS	scrollView	scrollerKnobStyle	@scrollerKnobStyle	
    macOS	scrollView	drawsBackground	*[contentView]/@drawsBackground	stored in the clip view
    macOS	textView	editable	@editable	
    macOS	textView	selectable	@selectable	
    macOS	textView	drawsBackground	@drawsBackground	
    macOS	textView	richText	@richText	
    macOS	textView	importsGraphics	@importsGraphics	
    macOS	textView	usesFontPanel	@usesFontPanel	
    macOS	textView	usesRuler	@usesRuler	
    macOS	textView	allowsUndo	@allowsUndo	
    macOS	textView	continuousSpellCheckingEnabled	@continuousSpellChecking	
    macOS	textView	grammarCheckingEnabled	@grammarChecking	
    macOS	textView	smartInsertDeleteEnabled	@smartInsertDelete	
    macOS	textView	automaticQuoteSubstitutionEnabled	@quoteSubstitution	
    macOS	textView	automaticDashSubstitutionEnabled	@dashSubstitution	
    macOS	textView	automaticTextReplacementEnabled	@textReplacement	
    macOS	textView	automaticLinkDetectionEnabled	@linkDetection	
    macOS	textView	automaticSpellingCorrectionEnabled	@spellingCorrection	
    macOS	textView	verticallyResizable	@verticallyResizable	
    macOS	textView	horizontallyResizable	@horizontallyResizable	
    macOS	textView	incrementalSearchingEnabled	@incrementalSearchingEnabled	
    macOS	textView	textColor	color[textColor]	
    macOS	textView	backgroundColor	color[backgroundColor]!	
    macOS	textView	insertionPointColor	color[insertionPointColor]	
    macOS	textView	string	attributedString[textStorage]	
    macOS	textView	textStorage	attributedString[textStorage]	
    macOS	segmentedControl	segmentStyle	*[cell]/@style!	
    macOS	segmentedControl	trackingMode	*[cell]/@trackingMode!	
    macOS	segmentedControl	segmentDistribution	*[cell]/@segmentDistribution	
    macOS	stepper	doubleValue	*[cell]/@doubleValue	
    macOS	stepper	minValue	*[cell]/@minValue	
    macOS	stepper	maxValue	*[cell]/@maxValue!	
    macOS	stepper	increment	*[cell]/@increment	
    macOS	stepper	valueWraps	*[cell]/@valueWraps	
    macOS	stepper	autorepeat	*[cell]/@autorepeat	
    macOS	visualEffectView	material	@material	
    macOS	visualEffectView	blendingMode	@blendingMode!	
    macOS	visualEffectView	state	@state!	
    macOS	colorWell	color	color[color]!	
    macOS	datePicker	dateValue	*[cell]/date[date] *[cell]/calendarDate[date]	
    macOS	levelIndicator	doubleValue	*[cell]/@doubleValue	
    macOS	levelIndicator	minValue	*[cell]/@minValue	
    macOS	levelIndicator	maxValue	*[cell]/@maxValue!	
    macOS	levelIndicator	warningValue	*[cell]/@warningValue	
    macOS	levelIndicator	criticalValue	*[cell]/@criticalValue	
    macOS	levelIndicator	levelIndicatorStyle	*[cell]/@levelIndicatorStyle	
    macOS	tableView outlineView	allowsMultipleSelection	@multipleSelection	
    macOS	tableView outlineView	allowsEmptySelection	@emptySelection	
    macOS	tableView outlineView	allowsColumnReordering	@columnReordering	
    macOS	tableView outlineView	allowsColumnResizing	@columnResizing	
    macOS	tableView outlineView	allowsColumnSelection	@columnSelection	
    macOS	tableView outlineView	usesAlternatingRowBackgroundColors	@alternatingRowBackgroundColors	
    macOS	tableView outlineView	autosaveTableColumns	@autosaveColumns	
    macOS	tableView outlineView	allowsTypeSelect	@typeSelect	
    macOS	tableView outlineView	usesAutomaticRowHeights	@usesAutomaticRowHeights	
    macOS	tableView outlineView	floatsGroupRows	@floatsGroupRows	
    macOS	tableView outlineView	rowHeight	@rowHeight	
    macOS	tableView outlineView	rowSizeStyle	@rowSizeStyle	
    macOS	tableView outlineView	selectionHighlightStyle	@selectionHighlightStyle	
    macOS	tableView outlineView	backgroundColor	color[backgroundColor]!	
    macOS	tableView outlineView	gridColor	color[gridColor]!	
    macOS	splitView	dividerStyle	@dividerStyle	
    macOS	splitView	vertical	@vertical	
    macOS	*view	isHidden	readonly	key-value coding spells it `hidden`
    macOS	button popUpButton textField searchField secureTextField comboBox tokenField imageView slider segmentedControl stepper datePicker levelIndicator pathControl switch tableView outlineView	isEnabled	readonly	key-value coding spells it `enabled`
    macOS	textField searchField secureTextField comboBox tokenField textView	isEditable	readonly	key-value coding spells it `editable`
    macOS	textField searchField secureTextField comboBox tokenField textView	isSelectable	readonly	key-value coding spells it `selectable`
    """
}
