import IBModel
import IBProject

extension Findings {
  /// Reports the first use of each resource of a kind that is not among the project's assets.
  mutating func reportMissing(
    _ kind: Name, _ noun: String, in document: Document, names: [String], isKnown: (String) -> Bool
  ) {
    let listed = document.resources.filter {
      $0.kind == kind && $0.catalog == nil && !$0.name.isEmpty && !$0.isEmbedded
    }
    var missing = Set(listed.map(\.name).filter { !isKnown($0) })
    guard !missing.isEmpty else { return }
    for use in document.resourceUses where use.listed.kind == kind && use.element["catalog"] == nil {
      guard missing.remove(use.listed.name) != nil else { continue }
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
