import IBLayout
import IBModel
import IBXML

/// The steps of applying a template.
public struct Plan: Sendable {
  /// The template that is applied.
  public let template: any Template
  /// The constraints that are activated, deactivated, and left alone.
  public let swap: ConstraintSwap
  /// The collected constraints, translated to the targets.
  public internal(set) var activated: [Activation] = []
  /// Deactivated constraints that are not activated again.
  public internal(set) var removed: [RunTimeConstraint] = []
  /// Objects that stay in the document without being installed: constraints of excluded sets, objects that do not exist
  /// under its size classes, and replaced constraints that an outlet refers to.
  public internal(set) var uninstalled: [Object] = []
  /// Whether the template switches objects of the document on and off instead of making new ones.
  public internal(set) var isSwitch = false
  /// Values that are copied, lists of key paths included.
  public internal(set) var transfers: [AttributeTransfer] = []
  /// Helper views that are added.
  public internal(set) var addedHelpers: [LayoutHelper] = []
  /// Helper views that are removed.
  public internal(set) var removedHelpers: [Object] = []
  /// Views that get a new superview.
  public internal(set) var moves: [LayoutChange.Move] = []
  /// Objects and values that could not be changed, with reasons.
  public internal(set) var skipped: [Skip] = []
  /// See ``EvaluatedLayout/unmetCondition``.
  public internal(set) var unmetCondition: String?

  /// A constraint of the template that is activated between the targets.
  public struct Activation: Sendable, Hashable {
    /// The id in the edited document.
    public let id: ObjectID
    /// The id of the template's constraint.
    public let from: String
    /// The change of the constraint with that id.
    public let change: Change

    /// Whether a live constraint already matches.
    public var isUnchanged: Bool { change == .none }
  }

  /// A change of a constraint between the targets that corresponds to one of the template.
  public enum Change: String, Sendable {
    case none
    case edited
    case added
    /// It existed, but was not installed.
    case installed
  }

  /// Attributes that are not copied: copies keep the meaning of a constraint, not its class.
  static let uncopied: Set<Name> = [.customClass, .customModule, .customModuleProvider]

  /// A step that could not be done.
  public struct Skip: Sendable, Hashable {
    /// The target or constraint concerned.
    public let object: ObjectID
    /// The key path; nil for a constraint.
    public let keyPath: String?
    /// The reason as one clause.
    public let reason: String
  }
}

/// Options for applying a template.
public struct ApplyOptions: Sendable, Hashable {
  /// A part of a template to apply.
  public enum Scope: Sendable { case everything, constraints, attributes }

  /// The part to apply.
  public var scope: Scope
  /// Whether guides of a template stand for the targets' guides, which the library does not do.
  public var mapsGuides: Bool
  /// The situation for conditions of a layout: by default the one the document was saved in.
  public var situation: Situation
  /// States of the app by name, in place of the defaults that a layout declares.
  public var state: [String: StateValue]
  /// Whether the additions of a layout are taken back instead.
  public var isRemoval: Bool

  /// Creates options; the library has the same defaults.
  public init(
    scope: Scope = .everything, mapsGuides: Bool = false, situation: Situation = Situation(),
    state: [String: StateValue] = [:], isRemoval: Bool = false
  ) {
    (self.scope, self.mapsGuides, self.situation, self.state) = (scope, mapsGuides, situation, state)
    self.isRemoval = isRemoval
  }
}

/// The result of applying a template: the plan, and the document after it.
public struct AppliedTemplate: Sendable {
  /// The steps that were done.
  public let plan: Plan
  /// The edited document, verified.
  public let document: Document

  /// The edited file in its own encoding.
  public var bytes: [UInt8] { document.tree.source.bytes }
}
