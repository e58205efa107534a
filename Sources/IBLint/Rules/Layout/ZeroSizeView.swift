import IBLayout
import IBModel
import IBScene

extension Rule {
  static let zeroSizeView = Rule(
    id: "zero_size_view", group: .layout, severity: .warning, isOptIn: true, needsFrames: true,
    summary: "visible view without width or height",
    reason: "Constraints leave no room for the view, so users never see it.",
    repair: "Size inspector › give the view a width and height, or remove the constraint that takes its room",
    whenNotToUse: "Ignore it if code fills or resizes such views.",
    examples: [
      .bad(
        laidOut: separator,
        constraints: placed + "\n"
          + #"<constraint firstItem="vw3" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co8"/>"#
      ),
      .good(
        laidOut: separator.replacing("«", with: "").replacing("»", with: "").replacing(
          #"height="0.0""#, with: #"height="1""#),
        constraints: placed + "\n"
          + #"<constraint firstItem="vw2" firstAttribute="height" constant="1" id="co9"/>"#),
    ],
    check: .inspection { inspection, findings in
      let sized = inspection.document.viewsWithConstantSize()
      for layout in inspection.canvasLayouts {
        for view in layout.scene.visibleViews() where layout.scene[view].showsItself {
          let (object, frame) = (layout[view].view, layout[view].frame)
          guard frame.width < 0.5 || frame.height < 0.5, !sized.contains(object.id) else { continue }
          let extents = [frame.width < 0.5 ? "width" : nil, frame.height < 0.5 ? "height" : nil].compactMap(\.self)
          findings.report(object.element, "\(object.reference) has no \(extents.joined(separator: " and no "))")
        }
      }
    })

  private static let separator = """
    «<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Separator" id="vw2">»
      <rect key="frame" x="20" y="40" width="335" height="0.0"/>
      <color key="backgroundColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Content" id="vw3">
      <rect key="frame" x="20" y="41" width="335" height="50"/>
    </view>
    """

  private static let placed = """
    <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
    <constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" constant="20" id="co2"/>
    <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co3"/>
    <constraint firstItem="vw3" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co4"/>
    <constraint firstAttribute="trailing" secondItem="vw3" secondAttribute="trailing" constant="20" id="co5"/>
    <constraint firstItem="vw3" firstAttribute="height" constant="50" id="co6"/>
    <constraint firstItem="vw3" firstAttribute="top" secondItem="vw2" secondAttribute="bottom" id="co7"/>
    """
}

extension ResolvedView {
  /// Whether the view shows something that does not come from code: a text, an image, a control, or a color.
  fileprivate var showsItself: Bool {
    guard parent != nil, firstChild == nil, object.customClass == nil else { return false }
    return switch content {
    case .none: object.element.child(withKey: "backgroundColor") != nil
    case .label(let label): !label.text.isEmpty
    case .image(let image): image != nil
    case .textView: false
    case .fixed: kind != .activityIndicatorView && kind != .pageControl
    default: true
    }
  }
}

extension TextContent {
  fileprivate var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let runs): runs.allSatisfy(\.text.isEmpty)
    }
  }
}

extension Document {
  /// Ids of the views with a constraint for their own width or height, which may be 0 until code changes it.
  fileprivate func viewsWithConstantSize() -> Set<ObjectID> {
    Set(constraints.lazy.filter { $0.isConstantSize && $0.constant == 0 }.map(\.firstItem))
  }
}
