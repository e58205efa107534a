import IBModel
import IBXML

extension Rule {
  static let duplicateID = Rule(
    id: "duplicate_id", group: .document, severity: .error,
    summary: "id that two objects of a document have",
    reason: """
      Connections and constraints find their objects by id. Which of the two they get is luck, and Xcode may refuse \
      the document.
      """,
    repair: "Cut one of the two objects and paste it again, which gives it a new id, then restore its connections",
    fix: .unsafe(
      """
      Gives the later object a new id and changes what refers to it in its scene. Not offered where a reference could \
      mean either object, nor for objects that other scenes refer to.
      """),
    examples: [
      .bad(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController id="vc1">
              <view key="view" id="vw1"/>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="sc2">
          <objects>
            <viewController id="vc2">
              <view key="view" «id="vw1"»/>
              <connections>
                <outlet property="box" destination="vw1" id="ou1"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        """,
        fixed: """
          <scene sceneID="sc1">
            <objects>
              <viewController id="vc1">
                <view key="view" id="vw1"/>
              </viewController>
            </objects>
          </scene>
          <scene sceneID="sc2">
            <objects>
              <viewController id="vc2">
                <view key="view" id="vw2"/>
                <connections>
                  <outlet property="box" destination="vw2" id="ou1"/>
                </connections>
              </viewController>
            </objects>
          </scene>
          """),
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="First" id="lb1"/>
              <label userLabel="Second" «id="lb1"»/>
            </subviews>
          </view>
          <connections>
            <outlet property="title" destination="lb1" id="ou1"/>
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      guard !document.duplicates.isEmpty else { return }
      let sharers = Dictionary(grouping: document.duplicates, by: \.id)
      let references = document.referencesByID()
      var shared: [String: SharedID] = [:]
      for later in document.duplicates {
        guard let attribute = later.element.attribute(.id), let first = document.object(later.id) else { continue }
        let id = shared[later.id] ?? SharedID([first] + (sharers[later.id] ?? []), references[later.id] ?? [])
        shared[later.id] = id
        findings.report(
          attribute, "\(later.name) has the id `\(later.id)`, which \(SharedID.other(first, than: later)) already has",
          related: [Finding.Related(first.element, "\(first.name) has the id first")], fix: id.fix(of: later))
      }
    })
}

/// An id that several objects have, with what refers to it.
private struct SharedID {
  /// How many of the objects are in each scene.
  private var countByScene: [Scene?: Int] = [:]
  private var referencesByScene: [Scene?: [Reference]] = [:]
  private var constraintCount = 0
  private var isReferredTo: Bool
  /// Whether a connection leads to one of the objects.
  private var isConnected: Bool
  private var constraintMaskMembers: [Reference]

  /// The name of the first object, if it tells the two apart.
  static func other(_ first: Object, than later: Object) -> String {
    first.name == later.name ? "another \(first.kindTitle)" : first.name
  }

  init(_ sharers: [Object], _ references: [Reference]) {
    for sharer in sharers { countByScene[sharer.scene, default: 0] += 1 }
    constraintCount = sharers.count { $0.kind == .constraint }
    isReferredTo = !references.isEmpty
    referencesByScene = Dictionary(grouping: references, by: \.scene)
    isConnected = references.contains { Connection($0.element) != nil }
    constraintMaskMembers = references.filter {
      $0.element.parent?.name == .mask && $0.element.parent?[.key] == Name.constraints.text
    }
  }

  /// A new id for an object and for what refers to it; nil where that cannot be told, and for controllers, which
  /// other scenes refer to.
  func fix(of later: Object) -> Fix? {
    guard !later.isTopLevel, let own = references(to: later) else { return nil }
    return .unsafe("Give \(later.name) a new id") { edit in
      let id = edit.identifier(for: "\(later.id)|\(later.element.index)")
      edit.setAttribute(.id, to: id, on: later.element)
      for reference in own { edit.setAttribute(reference.attribute.name, to: id, on: reference.element) }
    }
  }

  /// The references that mean an object; nil when some could mean another one.
  private func references(to later: Object) -> [Reference]? {
    let scene = later.scene
    if countByScene[scene] == 1 { return referencesByScene[scene] ?? [] }
    if !isReferredTo { return [] }
    // Masks tell constraints from views; connections do not.
    guard later.kind == .constraint, constraintCount == 1, !isConnected else { return nil }
    return constraintMaskMembers
  }
}

extension Reference {
  /// The scene the reference is made in.
  fileprivate var scene: Scene? {
    element.ancestors.lazy.compactMap { Object($0)?.scene }.first
  }
}
