import IBXML

/// Element names that are views.
///
/// Source: the elements of 5,721 public documents that stand in `<subviews>` or hold a `<rect key="frame">`, less
/// windows and values.
public enum ViewKinds {
  /// Views of UIKit (iOS and tvOS).
  public static let uiKit: Set<Name> = names(
    """
    view label button textField tableViewCell tableViewCellContentView imageView stackView tableView scrollView \
    navigationBar slider switch textView segmentedControl toolbar collectionViewCell collectionView \
    collectionViewCellContentView activityIndicatorView visualEffectView containerView stepper progressView tabBar \
    pickerView datePicker searchBar collectionReusableView webView mapView wkWebView pageControl mtkView arscnView \
    glkView sceneKitView arskView skView tvCaptionButtonView refreshControl
    """)

  /// Views of AppKit (macOS).
  public static let appKit: Set<Name> = names(
    """
    view customView button textField imageView stackView tableView scroller scrollView box popUpButton clipView slider \
    switch textView tableCellView segmentedControl collectionView tableHeaderView visualEffectView progressIndicator \
    containerView stepper colorWell tabView outlineView splitView searchField datePicker secureTextField webView \
    comboBox gridView matrix mapView wkWebView tokenField pathControl avPlayerView predicateEditor levelIndicator \
    sceneKitView sceneView ruleEditor pdfView skView control comboButton mtkView
    """)

  /// Views of any platform.
  public static let all: Set<Name> = uiKit.union(appKit)

  private static func names(_ text: String) -> Set<Name> {
    Set(text.split(separator: " ").map { Name(String($0)) })
  }
}
