import IBModel
import IBXML

/// The share of a document that the model covers.
package struct CoverageReport: Report, Encodable {
  private let file: String
  fileprivate let idsInFile, idsInModel: Int
  fileprivate let unresolved, unknownElements, unknownAttributes: [Row]

  package init(_ loaded: LoadedDocument) {
    let coverage = loaded.document.coverage()
    file = loaded.path
    (idsInFile, idsInModel) = (coverage.idsInFile, coverage.idsInModel)
    unresolved = coverage.unresolved.map { Row($0.element, $0.attribute, in: loaded) }
    unknownElements = coverage.unknownElements.map { Row($0, nil, in: loaded) }
    unknownAttributes = coverage.unknownAttributes.map { Row($0.element, $0, in: loaded) }
  }

  fileprivate struct Row: Encodable {
    let element: String
    let attribute, value: String?
    let line, column: Int

    init(_ element: Element, _ attribute: Attribute?, in loaded: LoadedDocument) {
      (self.element, self.attribute, value) = (element.name.text, attribute?.name.text, attribute?.value)
      (line, column) = loaded.position(of: element).lineAndColumn
    }
  }

  package var lines: [String] {
    var lines = ["\(file): \(CoverageTotal(self).text)"]
    lines += unresolved.map { text($0, "unresolved \($0.element) \($0.attribute ?? "") `\($0.value ?? "")`") }
    lines += unknownElements.map { text($0, "unknown element `\($0.element)`") }
    lines += unknownAttributes.map { text($0, "unknown attribute `\($0.attribute ?? "")` of `\($0.element)`") }
    return lines
  }

  private func text(_ row: Row, _ words: String) -> String { "  \(file):\(row.line):\(row.column): \(words)" }
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
