import IBModel

extension Rule {
  static let ownerViewNotConnected = Rule(
    "owner_view_not_connected", .connections, .warning,
    check: .elements([.document]) { _, document, findings in
      guard let owner = document.filesOwner, owner.customClass?.hasSuffix("ViewController") == true,
        owner.outlets("view").isEmpty, let view = document.onlyPlainView,
        !owner.connections.contains(where: { $0.destination == view.id })
      else { return }
      findings.report(
        owner.element, "the outlet `view` of \(owner.name) is not connected, although its class is a view controller",
        related: [Finding.Related(view.element, "the view of the document")])
    })
}

extension Document {
  /// The view of a .xib with one top-level view. A cell does not count, because tables load it from a .xib.
  fileprivate var onlyPlainView: Object? {
    let views = objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter(\.isView)
    guard let view = views.first, views.count == 1, view.kind == .view || view.kind == "customView" else { return nil }
    return view.customClass == nil ? view : nil
  }
}
