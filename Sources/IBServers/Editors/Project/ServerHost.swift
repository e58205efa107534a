import IBChanges
import IBLint
import IBModel
import IBWorkspace

/// The services of the program that work as its commands do.
package protocol ServerHost: Sendable {
  func settings(forDocument path: String) async throws(ConfigurationError) -> DocumentSettings

  func problems(ofConfiguration path: String, _ text: [UInt8]) async -> [ConfigurationError.Problem]

  func documents(below folder: String) async -> [String]

  /// Reads projects, and may keep the results for the next session.
  func projectReader() -> ProjectReader

  /// Applies an operation to a document, and gives views the frames that it requires.
  /// - Throws: `OperationError` when it cannot be applied; then nothing is changed.
  func carryOut(
    _ statement: Statement, on document: Document, at path: String
  ) async throws(OperationError) -> OperationResult

  /// Forgets everything, so that it is read again when it is next needed.
  func forget() async
}
