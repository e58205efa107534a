import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct CaptureTests {
  private let screen = Screen(
    live: """
      <subviews><label id="box" text="Live" alpha="0.25" fixedFrame="YES">
      <rect key="frame" x="1" y="2" width="3" height="4"/>\(list("alpha"))</label><view id="group"/></subviews><constraints>
      <constraint firstItem="group" firstAttribute="top" secondItem="screen" secondAttribute="top" id="l1"/>
      <constraint firstItem="group" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" id="l2"/>
      </constraints>
      """,
    beside: templateRoot(
      """
      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews><view id="wrap"><subviews>
      \(twin("t", of: "box", kind: "label", attributes: "alpha=\"0.5\" text=\"Template\"", list("alpha, hidden")))
      </subviews></view>\(twin("g", of: "group"))</subviews> <point key="canvasLocation" x="10" y="20"/>
      """))

  private func captured(outlet: String? = nil) throws -> (document: Document, copy: ViewTemplate) {
    let result = try screen.template().captured(as: "default", outlet: outlet)
    let document = try Document(parsing: result.bytes)
    return (document, try #require(document.viewTemplates.first { $0.root.id == result.id }))
  }

  @Test func theCopyStandsBehindTheTemplateWithItsHierarchyAndTargets() throws {
    let (document, copy) = try captured()
    #expect(document.viewTemplates.map(\.name) == ["Wide", "default"])
    #expect(copy.participants.map(\.target.id) == ["screen", "box", "group"])
    #expect(copy.views.map(\.kind.text) == ["view", "view", "label", "view"])
    #expect(copy.root.customClass == "LDOLayoutTemplate")
    #expect(copy.root.subviews.first?.subviews.first?.kind.text == "label")
  }

  @Test func itHoldsTheLiveConstraintsBetweenTargetsOnly() throws {
    let (document, copy) = try captured()
    let texts = copy.views.flatMap(\.heldConstraints).map { document.text(of: $0) }
    #expect(texts.filter { $0.contains(".top = default.top") }.count == 2)
    #expect(texts.count == 5, "one written and four of the fixed frame")
    #expect(!texts.contains { $0.contains("Guide") })
  }

  @Test func itHoldsTheValuesAndTheListOfTheTarget() throws {
    let (_, copy) = try captured()
    let label = try #require(copy.views.first { $0.kind.text == "label" })
    #expect(label.element["alpha"] == "0.25")
    #expect(label.element["text"] == "Live", "it shows the live state")
    #expect(KeyPathList.keyPaths(of: label) == ["alpha"])
  }

  /// Without a layout, a collection view cannot be created when the scene is loaded.
  @Test func aCollectionViewHasALayoutOfItsOwn() throws {
    let layout = { (id: String, spacing: Int) in
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="\(spacing)" id="\(id)">\
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
      """
    }
    let collection = Screen(
      live: "<subviews><collectionView id=\"box\">\(layout("live", 4))</collectionView></subviews>",
      beside: templateRoot("<subviews>\(twin("t", of: "box", kind: "collectionView", layout("own", 8)))</subviews>"))
    let document = try Document(parsing: try collection.template().captured(as: "default").bytes)
    let copy = try #require(document.viewTemplates.last?.root.subviews.first?.element.child("collectionViewFlowLayout"))
    #expect(copy["minimumLineSpacing"] == "4" && copy.child("size")?["width"] == "50")
    #expect(copy[.id] != nil && copy[.id] != "live" && copy[.id] != "own")
  }

  /// The library makes plain constraints without identifiers; in a document an identifier costs nothing.
  @Test func aConstraintKeepsItsIdentifierButNotItsClass() throws {
    let special = Screen(
      live: """
        <subviews><view id="box"/></subviews><constraints><constraint firstItem="box" firstAttribute="top" \
        secondItem="screen" secondAttribute="top" identifier="roof" customClass="HairlineConstraint" id="l1"/></constraints>
        """, beside: templateRoot("<subviews>\(twin("t", of: "box"))</subviews>"))
    let document = try Document(parsing: try special.template().captured(as: "default").bytes)
    let copy = try #require(document.viewTemplates.last?.root.heldConstraints.first)
    #expect(copy.identifier == "roof" && copy.element[.customClass] == nil)
  }

  @Test func anOutletIsAddedAtItsSortedPlace() throws {
    var wired = screen
    wired.connections = """
      <outlet property="aaa" destination="box" id="o1"/> <outlet property="zzz" destination="box" id="o2"/>
      """
    let result = try wired.template().captured(as: "default", outlet: "mmm")
    let owner = try #require(try Document(parsing: result.bytes).object("owner"))
    #expect(owner.connections.map(\.label) == ["aaa", "mmm", "zzz"])
    #expect(owner.outlets("mmm").first?.destination == result.id)
  }

  @Test func takenNamesAreRefused() throws {
    let name = #expect(throws: EditError.self) { try screen.template().captured(as: "Wide") }
    #expect(name?.description == "a template called `Wide` exists already (root); choose another name")
    var wired = screen
    wired.connections = #"<outlet property="mmm" destination="box" id="o1"/>"#
    let outlet = #expect(throws: EditError.self) {
      try wired.template().captured(as: "default", outlet: "mmm")
    }
    #expect(
      outlet?.description == "View Controller (owner) has an outlet `mmm` already; choose another property")
  }

  @Test func itStandsBesideTheLastTemplateOnTheCanvas() throws {
    let (_, copy) = try captured()
    let point = try #require(copy.root.element.child(withKey: "canvasLocation"))
    #expect(point["x"] == "170" && point["y"] == "20")
  }

  @Test func applyingItRestoresWhatWasThere() throws {
    let (document, _) = try captured()
    let before = layout(of: try Document(parsing: try #require(document.viewTemplates.last).applied().bytes))
    let changed = try Document(parsing: try #require(document.viewTemplates.first).applied().bytes)
    #expect(try #require(changed.object("box")).element["alpha"] == "0.5")
    let restored = try Document(parsing: try #require(changed.viewTemplates.last).applied().bytes)
    #expect(layout(of: restored).symmetricDifference(before) == [])
    #expect(try #require(restored.object("box")).element["alpha"] == "0.25")
  }
}
