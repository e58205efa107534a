import IBModel
import IBProject
import IBXML

extension Rule {
  static let fatalInitializer = Rule(
    "fatal_initializer", .identity, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.platform.isUIKit, let sources = inspection.project.sources else { return }
      for object in document.objects where !object.isStandIn && (object.isView || object.kind.isController) {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          // Another target may have a class of the same name.
          sources.classes(named: source.name).count == 1, let trap = source.ancestry(in: sources)?.trap
        else { continue }
        findings.report(
          attribute,
          """
          the class `\(source.name)` of \(object.kindTitle) (\(object.id)) ends the app in `init(coder:)` \
          (\(trap.place(in: sources)))
          """, cause: .member("init(coder:)", ofClass: source.name))
      }
    })
}
