extension PlatformTables {
  static let uiKit = """
    NSObject: UIResponder UIBarItem UIGestureRecognizer UICollectionViewLayout UINavigationItem UIStoryboard \
      UIStoryboardSegue UINib UIColor UIFont UIImage UIScreen UIPresentationController UISearchDisplayController \
      UIDynamicBehavior UIDynamicAnimator UILayoutGuide UIMenuController UIBarAppearance UIBezierPath UIDevice \
      UITraitCollection UIEvent UITouch UIPrintInteractionController UIActivityItemProvider UIPreviewInteraction \
      UIContextMenuInteraction UIDragInteraction UIDropInteraction UIFocusGuide UIFeedbackGenerator UIMotionEffect \
      UIVisualEffect UITableViewRowAction UIAlertAction
    UIResponder: UIView UIViewController UIApplication UIScene UIMenuElement
    UIScene: UIWindowScene
    UIBarItem: UIBarButtonItem UITabBarItem
    UIBarButtonItem: UIBarButtonItemGroup
    UIGestureRecognizer: UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
      UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout \
      UICollectionViewTransitionLayout
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIView: UIControl UIScrollView UILabel UIImageView UIActivityIndicatorView UIAlertView UIActionSheet \
      UICollectionReusableView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UISearchBar \
      UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView \
      UIWindow UIInputView UICalendarView UIListContentView UIPasteControl UIContentUnavailableView
    UIControl: UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch \
      UITextField UIColorWell
    UITextField: UISearchTextField
    UIScrollView: UITableView UITextView UICollectionView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UIViewController: UINavigationController UITabBarController UISplitViewController UIPageViewController \
      UITableViewController UICollectionViewController UIActivityViewController UIAlertController UISearchController \
      UIReferenceLibraryViewController UIInputViewController UIDocumentPickerViewController \
      UIDocumentMenuViewController UIDocumentBrowserViewController UICloudSharingController \
      UIColorPickerViewController UIFontPickerViewController UIDocumentViewController \
      UISearchContainerViewController UITextFormattingViewController
    UINavigationController: UIImagePickerController UIVideoEditorController
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    NSObject: UIDocument UIPopoverController UIAccessibilityElement UIPasteboard
    """
}
