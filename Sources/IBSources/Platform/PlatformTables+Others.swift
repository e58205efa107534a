extension PlatformTables {
  /// Views and controllers of other frameworks. Where a class belongs to several systems, it is the one of iOS.
  static let otherFrameworks = """
    UIView: MKMapView MKAnnotationView WKWebView SKView SCNView MTKView GLKView PDFView MPVolumeView LPLinkView \
      ADBannerView QLPreviewView AVRoutePickerView RPSystemBroadcastPickerView VZVirtualMachineView AVCaptureView \
      AVPlayerView WebView QCView QTMovieView IKImageView IKImageBrowserView PKPassView
    SCNView: ARSCNView
    SKView: ARSKView
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    UIControl: MKUserTrackingButton ASAuthorizationAppleIDButton MKCompassButton CLLocationButton PKAddPassButton \
      PKPaymentButton
    UIBarButtonItem: MKUserTrackingBarButtonItem
    UIViewController: AVPlayerViewController GLKViewController SFSafariViewController QLPreviewController \
      PHPickerViewController CNContactPickerViewController CNContactViewController ABPersonViewController \
      ABUnknownPersonViewController EKEventViewController MPMoviePlayerViewController MSMessagesAppViewController \
      SLComposeViewController SLComposeServiceViewController UIHostingController PKAddPassesViewController \
      PKPaymentAuthorizationViewController PKPassViewController GKMatchmakerViewController \
      SKStoreProductViewController INUIAddVoiceShortcutViewController GCEventViewController RPPreviewViewController \
      RPBroadcastActivityViewController ASAccountAuthenticationModificationViewController \
      ASCredentialProviderViewController MCBrowserViewController MPMediaPickerController EKCalendarChooser \
      VNDocumentCameraViewController
    UINavigationController: MFMailComposeViewController MFMessageComposeViewController GKGameCenterViewController \
      ABPeoplePickerNavigationController ABNewPersonViewController EKEventEditViewController \
      GKTurnBasedMatchmakerViewController GKFriendRequestComposeViewController GKAchievementViewController \
      GKLeaderboardViewController
    NSView: NSHostingView
    NSObject: WKInterfaceController WKInterfaceObject WKExtension CALayer CAAnimation SPUStandardUpdaterController \
      SKScene CIFilter AVAudioPlayer MKMapItem CLLocationManager XCTest
    WKInterfaceController: WKUserNotificationInterfaceController WKHostingController
    WKUserNotificationInterfaceController: WKUserNotificationHostingController
    WKInterfaceObject: WKInterfaceActivityRing WKInterfaceButton WKInterfaceDate WKInterfaceGroup \
      WKInterfaceHMCamera WKInterfaceImage WKInterfaceInlineMovie WKInterfaceLabel WKInterfaceMap WKInterfaceMovie \
      WKInterfacePaymentButton WKInterfacePicker WKInterfaceSCNScene WKInterfaceSKScene WKInterfaceSeparator \
      WKInterfaceSlider WKInterfaceSwitch WKInterfaceTable WKInterfaceTimer WKInterfaceVolumeControl \
      WKInterfaceTextField WKInterfaceAuthorizationAppleIDButton
    CALayer: CAShapeLayer CAGradientLayer CATextLayer CATiledLayer CAReplicatorLayer CAScrollLayer CAEmitterLayer \
      CAMetalLayer CATransformLayer CAEAGLLayer AVPlayerLayer AVCaptureVideoPreviewLayer
    XCTest: XCTestCase XCTestSuite
    """
}
