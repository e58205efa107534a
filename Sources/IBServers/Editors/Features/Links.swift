import IBModel
import IBProject
import IBXML

/// The files that a document names: images, colors and other storyboards.
enum Links {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let document = snapshot.document else { return [] }
    let project = await request.projects.project(around: snapshot.path, for: [.assets, .documents])
    var links: [JSON] = []
    let add = { (range: Range<Int>, path: String, tip: String) in
      links.append([
        "range": snapshot.range(range), "target": .string(FileURI.uri(path)), "tooltip": .string(tip),
      ])
    }
    for value in document.values(.image) where value.isOfApp {
      guard let asset = project.assets?.asset(.image, named: value.text),
        let attribute = value.element.attributes.first(where: { $0.range == value.range })
      else { continue }
      add(attribute.valueRange, asset.path + "/Contents.json", asset.path)
    }
    document.tree.visitElements(having: "storyboardName") { _, attribute in
      guard let other = project.documents?.storyboards(named: attribute.value).first else { return }
      add(attribute.valueRange, other.path, other.path)
    }
    return .array(links)
  }
}
