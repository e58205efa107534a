import IBModel
import IBXML

/// A summary above each scene that opens its preview; none for clients without previews, which lack the command.
enum CodeLenses {
  private static let preview = "ibt.showPreview"

  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard request.client.commands.contains(preview), snapshot.kind == .document, let document = snapshot.document else {
      return []
    }
    let initial = document.tree.root[.initialViewController]
    return .array(
      document.scenes.map { scene in
        let views = scene.objects.reduce(0) { $0 + $1.family.count(where: \.isView) }
        let isInitial = scene.controller.map { $0.id.rawValue == initial } ?? false
        let title = (isInitial ? "initial scene, " : "") + counted(views, "view")
        return [
          "range": snapshot.range(scene.element.startTagRange),
          "command": [
            "title": .string(title), "command": .string(preview),
            "arguments": [.string(snapshot.uri), .string(scene.controller?.id.rawValue ?? "")],
          ],
        ]
      })
  }
}
