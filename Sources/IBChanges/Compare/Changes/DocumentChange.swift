import IBModel
import IBXML

/// One thing that differs between two versions of a document.
public struct DocumentChange: Sendable, Hashable {
  /// The kind of change.
  public enum Kind: Sendable, Hashable {
    /// An object with all its contents was added.
    case added
    case removed
    /// An object moved to another parent.
    case moved(from: String, to: String)
    /// An object changed its position among its siblings, counted from 1.
    case reordered(from: Int, to: Int)
    /// An object changed its kind: `button` → `label`.
    case replaced(old: String, new: String)
    /// An attribute, text, color, font or other value changed; nil where a version lacks it.
    case value(old: String?, new: String?)
    /// A constraint changed its meaning.
    case equation(old: String, new: String)
  }

  /// The kind of change.
  public var kind: Kind
  /// The changed part of the object: an attribute, key path or connection; empty for the object itself.
  public var subject: String
  /// The object's id in the newer version, or in the older one if it was removed; nil for the document.
  public var object: ObjectID?
  /// The object's id in the older version, if it differs.
  public var earlierID: ObjectID?
  /// The confidence that both are the same object: 1 for equal ids or equal content.
  public var similarity = 1.0
  /// Related changes: an added or removed object's constraints as equations, and the outlets that refer to it.
  public var details: [String] = []
  /// The objects in an added or removed one, and their actions and outlets: `with 1 button; action send: of Send`.
  public var contents = ""
  /// The name of the object.
  public var name: String
  /// The kind of the object: `Button`.
  public var kindTitle: String
  /// The category.
  public var category: ChangeCategory
  /// The object that contains an added or removed one, unless that is the root of a scene.
  public var container: String?
  /// The scene of the object; nil outside scenes.
  public var scene: String?
  /// The scene's id in the newer version; in the older one if it was removed.
  public var sceneID: ObjectID?
  /// The position in the newer version; in the older one if it was removed.
  public var position: SourcePosition

  /// The name of the kind in JSON.
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

/// The differences between two versions of a document.
public struct DocumentChanges: Sendable {
  /// The significant changes, in the order of the newer version; removals are at their old place.
  public internal(set) var list: [DocumentChange] = []
  /// The insignificant differences: frames, flags, versions of tools, places on the canvas.
  public internal(set) var noise: [DocumentChange] = []
  /// The ids of objects and scenes in the older version by those in the newer one, where they differ.
  public internal(set) var earlierIDs: [ObjectID: ObjectID] = [:]

  /// Creates a list of changes.
  public init(_ list: [DocumentChange] = []) { self.list = list }

  /// Whether there is no significant change.
  public var isEmpty: Bool { list.isEmpty }

  /// Returns the changes of some categories.
  public func only(_ categories: Set<ChangeCategory>) -> DocumentChanges {
    var result = self
    result.list.removeAll { !categories.contains($0.category) }
    result.noise.removeAll { !categories.contains($0.category) }
    return result
  }
}

extension Document {
  /// Returns the changes since an older version of the document. Objects are matched by id, and otherwise by kind,
  /// content and parent.
  /// - Complexity: O(elements · log(elements))
  public func changes(from older: Document) -> DocumentChanges {
    var comparison = DocumentComparison(older, self)
    comparison.compare()
    return comparison.changes
  }
}
