import IBBase
import IBLayout
import IBModel
import IBTemplates

/// A switch between two layouts, for people and as data.
package struct TransitionReport: Report {
  private let path: String
  private let transition: LayoutTransition
  private let rate: Double
  private let values: [Value]

  /// Creates the report on the switch from the shown document to the same with a template.
  /// - Parameter rate: The number of steps a second in the JSON.
  /// - Throws: `CommandError` when the template cannot be applied, or a screen cannot be laid out.
  package init(
    from start: LoadedDocument, to template: any Template, _ options: ApplyOptions, resources: SceneResolver,
    duration: Double, curve: TimingCurve, rate: Double
  ) throws {
    let applied = try start.applying(template, options)
    let end = LoadedDocument(start, editedTo: applied.document)
    let screens = Set(template.screens.map(\.id))
    let engine = LayoutEngine()
    let layouts = try [start, end].map { document in
      let results = engine.layouts(of: resources.resolve(document, in: options.situation), options: .framesOnly)
      try document.refuse(results.failures.filter { screens.contains($0.root.id) })
      return results.solved.filter { screens.contains($0.root.id) }
    }
    values = applied.plan.transfers.filter { $0.target.isView && !$0.isList }.map { transfer in
      Value(transfer, before: start.document)
    }
    transition = LayoutTransition(
      from: layouts[0], to: layouts[1], values: values.map(\.animated), duration: duration, curve: curve)
    (path, self.rate) = (start.path, rate)
  }

  private struct Value {
    let animated: AnimatedValue
    let before: String?
    let after: String?

    init(_ transfer: AttributeTransfer, before document: Document) {
      let former = document.object(transfer.target.id).flatMap { target in
        try? AttributeTransfer(transfer.keyPath, from: target, to: target, in: document)
      }
      let content = AnimatedValue.Content(transfer)
      animated = AnimatedValue(
        transfer.keyPath, of: transfer.target, from: former.flatMap { AnimatedValue.Content($0) }, to: content,
        shows: transfer.keyPath == "hidden" && content == .text("NO"))
      (before, after) = (former?.value, transfer.value)
    }

    /// `Title.alpha: 0.5 → 1`, and the time of the change unless it is gradual.
    var line: String {
      let manner = animated.manner == .gradual ? "" : ", \(animated.manner.words)"
      return "\(animated.view.reference).\(animated.keyPath): \(before ?? "default") → \(after ?? "default")\(manner)"
    }
  }

  package var lines: [String] {
    let moving = transition.views.filter(\.moves)
    let still = transition.views.count - moving.count
    var lines = [
      "\(path): \(counted(moving.count, "view")) \(moving.count == 1 ? "moves" : "move"), \(still) do not, in "
        + "\(transition.duration) s"
    ]
    for view in moving { lines.append("  \(view.view.reference): \(view.start.short) → \(view.end.short)") }
    return lines + values.filter(\.animated.changes).map { "  \($0.line)" }
  }

  package var members: JSONObject {
    let views = transition.views.map { view -> JSONObject in
      ["id": view.view.id, "name": view.view.name, "from": view.start.numbers, "to": view.end.numbers]
    }
    let values = values.map { value -> JSONObject in
      let animated = value.animated
      return [
        "view": animated.view.id, "keyPath": animated.keyPath, "from": value.before, "to": value.after,
        "changes": animated.changes ? animated.manner.words : nil,
      ]
    }
    let steps = transition.times(rate: rate).map(step)
    return ["file": path, "duration": transition.duration, "views": views, "values": values, "steps": steps]
  }

  private func step(at time: Double) -> JSONObject {
    let frames = transition.views.filter(\.moves).map { view -> JSONObject in
      ["id": view.view.id, "frame": transition.frame(of: view, at: time).numbers]
    }
    let values = transition.values.filter(\.changes).map { value -> JSONObject in
      ["id": value.view.id, "keyPath": value.keyPath, "value": transition.content(of: value, at: time)?.json]
    }
    return ["time": time, "progress": transition.progress(at: time), "frames": frames, "values": values]
  }
}

extension AnimatedValue.Content {
  /// A plain number as one, named numbers as an object, others as a text.
  fileprivate var json: any Encodable {
    switch self {
    case .numbers(let numbers, _):
      if let only = numbers.first, numbers.count == 1, only.name.isEmpty { return only.value }
      return JSONObject(numbers.map { ($0.name, $0.value) })
    case .text(let text): return text
    }
  }
}

extension AnimatedValue.Manner {
  fileprivate var words: String {
    switch self {
    case .gradual: "gradually"
    case .atStart: "at the start"
    case .atEnd: "at the end"
    }
  }
}
