import IBModel

extension Rule {
  static let ownerWithoutClass = Rule(
    "owner_without_class", .connections, .warning,
    check: .elements([.document]) { _, document, findings in
      guard let owner = document.filesOwner, owner.customClass?.isEmpty != false, let first = owner.connections.first
      else { return }
      findings.report(
        owner.element, "\(owner.name) has connections, but no class",
        related: [Finding.Related(first.element, "the first connection")])
    })
}
