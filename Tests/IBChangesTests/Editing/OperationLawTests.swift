import Foundation
import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct OperationLawTests {
  static let paths = Corpus.sample(every: Corpus.step(8))

  static func document(_ path: String) throws -> Document? {
    guard let document = try? Document(parsing: [UInt8](try Data(contentsOf: Corpus.url(of: path)))),
      document.duplicates.isEmpty, document.danglingReferences().isEmpty
    else { return nil }
    return document
  }

  private static func targets(_ object: Object) throws -> Targets { Targets(try ObjectSelector("[id='\(object.id)']")) }

  private static func some(_ document: Document, _ count: Int = 2, where isWanted: (Object) -> Bool) -> [Object] {
    let all = document.objects.filter { isWanted($0) && !$0.id.rawValue.contains("'") }
    guard all.count > count else { return all }
    return (0..<count).map { all[$0 * all.count / count] }
  }

  /// The objects that a comparison finds changed are those that were changed, and what the notes list.
  private static func expectChangesAreListed(_ result: OperationResult, _ path: String) {
    let changed = Set(result.changes.flatMap { [$0.object] + $0.added })
    for change in result.document.changes(from: result.original).list {
      guard let object = change.object else { continue }
      let isInside = [result.document, result.original].contains { document in
        var owner = document.object(object)
        while let current = owner, !changed.contains(current.id) { owner = current.owner }
        return owner != nil
      }
      let isNoted = result.notes.contains { $0.contains("(\(object))") }
      let isOutletOfChanged = change.category == .connections
      #expect(isInside || isNoted || isOutletOfChanged, "\(path): \(change.name) (\(object)) \(change.kind)")
    }
  }

  @Test(arguments: paths) func aValueSetAndSetBackGivesTheSameBytes(path: String) throws {
    guard let document = try Self.document(path) else { return }
    let isTitled = { (object: Object) in
      guard let text = object.element["text"] ?? object.element["title"] else { return false }
      return !text.contains(where: \.isNewline)
    }
    for object in Self.some(document, where: isTitled) {
      let key = object.element["text"] == nil ? "title" : "text"
      var result = OperationResult(document)
      let targets = try Self.targets(object)
      try result.apply(SetOperation(targets, [Assignment(.path([key]), "changed <&>")]))
      #expect(result.isChanged, "\(path): \(object.reference)")
      Self.expectChangesAreListed(result, path)
      try result.apply(SetOperation(targets, [Assignment(.path([key]), object.element[Name(key)])]))
      #expect(result.document.bytes == document.bytes, "\(path): \(object.reference)")
    }
  }

  @Test(arguments: paths) func aConnectionMadeAndRemovedGivesTheSameBytes(path: String) throws {
    guard let document = try Self.document(path) else { return }
    for source in Self.some(document, where: { $0.kind.isController && !$0.connections.isEmpty }) {
      guard let view = document.views.first(where: { $0.scene?.id == source.scene?.id }) else { continue }
      var result = OperationResult(document)
      let targets = try Self.targets(source)
      let destination = try ObjectSelector("[id='\(view.id)']")
      try result.apply(ConnectOperation(targets, .outlet("lawOutlet"), to: destination))
      Self.expectChangesAreListed(result, path)
      try result.apply(DisconnectOperation(targets, "lawOutlet"))
      #expect(result.document.bytes == document.bytes, "\(path): \(source.reference)")
    }
  }

  @Test(arguments: paths) func aConstraintAddedAndRemovedGivesTheSameBytes(path: String) throws {
    guard let document = try Self.document(path) else { return }
    let isPlaced = { (object: Object) in
      object.isView && object.element["translatesAutoresizingMaskIntoConstraints"] == "NO"
        && object.element["fixedFrame"] == nil && object.superview != nil
        && !object.heldConstraints.contains { $0.firstAttribute == .width }
    }
    for view in Self.some(document, where: isPlaced) {
      var result = OperationResult(document)
      try result.apply(ConstrainOperation(["#\(view.id).width = 123.5"]))
      Self.expectChangesAreListed(result, path)
      let id = try #require(result.changes.first?.added.first)
      try result.apply(RemoveOperation(Targets(try ObjectSelector("[id='\(id)']"))))
      #expect(result.document.bytes == document.bytes, "\(path): \(view.reference)")
    }
  }

  @Test(arguments: paths) func removedMovedAndWrappedViewsAreWhatAComparisonFinds(path: String) throws {
    guard let document = try Self.document(path) else { return }
    let isSubview = { (object: Object) in object.isView && object.element.parent?.name == .subviews }
    for view in Self.some(document, where: isSubview) {
      let targets = try Self.targets(view)
      var removed = OperationResult(document)
      try removed.apply(RemoveOperation(targets))
      #expect(removed.document.object(view.id) == nil)
      Self.expectChangesAreListed(removed, path)

      var wrapped = OperationResult(document)
      let kind = document.platform == .macOS ? "customView" : "view"
      try wrapped.apply(WrapOperation(targets, in: kind))
      #expect(wrapped.document.object(view.id)?.superview?.superview?.id == view.superview?.id, "\(path)")

      guard let other = view.superview?.subviews.first(where: { $0 != view && !view.element.contains($0.element) })
      else { continue }
      var moved = OperationResult(document)
      try moved.apply(MoveOperation(targets, to: try ObjectSelector("[id='\(other.id)']")))
      #expect(moved.document.object(view.id)?.superview?.id == other.id, "\(path): \(view.reference)")
    }
  }
}
