import IBLint
import IBProject

/// A document, how it is checked, and a hash of the settings that decide it.
package struct AssignedDocument: Sendable {
  package var source: DocumentSource
  var linter: Linter
  var settings: ContentHash
  package var project: ConfiguredProject
  /// Its number among all documents of the run, which machines may divide.
  package var place = 0
}
