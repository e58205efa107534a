import IBModel
import IBTemplates
import IBXML

/// Laws of templates: applying a template twice gives the same as once, and capturing adds one template to the document.
struct TemplateLaws {
  /// How many templates are checked.
  private static let sample = 3

  private let document: Document

  init(_ document: Document) { self.document = document }

  func check() throws(Complaint) {
    for template in document.viewTemplates.prefix(TemplateLaws.sample) where isFirst(template) {
      try checkApplication(of: template, ApplyOptions())
      try checkApplication(of: template, ApplyOptions(mapsGuides: true))
      try checkCapture(of: template)
    }
    let others: [any Template] = document.alternateTrees() + document.sizeClassTemplates
    for template in others.prefix(TemplateLaws.sample) { try checkRepetition(of: template) }
  }

  /// Whether the template is found again by its id.
  private func isFirst(_ template: ViewTemplate) -> Bool { document.object(template.root.id) == template.root }

  private func checkApplication(of template: ViewTemplate, _ options: ApplyOptions) throws(Complaint) {
    guard let applied = try sound(template, { () throws(EditError) in try template.applied(options) }) else { return }
    try require(!PlanText(applied.plan).lines.isEmpty, "the plan of \(template.id) has no text")
    _ = PlanReport(applied.plan)
    let once = try document.after(applied.bytes, "applying \(template.id)")
    guard hasOutsideTargets(template), hasOneListEach else { return }
    guard let again = once.viewTemplates.first(where: { $0.id == template.id }) else {
      throw Complaint("applying \(template.id) removes it")
    }
    let twice = try sound(again) { () throws(EditError) in try again.applied(options).bytes }
    try require(twice == applied.bytes, "applying \(template.id) twice differs from applying it once")
  }

  /// Applying a tree or size classes twice gives the same as once.
  private func checkRepetition(of template: any Template) throws(Complaint) {
    guard template.problems.isEmpty, hasOneListEach else { return }
    let once = try sound(template) { () throws(EditError) in try template.applied().bytes }
    guard let once else { return }
    let document = try document.after(once, "applying \(template.id)")
    guard let again = document.templates().first(where: { $0.id == template.id }) else { return }
    let twice = try sound(again) { () throws(EditError) in try again.applied().bytes }
    try require(twice == once, "applying \(template.id) twice differs from applying it once")
  }

  /// A template that changes itself is a different template afterwards.
  private func hasOutsideTargets(_ template: ViewTemplate) -> Bool {
    template.participants.allSatisfy {
      !template.contains($0.target) && !$0.target.element.contains(template.root.element)
    }
  }

  /// Whether ids are unique and no object has two lists of a kind, because only the first is read.
  private var hasOneListEach: Bool {
    document.duplicates.isEmpty
      && document.objects.allSatisfy { object in
        [Name.constraints, .connections, .userDefinedRuntimeAttributes].allSatisfy { list in
          object.element.children.count { $0.name == list } < 2
        }
      }
  }

  private func checkCapture(of template: ViewTemplate) throws(Complaint) {
    var name = "law"
    while document.viewTemplates.contains(where: { $0.root.userLabel == name }) { name += "s" }
    do throws(EditError) {
      let captured = try template.captured(as: name)
      let result = try? document.after(captured.bytes, "capturing \(template.id)")
      guard let result else { throw EditError.unannounced(offset: 0) }
      let count = result.viewTemplates.count
      guard count == document.viewTemplates.count + 1 else { throw .unannounced(offset: 0) }
    } catch {
      if case .newProblems = error { return }
      throw Complaint("capturing \(template.id): \(error)")
    }
  }

  /// The result of an edit; nil if the edit would add problems to a document that already has some, which is refused.
  private func sound<Result>(
    _ template: any Template, _ edit: () throws(EditError) -> Result
  ) throws(Complaint) -> Result? {
    do throws(EditError) { return try edit() } catch {
      if case .newProblems = error { return nil }
      throw Complaint("applying \(template.id): \(error)")
    }
  }
}
