import IBModel

/// The facts about a project that the search for unused items needs.
package struct UnusedFacts: Sendable {
  package var documents: [DocumentContents] = []
  package var index = DocumentIndex([])
  /// The paths of documents that nothing loads.
  package var unloaded: Set<String> = []
  package var targets = ProjectTargets([])
  /// The classes of the project; nil without app code.
  package var sources: SourceIndex?
  /// The spelling of each marked member in its declaration, by path and offset.
  package var memberWords: [String: [Int: String]] = [:]
  package var assets: [AssetLibrary.Asset] = []
  package var imageFiles: [String] = []
  /// Font files with the names of their fonts.
  package var fonts: [(path: String, names: Set<String>)] = []
  package var strings: [StringsTable] = []
  /// Whether the project uses libraries whose sources are not read.
  package var hasDependencies = false
  package var read = Read()

  /// Counts of read files.
  package struct Read: Sendable {
    package var swiftFiles = 0
    package var objectiveCFiles = 0
    package var documents = 0
    /// Property lists and other texts.
    package var otherFiles = 0
    /// Files that were unreadable or in an unsupported language; if there are any, nothing is certain.
    package var missing: String?
    /// Documents that the project names and that are not in the checkout, by name.
    package var absentDocuments: [String] = []

    package init() {}

    /// The reason why nothing at all is certain, as one clause.
    package var absence: String? {
      if absentDocuments.isEmpty { return nil }
      let names = absentDocuments.prefix(3).joined(separator: ", ") + (absentDocuments.count > 3 ? " …" : "")
      return "the project refers to \(counted(absentDocuments.count, "file")) missing from the checkout: \(names)"
    }

    /// For example `212 Swift files and 12 documents read`.
    package var text: String {
      let parts = [
        (swiftFiles, "Swift file"), (objectiveCFiles, "Objective-C file"), (documents, "document"),
        (otherFiles, "other file"),
      ]
      let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      return counts.isEmpty ? "nothing read" : counts.joined(separator: ", ") + " read"
    }

    package var code: String {
      var copy = Read()
      (copy.swiftFiles, copy.objectiveCFiles) = (swiftFiles, objectiveCFiles)
      return copy.text
    }
  }

  package init() {}
}
