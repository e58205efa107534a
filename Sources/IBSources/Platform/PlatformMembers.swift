/// Properties and methods of system classes that documents connect to.
package enum PlatformMembers {
  /// Properties that outlets of objects without a custom class set, and others that are often connected.
  package static let outlets = words(
    """
    view delegate dataSource tableView collectionView searchDisplayController gestureRecognizers targetView
    nextKeyView prefetchDataSource dragDelegate dropDelegate textField imageView textLabel detailTextLabel
    accessoryView editingAccessoryView backgroundView selectedBackgroundView multipleSelectionBackgroundView
    contentView tableHeaderView tableFooterView inputView inputAccessoryView leftView rightView leftBarButtonItem
    rightBarButtonItem leftBarButtonItems rightBarButtonItems titleView backBarButtonItem toolbarItems
    navigationItem tabBarItem tabBar navigationBar toolbar searchBar searchContentsController
    searchResultsDataSource searchResultsDelegate searchResultsUpdater window rootViewController viewControllers
    collectionViewLayout menu splitView tabView UIDelegate uiDelegate navigationDelegate frameLoadDelegate
    policyDelegate resourceLoadDelegate downloadDelegate editingDelegate initialFirstResponder contentViewController
    formatter content value searchMenuTemplate parentWindow submenu target document dockMenu mainMenu helpMenu
    servicesMenu windowsMenu representedObject headerView cornerView documentView horizontalScroller
    verticalScroller horizontalRulerView verticalRulerView notificationAlertLabel notificationTitleLabel
    notificationSubtitleLabel notificationBodyLabel sampleTextLabel scene pointOfView overlaySKScene image font
    drawer preservedContent toolTip attachedMenu selectableItemIdentifiers defaultItemIdentifiers touchBar
    principalItem customizationAllowedItemIdentifiers popoverTouchBar pressAndHoldTouchBar collapsedRepresentation
    splitViewItem sidebar detail arrangedSubviews subviews accessibilityElements accessibilityLabelledBy
    accessibilityTitleUIElement accessibilityLinkedUIElements accessibilityServesAsTitleForUIElements
    accessibilityHeaderElements accessibilitySharedFocusElements prototype itemPrototype backgroundViewController
    managedObjectContext sortDescriptors undoManager sender nextResponder parentViewController refreshControl
    maskView presentingViewController tabViewController headerLayoutGuide customView primaryTextField rowView
    rowTemplates nestingModePredicate layoutManager textStorage textContainer scrollView outlineTableColumn
    highlightedTableColumn outlineView rowHeaderTableColumn draggingDestinationView owner mapView session
    previewLayer playerController pdfView thumbnailView preferredFocusedView preferredFocusEnvironments
    inputViewController keyInputDelegate
    """)

  /// Selectors that system classes handle; documents send them to the first responder, windows and controllers.
  package static let actions = words(
    """
    performClick: performClose: performMiniaturize: performZoom: close orderFront: orderOut: orderBack:
    makeKeyAndOrderFront: miniaturize: deminiaturize: zoom: print: runPageLayout: runToolbarCustomizationPalette:
    toggleToolbarShown: toggleFullScreen: toggleSidebar: toggleInspector: showWindow: saveDocument: saveDocumentAs:
    saveDocumentTo: revertDocumentToSaved: duplicateDocument: renameDocument: moveDocument: printDocument:
    newDocument: openDocument: clearRecentDocuments: saveAllDocuments: newWindow: newWindowForTab: terminate: hide:
    unhide: hideOtherApplications: unhideAllApplications: orderFrontStandardAboutPanel: orderFrontColorPanel:
    orderFrontCharacterPalette: orderFrontFontPanel: arrangeInFront: showHelp: activateContextHelpMode: stopModal:
    cut: copy: paste: pasteAsPlainText: pasteAsRichText: delete: deleteBackward: deleteForward: selectAll: select:
    undo: redo: insertTab: insertNewline: cancel: cancelOperation: selectText: complete: checkSpelling:
    showGuessPanel: toggleContinuousSpellChecking: toggleGrammarChecking: toggleAutomaticSpellingCorrection:
    toggleSmartInsertDelete: toggleAutomaticQuoteSubstitution: toggleAutomaticDashSubstitution:
    toggleAutomaticLinkDetection: toggleAutomaticDataDetection: toggleAutomaticTextReplacement:
    orderFrontSubstitutionsPanel: uppercaseWord: lowercaseWord: capitalizeWord: startSpeaking: stopSpeaking:
    performFindPanelAction: performTextFinderAction: centerSelectionInVisibleArea: addFontTrait: modifyFont:
    underline: superscript: subscript: unscript: raiseBaseline: lowerBaseline: loosenKerning: tightenKerning:
    turnOffKerning: useStandardKerning: turnOffLigatures: useStandardLigatures: useAllLigatures: alignLeft:
    alignRight: alignCenter: alignJustified: toggleRuler: copyRuler: pasteRuler: copyFont: pasteFont:
    makeBaseWritingDirectionNatural: makeBaseWritingDirectionLeftToRight: makeBaseWritingDirectionRightToLeft:
    makeTextWritingDirectionNatural: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft:
    changeFont: changeColor: changeAttributes: takeIntValueFrom: takeIntegerValueFrom: takeFloatValueFrom:
    takeDoubleValueFrom: takeStringValueFrom: takeObjectValueFrom: takeStringURLFrom:
    takeSelectedTabViewItemFromSender: takeColorFrom: goBack: goForward: reload: reloadFromOrigin: stopLoading:
    loadRequest: makeTextLarger: makeTextSmaller: makeTextStandardSize: add: addChild: insert: insertChild: remove:
    save: revert: toggle: open: fetch: selectNext: selectPrevious: selectNextTabViewItem: selectPreviousTabViewItem:
    selectFirstTabViewItem: selectLastTabViewItem: nextPage: previousPage: navigateForward: navigateBack:
    dismissController: dismissViewController: commitEditing discardEditing collapseItem: expandItem: moveLeft:
    moveRight: moveUp: moveDown: scrollPageUp: scrollPageDown: play: pause: stop: zoomIn: zoomOut: toggleTabBar:
    toggleTabOverview: mergeAllWindows: moveTabToNewWindow: selectNextTab: selectPreviousTab: becomeFirstResponder
    resignFirstResponder endEditing: popViewControllerAnimated: popToRootViewControllerAnimated:
    dismissModalViewControllerAnimated: reloadData setNeedsLayout setNeedsDisplay removeFromSuperview setHidden:
    setEditing: setSelected: setEnabled: setHighlighted: display: setAlpha: dismiss: noResponder: showContextHelp:
    runToolbarConfigurationPalette: setObjectValue: setStringValue: sizeToFit sizeToFit: update: sendEmail: yank:
    checkForUpdates: swapWithMark: transpose: showContextMenuForSelection: showWritingTools: ok: startSpeaking
    stopSpeaking performSegueWithIdentifier: removeFontTrait: setFont: enterFullScreenMode:
    exitFullScreenModeWithOptions: toggleHandedness: browse: browseDocumentVersions: lockDocument: unlockDocument:
    saveDocumentToPDF: alternateFont: orderFrontListPanel: orderFrontTablePanel: orderFrontSpacingPanel:
    orderFrontLinkPanel: revertToSaved: moveToBeginningOfDocument: moveToEndOfDocument: actionSheet: outline:
    toggleBoldface: toggleItalics: toggleUnderline: increaseSize: decreaseSize: collapseAll: expandAll: find:
    findNext: findPrevious: findAndReplace: useSelectionForFind: openRecent:
    accommodatePresentedItemDeletionWithCompletionHandler:
    """)

  /// The first parts of key paths that runtime attributes of system classes set.
  package static let keys = words(
    """
    layer cornerRadius borderWidth borderColor shadowColor shadowOffset shadowOpacity shadowRadius masksToBounds
    alpha hidden isHidden backgroundColor tintColor clipsToBounds opaque tag userInteractionEnabled contentMode
    multipleTouchEnabled exclusiveTouch accessibilityIdentifier accessibilityLabel accessibilityHint
    accessibilityValue accessibilityTraits isAccessibilityElement accessibilityElementsHidden accessibilityLanguage
    preservesSuperviewLayoutMargins accessibilityViewIsModal shouldGroupAccessibilityChildren
    accessibilityIgnoresInvertColors layoutMargins directionalLayoutMargins insetsLayoutMarginsFromSafeArea
    restorationIdentifier frame bounds center transform text textColor textAlignment attributedText font placeholder
    attributedPlaceholder title titleLabel imageView image enabled isEnabled selected isSelected highlighted
    isHighlighted highlightedImage highlightedTextColor numberOfLines lineBreakMode adjustsFontSizeToFitWidth
    minimumScaleFactor minimumFontSize baselineAdjustment keyboardType keyboardAppearance returnKeyType
    secureTextEntry isSecureTextEntry autocorrectionType autocapitalizationType clearButtonMode borderStyle leftView
    rightView leftViewMode rightViewMode inputView inputAccessoryView textContainer textContainerInset contentInset
    contentOffset contentSize scrollIndicatorInsets bounces alwaysBounceVertical alwaysBounceHorizontal
    pagingEnabled isPagingEnabled scrollEnabled isScrollEnabled showsVerticalScrollIndicator
    showsHorizontalScrollIndicator keyboardDismissMode decelerationRate delaysContentTouches canCancelContentTouches
    separatorInset separatorColor separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight
    sectionFooterHeight sectionIndexColor allowsSelection allowsMultipleSelection tableFooterView tableHeaderView
    selectionStyle accessoryType editingAccessoryType selectedBackgroundView multipleSelectionBackgroundView
    contentView textLabel detailTextLabel barTintColor barStyle translucent isTranslucent shadowImage
    backgroundImage titleTextAttributes largeTitleTextAttributes prefersLargeTitles selectedImage renderingMode
    tabBarItem navigationItem navigationBar tabBar toolbar hidesBottomBarWhenPushed modalPresentationStyle
    modalTransitionStyle modalInPresentation preferredContentSize edgesForExtendedLayout
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets definesPresentationContext
    providesPresentationContextTransitionStyle selectedIndex titleEdgeInsets imageEdgeInsets contentEdgeInsets
    contentHorizontalAlignment contentVerticalAlignment showsTouchWhenHighlighted adjustsImageWhenHighlighted
    reversesTitleShadowWhenHighlighted lineFragmentPadding progress trackTintColor progressTintColor minimumValue
    maximumValue value onTintColor thumbTintColor on isOn currentPage numberOfPages pageIndicatorTintColor
    currentPageIndicatorTintColor hidesForSinglePage color hidesWhenStopped spacing axis alignment distribution
    isLayoutMarginsRelativeArrangement searchTextPositionAdjustment scopeButtonTitles searchBarStyle
    selectedScopeButtonIndex itemSize minimumLineSpacing minimumInteritemSpacing sectionInset scrollDirection
    identifier priority constant active isActive multiplier shouldBeArchived wantsLayer canDrawConcurrently
    wantsDefaultClipping toolTip focusRingType state stringValue objectValue bezelStyle attributedTitle
    attributedAlternateTitle drawsBackground cell contentTintColor appearance autoresizingMask
    translatesAutoresizingMaskIntoConstraints overrideUserInterfaceStyle semanticContentAttribute interactive
    contentScaleFactor zPosition name delegate adjustsFontForContentSizeCategory dataSource isUserInteractionEnabled
    minimumZoomScale maximumZoomScale zoomScale remembersLastFocusedIndexPath prefetchingEnabled
    isPrefetchingEnabled
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
