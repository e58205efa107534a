import IBBase
import IBModel
import IBProject
import SystemPackage

/// The faults in the translations of a document.
package struct TranslationReport: Report {
  private let file: String
  private let findings: [(path: String, finding: TranslationProblem)]
  private let notes: [String]

  package init(
    on document: TranslatedDocument, languages: Set<String>?, _ kinds: Set<TranslationProblem.Kind>,
    by resolver: SceneResolver
  ) throws {
    file = document.path
    let check = TranslationCheck(document.loaded.document, sourceLanguage: document.sourceLanguage)
    let files = document.files.filter { $0.isCatalog || languages?.contains($0.language) != false }
    let own = files.filter { !check.isForeign($0) }
    notes = files.filter(check.isForeign).map {
      "\($0.path): note: has no object of \(document.path) and was not checked"
    }
    var found = own.flatMap { file in check.findings(in: file, languages: languages).map { (file.path, $0) } }
    // If the document is translated into the language that it should have, it may have any other.
    if !document.files.contains(where: { $0.language == document.sourceLanguage }) {
      var translations = DocumentTranslations()
      found += translations.absentFiles(of: document.path).compactMap { file -> (String, TranslationProblem)? in
        guard let language = file.folder.stem, languages?.contains(language) != false else { return nil }
        return check.absence(ofFileFor: language).map { (file.string, $0) }
      }
    }
    if kinds.contains(.long) { found += try LongTranslations(in: document, own, languages, by: resolver).findings }
    findings = found.filter { kinds.contains($0.1.kind) }.map { (path: $0.0, finding: $0.1) }
  }

  package var isEmpty: Bool { findings.isEmpty }

  package var lines: [String] {
    findings.map { path, finding in
      let line = finding.line.map { ":\($0)" } ?? ""
      let language = finding.language.isEmpty || !path.hasSuffix(".xcstrings") ? "" : " (\(finding.language))"
      return "\(path)\(line): \(finding.kind.rawValue): \(finding.key)\(language): \(finding.message)"
    } + notes
  }

  package var members: JSONObject {
    ["file": file, "findings": findings.map { JoinedMembers($0.finding, ["path": $0.path]) }, "notes": notes]
  }
}
