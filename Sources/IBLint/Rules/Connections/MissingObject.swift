import IBModel
import IBXML

extension Rule {
  /// References to objects that are not in the document.
  static let missingObject = Rule(
    "missing_object", .connections,
    kinds: [
      Kind(
        "dangling_reference", .error, fix: .unsafe,
        check: .connections([.action, .outlet, .outletCollection, .segue]) { connection, document, findings in
          guard let destination = connection.missingDestination(in: document) else { return }
          let isSegue = connection.kind == .segue
          findings.report(
            connection.element.startTagRange,
            """
            \(isSegue ? connection.segueName : connection.title) of \(connection.sourceName) refers to `\(destination)`, \
            which is not in this document
            """,
            object: connection.source, fix: isSegue ? nil : .removing(connection), cause: .missingObject(destination))
        },
        .document { document, findings in
          // Most references are of other rules; looking up their ids takes longer than asking what they are.
          document.visitReferences { reference in
            if reference.isOfOtherRules || document.has(reference) { return }
            let attribute = reference.attribute
            let holder = reference.holder?.reference ?? "the document"
            let place = Object(attribute.element) == reference.holder ? "" : "the `\(attribute.element.name.text)` in "
            findings.report(
              attribute,
              """
              `\(attribute.name.text)` of \(place)\(holder) refers to `\(reference.id)`, which is not in this document
              """, help: "Choose the object again in Xcode, or remove the attribute in the source code",
              fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe),
              cause: .missingObject(reference.id))
          }
        },
        .elements([.document]) { root, document, findings in
          guard let initial = root.attribute(.initialViewController) else { return }
          if let object = document.object(initial.id) {
            guard !object.isTopLevel else { return }
            findings.report(
              initial, "the initial view controller is \(object.reference), which is not the controller of a scene",
              related: [Finding.Related(object.element, "the object")])
          } else {
            findings.report(
              initial, "the initial view controller is `\(initial.value)`, which is not in this document",
              help: "Attributes inspector of the first view controller › select Is Initial View Controller",
              fix: .setting(.initialViewController, of: root, to: nil, .unsafe),
              cause: .missingObject(initial.id))
          }
        },
        .elements([.constraint]) { element, document, findings in
          guard let constraint = Constraint(element) else { return }
          for (name, ordinal) in [(Name.firstItem, "first"), (.secondItem, "second")] {
            guard let attribute = element.attribute(name), document.object(attribute.id) == nil else { continue }
            findings.report(
              attribute,
              """
              the \(ordinal) item of the constraint `\(document.text(of: constraint))` (\(constraint.id)), held by \
              \(constraint.host.reference), is `\(attribute.value)`, which is not in this document
              """, help: "Size inspector › delete the constraint, then add it again",
              fix: .unsafe("Remove the constraint") { $0.remove(constraint) }, cause: .missingObject(attribute.id))
          }
        }),
      Kind(
        "dangling_entry", .error, fix: .safe,
        check: .elements([.variation]) { variation, document, findings in
          let entries = variation.subtree.filter { element in
            [.include, .exclude].contains(element.name) && element.parent?.variationKey != nil
              && element.id(.reference).map { document.object($0) == nil } == true
          }
          guard let attribute = entries.first?.attribute(.reference) else { return }
          let host = variation.ancestors.lazy.compactMap { Object($0) }.first
          let subject = host.map { "a variation of \($0.reference)" } ?? "a variation"
          findings.report(
            attribute.valueRange, "\(subject) refers to `\(attribute.value)`, which is not in this document",
            severity: .warning, object: host,
            related: entries.dropFirst().map { Finding.Related($0, "this object is missing as well") },
            fix: .safe("Remove the entries") { edit in for entry in entries { edit.remove(entry) } })
        },
        .elements(["inferredMetricsTieBreakers"]) { list, document, findings in
          for segue in list.children {
            guard let reference = segue.attribute(.reference), document.object(reference.id) == nil else { continue }
            findings.report(
              segue, "the tie breaker refers to the segue `\(reference.value)`, which is not in this document",
              fix: .safe("Remove the tie breaker") { $0.remove(segue) })
          }
        }),
    ])
}

extension Document {
  /// Whether the object exists that a reference means.
  fileprivate func has(_ reference: Reference) -> Bool {
    object(reference.id) != nil || ReservedIdentifier.all.contains(reference.id)
  }
}

extension Reference {
  /// Whether another rule reports the reference if it is dangling.
  fileprivate var isOfOtherRules: Bool {
    switch kind {
    case .constraintItem, .initialController, .installation: true
    case .connection: element.name != .binding && element.name != .accessibilityConnection
    case .member: element.parent?.name == "inferredMetricsTieBreakers"
    case .part: false
    }
  }
}
