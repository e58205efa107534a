import IBModel
import IBProject
import IBXML

extension Rule {
  static let registeredNib = Rule(
    "registered_nib", .identity, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.kind == .xib, document.platform.isUIKit, let sources = inspection.project.sources,
        let path = inspection.path,
        case let uses = sources.loads(ofNib: DocumentLoads.name(ofDocument: path), as: .registeredNib), !uses.isEmpty,
        !inspection.project.hasNamesake(ofDocument: path)
      else { return }
      let roots = document.objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter { !$0.isStandIn }
      for found in uses {
        guard let registration = found.use.registration else { continue }
        let place = sourcePlace(found.path, line: found.line)
        if findings.report(roots, in: document, for: registration, place, sources) { return }
      }
    })
}

extension Findings {
  /// Reports the objects of a nib that UIKit rejects; returns whether it did.
  fileprivate mutating func report(
    _ roots: [Object], in document: Document, for registration: IdentifierUse.Registration, _ place: String,
    _ sources: SourceIndex
  ) -> Bool {
    let need = "code (\(place)) registers the nib, which must have one object, a `\(registration.className)`"
    guard let root = roots.first else { return false }
    if roots.count > 1 {
      report(roots[1].element, "\(need), but \(roots[1].reference) is another object at its top level")
    } else if root.isInstance(of: registration.className, on: document.platform, in: sources) == false {
      report(root.element, "\(need), but \(root.reference) is not one")
    } else if let identifier = root.element.attribute("reuseIdentifier"), !identifier.value.isEmpty,
      let registered = registration.identifier, registered != identifier.value
    {
      report(
        identifier,
        "the reuse identifier is `\(identifier.value)`, but code (\(place)) registers the nib for `\(registered)`")
    } else {
      return false
    }
    return true
  }
}
