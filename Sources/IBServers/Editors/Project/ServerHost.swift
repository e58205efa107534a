import IBChanges
import IBModel
import IBWorkspace

/// What the program does for the server as its commands do it.
package protocol ServerHost: Sendable {
  /// What is configured for the document at a path.
  func settings(forDocument path: String) async throws(SettingsProblem) -> DocumentSettings

  /// What is wrong with a configuration file as it is in the editor.
  func problems(ofConfiguration path: String, _ text: [UInt8]) async -> [ConfigurationProblem]

  /// The documents below a folder, sorted.
  func documents(below folder: String) async -> [String]

  /// Reads projects, and may keep what it reads for the next session.
  func projectReader() -> ProjectReader

  /// Carries out an operation on a document, and gives views the frames that it requires.
  /// - Throws: `OperationError` when it cannot be carried out; then nothing is changed.
  func carryOut(
    _ statement: Statement, on document: Document, at path: String
  ) async throws(OperationError) -> OperationResult

  /// Reads everything again when it is next needed.
  func forget() async
}
