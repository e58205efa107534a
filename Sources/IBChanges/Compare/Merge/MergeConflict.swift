import IBModel

/// One of the two versions that a merge brings together.
public enum MergeSide: String, Sendable, CaseIterable {
  case ours, theirs

  /// The other version.
  public var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// A conflict: both sides of a merge changed something differently.
public struct MergeConflict: Sendable, Hashable {
  /// The kind of disagreement.
  public enum Kind: String, Sendable, CaseIterable {
    /// Both changed a value.
    case value
    /// One side removed something that the other changed or used.
    case removal
    /// Both moved an object to different places.
    case place
    /// Both put different objects into a place with room for one.
    case occupant
    /// Both changed the order of a list.
    case order
    /// Both changed the kind of an object.
    case kind
  }

  /// The kind of disagreement.
  public var kind: Kind
  /// The id of the object; nil for the document.
  public var object: ObjectID?
  /// Names from the outermost object to this one: `Login › View › Title`.
  public var path: String
  /// The contested part of the object: an attribute, a key, a list.
  public var subject: String
  /// The value in the base as one clause; nil if it is missing there.
  public var base: String?
  /// The value in ours; see `base`.
  public var ours: String?
  /// The value in theirs; see `base`.
  public var theirs: String?
  /// The side whose version is in the result.
  public var chosen: MergeSide

  /// The identity of a conflict across merges of the same versions.
  public struct Identity: Sendable, Hashable {
    var kind: Kind
    var object: ObjectID?
    var path: String
    var subject: String

    /// The parts as words, for storing them in a file.
    package var words: [String] { [kind.rawValue, object?.rawValue ?? "", path, subject] }
  }

  /// The identity across merges of the same versions.
  public var identity: Identity { Identity(kind: kind, object: object, path: path, subject: subject) }
}

extension MergeConflict.Identity {
  /// Creates an identity from ``words``; nil for other words.
  package init?(words: [String]) {
    guard words.count == 4, let kind = MergeConflict.Kind(rawValue: words[0]) else { return nil }
    self.init(kind: kind, object: words[1].isEmpty ? nil : ObjectID(words[1]), path: words[2], subject: words[3])
  }
}
