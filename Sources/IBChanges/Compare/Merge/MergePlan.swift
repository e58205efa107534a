import IBModel
import IBXML

/// What a merge decides about each element, step by step: which survive, where they are, in which order, and what they
/// say. Elements are named by their identities.
struct MergePlan {
  let table: IdentityTable
  let base: Version
  let ours: Version
  let theirs: Version
  /// The side that wins where both cannot.
  let preference: MergePreference
  /// The side that wins where both changed what Xcode computes.
  let preferredInNoise: MergeSide

  /// Whether an element is in the result.
  var survives: [Bool]
  /// The element around another one in the result.
  var parents: [Int]
  /// The children in the result, in order.
  var children: [[Int]]
  /// What the result says about an element where that is not what ours says.
  var tags: [Int: ElementText] = [:]
  /// The side whose bytes a value has in the result.
  var valueSides: [Int: MergeSide] = [:]
  /// Values that the sides write in two forms: the attribute that the result has, by the object.
  var writtenForms: [Int: [(name: Name, value: String?)]] = [:]
  var conflicts: [MergeConflict] = []
  /// What people should know although it does not conflict, each as one clause.
  var notes: [String] = []
  lazy var freeViews = (ours: FreeViews(ours.document), theirs: FreeViews(theirs.document))
  /// Elements that stay although a side removed them, because the other one changed them.
  var kept: Set<Int> = []

  /// The name and the attributes of an element as they are to be written.
  struct ElementText {
    var name: Name
    /// By name; nil where the attribute is to be removed.
    var changes: [(name: Name, value: String?)] = []
  }

  init(
    base: Version, ours: Version, theirs: Version, in table: IdentityTable, preferring preference: MergePreference,
    frames: MergeSide
  ) {
    (self.base, self.ours, self.theirs, self.table) = (base, ours, theirs, table)
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
    decideContent()
    arrangeChildren()
    tidyLists()
  }

  func version(_ side: MergeSide) -> Version { side == .ours ? ours : theirs }

  /// All identities.
  var identities: Range<Int> { 0..<table.count }

  /// The element in the version that the result takes its bytes from: ours where it has one.
  func element(_ identity: Int) -> Element? { ours.element(identity) ?? theirs.element(identity) }

  /// The element in the newest version that has it.
  func anyElement(_ identity: Int) -> Element? { element(identity) ?? base.element(identity) }

  func isValue(_ identity: Int) -> Bool {
    ours.values.contains(identity) || theirs.values.contains(identity) || base.values.contains(identity)
  }

  func isObject(_ identity: Int) -> Bool { table.isObject(identity) }

  func owner(of identity: Int) -> Int { table.owner(of: identity) }

  /// Takes what both sides say, what one of them changed, or reports that both changed it.
  func choice<Value>(
    _ base: Value, _ ours: Value, _ theirs: Value, by areEqual: (Value, Value) -> Bool
  ) -> MergeSide? {
    if areEqual(ours, theirs) || areEqual(theirs, base) { return .ours }
    return areEqual(ours, base) ? .theirs : nil
  }

  // MARK: Conflicts

  /// The side that wins a conflict.
  func winner(_ kind: MergeConflict.Kind, about identity: Int, _ subject: String) -> MergeSide {
    let (id, path) = name(of: owner(of: identity))
    return preference.side(
      for: MergeConflict.Identity(kind: kind, object: id, path: path, subject: subject))
  }

  /// Notes a conflict.
  /// - Returns: The side that wins it.
  @discardableResult
  mutating func settle(
    _ kind: MergeConflict.Kind, about identity: Int, _ subject: String, base: String?, ours: String?, theirs: String?
  ) -> MergeSide {
    let (id, path) = name(of: owner(of: identity))
    let line = { (text: String) in text.split(whereSeparator: \.isNewline).joined(separator: "⏎") }
    var conflict = MergeConflict(
      kind: kind, object: id, path: path, subject: subject, base: base.map(line), ours: ours.map(line),
      theirs: theirs.map(line), chosen: preference.standard)
    conflict.chosen = preference.side(for: conflict.identity)
    conflicts.append(conflict)
    return conflict.chosen
  }
}
