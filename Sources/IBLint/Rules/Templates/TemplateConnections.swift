import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateConnections = Rule(
    id: "template_connections", group: .templates, severity: .warning,
    summary: "connection between a view inside a template and the rest of the scene",
    reason: """
      Views of a template are never shown. Code that has an outlet to one changes a view that nobody sees, and a view \
      that is copied with its connections asks its data source for data that nobody needs.
      """,
    repair: "Connections inspector › remove the connection, or connect it to the view of the screen",
    examples: [
      .bad(
        template: TemplateParts(
          views: """
            <tableView userLabel="List" id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou2"/>
                «<outlet property="dataSource" destination="vc1" id="ou3"/>»
              </connections>
            </tableView>
            """)),
      .bad(screen(connecting: #"«<outlet property="box" destination="tb1" id="ou3"/>»"#)),
      .bad(screen(connecting: #"«<outletCollection property="boxes" destination="tb1" id="ou3"/>»"#)),
      .good(screen(connecting: #"<outlet property="wideLayout" destination="tp1" id="ou3"/>"#)),
      .good(screen(connecting: #"<outletCollection property="layouts" destination="tp1" id="ou3"/>"#)),
    ],
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

  private static func screen(connecting connection: String) -> String {
    """
    <viewController userLabel="Main" id="vc1">
      <view key="view" userLabel="Screen" id="vw1">
        <subviews>
          <view userLabel="Box" id="bx1"/>
        </subviews>
      </view>
      <connections>
        \(connection)
      </connections>
    </viewController>
    <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
      <subviews>
        <view userLabel="Box" id="tb1">
          <connections>
            <outlet property="targetView" destination="bx1" id="ou2"/>
          </connections>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co9"/>
      </constraints>
      <connections>
        <outlet property="targetView" destination="vw1" id="ou1"/>
      </connections>
    </view>
    """
  }
}

extension Connection {
  /// "outlet `box`", as messages name it.
  fileprivate var title: String {
    let what =
      switch kind {
      case .outletCollection: "outlet collection"
      case .accessibilityConnection: "accessibility connection"
      case .outlet, .action, .segue, .binding: kind.rawValue
      }
    return label.isEmpty ? what : "\(what) `\(label)`"
  }
}

/// The templates of a document by what is in them.
private struct TemplateSurroundings {
  private let templates: [Element: TemplateFacts]

  init(_ templates: [TemplateFacts]) {
    self.templates = Dictionary(
      templates.map { ($0.template.root.element, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The template that an object is in.
  func template(around object: Object) -> TemplateFacts? {
    if let own = templates[object.element] { return own }
    for ancestor in object.element.ancestors {
      if let template = templates[ancestor] { return template }
    }
    return nil
  }
}
