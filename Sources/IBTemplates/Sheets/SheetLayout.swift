import IBModel
import IBXML

/// A template written as a layout of a sheet.
public struct SheetLayout: Template {
  /// The document of the screen.
  public let document: Document
  /// The sheet of the layout.
  public let sheet: LayoutSheet
  /// The layout.
  public let layout: NamedLayout
  /// The root view of its screen.
  public let root: Object
  let viewNames: ViewNames

  /// Creates a template of a layout that is in no file.
  /// - Throws: `LayoutProblem` when no screen of the document fits.
  public init(_ layout: NamedLayout, using others: [NamedLayout] = [], in document: Document) throws(LayoutProblem) {
    let root = try Screens(document).root(for: layout)
    self.init(
      document: document, sheet: LayoutSheet([layout] + others), layout: layout, root: root,
      viewNames: ViewNames(root, in: document))
  }

  init(document: Document, sheet: LayoutSheet, layout: NamedLayout, root: Object, viewNames: ViewNames) {
    (self.document, self.sheet, self.layout, self.root) = (document, sheet, layout, root)
    self.viewNames = viewNames
  }

  /// The id of the root view and the name.
  public var id: String { "\(root.id).\(name)" }

  /// The name.
  public var name: String { layout.name.text }

  /// `landscape for Login (qTx-1b-90z)`.
  public var title: TemplateTitle {
    TemplateTitle(
      name: name, reference: "\(name) for \((root.viewTreeOwner ?? root).reference)", otherNames: [[name]])
  }

  /// The root view.
  public var anchor: Object { root }

  /// The place of the layout in its sheet.
  public var position: SourcePosition { sheet.position(of: LayoutProblem(.nesting, at: layout.range)) }

  /// Traits of a layout whose content depends on conditions. It can be removed, because the ids of its constraints and
  /// helpers are known.
  public var traits: TemplateTraits {
    TemplateTraits(dependsOnEnvironment: true, canBeRemoved: true, isPart: sheet.usedNames.contains(name))
  }

  /// The views that the layout mentions, in document order.
  public var targets: [Object] {
    guard let evaluated = try? evaluated(in: LayoutEnvironment(), takesAllBranches: true) else { return [] }
    return Set(evaluated.items.compactMap(document.object).compactMap { LayoutGuide($0)?.view ?? $0 })
      .filter(\.isView).sorted()
  }

  /// The first mistake of the sheet, or the first name that does not fit the screen.
  public var problems: [TemplateProblem] {
    if let mistake = sheet.problems.first { return [problem(mistake)] }
    do throws(LayoutProblem) {
      _ = try evaluated(in: LayoutEnvironment(of: root, in: document), takesAllBranches: true)
      return []
    } catch {
      return [problem(error)]
    }
  }

  private func problem(_ problem: LayoutProblem) -> TemplateProblem {
    TemplateProblem(path: sheet.path, position: sheet.position(of: problem), message: problem.description)
  }

  /// Returns the content of the layout in an environment.
  /// - Parameter takesAllBranches: whether to include both branches of every condition.
  /// - Throws: `LayoutProblem` when it does not fit the screen.
  public func evaluated(
    in environment: LayoutEnvironment, takesAllBranches: Bool = false
  ) throws(LayoutProblem) -> EvaluatedLayout {
    var context = LayoutContext(document, viewNames, environment)
    context.takesAllBranches = takesAllBranches
    context.layouts = sheet.byName
    try context.add(layout)
    if let condition = layout.condition {
      var surroundings = LayoutContext(document, viewNames, environment)
      surroundings.environment.state.merge(layout.state) { given, _ in given }
      surroundings.environment.metrics.merge(layout.metrics) { given, _ in given }
      if try !surroundings.holds(condition) {
        let facts = condition.condition.facts(in: .init(environment: surroundings.environment))
        let reason = facts.isEmpty ? "" : ": \(Set(facts).sorted().joined(separator: ", "))"
        context.evaluated.unmetCondition = "the condition `\(condition.condition)` of \(name) is not met\(reason)"
      }
    }
    context.evaluated.constraints.removeAll(where: \.isRemoved)
    return context.evaluated
  }

  /// Places of statements by the ids of their constraints.
  public var statementPositions: [ObjectID: SourcePosition] {
    let environment = LayoutEnvironment(of: root, in: document)
    guard let tree = sheet.tree, let evaluated = try? evaluated(in: environment, takesAllBranches: true) else {
      return [:]
    }
    let lines = tree.lineIndex()
    let places = evaluated.constraints.compactMap { entry in
      entry.range.map { (identifier(of: entry.content), lines.position(of: $0.lowerBound)) }
    }
    return Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// The layouts of the sheet for the same screen, including this one.
  var siblings: [SheetLayout] {
    let screens = Screens(document)
    return sheet.layouts.compactMap { other in
      guard (try? screens.root(for: other)) == root else { return nil }
      return SheetLayout(document: document, sheet: sheet, layout: other, root: root, viewNames: viewNames)
    }
  }
}

extension EvaluatedLayout {
  var items: Set<ObjectID> {
    Set(constraints.flatMap(\.content.items) + emptied.flatMap(\.items) + values.map(\.view))
  }
}

extension LayoutSheet {
  /// Returns the layouts as templates of a document. Those whose scene cannot be found are in `problems(in:)`.
  public func templates(in document: Document) -> [SheetLayout] {
    let screens = Screens(document)
    var names: [ObjectID: ViewNames] = [:]
    return layouts.compactMap { layout in
      guard let root = try? screens.root(for: layout) else { return nil }
      let known = names[root.id] ?? ViewNames(root, in: document)
      names[root.id] = known
      return SheetLayout(document: document, sheet: self, layout: layout, root: root, viewNames: known)
    }
  }

  /// Returns the problems that keep layouts from being applied to a document: those of the sheet, missing scenes, and
  /// names that do not fit.
  public func problems(in document: Document) -> [LayoutProblem] { check(with: document).problems }

  /// Returns warnings about layouts that can be applied, but are probably not meant.
  public func warnings(in document: Document) -> [LayoutProblem] { check(with: document).warnings }

  private func check(with document: Document) -> (problems: [LayoutProblem], warnings: [LayoutProblem]) {
    guard problems.isEmpty else { return (problems, []) }
    let screens = Screens(document)
    var names: [ObjectID: ViewNames] = [:]
    var (result, warnings): ([LayoutProblem], [LayoutProblem]) = ([], [])
    for layout in layouts {
      do throws(LayoutProblem) {
        let root = try screens.root(for: layout)
        let known = names[root.id] ?? ViewNames(root, in: document)
        names[root.id] = known
        let template = SheetLayout(document: document, sheet: self, layout: layout, root: root, viewNames: known)
        let evaluated = try template.evaluated(in: LayoutEnvironment(of: root, in: document), takesAllBranches: true)
        warnings += evaluated.warnings
      } catch {
        result.append(error)
      }
    }
    return (result.unique, warnings.unique)
  }
}

extension [LayoutProblem] {
  fileprivate var unique: [LayoutProblem] {
    var known: Set<LayoutProblem> = []
    return filter { known.insert($0).inserted }
  }
}

private struct Screens {
  private let roots: [Object]

  init(_ document: Document) {
    let templates = Set(document.viewTemplates.map(\.root))
    roots = document.objects.filter {
      $0.isView && $0.superview == nil && $0.rootView == $0 && !templates.contains($0)
    }
  }

  func root(for layout: NamedLayout) throws(LayoutProblem) -> Object {
    guard let scene = layout.scene else {
      let owned = roots.filter { $0.viewTreeOwner != nil || $0.scene == nil }
      let candidates = owned.isEmpty ? roots : owned
      if candidates.count == 1 { return candidates[0] }
      throw LayoutProblem(.missingScene(candidates.map { $0.viewTreeOwner?.name ?? $0.name }), at: layout.range)
    }
    let query = NameQuery(scene.text, genericWords: ["scene", "controller"])
    let hits = query.matches(among: roots, names: names(of:)).candidates
    if hits.count == 1 { return hits[0] }
    if hits.count > 1 { throw LayoutProblem(.ambiguousView(scene.text, hits.map(\.reference)), at: scene.range) }
    let nearest = query.nearest(among: roots.flatMap { names(of: $0).joined() })
    throw LayoutProblem(.unknownScene(scene.text, nearest: nearest), at: scene.range)
  }

  private func names(of root: Object) -> [[String]] {
    let owner = root.viewTreeOwner
    return [
      [root.id, owner?.id, root.scene?.id].compactMap { $0?.rawValue },
      [owner?.element["storyboardIdentifier"], owner?.userLabel, root.userLabel].compactMap(\.self),
      [owner?.name, owner?.customClass, root.customClass, root.name].compactMap(\.self),
    ]
  }
}
