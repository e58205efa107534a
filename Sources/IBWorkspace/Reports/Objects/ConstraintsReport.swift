import IBModel

/// Every constraint of a document as an equation.
package struct ConstraintsReport: Report {
  var file: String
  var constraints: [Row]

  struct Row: JSONValue {
    package var id: ObjectID
    var equation: String
    package var identifier: String?
    var host: EndEntry
    var firstItem: EndEntry
    var secondItem: EndEntry?
    package var attributes: [String: String]
    /// The conditions on its existence: `placeholder`, `not installed` …
    package var marks: [String]
    package var line: Int
    package var column: Int

    package init(_ constraint: Constraint, in loaded: LoadedDocument) {
      let document = loaded.document
      let position = loaded.position(of: constraint.element)
      id = constraint.id
      equation = document.text(of: constraint)
      identifier = constraint.identifier
      host = EndEntry(constraint.host.id, in: document)
      firstItem = EndEntry(constraint.firstItem, in: document)
      secondItem = constraint.secondItem.map { EndEntry($0, in: document) }
      attributes = constraint.element.values(besides: [.id, .firstItem, .secondItem])
      marks = document.marks(of: constraint)
      line = position.line
      column = position.columnInUTF16
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("id", id)
        $0.member("equation", equation)
        // Earlier versions had these names.
        $0.member("text", equation)
        $0.member("sentence", equation)
        $0.member("identifier", ifPresent: identifier)
        $0.member("host", host)
        $0.member("firstItem", firstItem)
        $0.member("secondItem", ifPresent: secondItem)
        $0.member("attributes", attributes)
        $0.member("marks", marks)
        $0.member("line", line)
        $0.member("column", column)
      }
    }
  }

  package init(_ loaded: LoadedDocument) {
    file = loaded.path
    constraints = loaded.document.constraints.map { Row($0, in: loaded) }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("constraints", constraints)
  }

  package var lines: [String] {
    constraints.map { row in
      let marks = row.marks.isEmpty ? "" : " [\(row.marks.joined(separator: ", "))]"
      return
        "\(file):\(row.line):\(row.column): \(row.equation) (\(row.id)) in \(row.host.name ?? "") (\(row.host.id))\(marks)"
    }
  }
}

extension Document {
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
