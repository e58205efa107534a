import IBLayout
import IBModel
import IBXML

/// What applying a template does, step by step, without doing it.
public struct Plan: Sendable {
  /// The template that is applied.
  public let template: any Template
  /// Which constraints are activated, deactivated, and left alone.
  public let swap: ConstraintSwap
  /// The collected constraints, translated to the targets.
  public internal(set) var activated: [Activation] = []
  /// Deactivated constraints that are not activated again.
  public internal(set) var removed: [RunTimeConstraint] = []
  /// What stays in the document, not installed: constraints of sets that the template excludes, what does not exist under
  /// its size classes, and replaced constraints that an outlet refers to.
  public internal(set) var uninstalled: [Object] = []
  /// Whether the template switches objects of the document on and off instead of making new ones.
  public internal(set) var isSwitch = false
  /// Values that are copied, lists of key paths included.
  public internal(set) var transfers: [AttributeTransfer] = []
  /// Helper views that come.
  public internal(set) var addedHelpers: [LayoutHelper] = []
  /// Helper views that go.
  public internal(set) var removedHelpers: [Object] = []
  /// Views that become subviews of others.
  public internal(set) var moves: [LayoutChange.Move] = []
  /// What could not be done, and why.
  public internal(set) var skipped: [Skip] = []

  /// A constraint of the template that is activated between the targets.
  public struct Activation: Sendable, Hashable {
    /// Id in the edited document.
    public let id: ObjectID
    /// Id of the template's constraint.
    public let from: String
    /// What happens to the constraint with that id.
    public let change: Change

    /// Whether a live constraint already matches.
    public var isUnchanged: Bool { change == .none }
  }

  /// What happens to a constraint between the targets that corresponds to one of the template.
  public enum Change: String, Sendable {
    /// It is already there.
    case none
    /// Its constant or priority is changed.
    case edited
    /// It is new.
    case added
    /// It was there, but not installed.
    case installed
  }

  /// Attributes of constraints that are not copied: copies keep the meaning of a constraint, not its class.
  static let uncopied: Set<Name> = [.customClass, .customModule, .customModuleProvider]

  /// Something that could not be done.
  public struct Skip: Sendable, Hashable {
    /// The target or constraint concerned.
    public let object: ObjectID
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
  /// Goes beyond the library: a template's guides represent the targets' guides.
  public var mapsGuides: Bool
  /// What the conditions of a layout look at: by default the situation the document was saved in.
  public var situation: Situation
  /// What the app is doing, by name, in place of the defaults that a layout declares.
  public var state: [String: StateValue]
  /// Takes back what a layout adds instead of adding it.
  public var isRemoval: Bool

  /// What the library does by default.
  public init(
    scope: Scope = .everything, mapsGuides: Bool = false, situation: Situation = Situation(),
    state: [String: StateValue] = [:], isRemoval: Bool = false
  ) {
    self.scope = scope
    self.mapsGuides = mapsGuides
    self.situation = situation
    self.state = state
    self.isRemoval = isRemoval
  }
}

/// A template applied: the plan, and the document after it.
public struct AppliedTemplate: Sendable {
  /// What has been done.
  public let plan: Plan
  /// The edited document, verified.
  public let document: Document

  /// The edited file in its own encoding.
  public var bytes: [UInt8] { document.tree.source.bytes }
}
