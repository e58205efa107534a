import IBBase
import IBLayout
import IBModel

/// The layouts of one document.
package struct LayoutReport: Report {
  private let document: LoadedDocument
  private let layouts: [SceneLayout]
  private let configuration: ConfigurationText
  private let problems: [ProblemText]
  private let hasFaultsOnly: Bool

  /// - Parameter faults: The faults of the layouts for a report of these only; nil for all frames.
  package init(
    _ layouts: [SceneLayout], of resolved: ResolvedDocument, in loaded: LoadedDocument,
    only faults: DocumentFaults? = nil
  ) {
    (document, self.layouts, hasFaultsOnly) = (loaded, faults?.layouts ?? layouts, faults != nil)
    configuration = ConfigurationText(resolved.environment)
    problems = (faults?.problems ?? resolved.problems).map { ProblemText($0, in: loaded) }
  }

  /// The configuration, every view tree with its faults, and unreadable content.
  package var lines: [String] {
    ["\(document.path): \(configuration.text)"]
      + layouts.flatMap {
        hasFaultsOnly
          ? LayoutFaultText(layout: $0, document: document).lines : LayoutText(layout: $0, document: document).lines
      }
      + ProblemText.lines(problems, in: document.path)
  }

  package var members: JSONObject {
    let views = layouts.flatMap { hasFaultsOnly ? $0.faults.views : $0.views }
    let conflicts = layouts.flatMap { hasFaultsOnly ? $0.faults.conflicts : $0.conflicts }
    return [
      "file": document.path, "views": views.map(members(of:)), "conflicts": conflicts.map { $0.constraints.map(\.id) },
      "broken": conflicts.map(members(of:)), "configuration": configuration, "problems": problems,
    ]
  }

  private func members(of view: ViewLayout) -> JSONObject {
    let hasFault = view.isMisplaced || !view.ambiguousAxes.isEmpty
    return [
      "id": view.view.id, "name": view.view.name, "kind": view.view.kind.text,
      "line": document.line(of: view.view.element), "frame": view.frame.numbers,
      "ambiguous": view.ambiguousAxes.map { $0 == .horizontal ? "x" : "y" }.unlessEmpty,
      "misplaced": view.isMisplaced ? true : nil, "confidence": hasFault ? view.confidence.rawValue : nil,
      // Doubts are listed even without a reason.
      "doubts": hasFault ? view.doubts.inOrder.map(\.rawValue).unlessEmpty : nil,
      "reason": hasFault ? view.reason : nil,
    ]
  }

  /// The constraint, or the need of a view itself, that the solver breaks to satisfy the rest of the conflict.
  private func members(of conflict: LayoutConflict) -> JSONObject {
    let (broken, document) = (conflict.broken, document.document)
    let place = self.document.position(of: broken.object.element).lineAndColumn
    return [
      "id": broken.object.id, "equation": broken.equation(in: document), "text": broken.text(in: document),
      "amount": conflict.amount, "confidence": conflict.confidence.rawValue,
      "doubts": conflict.doubts.inOrder.map(\.rawValue).unlessEmpty, "reason": conflict.reason(in: document),
      "line": place.line, "column": place.column,
      "constraints": conflict.constraints.map { ConstraintEntry($0, in: document) },
    ]
  }
}

/// The situation of a layout: device, orientation, size, and rules.
struct ConfigurationText: Encodable {
  /// `canvas, iPhone 15 Pro in portrait, 393×852, stored content`
  let text: String
  private let mode, content: String
  private let device, orientation, ios, sizeClasses: String?
  /// The short name of the text size, unless it is the default.
  private let textSize: String?
  /// nil for the default.
  private let layoutDirection: String?
  private let size: [Double]?

  private enum CodingKeys: CodingKey {
    case mode, content, device, orientation, ios, sizeClasses, textSize, layoutDirection, size
  }

  init(_ environment: SceneEnvironment) {
    let situation = environment.situation
    mode = environment.mode == .canvas ? "canvas" : "run-time"
    content = environment.contentSource.rawValue
    (device, ios) = (environment.device?.name, situation.system?.rawValue)
    orientation = environment.device == nil ? nil : environment.orientation.rawValue
    sizeClasses = situation.sizeClasses?.variationKey
    textSize = situation.textSize == .large ? nil : situation.textSize.name
    layoutDirection = situation.layoutDirection == .rightToLeft ? situation.layoutDirection.rawValue : nil
    let extent = situation.size ?? environment.screen
    size = extent.map { [$0.width, $0.height] }
    let place = environment.device.map { device in
      device.idiom == .tv ? device.name : "\(device.name) in \(environment.orientation.rawValue)"
    }
    text = [
      mode, place, ios.map { "iOS \($0)" }, situation.sizeClasses?.title,
      extent.map { "\($0.width.short)×\($0.height.short)" }, "\(content) content",
      textSize.map { "text size \($0)" }, layoutDirection.map { _ in "right to left" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
