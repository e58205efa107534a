/// Merges parts of texts by their keys: ours, with what theirs changed.
struct PartMerge {
  let format: TextFormat
  /// The side that wins where both cannot.
  let preference: MergePreference
  private(set) var conflicts: [MergeConflict] = []
  /// Names of the parts around the current one.
  private var path: [String] = []

  init(_ format: TextFormat, preferring preference: MergePreference) {
    (self.format, self.preference) = (format, preference)
  }

  /// The merge of two versions of a part.
  mutating func merged(_ base: TextPart?, _ ours: TextPart, _ theirs: TextPart) -> TextPart {
    path.append(ours.title ?? ours.name)
    defer { path.removeLast() }
    var result: TextPart
    if ours.meaning == nil, theirs.meaning == nil, ours.shape == theirs.shape {
      let original = base?.meaning == nil && base?.shape == ours.shape ? base : nil
      result = list(original, ours, theirs)
    } else {
      let side =
        PartMerge.side(base, ours, theirs, same: { $0.bytes == $1.bytes }, means: { $0.saysSame($1) })
        ?? settle(.value, "", (base?.shown, ours.shown, theirs.shown))
      result = side == .ours ? ours : theirs
    }
    result.comments = comments(base, ours, theirs)
    let spaces = PartMerge.side(
      base, ours, theirs, same: { $0.space == $1.space && $0.isFirst == $1.isFirst }, means: { _, _ in false })
    let spaced = spaces == .theirs ? theirs : ours
    (result.space, result.isFirst) = (spaced.space, spaced.isFirst)
    return result
  }

  private mutating func comments(_ base: TextPart?, _ ours: TextPart, _ theirs: TextPart) -> ArraySlice<UInt8> {
    let side =
      PartMerge.side(base?.comments, ours.comments, theirs.comments, same: ==, means: { $0.trimmed == $1.trimmed })
      ?? settle(.value, "comment", (base?.shownComments, ours.shownComments, theirs.shownComments))
    return side == .ours ? ours.comments : theirs.comments
  }

  private mutating func list(_ base: TextPart?, _ ours: TextPart, _ theirs: TextPart) -> TextPart {
    let versions = (base: base?.partsByKey ?? [:], ours: ours.partsByKey, theirs: theirs.partsByKey)
    var survivors: [[UInt8]: TextPart] = [:]
    for part in ours.parts + theirs.parts.filter({ versions.ours[$0.key] == nil }) {
      let old = versions.base[part.key]
      switch (versions.ours[part.key], versions.theirs[part.key]) {
      case (let mine?, let other?): survivors[part.key] = merged(old, mine, other)
      case (let mine?, nil): survivors[part.key] = remaining(mine, of: .ours, since: old)
      case (nil, let other?): survivors[part.key] = remaining(other, of: .theirs, since: old)
      case (nil, nil): break
      }
    }
    var order = PartOrder(base?.parts ?? [], ours.parts, theirs.parts, survivors: survivors)
    order.breaksLines = format == .strings
    order.isFree = !ours.isOrdered
    let isContested = ours.isOrdered && order.isContested
    let first = isContested ? settle(.order, "", (nil, nil, nil)) : preference.standard
    var result = form(base, ours, theirs, isEmpty: survivors.isEmpty)
    result.parts = order.arranged(preferring: first)
    return result
  }

  /// A part that only one side has: added by it, or removed by the other one.
  private mutating func remaining(_ part: TextPart, of side: MergeSide, since base: TextPart?) -> TextPart? {
    guard let base else { return part }
    if part.bytes == base.bytes && part.comments == base.comments || part.means(base) { return nil }
    path.append(part.title ?? part.name)
    let (old, new) = (shown(base, besides: part), shown(part, besides: base))
    let winner = settle(.removal, "", (old, side == .ours ? new : nil, side == .theirs ? new : nil))
    path.removeLast()
    return winner == side ? part : nil
  }

  /// The list whose beginning and end the result has: an empty one for an empty one.
  private func form(_ base: TextPart?, _ ours: TextPart, _ theirs: TextPart, isEmpty: Bool) -> TextPart {
    guard ours.parts.isEmpty == isEmpty else { return theirs.parts.isEmpty == isEmpty ? theirs : ours }
    guard theirs.parts.isEmpty == isEmpty else { return ours }
    let side = PartMerge.side(
      base, ours, theirs, same: { $0.opening == $1.opening && $0.closing == $1.closing }, means: { _, _ in false })
    return side == .theirs ? theirs : ours
  }

  /// The side that changed something; nil when both did.
  static func side<Value>(
    _ base: Value?, _ ours: Value, _ theirs: Value, same: (Value, Value) -> Bool, means: (Value, Value) -> Bool
  ) -> MergeSide? {
    if let base, same(theirs, base) { return .ours }
    if let base, same(ours, base) { return .theirs }
    if means(ours, theirs) { return .ours }
    if let base, means(theirs, base) { return .ours }
    if let base, means(ours, base) { return .theirs }
    return same(ours, theirs) ? .ours : nil
  }

  // MARK: Conflicts

  /// Notes a conflict.
  /// - Returns: The side that wins it.
  private mutating func settle(
    _ kind: MergeConflict.Kind, _ what: String, _ texts: (base: String?, ours: String?, theirs: String?)
  ) -> MergeSide {
    let place = format.place(path.filter { !$0.isEmpty })
    var subject = [place.subject, what].filter { !$0.isEmpty }.joined(separator: " ")
    if subject.isEmpty, kind == .value { subject = "value" }
    var conflict = MergeConflict(
      kind: kind, object: nil, path: place.path, subject: subject, base: texts.base, ours: texts.ours,
      theirs: texts.theirs, chosen: preference.standard)
    conflict.chosen = preference.side(for: conflict.identity)
    conflicts.append(conflict)
    return conflict.chosen
  }

  /// How many values of a list a message has.
  private static let mostShown = 4

  /// What a part says that another version of it does not.
  private func shown(_ part: TextPart, besides other: TextPart) -> String {
    if part.comments.trimmed != other.comments.trimmed, part.saysSame(other) {
      return part.comments.isEmpty ? "no comment" : part.shownComments
    }
    guard part.meaning == nil, other.meaning == nil else { return part.shown }
    let values = values(of: part, besides: other, path)
    let rest = values.count - PartMerge.mostShown
    if values.isEmpty { return "the rest" }
    return values.prefix(PartMerge.mostShown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func values(of part: TextPart, besides other: TextPart?, _ path: [String]) -> [String] {
    if let other, part.means(other) { return [] }
    guard part.meaning == nil else {
      let subject = format.place(path.filter { !$0.isEmpty }).subject
      return [[subject, part.shown].filter { !$0.isEmpty }.joined(separator: " ")]
    }
    let others = other?.partsByKey ?? [:]
    return part.parts.flatMap { values(of: $0, besides: others[$0.key], path + [$0.title ?? $0.name]) }
  }
}

extension TextPart {
  /// Whether it says the same as another one, apart from comments before it.
  fileprivate func saysSame(_ other: TextPart) -> Bool {
    var (one, two) = (self, other)
    (one.comments, two.comments) = ([], [])
    return one.means(two)
  }
}
