import IBModel

/// The share of a document that the model covers.
package struct CoverageReport: Report {
  private let loaded: LoadedDocument
  fileprivate let coverage: ModelCoverage

  package init(_ loaded: LoadedDocument) { (self.loaded, coverage) = (loaded, loaded.document.coverage()) }

  package func write(to json: inout JSONWriter) {
    json.member("file", loaded.path)
    json.member("idsInFile", coverage.idsInFile)
    json.member("idsInModel", coverage.idsInModel)
    json.member("unresolved", array: coverage.unresolved) { write($1.element, $1.attribute, to: &$0) }
    json.member("unknownElements", array: coverage.unknownElements) { write($1, nil, to: &$0) }
    json.member("unknownAttributes", array: coverage.unknownAttributes) { write($1.element, $1, to: &$0) }
  }

  private func write(_ element: Element, _ attribute: Attribute?, to json: inout JSONWriter) {
    json.object {
      $0.member("element", element.name.text)
      $0.member("attribute", ifPresent: attribute?.name.text)
      $0.member("value", ifPresent: attribute?.value)
      $0.members(of: loaded.position(of: element))
    }
  }

  package var lines: [String] {
    var lines = ["\(loaded.path): \(CoverageTotal(self).text)"]
    lines += coverage.unresolved.map {
      text($0.element, "unresolved \($0.element.name.text) \($0.attribute.name.text) `\($0.attribute.value)`")
    }
    lines += coverage.unknownElements.map { text($0, "unknown element `\($0.name.text)`") }
    lines += coverage.unknownAttributes.map {
      text($0.element, "unknown attribute `\($0.name.text)` of `\($0.element.name.text)`")
    }
    return lines
  }

  private func text(_ element: Element, _ words: String) -> String { "  \(loaded.place(of: element)): \(words)" }
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
    idsInFile += report.coverage.idsInFile
    idsInModel += report.coverage.idsInModel
    unresolved += report.coverage.unresolved.count
    unknownElements += report.coverage.unknownElements.count
    unknownAttributes += report.coverage.unknownAttributes.count
  }

  package var text: String {
    "\(idsInModel) of \(idsInFile) ids, \(unresolved) unresolved, \(counted(unknownElements, "unknown element")), "
      + counted(unknownAttributes, "unknown attribute")
  }
}
