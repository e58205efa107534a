import IBCompare
import IBEditing
import IBLayout
import IBModel
import IBScene
import IBXML
import TestSupport
import Testing

/// What holds for scenes of real storyboards that go to a xib and come back, and for real xibs that become scenes.
@Suite struct XibLawTests {
  static let paths = Corpus.sample(every: Corpus.step(2)).filter { $0.hasSuffix(".storyboard") }
  static let xibs = Corpus.sample(every: Corpus.step(3)).filter { $0.hasSuffix(".xib") }

  @Test(arguments: paths) func scenesThatGoToXibsComeBack(path: String) throws {
    guard let document = try? Document(parsing: Corpus.bytes(of: path)), document.duplicates.isEmpty else { return }
    for scene in document.scenes {
      guard let extraction = try XibLawTests.extraction(scene, document) else { continue }
      let xib = extraction.extracted.document
      expectWhole(xib, of: document, path)
      expectSameFrames(xib, extraction, document, path)
      guard let remaining = extraction.remaining else { continue }
      let old = remaining.document
      expectWhole(old, of: document, path)
      expectAnnounced(remaining, scene, document, path)
      let back = try XibInlining(xib, named: "New", into: old).result.document
      expectWhole(back, of: document, path)
      guard extraction.losses.isEmpty, extraction.extracted.notes.isEmpty else { continue }
      expectSame(back, document, without: scene, path)
    }
  }

  @Test(arguments: xibs) func xibsBecomeScenes(path: String) throws {
    guard let xib = try? Document(parsing: Corpus.bytes(of: path)), xib.kind == .xib else { return }
    let mac = xib.platform == .macOS
    let text = Storyboard.document(
      "<scenes>\n\(XibTests.scene("Home", XibTests.controller("home")))\n</scenes>",
      type: "com.apple.InterfaceBuilder3.Cocoa\(mac ? "" : "Touch").Storyboard.XIB",
      runtime: xib.tree.root["targetRuntime"] ?? "iOS.CocoaTouch")
    guard let storyboard = try? Document(parsing: Array(text.utf8)) else { return }
    let inlining: XibInlining
    do throws(OperationError) { inlining = try XibInlining(xib, named: "New", into: storyboard) } catch {
      #expect(!error.message.contains("nothing was changed"), "\(path): \(error.message)")
      return
    }
    let scene = try #require(inlining.controller.scene)
    expectWhole(inlining.result.document, of: xib, path)
    for view in xib.views where view.owner != nil {
      #expect(inlining.result.document.object(view.id)?.frame == view.frame, "\(path): \(view.reference)")
    }
    let extraction = try XibExtraction(of: scene.id, from: inlining.result.document, to: "New")
    let changes = extraction.extracted.document.changes(from: xib).list
    // Settings of the document are those of the storyboard.
    let meant = changes.filter { change in change.object.map { !ReservedIdentifier.all.contains($0) } ?? false }
    if extraction.losses.isEmpty {
      #expect(meant.isEmpty, "\(path): \(meant.map { "\($0.object ?? "") \($0.name) \($0.kind)" })")
    }
  }

  private static func extraction(_ scene: DocumentScene, _ document: Document) throws -> XibExtraction? {
    do throws(OperationError) { return try XibExtraction(of: scene.id, from: document, to: "New") } catch {
      #expect(!error.message.contains("nothing was changed"), "\(error.message)")
      return nil
    }
  }

  private func expectWhole(_ part: Document, of document: Document, _ path: String) {
    #expect(part.duplicates.isEmpty, "\(path)")
    let known = Set(document.danglingReferences().map(\.id))
    let dangling = part.danglingReferences().map(\.id).filter { !known.contains($0) }
    #expect(dangling.isEmpty, "\(path): \(dangling)")
  }

  /// What a comparison finds in the storyboard that stays is announced: the scene is gone.
  private func expectAnnounced(_ remaining: Edited, _ scene: DocumentScene, _ document: Document, _ path: String) {
    let announced = Set(remaining.announcements.flatMap { [$0.object] + $0.added })
    for change in remaining.document.changes(from: document).list {
      guard let id = change.object, let object = document.object(id) else { continue }
      #expect(announced.contains(id) || object.scene == scene, "\(path): \(change.name) (\(id)) \(change.kind)")
    }
  }

  /// Views have the same frames in the xib as in the scene, at the same size.
  private func expectSameFrames(_ xib: Document, _ extraction: XibExtraction, _ document: Document, _ path: String) {
    for object in xib.objects {
      #expect(object.frame == document.object(object.id)?.frame || object.frame == nil, "\(path)")
    }
    let moved = extraction.movedOnCanvas
    let margins = Set(["Margin", "Margins"])
    guard !moved.isEmpty else { return }
    // Only margins and safe areas differ between a scene and a xib.
    let reads = xib.constraints.contains { constraint in
      let attributes = [constraint.element["firstAttribute"], constraint.element["secondAttribute"]].compactMap(\.self)
      return attributes.contains { name in margins.contains { name.hasSuffix($0) } }
        || constraint.items.contains { xib.object($0)?.kind.text == "viewLayoutGuide" }
    }
    let insets = xib.views.contains { view in
      ["layoutMargins", "directionalLayoutMargins"].contains { view.element.child(withKey: $0) != nil }
    }
    #expect(reads || insets, "\(path): \(moved.map(\.reference))")
  }

  /// The scene is as it was, except for its id and that of its first responder.
  private func expectSame(_ back: Document, _ document: Document, without scene: DocumentScene, _ path: String) {
    let controller = scene.controller?.id
    guard let controller, let new = back.object(controller)?.scene else {
      Issue.record("\(path): the controller has another id")
      return
    }
    let changes = back.changes(from: document).list.filter { change in
      change.object != scene.responder?.id && change.object != new.responder?.id && change.object != scene.id
    }
    #expect(changes.isEmpty, "\(path): \(changes.map { "\($0.object ?? "") \($0.name) \($0.kind)" })")
    guard document.scenes.compactMap(\.responder).allSatisfy({ $0.customClass == scene.responder?.customClass }) else {
      return
    }
    let texts = [(scene, document), (new, back)].map { scene, document in
      lines(scene, document, hiding: [scene.id, scene.responder?.id ?? ""])
    }
    #expect(texts[0] == texts[1], "\(path)")
  }

  /// The lines of a scene, in which some ids are hidden.
  private func lines(_ scene: DocumentScene, _ document: Document, hiding ids: [ObjectID]) -> [String] {
    var text = String(decoding: document.tree.source.utf8[scene.element.range], as: UTF8.self)
    for id in ids where !id.isEmpty { text = text.replacing("\"\(id)\"", with: "\"?\"") }
    return text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }.map(String.init)
  }
}

extension DocumentScene {
  fileprivate var responder: Object? {
    element.child(.objects)?.children.first { $0[.sceneMemberID] == "firstResponder" }.flatMap { Object($0) }
  }
}
