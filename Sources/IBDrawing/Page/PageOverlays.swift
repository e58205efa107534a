import IBModel

/// The overlays of a page: the radio buttons that select one, and their marks with the legend.
struct PageOverlays {
  private let layers: [PreviewPage.Layer]
  private let remark: String

  init(_ page: PreviewPage) {
    layers = page.layers
    remark = page.remark
  }

  var choice: String {
    let shown = Set(layers.map(\.kind))
    let note = remark.isEmpty ? "" : "<p><small>Note: \(remark.escapedForSVG)</small></p>\n"
    if shown.isEmpty { return note }
    var text = "<fieldset id=\"overlays\"><legend>Overlay</legend>\n" + button("none", "None", isChecked: true)
    for kind in PictureOverlay.Kind.allCases where shown.contains(kind) { text += button(kind.rawValue, kind.title) }
    return text + note + "</fieldset>\n"
  }

  private func button(_ value: String, _ title: String, isChecked: Bool = false) -> String {
    "<label><input type=\"radio\" name=\"overlay\" value=\"\(value)\"\(isChecked ? " checked" : "")> "
      + "<span>\(title)</span></label>\n"
  }

  /// Each different set of marks once, with its states.
  var sections: String {
    var states: [Section: [String]] = [:]
    var order: [Section] = []
    for layer in layers {
      let section = Section(layer)
      if states[section] == nil { order.append(section) }
      states[section, default: []].append(layer.options.map(String.init).joined(separator: "-"))
    }
    return order.map { $0.text(in: states[$0] ?? []) }.joined()
  }

  /// The marks of layers that look the same, and the legend below them.
  private struct Section: Hashable {
    let kind: PictureOverlay.Kind
    let svg: String
    let legend: String
    let overhang: Insets

    init(_ layer: PreviewPage.Layer) {
      kind = layer.kind
      svg = SVGWriter(identifiers: .prefixed("o-"), lettering: .live).text(of: layer.marks)
      legend = layer.legend.map { entry in
        guard let number = entry.number else { return "<p><strong>\(entry.text.escapedForSVG)</strong></p>\n" }
        return "<p><b>\(number)</b> \(entry.text.escapedForSVG)</p>\n"
      }.joined()
      overhang = layer.overhang
    }

    func text(in states: [String]) -> String {
      "<section aria-label=\"\(kind.title)\" data-overlay=\"\(kind.rawValue)\" data-wash=\"\(kind.style.wash)\" "
        + "data-room=\"\(room)\" data-states=\"\(states.joined(separator: " "))\"\(below) hidden>\n"
        + "\(svg)\(legend)</section>\n"
    }

    /// The space that marks need above and beside the picture, as CSS. The picture stays in the middle.
    private var room: String {
      // Pages have this space around pictures anyway.
      let present = 16.0
      return "\(space(overhang.top - present)) \(space(max(overhang.left, overhang.right) - present))"
    }

    private var below: String { overhang.bottom > 0 ? " style=\"--below:\(space(overhang.bottom))\"" : "" }

    /// Limits the distance, so that the picture keeps its place; marks farther away are cut off.
    private func space(_ overhang: Double) -> String { "\(min(max(overhang, 0), 200).svg)px" }
  }
}

extension PictureOverlay.Kind {
  fileprivate var title: String {
    switch self {
    case .constraints: "Constraints"
    case .conflicts: "Conflicts"
    case .ambiguity: "Ambiguity"
    case .misplaced: "Misplaced views"
    case .templates: "Templates"
    case .findings: "Findings"
    case .touchTargets: "Touch targets"
    }
  }
}
