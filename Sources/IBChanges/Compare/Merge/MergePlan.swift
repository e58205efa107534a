import IBModel
import IBXML

/// The decisions of a merge about each element: survival, parent, order and content. Elements are named by their
/// identities.
struct MergePlan {
  let table: IdentityTable
  let base: Version
  let ours: Version
  let theirs: Version
  let preference: MergePreference
  /// The side that wins where both changed values that Xcode computes.
  let preferredInNoise: MergeSide
  let renamed: RenamedIdentifiers

  var survives: [Bool]
  var parents: [Int]
  var children: [[Int]]
  /// The changes of elements relative to ours.
  var tags: [Int: ElementText] = [:]
  var valueSides: [Int: MergeSide] = [:]
  /// The attributes in the result for values that the sides write in two forms, by object.
  var writtenForms: [Int: [(name: Name, value: String?)]] = [:]
  var conflicts: [MergeConflict] = []
  /// Remarks that are not conflicts, each as one clause.
  var notes: [String] = []
  lazy var freeViews = (ours: FreeViews(ours.document), theirs: FreeViews(theirs.document))
  /// Elements that stay despite a removal, because the other side changed them.
  var kept: Set<Int> = []

  struct ElementText {
    var name: Name
    /// Values by name; nil removes the attribute.
    var changes: [(name: Name, value: String?)] = []
  }

  init(
    base: Version, ours: Version, theirs: Version, in table: IdentityTable, _ renamed: RenamedIdentifiers,
    preferring preference: MergePreference, frames: MergeSide
  ) {
    (self.base, self.ours, self.theirs, self.table, self.renamed) = (base, ours, theirs, table, renamed)
    (self.preference, preferredInNoise) = (preference, frames)
    survives = Array(repeating: false, count: table.count)
    parents = Array(repeating: -1, count: table.count)
    children = Array(repeating: [], count: table.count)
    decideExistence()
    decideParents()
    decideOccupants()
    settleForms()
    removeDangling()
    dropNotedSizes()
    returnMoved()
    decideContent()
    arrangeChildren()
    tidyLists()
  }

  func version(_ side: MergeSide) -> Version { side == .ours ? ours : theirs }

  var identities: Range<Int> { 0..<table.count }

  /// The element in the version that the result's bytes come from, preferably ours.
  func element(_ identity: Int) -> Element? { ours.element(identity) ?? theirs.element(identity) }

  func anyElement(_ identity: Int) -> Element? { element(identity) ?? base.element(identity) }

  func isValue(_ identity: Int) -> Bool {
    ours.values.contains(identity) || theirs.values.contains(identity) || base.values.contains(identity)
  }

  func isObject(_ identity: Int) -> Bool { table.isObject(identity) }

  func owner(of identity: Int) -> Int { table.owner(of: identity) }

  /// The side to take; nil when both sides changed the value differently.
  func choice<Value>(
    _ base: Value, _ ours: Value, _ theirs: Value, by areEqual: (Value, Value) -> Bool
  ) -> MergeSide? {
    if areEqual(ours, theirs) || areEqual(theirs, base) { return .ours }
    return areEqual(ours, base) ? .theirs : nil
  }

  func winner(_ kind: MergeConflict.Kind, about identity: Int, _ subject: String) -> MergeSide {
    let (id, path) = name(of: owner(of: identity))
    return preference.side(
      for: MergeConflict.Identity(kind: kind, object: id, path: path, subject: subject))
  }

  /// Records a conflict.
  /// - Returns: The winning side.
  @discardableResult
  mutating func settle(
    _ kind: MergeConflict.Kind, about identity: Int, _ subject: String, base: String?, ours: String?, theirs: String?
  ) -> MergeSide {
    let (id, path) = name(of: owner(of: identity))
    let line = { (text: String) in
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return renamed.applied(to: lines.joined(separator: "⏎"))
    }
    var conflict = MergeConflict(
      kind: kind, object: id, path: path, subject: subject, base: base.map(line), ours: ours.map(line),
      theirs: theirs.map(line), chosen: preference.standard)
    conflict.chosen = preference.side(for: conflict.identity)
    conflicts.append(conflict)
    return conflict.chosen
  }
}

/// Values with two forms: an attribute of an object, or an element in it with the attribute's name as key, such as a
/// long text.
extension MergePlan {
  func hasAsAttribute(_ identity: Int, _ side: MergeSide) -> Bool {
    guard let (owner, name) = table.attribute(for: identity) else { return false }
    return version(side).element(owner)?.attribute(name) != nil
  }

  mutating func settleForms() {
    for identity in identities {
      guard let (owner, name) = table.attribute(for: identity), survives[owner],
        let mine = ours.element(owner), let other = theirs.element(owner),
        mine.attribute(name) != nil || other.attribute(name) != nil
      else { continue }
      let isDouble = [ours, theirs].contains { $0.has(identity) && $0.element(owner)?.attribute(name) != nil }
      guard !isDouble else { continue }
      let values = [base, ours, theirs].map { $0.element(identity).map(MergePlan.text) ?? $0.element(owner)?[name] }
      let side =
        choice(values[0], values[1], values[2], by: ==)
        ?? settle(.value, about: owner, name.text, base: values[0], ours: values[1], theirs: values[2])
      let chosen = version(side)
      survives[identity] = chosen.has(identity)
      if isValue(identity) { valueSides[identity] = side }
      writtenForms[owner, default: []].append((name, chosen.element(owner)?[name]))
    }
    dropOrphans()
  }
}
