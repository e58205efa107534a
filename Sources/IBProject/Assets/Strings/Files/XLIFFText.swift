import IBXML

/// Translations in XLIFF 1.2, the format of translation programs.
package struct XLIFFText: Sendable {
  /// The translations of one document into one language.
  package struct File: Sendable {
    /// The document's path in the project.
    package var original: String
    package var sourceLanguage: String
    /// Nil for a list of texts without translations.
    package var targetLanguage: String?
    package var units: [Unit]
  }

  package struct Unit: Sendable {
    package var key: String
    package var source: String
    package var target: String?
    package var isUntranslatable: Bool
  }

  package var files: [File]

  /// - Throws: `ExplainedError` when it is not XLIFF, or has markup in a translation.
  package init(_ bytes: [UInt8]) throws(ExplainedError) {
    let tree: XMLTree
    do throws(XMLError) { tree = try XMLTree(parsing: bytes) } catch { throw .init("is not XLIFF: \(error)") }
    guard tree.root.name == "xliff" else { throw .init("is not XLIFF: the root element is `<\(tree.root.name.text)>`") }
    files = []
    for file in tree.root.children("file") {
      var units: [Unit] = []
      for element in file.subtree where element.name == "trans-unit" { units.append(try XLIFFText.unit(element)) }
      files.append(
        File(
          original: file["original"] ?? "", sourceLanguage: file["source-language"] ?? "",
          targetLanguage: file["target-language"], units: units))
    }
  }

  private static func unit(_ element: Element) throws(ExplainedError) -> Unit {
    let target = element.child("target")
    if let target, !target.children.isEmpty {
      let position = element.tree.lineIndex().position(of: target.range.lowerBound)
      throw .init("\(position): a translation has markup in it, which strings files cannot have")
    }
    return Unit(
      key: element["id"] ?? "", source: element.child("source")?.text ?? "", target: target?.text,
      isUntranslatable: element["translate"] == "no")
  }
}
