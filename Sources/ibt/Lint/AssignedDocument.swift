import IBLint
import IBProject
import IBWorkspace

/// A document, how it is checked, and a hash of the settings that decide it.
struct AssignedDocument: Sendable {
  var source: DocumentSource
  var linter: Linter
  var settings: ContentHash
  var project: ConfiguredProject
  /// Its number among all documents of the run, which machines may divide.
  var place = 0
}
