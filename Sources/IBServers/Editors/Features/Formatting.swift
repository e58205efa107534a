import IBModel
import IBXML

/// Formats the document as Xcode does.
enum Formatting {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document else { return .null }
    let document = try snapshot.requireSoundDocument()
    do throws(ExplainedError) {
      let formatted = try document.canonical().bytes
      return TextEdits.edits(TextEdits.splices(from: snapshot.text, to: formatted), snapshot)
    } catch { throw .failed("the document cannot be formatted: \(error)") }
  }
}
