import IBBase
import IBLayout
import IBModel

/// The report on the root views of a document as they become wider or higher.
package struct SweepReport: Report {
  private let answers: [Sweep.Answer]
  private let axis: String
  private let loaded: LoadedDocument

  package init(_ answers: [Sweep.Answer], along axis: Sweep.Axis, in loaded: LoadedDocument) {
    (self.answers, self.axis, self.loaded) = (answers, axis.rawValue, loaded)
  }

  package var members: JSONObject {
    ["file": loaded.path, "axis": axis, "roots": answers.map(members(of:))]
  }

  private func members(of answer: Sweep.Answer) -> JSONObject {
    let exact = { (value: Double) in (value * 1000).rounded() / 1000 }
    let bands = answer.conflicts.map { band -> JSONObject in
      [
        "from": exact(band.extents.lowerBound), "to": exact(band.extents.upperBound),
        // Ids of the constraints of each conflict.
        "constraints": band.conflicts.map { $0.constraints.map(\.id) },
        "equations": band.conflicts.map { $0.constraints.map(loaded.document.text(of:)) },
      ]
    }
    let clips = answer.clips.map { clip -> JSONObject in
      ["id": clip.view.id, "from": exact(clip.range.lowerBound), "to": exact(clip.range.upperBound)]
    }
    return ["id": answer.root.id, "conflicts": bands, "clips": clips, "changes": answer.changes.map(exact)]
  }

  package var lines: [String] { answers.flatMap(lines) }

  private func lines(of answer: Sweep.Answer) -> [String] {
    let title = "\(loaded.place(of: answer.root.element)): \(answer.root.reference): "
    var lines: [String] = []
    if answer.conflicts.isEmpty { lines.append(title + "no conflict at any \(axis) \(SweepReport.all)") }
    for band in answer.conflicts {
      lines.append(title + "conflict \(words(for: band.extents))")
      lines += band.conflicts.flatMap { ConflictText($0, in: loaded).lines }
    }
    for clip in answer.clips {
      let place = loaded.place(of: clip.view.element)
      lines.append("\(place): \(clip.view.reference): clipped \(words(for: clip.range))")
    }
    if !answer.changes.isEmpty {
      let changes = distinct(answer.changes.map(SweepReport.number)).joined(separator: ", ")
      lines.append(title + "other constraints determine the frames from \(axis) \(changes) on")
    }
    return lines
  }

  private static let all = "from \(number(Sweep.extents.lowerBound)) to \(number(Sweep.extents.upperBound))"

  /// `below width 347`
  private func words(for extents: ClosedRange<Double>) -> String {
    let (from, to) = (SweepReport.number(extents.lowerBound), SweepReport.number(extents.upperBound))
    let isFromStart = extents.lowerBound == Sweep.extents.lowerBound
    let isToEnd = extents.upperBound == Sweep.extents.upperBound
    if isFromStart, isToEnd { return "at every \(axis) \(SweepReport.all)" }
    if isFromStart { return "below \(axis) \(to)" }
    return isToEnd ? "above \(axis) \(from)" : "from \(axis) \(from) to \(to)"
  }

  /// The number in whole points, in which people resize; the JSON has the exact numbers.
  private static func number(_ value: Double) -> String { value.rounded().short }
}

/// The texts without repetitions of the one before.
private func distinct(_ texts: [String]) -> [String] {
  texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }.map { texts[$0] }
}
