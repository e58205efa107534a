import IBLayout
import IBModel
import IBScene

extension Rule {
  static let textClipped = Rule(
    id: "text_clipped", group: .accessibility, severity: .info, isOptIn: true, needsFrames: true,
    options: [RuleOption.textSize.description],
    summary: "label whose text does not fit at a large text size",
    reason: """
      Users who choose larger text do not see the end of it. The text is measured at the size of the option. Sizes of \
      text are estimates, so a label is reported only if it lacks at least a twentieth of what it needs.
      """,
    repair:
      "Attributes inspector › set Lines to 0, and let the height follow the text; or let the label shrink its text",
    whenNotToUse: "Ignore it for texts that the app replaces with shorter ones.",
    examples: [
      .bad(laidOut: label(width: 60, isMarked: true)),
      .good(laidOut: label(width: 300, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform == .iOS else { return }
      let textSize = findings[.textSize]
      let situation = Situation(content: .measured, textSize: textSize)
      let measure = ContentMeasure(inspection.resolved(in: situation).environment)
      for scene in inspection.resolved(in: situation).scenes {
        guard let layout = try? inspection.engine.layout(of: scene, options: .framesOnly) else { continue }
        for view in scene.indices {
          if scene.isPlacedByCell(view) { continue }
          guard let clipped = ClippedText(scene[view], layout.frames[view], measure) else { continue }
          let object = scene[view].object
          findings.report(
            object.element,
            """
            \(object.reference) needs \(clipped.needed.short) points of \(clipped.axis) at the text size \
            `\(textSize.name)` and has \(clipped.available.short)
            """)
        }
      }
    })

  private static func label(width: Int, isMarked: Bool) -> String {
    let tag = #"<label text="Total of everything" fixedFrame="YES" userLabel="Total" id="la1">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="40" width="\(width)" height="40"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
  }
}

extension RuleOption<TextSize> {
  /// The text size of the user.
  fileprivate static let textSize = RuleOption.choice(
    "text_size", .extraExtraExtraLarge, "the text size the user has chosen", word: \.name)
}

extension ResolvedScene {
  /// Whether a table cell in a built-in style places the view in the running app, whatever its stored frame.
  fileprivate func isPlacedByCell(_ view: ViewIndex) -> Bool {
    guard self[view].placement == .fixed, let parent = self[view].parent else { return false }
    return self[parent].kind == .tableViewCellContentView
  }
}

/// A label whose frame is smaller than its text.
private struct ClippedText {
  var axis: String
  var needed: Double
  var available: Double

  /// Estimates of text are off by less than this share.
  private static let tolerance = 1.05

  /// Nil where the text fits, where it shrinks to fit, and where there is no frame.
  init?(_ view: ResolvedView, _ frame: Rect, _ measure: ContentMeasure) {
    guard case .label(let label) = view.content, frame.width > 0, frame.height > 0, !view.isHidden,
      view.object.element["adjustsFontSizeToFit"] != "YES"
    else { return nil }
    let room = label.lineLimit == 1 ? nil : frame.width
    guard let size = measure.size(of: view, availableWidth: room) else { return nil }
    if label.lineLimit == 1, let width = size.width, width > frame.width * ClippedText.tolerance + 1 {
      self.init(axis: "width", needed: width, available: frame.width)
    } else if let height = size.height, height > frame.height * ClippedText.tolerance + 1 {
      self.init(axis: "height", needed: height, available: frame.height)
    } else {
      return nil
    }
  }

  private init(axis: String, needed: Double, available: Double) {
    self.axis = axis
    self.needed = needed
    self.available = available
  }
}
