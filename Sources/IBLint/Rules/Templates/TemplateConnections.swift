import IBModel
import IBTemplates

extension Rule {
  static let templateConnections = Rule(
    "template_connections", .templates, .warning,
    check: .templates { templates, findings in
      let document = templates[0].document
      let surroundings = TemplateSurroundings(templates)
      for connection in document.connections {
        let isMapping = connection.kind == .outlet && connection.label == Participant.outletProperty
        guard !isMapping, let source = connection.source,
          let destination = connection.destination.flatMap({ document.object($0) })
        else { continue }
        let (from, to) = (surroundings.template(around: source), surroundings.template(around: destination))
        guard from?.template.id != to?.template.id else { continue }
        if let from {
          findings.report(
            connection.element,
            "\(connection.title) leads from \(source.reference) in \(from.title) to \(destination.reference)")
        } else if let to, to.template.root != destination {
          let what =
            connection.kind == .outletCollection ? "has \(destination.reference)" : "leads to \(destination.reference)"
          findings.report(
            connection.element, "\(connection.title) of \(source.reference) \(what) in \(to.title), which is not shown")
        }
      }
    })
}
