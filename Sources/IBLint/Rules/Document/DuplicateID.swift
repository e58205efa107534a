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
      for later in document.duplicates {
        guard let attribute = later.element.attribute(.id), let first = document.object(later.id) else { continue }
        let shared = SharedID(
          later: later, sharers: [first] + (sharers[later.id] ?? []), references: references[later.id] ?? [])
        findings.report(
          attribute, "\(later.name) has the id `\(later.id)`, which \(first.name) has already",
          related: [Finding.Related(first.element, "\(first.name) has the id first")], fix: shared.fix)
      }
    })
}

/// An object whose id earlier objects have as well.
private struct SharedID {
  let later: Object
  /// All objects with the id, the later one included.
  let sharers: [Object]
  /// All references to the id.
  let references: [Reference]

  /// A new id for the object and for what refers to it; nil where that cannot be told, and for controllers, which
  /// other scenes refer to.
  var fix: Fix? {
    guard !later.isTopLevel, let own = ownReferences else { return nil }
    return .unsafe("Give \(later.name) a new id") { [later] edit in
      let id = edit.identifier(for: "\(later.id)|\(later.element.index)")
      edit.setAttribute(.id, to: id, on: later.element)
      for reference in own { edit.setAttribute(reference.attribute.name, to: id, on: reference.element) }
    }
  }

  /// The references that mean the object; nil when some could mean another one.
  private var ownReferences: [Reference]? {
    let scene = later.scene
    if sharers.count(where: { $0.scene == scene }) == 1 {
      return references.filter { $0.scene == scene }
    }
    if references.isEmpty { return [] }
    // Masks tell constraints from views; connections do not.
    let isConstraint = { (object: Object) in object.kind == .constraint }
    guard isConstraint(later), sharers.count(where: isConstraint) == 1,
      !references.contains(where: { Connection($0.element) != nil })
    else { return nil }
    return references.filter { $0.element.parent?.name == .mask && $0.element.parent?[.key] == Name.constraints.text }
  }
}

extension Reference {
  /// The scene the reference is made in.
  fileprivate var scene: Scene? {
    element.ancestors.lazy.compactMap { Object($0)?.scene }.first
  }
}
