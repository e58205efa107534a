import IBLayout
import IBModel
import IBProject
import IBTemplates

/// The facts about one document that rules read. Each is computed when it is first read, and kept.
///
/// An inspection is confined to the task that checks the document.
public final class Inspection {
  /// The document.
  public let document: Document
  /// The project of the app around it.
  public let project: Project

  private var readings = SceneCache()
  private var resolvedDocuments: [Situation: ResolvedDocument] = [:]
  private var layoutResults: [Situation: [Result<SceneLayout, LayoutError>]] = [:]
  private(set) lazy var engine = LayoutEngine()

  /// The reader of the contrasts of texts; nil if nothing is drawn.
  let contrasts: ContrastReader?

  /// An inspection of a document.
  /// - Parameter contrasts: The reader of the contrasts of texts, for the rule `low_contrast`.
  public init(_ document: Document, in project: Project = Project(), contrasts: ContrastReader? = nil) {
    (self.document, self.project, self.contrasts) = (document, project, contrasts)
  }

  /// The devices that layouts are checked for.
  private(set) lazy var devices = Device.checked(on: document.platform, configured: project.devices)

  /// The layout sheet beside the document; nil when it has none.
  private(set) lazy var sheet = project.sheet.map(LayoutSheet.Reading.init)

  /// The layout templates of the document.
  public private(set) lazy var templates: [TemplateFacts] = TemplateFacts.all(in: document)

  private(set) lazy var alternateTrees: [AlternateTree] = document.alternateTrees(closedClasses: project.closedClasses)

  /// Groups of several constraints between the same anchors that are installed under the same size classes.
  public private(set) lazy var constraintsBetweenSameAnchors: [[InstalledConstraint]] =
    document.constraintsBetweenSameAnchors()

  /// The check of the templates. Those for size classes are left out: other rules check the document on devices with
  /// these classes.
  private(set) lazy var templateCheck = TemplateCheck(
    document, devices: devices, templates: { [unowned self] in templates(in: $0) },
    situation: { [unowned self] in withCode($0) })

  /// Each template with the layouts of its screens after it was applied, without templates that cannot be applied.
  private(set) lazy var appliedTemplates = templateCheck.alone()

  /// Pairs of templates of a screen with its layouts after one was applied and then the other.
  private(set) lazy var appliedTemplatePairs = templateCheck.pairs(of: appliedTemplates)

  /// Content that layout cannot read or use.
  public private(set) lazy var problems: [SceneProblem] = resolved().problems

  /// Whether the document is as Xcode writes it. What is merely not known in it is of another version of Xcode.
  private(set) lazy var isAsXcodeWrites: Bool = {
    guard document.isSavedByInterfaceBuilder, let canonical = try? document.canonicalBytes() else { return false }
    return canonical == document.bytes
  }()

  /// Deviations from the format.
  public private(set) lazy var formatProblems: [FormatProblem] = document.formatProblems()

  /// Uses of the document's objects in the code of the app.
  private(set) lazy var objectCode = ObjectCode(document, project.sources)

  /// Decisions of the app's code about the objects of the document.
  private(set) lazy var code = project.codeDecisions(about: document) { objectCode }

  /// The path of the document as the project spells it.
  var path: String? { project.indexedPath ?? project.documentPath }

  /// The targets that the document belongs to, as far as they are known.
  var documentTargets: [ProjectTarget] { path.flatMap { project.targets?.targets(of: $0) } ?? [] }

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

  /// The scenes that cannot be laid out in a situation, with the reasons: their frames are unknown.
  public func layoutFailures(in situation: Situation = Situation()) -> [LayoutError] {
    layoutResults(in: situation).failures
  }

  private func layoutResults(in situation: Situation) -> [Result<SceneLayout, LayoutError>] {
    if let known = layoutResults[situation] { return known }
    // Only rules about the canvas need gaps, which take a solve each.
    let options: LayoutEngine.Options = situation == Situation() ? [.causes, .gaps] : .causes
    let results = engine.layouts(of: resolved(in: situation), options: options)
    layoutResults[situation] = results
    return results
  }

  /// The frames of some scenes in a situation, which are not kept.
  func layouts(
    in situation: Situation, options: LayoutEngine.Options, where isWanted: (Object) -> Bool
  ) -> [SceneLayout] {
    let scenes = ResolvedDocument(document, in: withCode(situation), reusing: &readings, where: isWanted)
    return engine.layouts(of: scenes, options: options).solved
  }
}
