import IBModel

/// The share of a document that the model covers.
package struct CoverageReport: Report {
  var file: String
  var idsInFile: Int
  var idsInModel: Int
  var unresolved: [Mention]
  var unknownElements: [Mention]
  var unknownAttributes: [Mention]

  /// A reported location.
  struct Mention: JSONValue {
    package var element: String
    var attribute: String?
    package var value: String?
    package var line: Int
    package var column: Int

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("element", element)
        $0.member("attribute", ifPresent: attribute)
        $0.member("value", ifPresent: value)
        $0.member("line", line)
        $0.member("column", column)
      }
    }
  }

  package init(_ loaded: LoadedDocument) {
    let coverage = loaded.document.coverage()
    let mention = { (element: Element, attribute: Attribute?) in
      let position = loaded.position(of: element)
      return Mention(
        element: element.name.text, attribute: attribute?.name.text, value: attribute?.value, line: position.line,
        column: position.columnInUTF16)
    }
    file = loaded.path
    idsInFile = coverage.idsInFile
    idsInModel = coverage.idsInModel
    unresolved = coverage.unresolved.map { mention($0.element, $0.attribute) }
    unknownElements = coverage.unknownElements.map { mention($0, nil) }
    unknownAttributes = coverage.unknownAttributes.map { mention($0.element, $0) }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("idsInFile", idsInFile)
    json.member("idsInModel", idsInModel)
    json.member("unresolved", unresolved)
    json.member("unknownElements", unknownElements)
    json.member("unknownAttributes", unknownAttributes)
  }

  package var lines: [String] {
    var lines = ["\(file): \(CoverageTotal(self).text)"]
    lines += unresolved.map { text($0, "unresolved \($0.element) \($0.attribute ?? "") `\($0.value ?? "")`") }
    lines += unknownElements.map { text($0, "unknown element `\($0.element)`") }
    lines += unknownAttributes.map { text($0, "unknown attribute `\($0.attribute ?? "")` of `\($0.element)`") }
    return lines
  }

  private func text(_ mention: Mention, _ words: String) -> String {
    "  \(file):\(mention.line):\(mention.column): \(words)"
  }
}

/// The numbers of one or several documents.
package struct CoverageTotal {
  package private(set) var documents = 0
  private var idsInFile = 0
  private var idsInModel = 0
  private var unresolved = 0
  private var unknownElements = 0
  private var unknownAttributes = 0

  package init() {}

  package init(_ report: CoverageReport) { add(report) }

  package mutating func add(_ report: CoverageReport) {
    documents += 1
    idsInFile += report.idsInFile
    idsInModel += report.idsInModel
    unresolved += report.unresolved.count
    unknownElements += report.unknownElements.count
    unknownAttributes += report.unknownAttributes.count
  }

  package var text: String {
    "\(idsInModel) of \(idsInFile) ids, \(unresolved) unresolved, \(counted(unknownElements, "unknown element")), "
      + counted(unknownAttributes, "unknown attribute")
  }
}
