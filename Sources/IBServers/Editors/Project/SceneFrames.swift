import IBLayout
import IBModel
import IBXML

/// The layouts of scenes, as `ibt layout` computes them.
struct SceneFrames {
  private let projects: ServerProjects
  private let path: String

  init(_ request: FeatureRequest, _ path: String) { (projects, self.path) = (request.projects, path) }

  /// The layout of the view tree around an object, on a device or (without one) the canvas; nil without a view tree.
  func layout(
    of object: Object, in document: Document, on device: Device?, _ options: LayoutEngine.Options = []
  ) async -> SceneLayout? {
    guard let root = document.rootViews.first(where: { $0.element.contains(object.element) }) else { return nil }
    return await layouts(of: document, on: device, options) { $0 == root }.first
  }

  func layouts(
    of document: Document, on device: Device?, _ options: LayoutEngine.Options = [],
    where isWanted: (Object) -> Bool = { _ in true }
  ) async -> [SceneLayout] {
    var situation = Situation(mode: device == nil ? .canvas : .runTime, device: device)
    if situation.content == .measured { situation.resources = await projects.resources(near: path) }
    let resolved = ResolvedDocument(document, in: situation, where: isWanted)
    return LayoutEngine().layouts(of: resolved, options: options).solved
  }
}
