import IBChanges
import IBLayout
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct OperationTests {
  static let screen = Storyboard.text(
    view: """
      <subviews>
      <label opaque="NO" contentMode="left" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="20" width="100" height="20"/></label>
      <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="save">
      <rect key="frame" x="20" y="48" width="100" height="30"/><state key="normal" title="Save"/></button>
      <view contentMode="scaleToFill" userLabel="Box" id="box"><rect key="frame" x="50" y="100" width="200" height="200"/>
      </view> </subviews> <constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
      constant="20" id="c-1"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="20" \
      id="c-2"/>
      <constraint firstItem="save" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c-3"/>
      <constraint firstItem="save" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="c-4"/>
      </constraints>
      """, controller: "<connections><outlet property=\"saveButton\" destination=\"save\" id=\"out\"/></connections>")

  private func applying(_ operation: some Operation) throws -> OperationResult {
    var result = OperationResult(try Document(parsing: Array(Self.screen.utf8)))
    try result.apply(operation)
    return result
  }

  private func targets(_ selector: String, all: Bool = false) throws -> Targets {
    Targets(try ObjectSelector(selector), includesAll: all)
  }

  @Test func aRemovedViewTakesItsConstraintsAndOutletsAlong() throws {
    let result = try applying(RemoveOperation(try targets("#save")))
    #expect(!result.text.contains(#""save""#) && !result.text.contains("c-3") && result.notes.count == 3)
  }

  @Test func theRootViewStays() throws {
    #expect(throws: OperationError.self) { try applying(RemoveOperation(try targets("#vie-wv-iew"))) }
  }

  @Test func aMovedViewStaysWhereItIsOnTheCanvas() throws {
    let result = try applying(MoveOperation(try targets("#box"), to: try ObjectSelector("#save")))
    #expect(result.document.object("box")?.superview?.id == "save")
    #expect(result.document.object("box")?.frame == Rect(x: 30, y: 52, width: 200, height: 200))
  }

  @Test func aViewMovesBeforeASibling() throws {
    let place = SubviewPosition.before(try ObjectSelector("#title"))
    let result = try applying(MoveOperation(try targets("#box"), to: try ObjectSelector("#vie-wv-iew"), at: place))
    #expect(result.document.object("vie-wv-iew")?.subviews.map(\.id) == ["box", "title", "save"])
  }

  @Test func aStackViewTakesOrderSpacingAndOuterConstraints() throws {
    var result = try applying(WrapOperation(try targets("#title, #save"), in: "stackView", named: "Column"))
    let stack = try #require(result.document.object("save")?.superview)
    #expect(stack.name == "Column" && stack.subviews.map(\.id) == ["title", "save"])
    #expect(stack.element["axis"] == "vertical" && stack.element["spacing"] == "8")
    let texts = result.document.constraints.map { result.document.text(of: $0) }
    #expect(texts == ["Column.leading = View.leading + 20", "Column.top = View.top + 20"])
    try result.settleFrames(by: LayoutEngine())
    #expect(stack.frame == Rect(x: 20, y: 20, width: 100, height: 58))
  }

  @Test func aPlainViewIsAsLargeAsWhatIsInIt() throws {
    let result = try applying(WrapOperation(try targets("#title"), in: "view", named: "Holder"))
    let texts = Set(result.document.constraints.map { result.document.text(of: $0) })
    let holder = try #require(result.document.object("title")?.superview)
    #expect(holder.frame == Rect(x: 20, y: 20, width: 100, height: 20))
    #expect(texts.contains("Holder.leading = View.leading + 20") && texts.contains("Title.leading = Holder.leading"))
    #expect(texts.contains("Holder.bottom = Title.bottom") && texts.contains("Save.top = Holder.bottom + 8"))
  }

  private func wrapping(_ selector: String, in kind: String, of view: String) throws -> OperationResult {
    var result = OperationResult(try Document(parsing: Array(Storyboard.text(view: view).utf8)))
    try result.apply(WrapOperation(try targets(selector), in: kind))
    return result
  }

  @Test(arguments: ["view", "stackView"]) func aWrappedViewKeepsTheConstraintsOfItsContent(kind: String) throws {
    let result = try wrapping(
      "#box", in: kind,
      of: """
        <subviews><view contentMode="scaleToFill" userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="100" height="50"/><subviews>
        <label text="Inner" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="8" y="0.0" width="92" height="50"/></label></subviews>
        <constraints>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="8" \
        id="c-1"/>
        <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="c-2"/></constraints>
        </view></subviews>
        """)
    let texts = result.document.constraints.filter { $0.id.rawValue.hasPrefix("c-") }.map {
      result.document.text(of: $0)
    }
    #expect(texts == ["Inner.leading = Box.leading + 8", "Box.trailing = Inner.trailing"])
  }

  @Test(arguments: [(20, 60, "leading"), (40, 40, "center"), (60, 20, "trailing")])
  func aStackViewHasTheAlignmentThatKeepsFrames(x: Int, right: Int, alignment: String) throws {
    let result = try wrapping(
      "#one, #two", in: "stackView",
      of: """
        <subviews><label text="A" id="one"><rect key="frame" x="20" y="20" width="100" height="20"/></label>
        <label text="B" id="two"><rect key="frame" x="\(x)" y="48" width="\(120 - right - x + 20)" height="20"/></label></subviews>
        """)
    #expect(result.document.object("one")?.superview?.element["alignment"] == alignment)
  }

  @Test func whatContradictsAStackViewGoesAndIsListed() throws {
    let result = try wrapping(
      "#one, #two", in: "stackView",
      of: """
        <subviews><view id="one" userLabel="One" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="20"/><constraints>
        <constraint firstAttribute="width" constant="100" id="c-1"/></constraints></view>
        <view id="two" userLabel="Two" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="48" width="100" height="20"/><constraints>
        <constraint firstAttribute="width" constant="60" id="c-2"/></constraints></view></subviews>
        """)
    let left = result.document.constraints.map(\.id.rawValue).filter { $0.hasPrefix("c-") }
    #expect(left.count == 1 && result.notes.contains { $0.hasSuffix("was removed") && $0.contains(".width = ") })
  }

  @Test func anOutletGetsANewDestination() throws {
    let source = try targets("#con-tr-oll")
    let result = try applying(ConnectOperation(source, .outlet("saveButton"), to: try ObjectSelector("#title")))
    #expect(result.document.object("con-tr-oll")?.outlets("saveButton").map(\.destination) == ["title"])
  }

  @Test func anActionHasTheUsualEvent() throws {
    let source = try targets("#save")
    let kind = ConnectOperation.Kind.action("save:", event: nil)
    let result = try applying(ConnectOperation(source, kind, to: try ObjectSelector("viewController")))
    #expect(result.text.contains(#"<action selector="save:" destination="con-tr-oll" eventType="touchUpInside""#))
  }

  @Test func aConnectionGoes() throws {
    #expect(try !applying(DisconnectOperation(try targets("#con-tr-oll"), "saveButton")).text.contains("saveButton"))
    let error = #expect(throws: OperationError.self) {
      try applying(DisconnectOperation(try targets("#con-tr-oll"), "saveButon"))
    }
    #expect(error?.message.contains("did you mean `saveButton`?") == true)
  }

  @Test func anEquationBecomesAConstraintOfTheCommonAncestor() throws {
    let result = try applying(ConstrainOperation(["Box.top = Save.bottom + 8 @high", "Box.width = 100"]))
    #expect(result.text.contains(#"firstItem="box" firstAttribute="top" secondItem="save""#))
    #expect(result.document.object("box")?.heldConstraints.count == 1)
    #expect(result.document.object("box")?.element["translatesAutoresizingMaskIntoConstraints"] == "NO")
  }

  @Test func aConstraintThatExistsIsNotRepeated() throws {
    #expect(!(try applying(ConstrainOperation(["title.top = View.top + 20"])).isChanged))
    let other = ["Title.top = View.top + 24"]
    let error = #expect(throws: OperationError.self) { try applying(ConstrainOperation(other)) }
    #expect(error?.message.contains("--replace changes that constraint") == true)
    let replaced = try applying(ConstrainOperation(other, existing: .replace))
    #expect(replaced.document.constraints.count == 4 && replaced.text.contains(#"constant="24" id="c-2""#))
    #expect(try applying(ConstrainOperation(other, existing: .keep)).document.constraints.count == 5)
  }

  @Test func aViewIsAddedWithValuesAndConstraints() throws {
    let add = AddOperation("label", to: try targets("#vie-wv-iew"), named: "Hint").with(
      [try Assignment("text=Hello")], ["Hint.top = Save.bottom + 8", "Hint.leading = Save.leading"])
    var result = try applying(add)
    try result.settleFrames(by: LayoutEngine())
    let hint = try #require(result.document.views.first { $0.name == "Hint" })
    #expect(hint.element["text"] == "Hello" && hint.element["fixedFrame"] == nil && hint.frame?.x == 20)
    #expect(hint.frame?.y == 86)
  }

  @Test(arguments: [Platform.iOS, .macOS]) func everyKindCanBeAdded(platform: Platform) throws {
    for kind in AddOperation.kinds(on: platform) {
      let view = platform == .macOS ? "customView" : "view"
      let objects = "<\(view) id='root'><rect key='frame' x='0' y='0' width='9' height='9'/></\(view)>"
      let text = platform == .macOS ? Storyboard.macXib(objects) : Storyboard.xib(objects)
      var result = OperationResult(try Document(parsing: Array(text.utf8)))
      try result.apply(AddOperation(kind, to: try targets("#root")))
      #expect(result.document.object("root")?.subviews.map(\.kind.text) == [kind])
    }
  }

  @Test func anUnknownKindHasASuggestion() throws {
    let error = #expect(throws: OperationError.self) {
      try applying(AddOperation("lable", to: try targets("#vie-wv-iew")))
    }
    #expect(error?.message.contains("did you mean `label`?") == true)
  }

  @Test func aViewIsUninstalledForSizeClasses() throws {
    let compact = SizeClasses(height: .compact)
    let setting = { (value: String) in
      SetOperation(try targets("#box"), [try Assignment("installed=\(value)")], under: compact)
    }
    var result = try applying(try setting("false"))
    #expect(result.text.contains(#"<exclude reference="box"/>"#))
    #expect(result.changes.map(\.text) == ["uninstalled for hC"])
    try result.apply(try setting("true"))
    #expect(!result.text.contains("<exclude"))
  }

  @Test func aSelectorMustSelectSomethingAndOnlyOneObjectUnlessAllAreWanted() throws {
    let document = try Document(parsing: Array(Self.screen.utf8))
    var run = OperationRun([("a", OperationResult(document)), ("b", OperationResult(document))])
    let values = [try Assignment("hidden=true")]
    let nothing = #expect(throws: OperationError.self) { try run.apply(SetOperation(try targets("slider"), values)) }
    #expect(nothing?.message == "nothing is selected by `slider`")
    let several = #expect(throws: OperationError.self) { try run.apply(SetOperation(try targets("label"), values)) }
    #expect(several?.selectsSeveral == true)
    try run.apply(SetOperation(try targets("label", all: true), values))
    #expect(run.results.map(\.result.changes.count) == [1, 1])
  }
}
