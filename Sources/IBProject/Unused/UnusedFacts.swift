/// What is known about a project when unused things are looked for.
package struct UnusedFacts: Sendable {
  /// The folder of the project.
  package var folder = ""
  /// All documents of the project.
  package var documents: [DocumentContents] = []
  /// Summaries of the same documents.
  package var index = DocumentIndex([])
  /// The paths of documents that nothing loads.
  package var unloaded: Set<String> = []
  /// The targets of the project.
  package var targets = ProjectTargets([])
  /// The classes of the project; nil if there is no code of an app.
  package var sources: SourceIndex?
  /// The word with which the code declares each marked member, by the path of the file and the offset.
  package var memberWords: [String: [Int: String]] = [:]
  /// The images and colors of catalogs.
  package var assets: [AssetLibrary.Asset] = []
  /// Image files outside of catalogs.
  package var imageFiles: [String] = []
  /// Font files with the names of their fonts.
  package var fonts: [(path: String, names: Set<String>)] = []
  /// Strings files and string catalogs.
  package var strings: [StringsTable] = []
  /// What was read, for the proofs.
  package var read = Read()

  /// How much was read.
  package struct Read: Sendable {
    package var swiftFiles = 0
    package var objectiveCFiles = 0
    package var documents = 0
    /// Property lists and other texts.
    package var otherFiles = 0
    /// What could not be read, or is in a language that is not read; nothing is certain then.
    package var missing: String?

    package init() {}

    /// `212 Swift files and 12 documents read`
    package var text: String {
      let parts = [
        (swiftFiles, "Swift file"), (objectiveCFiles, "Objective-C file"), (documents, "document"),
        (otherFiles, "other file"),
      ]
      let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      return counts.isEmpty ? "nothing read" : counts.joined(separator: ", ") + " read"
    }

    /// `212 Swift files read`
    package var code: String {
      var copy = Read()
      (copy.swiftFiles, copy.objectiveCFiles) = (swiftFiles, objectiveCFiles)
      return copy.text
    }
  }

  /// Nothing is known.
  package init() {}
}
