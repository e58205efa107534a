import IBModel

/// Every constraint of a document as an equation.
package struct ConstraintsReport: Report {
  private let loaded: LoadedDocument

  package init(_ loaded: LoadedDocument) { self.loaded = loaded }

  package func write(to json: inout JSONWriter) {
    let document = loaded.document
    json.member("file", loaded.path)
    json.member("constraints", objects: document.constraints) { json, constraint in
      json.member("id", constraint.id)
      json.member("equation", document.text(of: constraint))
      json.member("identifier", ifPresent: constraint.identifier)
      json.member("host", EndEntry(constraint.host.id, in: document))
      json.member("firstItem", EndEntry(constraint.firstItem, in: document))
      json.member("secondItem", ifPresent: constraint.secondItem.map { EndEntry($0, in: document) })
      json.member("attributes", constraint.element.values(besides: [.id, .firstItem, .secondItem]))
      json.member("marks", document.marks(of: constraint))
      json.members(of: loaded.position(of: constraint.element))
    }
  }

  package var lines: [String] {
    let document = loaded.document
    return document.constraints.map { constraint in
      let (place, host) = (loaded.place(of: constraint.element), EndEntry(constraint.host.id, in: document))
      let marks = document.marks(of: constraint)
      return "\(place): \(document.text(of: constraint)) (\(constraint.id)) in \(host.name ?? "") (\(host.id))"
        + (marks.isEmpty ? "" : " [\(marks.joined(separator: ", "))]")
    }
  }
}

extension Document {
  /// The conditions on the existence of a constraint: `placeholder`, `not installed` …
  fileprivate func marks(of constraint: Constraint) -> [String] {
    let installation = installation(of: constraint.object)
    var marks: [String] = []
    if constraint.isPlaceholder { marks.append("placeholder") }
    if !installation.isByDefault { marks.append("not installed") }
    marks += installation.includedBy.map { "installed for \($0)" }
    marks += installation.excludedBy.map { "not installed for \($0)" }
    return marks
  }
}
