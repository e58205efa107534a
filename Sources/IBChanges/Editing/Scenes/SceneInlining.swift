import IBModel
import IBXML

/// The inlining of a storyboard into another one, which replaces the references between the two.
public struct SceneInlining: Sendable {
  /// A storyboard with its name, the file name without extension.
  public struct Storyboard: Sendable {
    /// The document.
    public var document: Document
    /// The name.
    public var name: String

    /// Creates a named storyboard.
    public init(_ document: Document, named name: String) { (self.document, self.name) = (document, name) }
  }

  /// The storyboard with the scenes of both.
  public let result: Edited

  /// Moves the scenes of a storyboard into another one.
  ///
  /// A storyboard identifier that equals its controller's id, as ``SceneExtraction`` and Xcode assign it, is removed
  /// with the last reference that needs it. Ids in both storyboards are replaced in the moved scenes.
  /// - Parameter keepsIdentifier: whether code or other storyboards use a storyboard identifier.
  /// - Throws: `OperationError` when the storyboards are incompatible.
  /// - Complexity: O(both documents)
  public init(
    _ other: Storyboard, into main: Storyboard, keepsIdentifier: (String) -> Bool = { _ in false }
  ) throws(OperationError) {
    try SceneInlining.check(other, main)
    let (renamed, renames) = try SceneInlining.withFreeIDs(other.document, in: main.document)
    let other = Storyboard(renamed, named: other.name)
    let union = try SceneUnion(main, other)
    var edited = try union.result(keepsIdentifier: keepsIdentifier)
    edited.notes += renames + SceneInlining.differences(other.document, main.document)
    result = edited
  }

  private static func check(_ other: Storyboard, _ main: Storyboard) throws(OperationError) {
    if other.name == main.name { throw OperationError("`\(main.name)` cannot be brought into itself") }
    for name in ["type", "targetRuntime", "useAutolayout", "launchScreen"] as [Name] {
      let (new, old) = (other.document.tree.root[name], main.document.tree.root[name])
      guard new != old else { continue }
      throw OperationError(
        "the storyboards differ: `\(name.text)` is \(new ?? "not set") in \(other.name) and \(old ?? "not set") in \(main.name)"
      )
    }
  }

  /// Settings that apply to all scenes and may look different now.
  static func differences(_ other: Document, _ main: Document) -> [String] {
    let names: [Name] = ["useTraitCollections", "useSafeAreas", "userInterfaceStyle"]
    var notes = names.filter { other.tree.root[$0] != main.tree.root[$0] }.map { name in
      "`\(name.text)` was \(other.tree.root[name] ?? "not set") for the scenes that came"
    }
    let tint = { (document: Document) in
      document.tree.root.children.first { $0.name == "color" && $0[.key] == "tintColor" }.map {
        NewElement(copying: $0)
      }
    }
    if tint(other) != tint(main) { notes.append("the scenes that came had another tint color") }
    return notes
  }

  /// The document with new ids for those in use elsewhere. References that both storyboards share, as after an
  /// extraction, keep theirs.
  static func withFreeIDs(
    _ document: Document, in main: Document
  ) throws(OperationError) -> (Document, notes: [String]) {
    let scenes = Set(main.scenes.map(\.id))
    let shared = SceneUnion.sharedScenes(main, document)
    let inShared = { (element: Element) in shared.contains { $0.element.contains(element) } }
    let taken =
      document.objects.filter { main.object($0.id) != nil && !inShared($0.element) }.map(\.id)
      + document.scenes.filter { scenes.contains($0.id) && !inShared($0.element) }.map(\.id)
    guard !taken.isEmpty else { return (document, []) }
    var (edit, mint) = (ModelEdit(document), IDGenerator(main))
    for id in taken {
      var new = mint.identifier(for: "inline|\(id)")
      while document.object(new) != nil { new = mint.identifier(for: "inline|\(id)") }
      do throws(EditError) { try edit.rename(id, to: new) } catch { throw OperationError("\(error)") }
    }
    let list = taken.prefix(5).map(\.rawValue).joined(separator: ", ") + (taken.count > 5 ? " …" : "")
    return (try edit.checked(), ["\(taken.count) ids of the scenes that came were in use and are new: \(list)"])
  }
}
