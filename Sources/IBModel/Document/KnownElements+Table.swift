// swift-format-ignore-file

extension KnownElements {
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
