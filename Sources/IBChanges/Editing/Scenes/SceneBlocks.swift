import IBModel
import IBXML

/// The scenes of a storyboard as bytes, each with the comments and white space before it.
struct SceneBlocks {
  let document: Document
  let scenes: [DocumentScene]
  private let list: Element
  private let places: [Element: Int]

  /// - Throws: `OperationError` for a document without scenes, or with duplicate ids.
  init(_ document: Document) throws(OperationError) {
    guard let list = document.tree.root.child(.scenes), !document.scenes.isEmpty else {
      throw OperationError("only storyboards have scenes")
    }
    if let duplicate = document.duplicates.first {
      throw OperationError("two objects have the id `\(duplicate.id)`; change one of them first", duplicate)
    }
    (self.document, self.list, scenes) = (document, list, document.scenes)
    places = Dictionary(
      scenes.enumerated().map { ($0.element.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func place(of object: Object) -> Int? { object.scene.flatMap { places[$0.element] } }

  func place(of id: ObjectID) -> Int? { document.object(id).flatMap { place(of: $0) } }

  func bytes(_ place: Int) -> [UInt8] {
    let scene = scenes[place].element.range
    return Array(document.tree.source.utf8[leadStart(place)..<scene.upperBound])
  }

  private func leadStart(_ place: Int) -> Int {
    place == 0 ? list.contentRange.lowerBound : scenes[place - 1].element.range.upperBound
  }

  private func lead(_ place: Int) -> [UInt8] {
    Array(document.tree.source.utf8[leadStart(place)..<scenes[place].element.range.lowerBound])
  }

  func document(with blocks: [[UInt8]]) throws(OperationError) -> Document {
    let utf8 = document.tree.source.utf8
    let end = scenes[scenes.count - 1].element.range.upperBound
    let bytes = utf8[..<list.contentRange.lowerBound] + blocks.joined() + utf8[end...]
    do throws(DocumentError) {
      return try Document(parsing: document.tree.source.encoded(Array(bytes)))
    } catch {
      throw OperationError("the result cannot be read (\(error)); nothing was changed")
    }
  }

  private var indentation: String? {
    scenes.first.flatMap { document.tree.indentation(of: $0.element) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private var style: WritingStyle { WritingStyle(of: document.tree) }

  private var lineStart: String { indentation.map { style.lineEnd + $0 } ?? "" }

  /// The bytes of a replacement for a scene, with a comment if the old scene has one.
  func bytes(of new: NewElement, named name: String, like place: Int) -> [UInt8] {
    let text = lineStart + style.text(of: new, indentation: indentation ?? "")
    // A comment must not contain two hyphens.
    let comment = name.split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    let hasComment = lead(place).contains(UInt8(ascii: "<"))
    return Array(((hasComment ? lineStart + "<!--\(comment)-->" : "") + text).utf8)
  }

  /// The bytes of a scene of another document, in this document's formatting.
  func bytes(_ place: Int, from other: SceneBlocks) -> [UInt8] {
    guard other.lineStart != lineStart else { return other.bytes(place) }
    let lead = other.replacing(other.lineStart, with: lineStart, in: other.lead(place))
    let scene = Array(other.document.tree.source.utf8[other.scenes[place].element.range])
    let indented = Reindentation.applied(to: scene, from: other.indentation ?? "", to: indentation ?? "")
    return lead + replacing(other.style.lineEnd, with: style.lineEnd, in: indented)
  }

  private func replacing(_ old: String, with new: String, in bytes: [UInt8]) -> [UInt8] {
    old.isEmpty ? bytes : bytes.replacing(old.utf8, with: new.utf8)
  }
}
