import IBModel
import IBXML

extension Rule {
  static let unusableFrame = Rule(
    "unusable_frame", .layout, .warning,
    check: .elements([.rect]) { element, _, findings in
      guard element.has(.key, "frame") else { return }
      for name: Name in [.width, .height] {
        // An AppKit scroll view places its scrollers.
        guard let attribute = element.attribute(name), let size = attribute.number, size < 0,
          element.parent?.kind != "scroller"
        else { continue }
        findings.report(attribute, "the \(name) of the frame is negative: \(attribute.value)")
      }
    },
    .document { document, findings in
      let views = document.views.filter {
        $0.isSubview && !$0.isOfCellStyle && !$0.isDocumentView && !$0.isPlacedByConstraints
      }
      let missing = views.filter { !$0.hasFrame }
      // The early releases of Xcode 8 that wrote `frameInset` left out what constraints determine.
      let isOfEarlyXcode8 = views.contains { $0.element.child(.rect) == nil && $0.frameElement != nil }
      guard document.platform != .watchOS, !missing.isEmpty, missing.count < views.count, !isOfEarlyXcode8
      else { return }
      for view in missing { findings.report(view.element, "\(view.reference) has no frame") }
    })
}

extension Object {
  /// Whether constraints or a stack view decide the frame.
  fileprivate var isPlacedByConstraints: Bool {
    element.has("translatesAutoresizingMaskIntoConstraints", "NO") && !element.has("fixedFrame", "YES")
      || element.parent?.parent?.kind == "stackView"
  }

  /// Whether a cell with a built-in style places the view.
  fileprivate var isOfCellStyle: Bool {
    guard let cell = element.parent?.parent?.parent, cell.kind == .tableViewCell else { return false }
    return cell.has("textLabel")
  }

  /// Whether it is the document view of an AppKit scroll view, as large as its content.
  fileprivate var isDocumentView: Bool { element.parent?.parent?.kind == .clipView }

  /// Whether the document has a frame, at least for some size classes. A misspelled key is another mistake.
  fileprivate var hasFrame: Bool {
    element.child(.rect) != nil
      || element.children(.variation).contains { $0.child(.rect) != nil }
  }
}
