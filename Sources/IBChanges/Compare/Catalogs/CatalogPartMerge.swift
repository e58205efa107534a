/// Merges parts of string catalogs by key: ours with the changes of theirs.
struct CatalogPartMerge {
  let preference: MergePreference
  private(set) var conflicts: [MergeConflict] = []
  private var path: [String] = []

  init(preferring preference: MergePreference) { self.preference = preference }

  mutating func merged(_ base: CatalogPart?, _ ours: CatalogPart, _ theirs: CatalogPart) -> CatalogPart {
    path.append(ours.name)
    defer { path.removeLast() }
    var result: CatalogPart
    if ours.meaning == nil, theirs.meaning == nil, ours.shape == theirs.shape {
      let original = base?.meaning == nil && base?.shape == ours.shape ? base : nil
      result = list(original, ours, theirs)
    } else {
      let side =
        CatalogPartMerge.side(base, ours, theirs, same: { $0.bytes == $1.bytes }, means: { $0.means($1) })
        ?? settle(.value, (base?.shown, ours.shown, theirs.shown))
      result = side == .ours ? ours : theirs
    }
    let spaces = CatalogPartMerge.side(
      base, ours, theirs, same: { $0.space == $1.space && $0.isFirst == $1.isFirst }, means: { _, _ in false })
    let spaced = spaces == .theirs ? theirs : ours
    (result.space, result.isFirst) = (spaced.space, spaced.isFirst)
    return result
  }

  private mutating func list(_ base: CatalogPart?, _ ours: CatalogPart, _ theirs: CatalogPart) -> CatalogPart {
    let versions = (base: base?.partsByKey ?? [:], ours: ours.partsByKey, theirs: theirs.partsByKey)
    var survivors: [[UInt8]: CatalogPart] = [:]
    for part in ours.parts + theirs.parts.filter({ versions.ours[$0.key] == nil }) {
      let old = versions.base[part.key]
      switch (versions.ours[part.key], versions.theirs[part.key]) {
      case (let mine?, let other?): survivors[part.key] = merged(old, mine, other)
      case (let mine?, nil): survivors[part.key] = remaining(mine, of: .ours, since: old)
      case (nil, let other?): survivors[part.key] = remaining(other, of: .theirs, since: old)
      case (nil, nil): break
      }
    }
    let order = CatalogPartOrder(base?.parts ?? [], ours.parts, theirs.parts, survivors: survivors)
    var result = form(base, ours, theirs, isEmpty: survivors.isEmpty)
    result.parts = order.arranged(preferring: preference.standard)
    return result
  }

  /// A part that only one side has: added by it, or removed by the other.
  private mutating func remaining(_ part: CatalogPart, of side: MergeSide, since base: CatalogPart?) -> CatalogPart? {
    guard let base else { return part }
    if part.bytes == base.bytes || part.means(base) { return nil }
    path.append(part.name)
    let (old, new) = (shown(base, besides: part), shown(part, besides: base))
    let winner = settle(.removal, (old, side == .ours ? new : nil, side == .theirs ? new : nil))
    path.removeLast()
    return winner == side ? part : nil
  }

  /// The version whose opening and closing bytes the result has; an empty list needs the bytes of an empty one.
  private func form(_ base: CatalogPart?, _ ours: CatalogPart, _ theirs: CatalogPart, isEmpty: Bool) -> CatalogPart {
    guard ours.parts.isEmpty == isEmpty else { return theirs.parts.isEmpty == isEmpty ? theirs : ours }
    guard theirs.parts.isEmpty == isEmpty else { return ours }
    let side = CatalogPartMerge.side(
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

  /// Records a conflict.
  /// - Returns: The winning side.
  private mutating func settle(
    _ kind: MergeConflict.Kind, _ texts: (base: String?, ours: String?, theirs: String?)
  ) -> MergeSide {
    let place = CatalogPartMerge.place(path.filter { !$0.isEmpty })
    let subject = place.subject.isEmpty && kind == .value ? "value" : place.subject
    var conflict = MergeConflict(
      kind: kind, object: nil, path: place.path, subject: subject, base: texts.base, ours: texts.ours,
      theirs: texts.theirs, chosen: preference.standard)
    conflict.chosen = preference.side(for: conflict.identity)
    conflicts.append(conflict)
    return conflict.chosen
  }

  /// The key of a text, and the steps to the value inside it.
  private static func place(_ names: [String]) -> (path: String, subject: String) {
    guard names.first == "strings", names.count > 1 else { return (names.joined(separator: "."), "") }
    let steps = names.dropFirst(2).filter { !["localizations", "stringUnit", "variations"].contains($0) }
    return (names[1], (steps.last == "value" ? steps.dropLast() : steps[...]).joined(separator: "."))
  }

  private static let mostShown = 4

  /// The values of a part that another version of it does not have.
  private func shown(_ part: CatalogPart, besides other: CatalogPart) -> String {
    guard part.meaning == nil, other.meaning == nil else { return part.shown }
    let values = values(of: part, besides: other, path)
    let rest = values.count - CatalogPartMerge.mostShown
    if values.isEmpty { return "the rest" }
    return values.prefix(CatalogPartMerge.mostShown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func values(of part: CatalogPart, besides other: CatalogPart?, _ path: [String]) -> [String] {
    if let other, part.means(other) { return [] }
    guard part.meaning == nil else {
      let subject = CatalogPartMerge.place(path.filter { !$0.isEmpty }).subject
      return [[subject, part.shown].filter { !$0.isEmpty }.joined(separator: " ")]
    }
    let others = other?.partsByKey ?? [:]
    return part.parts.flatMap { values(of: $0, besides: others[$0.key], path + [$0.name]) }
  }
}
