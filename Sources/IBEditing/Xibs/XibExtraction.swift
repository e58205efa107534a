import IBModel
import IBXML

/// A scene of a storyboard that goes to a xib: its controller becomes File's Owner, its view a view at the top level.
///
/// Outlets, actions and bindings of the controller become those of File's Owner, and everything else in the scene goes along
/// as it is. A xib has no place for the settings of a controller: they are ``losses``.
public struct XibExtraction: Sendable {
  /// The storyboard without the scene; nil where that was the only one, so that nothing is left.
  public let remaining: Edited?
  /// The xib. Its announcement is about the view.
  public let extracted: Edited
  /// The controller of the scene.
  public let controller: Object
  /// What the controller has and a xib cannot have, each as a noun with its value. Losing it changes what the app does.
  public let losses: [String]
  /// The views that Interface Builder's canvas shows elsewhere in the xib, where margins and safe areas are other ones than in
  /// a scene; their stored frames are kept.
  public let movedOnCanvas: [Object]

  /// Takes a scene out of a storyboard.
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - name: The name of the xib: its file without extension.
  /// - Throws: `OperationError` when the scene cannot be in a xib.
  /// - Complexity: O(document)
  public init(of id: ObjectID, from document: Document, to name: String) throws(OperationError) {
    let blocks = try SceneBlocks(document)
    guard let place = blocks.scenes.firstIndex(where: { $0.id == id }) else {
      throw OperationError("there is no scene `\(id)`")
    }
    let part = try SceneWithoutStoryboard(blocks, place)
    (controller, losses) = (part.controller, part.losses)
    extracted = try XibComposition(part, of: document).result()
    movedOnCanvas = CanvasComparison.moved(in: part.view.id, from: document, to: extracted.document)
    remaining = try XibExtraction.remaining(blocks, without: place, part.controller, movedTo: name)
  }

  private static func remaining(
    _ blocks: SceneBlocks, without place: Int, _ controller: Object, movedTo name: String
  ) throws(OperationError) -> Edited? {
    guard blocks.scenes.count > 1 else { return nil }
    let document = blocks.document
    let scene = blocks.scenes[place]
    let composed = try blocks.document(with: blocks.scenes.indices.filter { $0 != place }.map { blocks.bytes($0) })
    var edit = ModelEdit(composed)
    for entry in StoryboardLists.lostEntries(in: composed, of: document) { edit.remove(entry) }
    let result = try StoryboardLists.dropped(from: try edit.checked(), of: document)
    let others = [scene.id] + scene.objects.map(\.id).filter { $0 != controller.id }
    return Edited(result, [Announcement(controller, "moved to \(name).xib", added: others)])
  }
}

/// Writes a scene as a xib.
struct XibComposition {
  private let part: SceneWithoutStoryboard
  private let document: Document
  private let placeholders: XibPlaceholders
  private let text: XibText

  init(_ part: SceneWithoutStoryboard, of document: Document) {
    (self.part, self.document) = (part, document)
    placeholders = XibPlaceholders(on: document.platform)
    text = XibText(style: WritingStyle(of: document.tree))
  }

  /// The xib.
  /// - Throws: `OperationError` when it cannot be verified.
  func result() throws(OperationError) -> Edited {
    let composed = try read(bytes)
    guard let owner = composed.object(part.controller.id), let view = composed.object(part.view.id) else {
      throw OperationError("the view has no id", part.controller)
    }
    var edit = ModelEdit(composed)
    XibComposition.give(placeholders.owner, to: owner.id, in: &edit)
    if let responder = part.scene.responder?[.id] {
      XibComposition.give(placeholders.responder, to: ObjectID(responder), in: &edit)
    }
    edit.setAttribute(.key, to: nil as String?, on: view.element)
    for metrics in part.metrics {
      edit.setChild(metrics.name, key: metrics[.key], to: NewElement(copying: metrics), in: view.element)
    }
    if let point = part.scene.element.child(withKey: "canvasLocation") {
      edit.setChild(point.name, key: "canvasLocation", to: NewElement(copying: point), in: view.element)
    }
    edit.add(viewOutlet, to: .connections, of: owner.element)
    let whole = try edit.checked()
    var tidied = ModelEdit(whole)
    for entry in StoryboardLists.lostEntries(in: whole, of: document) { tidied.remove(entry) }
    let result = try StoryboardLists.dropped(from: try tidied.checked(), of: document)
    let name = part.controller.customClass.map { " (\($0))" } ?? ""
    let announcement = Announcement(part.view, "is the view of File's Owner\(name)", added: placeholders.all.sorted())
    return Edited(result, [announcement], notes: part.notes)
  }

  /// The outlet has the id of the controller, which nothing else has now, so that a scene made of the xib has it again.
  private var viewOutlet: NewElement {
    NewElement(
      "outlet",
      [
        NewAttribute("property", "view"), NewAttribute(.destination, part.view.id),
        NewAttribute(.id, part.controller.id),
      ])
  }

  /// Gives an object another id, also a reserved one.
  static func give(_ new: ObjectID, to id: ObjectID, in edit: inout ModelEdit) {
    if let object = edit.document.object(id) { edit.setAttribute(.id, to: new, on: object.element) }
    for reference in edit.references(to: id) {
      edit.setAttribute(reference.attribute.name, to: new, on: reference.element)
    }
  }

  private func read(_ bytes: [UInt8]) throws(OperationError) -> Document {
    do throws(DocumentError) {
      return try Document(parsing: document.tree.source.encoded(bytes))
    } catch {
      throw OperationError("the xib cannot be read (\(error)); nothing was changed")
    }
  }

  // MARK: Text

  /// The xib, with the ids and the key that the objects have in the scene.
  private var bytes: [UInt8] {
    let root = document.tree.root
    let utf8 = document.tree.source.utf8
    let inner = text.indentation(1)
    let parts = root.children.compactMap { child -> String? in
      if child.name == .scenes { return objects }
      if XibComposition.storyboardOnly.contains(child.name) || child[.key] == "tintColor" { return nil }
      return text.copy(child, indentation: inner)
    }
    let start = Array(utf8[..<root.range.lowerBound])
    let body = text.element(NewElement(.document, attributes), containing: parts, indentation: "")
    return start + Array(body.utf8) + Array(utf8[root.range.upperBound...])
  }

  private static let storyboardOnly: Set<Name> = ["inferredMetricsTieBreakers"]

  /// The attributes of the document.
  private var attributes: [NewAttribute] {
    let root = document.tree.root
    var attributes = root.attributes.filter { $0.name != .initialViewController }.map { attribute in
      NewAttribute(attribute.name, attribute.name == .type ? XibComposition.type(of: root) : attribute.value)
    }
    // As Xcode writes it for new xibs; storyboards create custom objects this way, too.
    if document.platform == .macOS {
      attributes.append(NewAttribute("customObjectInstantitationMethod", "direct"))
    }
    return attributes
  }

  private static func type(of root: Element) -> String {
    let type = root[.type] ?? ""
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { return "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" }
    return type.hasSuffix(".Storyboard.XIB")
      ? type.dropLast(".Storyboard.XIB".count) + ".XIB" : type.dropLast("Storyboard".count) + "XIB"
  }

  private var objects: String {
    let inner = text.indentation(2)
    let owner = placeholders.owner(like: part.controller.element, id: part.controller.id)
    let connections = part.controller.element.child(.connections).map {
      text.copy($0, indentation: inner + text.style.indentationUnit)
    }
    let responder = part.scene.responder?[.id].map { ObjectID($0) } ?? placeholders.responder
    let others = [placeholders.responder(id: responder)] + placeholders.others
    let members = ([part.view.element] + part.members).map { text.copy($0, indentation: inner) }
    return text.element(
      NewElement(.objects),
      containing: [text.element(owner, containing: [connections].compactMap(\.self), indentation: inner)]
        + others.map { text.style.text(of: $0, indentation: inner) } + members,
      indentation: text.indentation(1))
  }
}
