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

  package func write(to json: inout JSONWriter) {
    let exact = { (value: Double) in (value * 1000).rounded() / 1000 }
    json.member("file", loaded.path)
    json.member("axis", axis)
    json.member("roots", objects: answers) { json, answer in
      json.member("id", answer.root.id)
      // Extents with conflicts, possibly empty.
      json.member("conflicts", objects: answer.conflicts) { json, band in
        json.member("from", exact(band.extents.lowerBound))
        json.member("to", exact(band.extents.upperBound))
        // Ids of the constraints of each conflict.
        json.member("constraints", band.conflicts.map { $0.constraints.map(\.id) })
        json.member("equations", band.conflicts.map { $0.constraints.map(loaded.document.text(of:)) })
      }
      json.member("clips", objects: answer.clips) { json, clip in
        json.member("id", clip.view.id)
        json.member("from", exact(clip.range.lowerBound))
        json.member("to", exact(clip.range.upperBound))
      }
      json.member("changes", answer.changes.map(exact))
    }
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
