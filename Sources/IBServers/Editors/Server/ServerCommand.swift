import IBChanges
import IBLayout
import IBModel
import IBWorkspace

enum ServerCommand {
  /// An operation of `ibt run` scripts on one document: `{uri, statement}`.
  static let edit = "ibt.edit"

  static let names = [edit]
}

extension LanguageServer {
  /// Carries out a command. Its changes are sent to the client, which writes them.
  nonisolated func execute(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    guard let name = request.params["command"]?.string, ServerCommand.names.contains(name) else {
      throw .parameters("there is no command `\(request.params["command"]?.string ?? "")`")
    }
    guard let argument = request.params["arguments"]?.array?.first, let uri = argument["uri"]?.string,
      let snapshot = request.open[uri], let statement = argument["statement"].flatMap({ Statement($0) })
    else { throw .parameters("`\(name)` requires an open document `uri` and a `statement`") }
    let document = try snapshot.requireSoundDocument()
    let result: OperationResult
    do throws(OperationError) {
      result = try statement.carriedOut(on: document, at: snapshot.path)
    } catch { throw .failed(error.message) }
    if let broken = BrokenResult([(snapshot.path, document, result.document)]) { throw .failed(broken.problem) }
    guard result.isChanged else { throw .failed(result.notes.first ?? "this changes nothing") }
    let splices = TextEdits.splices(from: snapshot.text, to: result.document.bytes)
    let label = result.changes.map { "\($0.reference): \($0.text)" }.first ?? name
    await self.request(
      "workspace/applyEdit",
      ["label": .string(label), "edit": TextEdits.workspaceEdit([(snapshot, splices)], request.client)])
    // One message: editors show each in its own window.
    let more = result.notes.count > 5 ? "; and \(result.notes.count - 5) more" : ""
    if !result.notes.isEmpty { await show(result.notes.prefix(5).joined(separator: "; ") + more, isError: false) }
    return .null
  }
}

extension Statement {
  /// Applies an operation to a document, and gives views the frames that it requires.
  fileprivate func carriedOut(on document: Document, at path: String) throws(OperationError) -> OperationResult {
    var run = OperationRun([(path, OperationResult(document) { KnownResources(near: path) })])
    if try scenesStatement() != nil {
      throw OperationError("this changes several documents, which editors cannot undo together; use `ibt run`")
    }
    let operation = try operation(in: [document])
    let canvas = Situation(content: .stored)
    try run.apply(operation, on: { _ in canvas })
    var result = run.results[0].result
    do { try result.settleFrames(by: LayoutEngine(), in: canvas) } catch {
      throw OperationError("the frames cannot be updated (\(error))")
    }
    return result
  }

  init?(_ json: JSON) {
    guard case .mapping(let entries)? = Value(json) else { return nil }
    self.init(entries)
  }
}

extension Statement.Value {
  init?(_ json: JSON) {
    switch json {
    case .string(let text): self = .text(text)
    case .bool(let value): self = .text(value ? "true" : "false")
    case .number: self = .text(json.text)
    case .array(let values): self = .list(values.compactMap { Statement.Value($0) })
    case .object(let members):
      let entries = members.sorted { $0.key < $1.key }.compactMap { key, value in
        Statement.Value(value).map { Statement.Entry(key, $0) }
      }
      self = .mapping(entries)
    case .null: return nil
    }
  }
}
