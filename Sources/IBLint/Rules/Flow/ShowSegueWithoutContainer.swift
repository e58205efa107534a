import IBModel
import IBXML

extension Rule {
  static let showSegueWithoutContainer = Rule(
    id: "show_segue_without_container", group: .flow, severity: .warning, isOptIn: true,
    options: [reportsInitial.description],
    summary: "show or push segue from a scene that is in no navigation controller",
    reason: """
      A show segue then presents the scene over the whole screen, without a way back. A push segue raises an exception.
      """,
    repair: "Embed the first scene with Editor › Embed In › Navigation Controller, or change the kind of the segue",
    whenNotToUse: "Suppress it if code puts the scene into a navigation controller, or if its scenes have a way back.",
    examples: [
      .bad(scenes(segue: #"«<segue destination="vc3" kind="show" identifier="open" id="sg2"/>»"#)),
      .good(scenes(segue: #"<segue destination="vc3" kind="presentation" identifier="open" id="sg2"/>"#)),
      .good(
        scenes(
          start: """
            <navigationController storyboardIdentifier="start" userLabel="Start" id="nc1">
              <connections>
                <segue destination="vc2" kind="relationship" relationship="rootViewController" id="sg1"/>
              </connections>
            </navigationController>
            """, segue: #"<segue destination="vc3" kind="show" identifier="open" id="sg2"/>"#)),
    ],
    check: .document { document, findings in
      // Which scene a segue leads to is unclear where ids are not unique.
      guard document.platform == .iOS, document.kind == .storyboard, document.duplicates.isEmpty else { return }
      let flow = NavigationFlow(document, initialMayBePushed: !findings[reportsInitial])
      for segue in document.segues {
        guard let kind = segue.element[.kind], kind == "show" || kind == "push",
          let controller = flow.controller(of: segue),
          !flow.mayBePushed.contains(controller.id)
        else { continue }
        findings.report(
          segue.element,
          "no navigation controller contains \(controller.reference), but its \(segue.segueName) is a \(kind) segue")
      }
    })

  private static let reportsInitial = RuleOption.flag(
    "initial", false, "also report segues from the initial view controller, which code may put into a container")

  private static func scenes(
    start: String = """
    <viewController storyboardIdentifier="start" userLabel="Start" id="vc1">
      <connections>
        <segue destination="vc2" kind="presentation" identifier="list" id="sg1"/>
      </connections>
    </viewController>
    """, segue: String
  ) -> String {
    """
    <scene sceneID="sc1">
      <objects>
    \(start.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      </objects>
    </scene>
    <scene sceneID="sc2">
      <objects>
        <viewController userLabel="List" id="vc2">
          <connections>
            \(segue)
          </connections>
        </viewController>
      </objects>
    </scene>
    <scene sceneID="sc3">
      <objects>
        <viewController userLabel="Detail" id="vc3"/>
      </objects>
    </scene>
    """
  }
}

/// Which scenes of a storyboard can be in a navigation controller.
private struct NavigationFlow {
  /// Ids of controllers that may be in one: a relationship, a segue or code may have put them there.
  private(set) var mayBePushed: Set<ObjectID> = []
  private var controllers: [ObjectID: Object] = [:]

  /// Kinds of segues that keep the controllers around a scene.
  private static let keeping: Set<String> = ["show", "push", "embed", "relationship"]
  /// Kinds of segues after which a scene is in no other controller.
  private static let presenting: Set<String> = ["presentation", "modal", "popoverPresentation", "popover", "unwind"]
  /// The kinds of controllers that are in a navigation controller only if something puts them there.
  private static let plainKinds: Set<Name> = [
    "viewController", "tableViewController", "collectionViewController", "tabBarController", "pageViewController",
  ]

  /// - Complexity: O(elements)
  init(_ document: Document, initialMayBePushed: Bool) {
    for scene in document.scenes {
      guard let controller = scene.objects.first(where: \.kind.isController) else { continue }
      controllers[controller.id] = controller
    }
    var kept: [ObjectID: [ObjectID]] = [:]
    var reached: Set<ObjectID> = []
    for segue in document.segues {
      guard let kind = segue.element[.kind], let destination = segue.destination else { continue }
      reached.insert(destination)
      if NavigationFlow.keeping.contains(kind), let source = controller(of: segue) {
        kept[source.id, default: []].append(destination)
      } else if !NavigationFlow.presenting.contains(kind) {
        mayBePushed.insert(destination)
      }
    }
    let initial = document.tree.root.id(.initialViewController)
    for (id, controller) in controllers {
      let isPlain = NavigationFlow.plainKinds.contains(controller.kind.name)
      let isFirst = isPlain && id == initial && controller.element["storyboardIdentifier"] == nil
      if isFirst, !initialMayBePushed { continue }
      if !isPlain || controller.isEntry(of: document) || !reached.contains(id) { mayBePushed.insert(id) }
    }
    var pending = Array(mayBePushed)
    while let next = pending.popLast() {
      for destination in kept[next] ?? [] where mayBePushed.insert(destination).inserted { pending.append(destination) }
    }
  }

  /// The controller of the scene that a segue is in.
  func controller(of segue: Connection) -> Object? {
    guard let source = segue.source else { return nil }
    return sequence(first: source) { $0.owner }.lazy.compactMap { controllers[$0.id] }.first
  }
}
