import IBLayout
import IBModel
import IBProject
import IBTemplates

/// What rules may ask about one document. Each answer is computed when first asked for, and kept.
///
/// An inspection is confined to the task that checks the document.
public final class Inspection {
  /// The document.
  public let document: Document
  /// What is known about the app around it.
  public let project: Project

  private var readings = SceneReadings()
  private var resolvedDocuments: [Situation: ResolvedDocument] = [:]
  private var layoutResults: [Situation: [Result<SceneLayout, LayoutFailure>]] = [:]
  private(set) lazy var engine = LayoutEngine()

  /// What finds the contrasts of texts; nil where nothing is drawn.
  let contrasts: ContrastReader?

  /// An inspection of a document.
  /// - Parameter contrasts: What finds the contrasts of texts, as the rule `low_contrast` needs it.
  public init(_ document: Document, in project: Project = Project(), contrasts: ContrastReader? = nil) {
    (self.document, self.project, self.contrasts) = (document, project, contrasts)
  }

  /// The layout templates of the document.
  public private(set) lazy var templates: [TemplateFacts] = TemplateFacts.all(in: document)

  /// The alternate view trees of the document.
  private(set) lazy var alternateTrees: [AlternateTree] = document.alternateTrees(project.templateContext)

  /// Constraints between the same anchors that are installed under the same size classes; only groups of several.
  public private(set) lazy var constraintsBetweenSameAnchors: [[MeantConstraint]] =
    document.constraintsBetweenSameAnchors()

  /// Constraints between sides whose distance other constraints require. Where constraints conflict, nothing follows from
  /// them: one of them is broken.
  private(set) lazy var impliedConstraints: [ImpliedConstraint] = {
    let implied = document.impliedConstraints()
    guard !implied.isEmpty else { return [] }
    // A tree without a frame has no size, so that everything in it conflicts.
    let contested = Set(layouts().filter { !$0.conflicts.isEmpty && $0.root.frame != nil }.map(\.root))
    return implied.filter { !contested.contains($0.constraint.host.rootView) }
  }()

  /// Each template with the layouts of its screens after it was applied. Templates that cannot be applied are left out.
  private(set) lazy var appliedTemplates = templateRehearsal().alone(in: document)

  /// Pairs of templates of a screen with its layouts after one was applied and then the other.
  private(set) lazy var appliedTemplatePairs = templateRehearsal().pairs(of: appliedTemplates)

  /// What layout cannot read or use.
  public private(set) lazy var problems: [SceneProblem] = resolved().problems

  /// What deviates from the format.
  public private(set) lazy var deviations: [FormatDeviation] = document.formatDeviations()

  /// What the code of the app does with the objects of the document.
  private(set) lazy var objectCode = ObjectCode(document, project.sources)

  /// What the code of the app decides about the objects of the document.
  private(set) lazy var code = project.codeDecisions(about: document) { objectCode }

  /// A situation with what the code of the app decides.
  func withCode(_ situation: Situation) -> Situation {
    var situation = situation
    situation.code = code
    return situation
  }

  /// The scenes of the document in a situation.
  public func resolved(in situation: Situation = Situation()) -> ResolvedDocument {
    if let known = resolvedDocuments[situation] { return known }
    let resolved = ResolvedDocument(document, in: withCode(situation), reusing: &readings)
    resolvedDocuments[situation] = resolved
    return resolved
  }

  /// The scenes of the document with frames in a situation, without those of `layoutFailures(in:)`.
  public func layouts(in situation: Situation = Situation()) -> [SceneLayout] { layoutResults(in: situation).solved }

  /// The scenes of the document that cannot be laid out in a situation, and why: nothing is known about their frames.
  public func layoutFailures(in situation: Situation = Situation()) -> [LayoutFailure] {
    layoutResults(in: situation).failures
  }

  private func layoutResults(in situation: Situation) -> [Result<SceneLayout, LayoutFailure>] {
    if let known = layoutResults[situation] { return known }
    // Only rules about the canvas ask what is missing, which takes a solve for each gap.
    let options: LayoutEngine.Options = situation == Situation() ? [.causes, .gaps] : .causes
    let results = engine.layouts(of: resolved(in: situation), options: options)
    layoutResults[situation] = results
    return results
  }

  /// The frames of some scenes in a situation, with what the options say. They are not kept.
  func layouts(
    in situation: Situation, options: LayoutEngine.Options, where isWanted: (Object) -> Bool
  ) -> [SceneLayout] {
    let scenes = ResolvedDocument(document, in: withCode(situation), reusing: &readings, where: isWanted)
    return engine.layouts(of: scenes, options: options).solved
  }
}
