import IBModel
import IBScene

/// Which look the views of a kind have. A kind that is not in the table is not drawn, which the picture notes.
enum LookTable {
  /// The look of a view; nil when it has none.
  static func look(of view: DrawnView) -> (any Look.Type)? {
    let kind = view.view.kind
    let isMac = view.scene.environment.platform == .macOS
    let look = (isMac ? mac[kind] : touch[kind]) ?? both[kind]
    if look == PlainLook.self, isCustom(view) { return PlaceholderLook.self }
    return look
  }

  /// Whether only the running app knows what a view shows: a class of its own, without content of its own in the document.
  private static func isCustom(_ view: DrawnView) -> Bool {
    guard let custom = view.appearance.customClass, !view.index.isRoot, custom != "LDOLayoutTemplate" else {
      return false
    }
    return view.appearance.background == nil && view.view.firstChild == nil && view.appearance.border.width == 0
      && view.view.parent.map { !view.scene.isCellContent(view.index, in: $0) } == true
  }

  private static let both: [ElementKind: any Look.Type] = [
    .view: PlainLook.self, .stackView: PlainLook.self, .containerView: PlaceholderLook.self,
    .scrollView: PlainLook.self, .collectionView: PlainLook.self, .collectionViewCell: PlainLook.self,
    .collectionReusableView: PlainLook.self, .collectionViewCellContentView: PlainLook.self,
    .visualEffectView: EffectLook.self, .mapView: PlaceholderLook.self, .wkWebView: PlaceholderLook.self,
    .webView: PlaceholderLook.self, .sceneKitView: PlaceholderLook.self, .sceneView: PlaceholderLook.self,
    .skView: PlaceholderLook.self, .mtkView: PlaceholderLook.self, .glkView: PlaceholderLook.self,
    .arscnView: PlaceholderLook.self, .arskView: PlaceholderLook.self, .pdfView: PlaceholderLook.self,
    .avPlayerView: PlaceholderLook.self,
  ]

  private static let touch: [ElementKind: any Look.Type] = [
    .label: LabelLook.self, .button: ButtonLook.self, .textField: TextFieldLook.self, .textView: TextViewLook.self,
    .switchControl: SwitchLook.self, .slider: SliderLook.self, .progressView: ProgressLook.self,
    .segmentedControl: SegmentedLook.self, .activityIndicatorView: ActivityLook.self, .stepper: StepperLook.self,
    .pageControl: PageControlLook.self, .imageView: ImageLook.self, .navigationBar: BarLook.self,
    .toolbar: BarLook.self, .tabBar: BarLook.self, .searchBar: SearchBarLook.self, .tableView: TableLook.self,
    .tableViewCell: CellLook.self, .tableViewCellContentView: PlainLook.self, .datePicker: DatePickerLook.self,
    .pickerView: PickerLook.self, .refreshControl: ActivityLook.self, .tvCaptionButtonView: PlaceholderLook.self,
    .window: PlainLook.self,
  ]

  private static let mac: [ElementKind: any Look.Type] = [
    .textField: MacFieldLook.self, .secureTextField: MacFieldLook.self, .tokenField: MacFieldLook.self,
    .searchField: MacFieldLook.self, .comboBox: MacFieldLook.self, .button: MacButtonLook.self,
    .popUpButton: MacPopUpLook.self, .comboButton: MacPopUpLook.self, .segmentedControl: MacSegmentedLook.self,
    .slider: MacSliderLook.self, .progressIndicator: MacProgressLook.self, .levelIndicator: MacLevelLook.self,
    .stepper: MacStepperLook.self, .colorWell: MacColorWellLook.self, .switchControl: MacSwitchLook.self,
    .box: MacBoxLook.self, .tabView: MacTabLook.self, .tableView: MacTableLook.self, .outlineView: MacTableLook.self,
    .tableHeaderView: MacTableHeaderLook.self, .tableCellView: PlainLook.self, .textView: MacTextViewLook.self,
    .scrollView: MacScrollLook.self, .clipView: PlainLook.self, .scroller: PlainLook.self, .imageView: ImageLook.self,
    .datePicker: MacDatePickerLook.self, .customView: PlainLook.self, .splitView: MacSplitLook.self,
    .gridView: PlainLook.self, .pathControl: PlaceholderLook.self, .matrix: PlaceholderLook.self,
    .predicateEditor: PlaceholderLook.self, .ruleEditor: PlaceholderLook.self, .control: PlaceholderLook.self,
    ElementKind("browser"): PlaceholderLook.self,
  ]
}

extension ResolvedScene {
  /// Whether a view is the content view that its superview always has.
  fileprivate func isCellContent(_ view: ViewIndex, in parent: ViewIndex) -> Bool {
    self[view].isContentView
  }
}
