import IBBase
import IBLayout
import IBModel
import IBXML

/// A layout of a screen that a document holds in addition to the installed one.
///
/// There are several ways to write one; each is a type. All of them mean a `LayoutChange`, which is all that planning,
/// applying, checking and laying out use.
public protocol Template: Sendable {
  /// The document the template is in.
  var document: Document { get }
  /// The identifier, unique among the templates of the document.
  var id: String { get }
  /// The names of the template for people and messages.
  var title: TemplateTitle { get }
  /// The object at whose place the template is.
  var anchor: Object { get }
  /// The element where findings about the template are reported: the anchor's.
  var element: Element { get }
  /// Views of the template that represent views of the screen; none where it changes those directly.
  var participants: [Participant] { get }
  /// The views that the template lays out.
  var targets: [Object] { get }
  /// The differences from other kinds of templates.
  var traits: TemplateTraits { get }
  /// The reasons why the template cannot be applied.
  var problems: [TemplateProblem] { get }
  /// Returns whether a constraint has the id that the template gives to its content.
  func hasMade(_ constraint: RunTimeConstraint) -> Bool
  /// Returns the change that the template makes.
  /// - Parameter constraints: The constraints of the document.
  func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange
}

/// A reason why a template cannot be applied.
public struct TemplateProblem: Sendable, Hashable {
  /// The file of the problem; nil for the document.
  public var path: String?
  /// The place in the file; nil for the place of the template.
  public var position: SourcePosition?
  /// The reason as one clause.
  public var message: String
}

extension Template {
  /// Applies the template: deactivates the live constraints it replaces, activates its own, and gives its targets the
  /// values it lists.
  ///
  /// A live constraint that equals a new one is not changed, and one that differs only in its constant or priority is
  /// edited, so that applying a template twice gives the same bytes as applying it once.
  /// - Throws: `EditError` when the template cannot be applied, or the result cannot be verified.
  public func applied(_ options: ApplyOptions = ApplyOptions()) throws(EditError) -> AppliedTemplate {
    let change = change(options, among: RunTimeConstraints(document))
    if !change.isKnownToFit, let problem = problems.first { throw .impossible(problem.message) }
    var edit = ChangeEdit(change, of: self, on: ModelEdit(document))
    edit.make()
    return AppliedTemplate(plan: edit.plan, document: try edit.edit.verified())
  }

  /// The name of the template.
  public var name: String { title.name }

  /// The template as messages name it.
  public var reference: String { title.reference }

  /// Names that find the template, by kind, its id first.
  public var names: [[String]] { [[id]] + title.otherNames }

  /// No participants.
  public var participants: [Participant] { [] }

  /// Returns false.
  public func hasMade(_ constraint: RunTimeConstraint) -> Bool { false }

  /// No problems.
  public var problems: [TemplateProblem] { [] }

  /// The traits of a template whose layout never changes.
  public var traits: TemplateTraits { TemplateTraits() }

  /// The element of the anchor.
  public var element: Element { anchor.element }

  /// The root views of the screens that the template lays out, in document order.
  public var screens: [Object] { Set(targets.map(\.rootView)).sorted() }

  /// The orientations of a device that a template is for. One whose name contains an orientation is for that only, one
  /// for size classes for those in which the device has them.
  package func orientations(on device: Device) -> [Orientation] {
    if let sizeClasses = traits.sizeClasses {
      return device.orientations.filter { sizeClasses.contains(device.sizeClasses($0)) }
    }
    let names = (names.dropFirst().joined() + [name]).map { $0.lowercased() }
    let named = device.orientations.filter { orientation in names.contains { $0.contains(orientation.rawValue) } }
    return named.count == 1 ? named : device.orientations
  }

  /// The canvas, and the full screens of devices, at run time, that a template is for.
  package func situations(on devices: [Device], content: Situation.Content) -> [Situation] {
    let screens = devices.flatMap { device in
      orientations(on: device).map {
        Situation(mode: .runTime, content: content, device: device, orientation: $0)
      }
    }
    return [Situation(content: content, sizeClasses: traits.sizeClasses)] + screens
  }

  /// Whether the template makes a layout of a screen, and nothing prevents that.
  package var isCheckable: Bool { !traits.isPart && problems.isEmpty }
}

extension Document {
  /// The templates of the document in document order, of all kinds.
  /// - Complexity: O(elements)
  public func templates(closedClasses: Set<String> = []) -> [any Template] {
    (templatesBesideTheLayout(closedClasses: closedClasses) + sizeClassTemplates).ordered(by: \.anchor)
  }

  /// Returns the templates in addition to the live layout, without those for size classes: they are the layout of the
  /// document on some devices, which is checked there, and most documents with variations have several.
  /// - Complexity: O(elements)
  public func templatesBesideTheLayout(closedClasses: Set<String> = []) -> [any Template] {
    let trees = alternateTrees(closedClasses: closedClasses)
    let all: [any Template] = viewTemplates + constraintSets + trees + (ownSheet?.templates(in: self) ?? [])
    return all.ordered(by: \.anchor)
  }

  /// Returns the effect of each template of the document without applying it.
  /// - Complexity: One walk over the document and the content of the templates.
  public func plans(_ options: ApplyOptions = ApplyOptions()) -> [Plan] { plans(of: templates(), options) }

  /// Returns the effect of some templates.
  public func plans(of templates: [any Template], _ options: ApplyOptions = ApplyOptions()) -> [Plan] {
    let (blank, constraints) = (ModelEdit(self), RunTimeConstraints(self))
    return templates.map { template in
      var edit = ChangeEdit(template.change(options, among: constraints), of: template, on: blank)
      edit.make()
      return edit.plan
    }
  }
}
