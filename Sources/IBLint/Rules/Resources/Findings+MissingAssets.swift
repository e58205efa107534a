import IBModel
import IBProject

extension Findings {
  /// Reports the first use of each resource of a kind that is not among the project's assets; as a warning if code
  /// replaces it in all objects that use it.
  mutating func reportMissing(
    _ kind: Name, _ noun: String, in document: Document, names: [String],
    isReplaced: (Object) -> Bool = { _ in false }, isKnown: (String) -> Bool
  ) {
    let listed = document.resources.filter {
      $0.kind == kind && $0.catalog == nil && !$0.name.isEmpty && !$0.isEmbedded
    }
    var missing = Set(listed.map(\.name).filter { !isKnown($0) })
    guard !missing.isEmpty else { return }
    let uses = document.resourceUses.filter { $0.listed.kind == kind && $0.element["catalog"] == nil }
    for use in uses {
      guard missing.remove(use.listed.name) != nil else { continue }
      let owners = uses.filter { $0.listed.name == use.listed.name }.map(\.element.owner)
      if owners.allSatisfy({ $0.map(isReplaced) == true }) { severity = .warning }
      let similar = EditDistance.similar(to: use.listed.name, among: names)
      report(
        use.attribute,
        """
        the \(noun) `\(use.listed.name)` is in no asset catalog of the project\
        \(similar.map { "; there is `\($0)`" } ?? "")
        """)
    }
  }
}

extension Resource {
  /// Whether the document contains the resource: Xcode stores images that were pasted into it.
  fileprivate var isEmbedded: Bool { element.child(withKey: "keyedArchiveRepresentation") != nil }
}
