import IBModel

/// What applying a template does, step by step, without doing it.
public struct Plan: Sendable {
  /// The template that is applied.
  public let template: Template
  /// Which constraints come, go and stay.
  public let exchange: Exchange
  /// The collected constraints as they will stand between the targets.
  public internal(set) var activated: [Activation] = []
  /// Deactivated constraints that an outlet refers to: they stay in the document, not installed.
  public internal(set) var uninstalled: [Constraint] = []
  /// Values that are copied, lists of key paths included.
  public internal(set) var transfers: [AttributeTransfer] = []
  /// What could not be done, and why.
  public internal(set) var skipped: [Skip] = []

  /// A constraint of the template that is activated between the targets.
  public struct Activation: Sendable, Hashable {
    /// Id in the edited document.
    public let id: String
    /// Id of the template's constraint.
    public let from: String
    /// Whether a live constraint already says the same and just stays.
    public let isUnchanged: Bool
  }

  /// Something that could not be done.
  public struct Skip: Sendable, Hashable {
    /// The target or constraint concerned.
    public let object: String
    /// The key path, when it is about an attribute.
    public let keyPath: String?
    /// One clause.
    public let reason: String
  }
}

/// What applying a template may do.
public struct ApplyOptions: Sendable, Hashable {
  /// Which half of a template is applied.
  public enum Scope: Sendable { case everything, constraints, attributes }

  /// Which half is applied.
  public var scope: Scope
  /// Goes beyond the library: a template's guides stand for the targets' guides.
  public var mapsGuides: Bool

  /// What the library does, unless something else is said.
  public init(scope: Scope = .everything, mapsGuides: Bool = false) {
    self.scope = scope
    self.mapsGuides = mapsGuides
  }
}

/// A template applied: the plan, and the document's bytes with it carried out.
public struct AppliedTemplate: Sendable {
  /// What has been done.
  public let plan: Plan
  /// The edited file in its own encoding.
  public let bytes: [UInt8]
}

/// Why an edit was not handed out although it could be planned. Reaching one of these is a fault of ours: the document
/// stays as it was.
public enum UnsoundEdit: Error, Sendable, Equatable, CustomStringConvertible {
  case overlap(String)
  case unreadable(String)
  case newProblems(dangling: [String], duplicate: [String])

  /// One sentence.
  public var description: String {
    switch self {
    case .overlap(let what): "the edit contradicts itself (\(what)); nothing was changed, please report this"
    case .unreadable(let what): "the edited document could not be read back (\(what)); nothing was changed"
    case .newProblems(let dangling, let duplicate):
      "the edit would leave references to \(dangling) or double ids \(duplicate); nothing was changed, please report this"
    }
  }
}
