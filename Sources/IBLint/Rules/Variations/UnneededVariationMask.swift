import IBModel

extension Rule {
  static let unneededVariationMask = Rule(
    "unneeded_variation_mask", .variations, .info,
    check: .document { document, findings in
      let masks = MaskStatements(document)
      document.tree.root.visitDescendants(named: .mask) { mask in
        guard let key = mask.variationKey else { return }
        for member in mask.children {
          guard let isIncluded = member.includesInMask, let id = member.id(.reference),
            let object = document.object(id),
            masks[id].isUnneeded(isIncluded, for: key)
          else { continue }
          findings.report(
            member.startTagRange,
            "\(document.subject(object)) is \(isIncluded ? "" : "not ")installed without the variation",
            object: object, fact: Fact(object, .installation))
        }
      }
    })
}

extension [String: Bool] {
  /// Whether no variation contradicts it, so the statement has no effect. Members that the default variation
  /// excludes are not installed without the others.
  fileprivate func isUnneeded(_ isIncluded: Bool, for key: String) -> Bool {
    if values.contains(!isIncluded) { return false }
    return isIncluded || key != "default" && self["default"] == false
  }
}
