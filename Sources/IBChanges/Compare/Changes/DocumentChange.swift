import IBModel
import IBXML

/// One thing that differs between two versions of a document.
public struct DocumentChange: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// An object, with everything in it.
    case added
    case removed
    /// An object is in another one.
    case moved(from: String, to: String)
    /// An object is at another place among its siblings, counted from 1.
    case reordered(from: Int, to: Int)
    /// An object became another kind of thing: `button` → `label`.
    case replaced(old: String, new: String)
    /// An attribute, a text, a color, a font … nil where a version does not have it.
    case value(old: String?, new: String?)
    /// A constraint says something else.
    case equation(old: String, new: String)
  }

  /// What happened.
  public var kind: Kind
  /// What the change is about besides the object: an attribute, a key path, a connection; empty for the object itself.
  public var subject: String
  /// The object in the newer version; in the older one if it was removed, and nil for the document.
  public var object: ObjectID?
  /// The id that the object had in the older version, if that differs.
  public var earlierID: ObjectID?
  /// How certain it is that the two are the same object: 1 for equal ids or equal content.
  public var similarity = 1.0
  /// What came or went with an object: its constraints as equations, the outlets that refer to it.
  public var details: [String] = []
  /// What the object is called.
  public var name: String
  /// What the object is: `Button`.
  public var kindTitle: String
  /// What the change is about.
  public var category: ChangeCategory
  /// The object that an added or removed one is in, if that is not the root of a scene.
  public var container: String?
  /// The scene that the object is in; nil outside of scenes.
  public var scene: String?
  /// The id of the scene in the newer version; in the older one if it was removed.
  public var sceneID: ObjectID?
  /// Where it is in the newer version; in the older one if it was removed.
  public var position: SourcePosition

  /// A word for what happened, as JSON has it.
  public var kindName: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .reordered: "reordered"
    case .replaced: "replaced"
    case .value, .equation: "changed"
    }
  }
}

/// Everything that differs between two versions of a document.
public struct DocumentChanges: Sendable {
  /// What means something, in the order of the newer version; what was removed is where it was.
  public internal(set) var list: [DocumentChange] = []
  /// How many differences mean nothing: frames, flags, versions of tools, places on the canvas.
  public internal(set) var noise: [DocumentChange] = []
  /// The ids that objects and scenes had in the older version, by their ids in the newer one, where these differ.
  public internal(set) var earlierIDs: [ObjectID: ObjectID] = [:]

  /// A list of changes.
  public init(_ list: [DocumentChange] = []) { self.list = list }

  /// Whether the versions mean the same.
  public var isEmpty: Bool { list.isEmpty }

  /// The changes of some categories.
  public func only(_ categories: Set<ChangeCategory>) -> DocumentChanges {
    var result = self
    result.list.removeAll { !categories.contains($0.category) }
    result.noise.removeAll { !categories.contains($0.category) }
    return result
  }
}

extension Document {
  /// What changed since an older version of the document. Objects are known by their ids, and otherwise by what they are,
  /// say and are in.
  /// - Complexity: O(elements · log(elements))
  public func changes(from older: Document) -> DocumentChanges {
    var comparison = DocumentComparison(older, self)
    comparison.compare()
    return comparison.changes
  }
}
