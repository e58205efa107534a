import IBModel

/// Every constraint of a document as an equation.
package struct ConstraintsReport: Report, Encodable {
  private let file: String
  private let constraints: [Row]

  package init(_ loaded: LoadedDocument) {
    file = loaded.path
    var installations = MaskedInstallations(in: loaded.document)
    constraints = loaded.document.constraints.map { Row($0, in: loaded, &installations) }
  }

  private struct Row: Encodable {
    let id: ObjectID
    let equation: String
    let identifier: String?
    let host, firstItem: EndEntry
    let secondItem: EndEntry?
    let attributes: [String: String]
    let marks: [String]
    let line, column: Int

    init(_ constraint: Constraint, in loaded: LoadedDocument, _ installations: inout MaskedInstallations) {
      let document = loaded.document
      (id, equation) = (constraint.id, document.text(of: constraint))
      identifier = constraint.identifier
      (host, firstItem) = (EndEntry(constraint.host.id, in: document), EndEntry(constraint.firstItem, in: document))
      secondItem = constraint.secondItem.map { EndEntry($0, in: document) }
      attributes = constraint.element.values(besides: [.id, .firstItem, .secondItem])
      marks = Row.marks(of: constraint, installations.installation(of: constraint.object))
      (line, column) = loaded.position(of: constraint.element).lineAndColumn
    }

    /// The conditions on the existence of a constraint: `placeholder`, `not installed` …
    private static func marks(of constraint: Constraint, _ installation: Installation) -> [String] {
      var marks: [String] = []
      if constraint.isPlaceholder { marks.append("placeholder") }
      if !installation.isByDefault { marks.append("not installed") }
      marks += installation.includedBy.map { "installed for \($0)" }
      marks += installation.excludedBy.map { "not installed for \($0)" }
      return marks
    }
  }

  package var lines: [String] {
    constraints.map { row in
      "\(file):\(row.line):\(row.column): \(row.equation) (\(row.id)) in \(row.host.name ?? "") (\(row.host.id))"
        + (row.marks.isEmpty ? "" : " [\(row.marks.joined(separator: ", "))]")
    }
  }
}
