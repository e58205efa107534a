import IBLayout
import IBModel

/// The report on the root views of a document as they become wider or higher.
package struct SweepReport: Report {
  package var file: String
  package var axis: String
  var roots: [Root]
  private let texts: [[String]]

  struct Root: JSONValue {
    package var id: ObjectID
    /// Extents with conflicts, possibly empty.
    package var conflicts: [Band]
    package var clips: [Clip]
    /// The extents from which other constraints determine the frames.
    package var changes: [Double]

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("id", id)
        $0.member("conflicts", conflicts)
        $0.member("clips", clips)
        $0.member("changes", changes)
      }
    }
  }

  struct Band: JSONValue {
    package var from: Double
    package var to: Double
    /// Ids of the constraints of each conflict.
    package var constraints: [[ObjectID]]
    /// The same constraints as equations.
    package var equations: [[String]]

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("from", from)
        $0.member("to", to)
        $0.member("constraints", constraints)
        $0.member("equations", equations)
      }
    }
  }

  struct Clip: JSONValue {
    package var id: ObjectID
    package var from: Double
    package var to: Double

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("id", id)
        $0.member("from", from)
        $0.member("to", to)
      }
    }
  }

  package init(_ answers: [Sweep.Answer], along axis: Sweep.Axis, in loaded: LoadedDocument) {
    file = loaded.path
    self.axis = axis.rawValue
    roots = answers.map { Root($0, in: loaded.document) }
    texts = answers.map { answer in
      let title = "\(loaded.place(of: answer.root.element)): \(answer.root.reference): "
      var lines: [String] = []
      if answer.conflicts.isEmpty { lines.append(title + "no conflict at any \(axis.rawValue) \(SweepReport.all)") }
      for band in answer.conflicts {
        lines.append(title + "conflict \(SweepReport.words(for: band.extents, axis))")
        lines += band.conflicts.flatMap { ConflictText($0, in: loaded).lines }
      }
      for clip in answer.clips {
        let place = loaded.place(of: clip.view.element)
        lines.append("\(place): \(clip.view.reference): clipped \(SweepReport.words(for: clip.range, axis))")
      }
      if !answer.changes.isEmpty {
        let changes = distinct(answer.changes.map(SweepReport.number)).joined(separator: ", ")
        lines.append(title + "other constraints determine the frames from \(axis.rawValue) \(changes) on")
      }
      return lines
    }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("axis", axis)
    json.member("roots", roots)
  }

  package var lines: [String] { texts.flatMap { $0 } }

  private static let all = "from \(number(Sweep.extents.lowerBound)) to \(number(Sweep.extents.upperBound))"

  /// `below width 347`
  private static func words(for extents: ClosedRange<Double>, _ axis: Sweep.Axis) -> String {
    let isFromStart = extents.lowerBound == Sweep.extents.lowerBound
    let isToEnd = extents.upperBound == Sweep.extents.upperBound
    if isFromStart, isToEnd { return "at every \(axis.rawValue) \(all)" }
    if isFromStart { return "below \(axis.rawValue) \(number(extents.upperBound))" }
    if isToEnd { return "above \(axis.rawValue) \(number(extents.lowerBound))" }
    return "from \(axis.rawValue) \(number(extents.lowerBound)) to \(number(extents.upperBound))"
  }

  /// The number in whole points, in which people resize; the JSON has the exact numbers.
  private static func number(_ value: Double) -> String { value.rounded().short }
}

/// The texts without repetitions of the one before.
private func distinct(_ texts: [String]) -> [String] {
  texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }.map { texts[$0] }
}

extension SweepReport.Root {
  package init(_ answer: Sweep.Answer, in document: Document) {
    let exact = { (value: Double) in (value * 1000).rounded() / 1000 }
    self.init(
      id: answer.root.id,
      conflicts: answer.conflicts.map { band in
        SweepReport.Band(
          from: exact(band.extents.lowerBound), to: exact(band.extents.upperBound),
          constraints: band.conflicts.map { $0.constraints.map(\.id) },
          equations: band.conflicts.map { $0.constraints.map(document.text(of:)) })
      },
      clips: answer.clips.map { clip in
        SweepReport.Clip(
          id: clip.view.id, from: exact(clip.range.lowerBound), to: exact(clip.range.upperBound))
      }, changes: answer.changes.map(exact))
  }
}
