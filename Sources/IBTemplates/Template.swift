import IBModel
import IBXML

/// A layout of a screen that a document holds beside the one that is installed.
///
/// There are several ways to write one; each is a type. What all of them say is a `LayoutChange`, and planning,
/// applying, checking and laying out take nothing else.
public protocol Template: Sendable {
  /// The document the template is in.
  var document: Document { get }
  /// What finds this template and no other one of the document.
  var id: String { get }
  /// What people and messages call it.
  var title: TemplateTitle { get }
  /// The object whose place stands for the template.
  var anchor: Object { get }
  /// The element at which findings about the template are reported; that of the anchor.
  var element: Element { get }
  /// Views of the template that stand for views of the screen; none where it is about those themselves.
  var participants: [Participant] { get }
  /// The views that the template lays out.
  var targets: [Object] { get }
  /// How it differs from other ways to write a template.
  var traits: TemplateTraits { get }
  /// What keeps the template from being applied.
  var obstacles: [TemplateObstacle] { get }
  /// Whether a constraint has the id that the template gives to what it says.
  func hasMade(_ constraint: RunTimeConstraint) -> Bool
  /// What applying the template means for the document.
  /// - Parameter constraints: those of the document.
  func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange
}

/// Why a template cannot be applied.
public struct TemplateObstacle: Sendable, Hashable {
  /// The file it is in; nil is the document.
  public var path: String?
  /// Where in the file; nil is the place of the template.
  public var position: SourcePosition?
  /// What is wrong: one clause.
  public var message: String
}

extension Template {
  /// Applies the template: deactivates the live constraints it replaces, activates its own, and gives its targets the
  /// values it lists.
  ///
  /// A live constraint that already means the same as a new one is not changed, and one that differs only in its
  /// constant or priority is edited, so that applying a template twice gives the same bytes as applying it once.
  /// - Throws: `EditError` when the template cannot be applied, or the result cannot be verified.
  public func applied(_ options: ApplyOptions = ApplyOptions()) throws(EditError) -> AppliedTemplate {
    let change = change(options, among: RunTimeConstraints(document))
    if !change.isKnownToFit, let obstacle = obstacles.first { throw .impossible(obstacle.message) }
    var edit = ChangeEdit(change, of: self, on: ModelEdit(document))
    edit.make()
    return AppliedTemplate(plan: edit.plan, document: try edit.edit.verified())
  }

  /// What to call the template.
  public var name: String { title.name }

  /// The template as messages name it.
  public var reference: String { title.reference }

  /// Kinds of names that find the template, its id first.
  public var names: [[String]] { [[id]] + title.otherNames }

  /// None.
  public var participants: [Participant] { [] }

  /// No.
  public func hasMade(_ constraint: RunTimeConstraint) -> Bool { false }

  /// None.
  public var obstacles: [TemplateObstacle] { [] }

  /// Those of a template whose layout never changes.
  public var traits: TemplateTraits { TemplateTraits() }

  /// The element of the anchor.
  public var element: Element { anchor.element }

  /// The root views of the screens that the template lays out, in document order.
  public var screens: [Object] { Set(targets.map(\.rootView)).sorted() }
}

extension Document {
  /// The templates of the document in document order, whichever way they are written.
  /// - Complexity: O(elements)
  public func templates(_ context: TemplateContext = TemplateContext()) -> [any Template] {
    (templatesBesideTheLayout(context) + sizeClassTemplates).ordered(by: \.anchor)
  }

  /// The templates that are written beside the live layout. Those for size classes are not among them: they are the layout
  /// of the document on some devices, which is checked there, and most documents with variations have several.
  /// - Complexity: O(elements)
  public func templatesBesideTheLayout(_ context: TemplateContext = TemplateContext()) -> [any Template] {
    let trees = alternateTrees(context)
    let all: [any Template] = viewTemplates + constraintSets + trees + (ownSheet?.templates(in: self) ?? [])
    return all.ordered(by: \.anchor)
  }

  /// What applying each template of the document would do, without doing it.
  /// - Complexity: one walk over the document and what the templates hold.
  public func plans(_ options: ApplyOptions = ApplyOptions()) -> [Plan] { plans(of: templates(), options) }

  /// What applying each of some templates would do.
  public func plans(of templates: [any Template], _ options: ApplyOptions = ApplyOptions()) -> [Plan] {
    let (blank, constraints) = (ModelEdit(self), RunTimeConstraints(self))
    return templates.map { template in
      var edit = ChangeEdit(template.change(options, among: constraints), of: template, on: blank)
      edit.make()
      return edit.plan
    }
  }
}
