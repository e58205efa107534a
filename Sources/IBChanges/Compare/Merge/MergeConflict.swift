import IBModel
import IBXML

/// One of the two versions that a merge brings together.
public enum MergeSide: String, Sendable, CaseIterable {
  case ours, theirs

  /// The other version.
  public var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Something that both sides of a merge changed, each to something else.
public struct MergeConflict: Sendable, Hashable {
  /// What the sides disagree about.
  public enum Kind: String, Sendable, CaseIterable {
    /// Both changed a value.
    case value
    /// One removed what the other changed, or what the other made use of.
    case removal
    /// Both moved an object, to different places.
    case place
    /// Both put another object into a place for one.
    case occupant
    /// Both changed the order of a list.
    case order
    /// Both changed what an object is.
    case kind
  }

  /// What the sides disagree about.
  public var kind: Kind
  /// The id of the object; nil for the document.
  public var object: ObjectID?
  /// Names from the outermost object to this one: `Login › View › Title`.
  public var path: String
  /// What about the object: an attribute, a key, a list.
  public var subject: String
  /// What the versions say, each as one clause; nil where a version does not have it.
  public var base: String?
  /// See `base`.
  public var ours: String?
  /// See `base`.
  public var theirs: String?
  /// The side whose version is in the result.
  public var chosen: MergeSide

  /// What makes a conflict the same as one of another merge of the same versions.
  public struct Identity: Sendable, Hashable {
    var kind: Kind
    var object: ObjectID?
    var path: String
    var subject: String

    /// The words that it consists of, to keep it in a file.
    package var words: [String] { [kind.rawValue, object?.rawValue ?? "", path, subject] }
  }

  /// What makes it the same conflict when the versions are merged again.
  public var identity: Identity { Identity(kind: kind, object: object, path: path, subject: subject) }
}

extension MergeConflict.Identity {
  /// Reads ``words``; nil for others.
  package init?(words: [String]) {
    guard words.count == 4, let kind = MergeConflict.Kind(rawValue: words[0]) else { return nil }
    self.init(kind: kind, object: words[1].isEmpty ? nil : ObjectID(words[1]), path: words[2], subject: words[3])
  }
}
