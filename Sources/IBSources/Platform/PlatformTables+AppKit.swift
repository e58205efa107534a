extension PlatformTables {
  static let appKit = """
    NSObject: NSResponder NSCell NSController NSMenu NSMenuItem NSToolbar NSToolbarItem NSTabViewItem \
      NSTableColumn NSDocument NSDocumentController NSSound NSStatusItem NSStoryboard NSStoryboardSegue NSTouchBar \
      NSTouchBarItem NSGestureRecognizer NSLayoutConstraint NSFontManager NSFontDescriptor NSColor NSFont NSImage \
      NSFormatter NSUserDefaults NSArray NSDictionary NSNumber NSString NSValue NSURL NSNotificationCenter \
      NSFileManager NSBundle NSLayoutGuide NSSplitViewItem NSTextStorage NSManagedObject NSManagedObjectContext \
      NSPredicate NSSortDescriptor NSValueTransformer NSUndoManager NSPageLayout NSPrintInfo NSCursor NSColorList \
      NSDockTile NSNib NSRulerMarker NSSpeechSynthesizer NSTextContainer NSLayoutManager NSTextFinder NSWorkspace \
      NSAppleScript NSAlert NSDraggingSession NSGridRow NSGridColumn NSOperation NSStream NSThread NSTimer NSData \
      NSDate NSDataAsset
    NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication NSPopover NSDrawer
    NSView: NSControl NSBox NSClipView NSCollectionView NSGridView NSOpenGLView NSProgressIndicator NSRulerView \
      NSScrollView NSSplitView NSStackView NSTabView NSTableCellView NSTableRowView NSTableHeaderView NSText \
      NSTextInsertionIndicator NSVisualEffectView NSBackgroundExtensionView NSGlassEffectView NSScrubber
    NSControl: NSBrowser NSButton NSColorWell NSComboButton NSDatePicker NSImageView NSLevelIndicator NSMatrix \
      NSPathControl NSRuleEditor NSScroller NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView NSTextField
    NSMatrix: NSForm
    NSButton: NSPopUpButton NSStatusBarButton
    NSRuleEditor: NSPredicateEditor
    NSTableView: NSOutlineView
    NSTextField: NSComboBox NSSearchField NSSecureTextField NSTokenField
    NSText: NSTextView
    NSWindow: NSPanel
    NSPanel: NSColorPanel NSFontPanel NSSavePanel NSPrintPanel
    NSSavePanel: NSOpenPanel
    NSViewController: NSCollectionViewItem NSPageController NSSplitViewController NSTabViewController \
      NSTitlebarAccessoryViewController NSSplitViewItemAccessoryViewController
    NSCell: NSActionCell NSImageCell NSTextAttachmentCell NSBrowserCell NSLevelIndicatorCell NSTableHeaderCell
    NSActionCell: NSButtonCell NSTextFieldCell NSSliderCell NSSegmentedCell NSStepperCell NSDatePickerCell \
      NSFormCell NSPathCell
    NSButtonCell: NSMenuItemCell
    NSMenuItemCell: NSPopUpButtonCell
    NSTextFieldCell: NSComboBoxCell NSSearchFieldCell NSSecureTextFieldCell NSTokenFieldCell NSTableHeaderCell
    NSController: NSObjectController NSUserDefaultsController
    NSObjectController: NSArrayController NSTreeController
    NSArrayController: NSDictionaryController
    NSToolbarItem: NSToolbarItemGroup NSSearchToolbarItem NSTrackingSeparatorToolbarItem \
      NSSharingServicePickerToolbarItem NSMenuToolbarItem
    NSTouchBarItem: NSCustomTouchBarItem NSGroupTouchBarItem NSPopoverTouchBarItem NSSliderTouchBarItem \
      NSColorPickerTouchBarItem NSButtonTouchBarItem NSCandidateListTouchBarItem
    NSGestureRecognizer: NSClickGestureRecognizer NSMagnificationGestureRecognizer NSPanGestureRecognizer \
      NSPressGestureRecognizer NSRotationGestureRecognizer
    NSDocument: NSPersistentDocument
    NSFormatter: NSNumberFormatter NSDateFormatter NSByteCountFormatter NSMeasurementFormatter NSLengthFormatter
    NSTextFieldCell: NSPathComponentCell
    NSObject: NSCollectionViewLayout
    NSCollectionViewLayout: NSCollectionViewFlowLayout NSCollectionViewGridLayout
    NSScrubber: NSScrubberItemView
    """
}
