import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct SetTests {
  static let xib = Storyboard.xib(
    """
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label opaque="NO" contentMode="left" text="Hello" textAlignment="natural" id="title">
    <rect key="frame" x="20" y="20" width="100" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="save">
    <rect key="frame" x="20" y="60" width="100" height="30"/><state key="normal" title="Save"/></button>
    </subviews></view>
    """)

  private func result(_ selector: String, _ values: [String], removing: [String] = []) throws -> OperationResult {
    var result = OperationResult(try Document(parsing: Array(Self.xib.utf8)))
    let assignments = try values.map { try Assignment($0) } + removing.map { try Assignment(removing: $0) }
    try result.apply(SetOperation(Targets(try ObjectSelector(selector), includesAll: true), assignments))
    return result
  }

  @Test(arguments: [
    ("text=Bye now", #"text="Bye now""#), ("hidden=true", #"hidden="YES""#), ("alpha=.5", #"alpha="0.5""#),
    ("numberOfLines=2", #"numberOfLines="2""#), ("textAlignment=center", #"textAlignment="center""#),
    ("font=system semibold 20", #"type="system" weight="semibold" pointSize="20""#),
    ("font=headline", #"style="UICTFontTextStyleHeadline""#),
    ("fontDescription/pointSize=20", #"type="system" pointSize="20""#),
    ("textColor=#F00", #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1""#),
    ("textColor=systemRed", #"<color key="textColor" systemColor="systemRedColor"/>"#),
    (
      "backgroundColor=red",
      #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom""#
    ),
    ("textColor=lightGray", #"<color key="textColor" white="0.66666666666666663" alpha="1" colorSpace="custom""#),
    ("textColor=clearColor", #"<color key="textColor" white="0.0" alpha="0.0" colorSpace="custom""#),
    ("backgroundColor=Brand", #"<color key="backgroundColor" name="Brand"/>"#),
    ("frame=1,2,3,4", #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#),
    ("clipsToBounds=yes", #"clipsSubviews="YES""#), ("'newThing'=x", #"newThing="x""#),
    ("@layer.cornerRadius=8", #"<integer key="value" value="8"/>"#),
    ("@isWide=true", #"type="boolean" keyPath="isWide" value="YES""#),
  ]) func aValueIsWrittenAsTheFormatHasIt(assignment: String, text: String) throws {
    let result = try result("#title", [assignment])
    #expect(result.text.contains(text), "\(result.text)")
    #expect(result.changes.map(\.object) == ["title"])
    #expect(try self.result("#title", [assignment]).text == result.text)
  }

  @Test func aTextOfSeveralLinesIsAChild() throws {
    let result = try result("#title", ["text=one\ntwo"])
    #expect(result.text.contains("<string key=\"text\">one\ntwo</string>") && !result.text.contains("Hello"))
  }

  @Test func aStateThatIsMissingIsMade() throws {
    let result = try result("#save", ["highlighted/title=Now", "normal/title=Later"])
    #expect(result.text.contains(#"<state key="highlighted" title="Now"/>"#))
    #expect(result.text.contains(#"<state key="normal" title="Later"/>"#))
  }

  @Test func aColorOfAllStatesIsOneOfTheNormalState() throws {
    let result = try result("#save", ["titleColor=red"])
    #expect(result.document.object("save")?.element.child(withKey: "normal")?.child(withKey: "titleColor") != nil)
    #expect(try self.result("#save", ["normal/titleColor=red"]).text == result.text)
  }

  @Test(arguments: [
    ("#save", "title=OK", "has no `title` on iOS; did you mean `normal/title`?"),
    ("#save", "width=3", "has no `width` on iOS"), ("#title", "wantsLayer=YES", "has no `wantsLayer`"),
    ("#title", "color=red", "has no `color`"), ("#save", "onTintColor=red", "has no `onTintColor`"),
  ]) func anAttributeOfAnotherPlatformIsRefused(selector: String, assignment: String, reason: String) throws {
    let error = #expect(throws: OperationError.self) { try result(selector, [assignment]) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test func aRemovedValueIsGone() throws {
    #expect(!(try result("#title", [], removing: ["text"]).text.contains("Hello")))
  }

  @Test func whatTheDocumentSaysAlreadyChangesNothing() throws {
    let result = try result("#title", ["text=Hello", "fontDescription/pointSize=17"])
    #expect(!result.isChanged && result.changes.isEmpty)
  }

  @Test(arguments: [
    ("txet=a", "did you mean `text`?"), ("hidden=perhaps", "`hidden` is true or false, not `perhaps`"),
    ("textAlignment=centre", "did you mean `center`?"), ("alpha=much", "`alpha` is a number"),
    ("numberOfLines=1.5", "a whole number"), ("textColor=#12", "is not a color"), ("font=big", "is not a font"),
    ("frame=1,2", "`frame` is x,y,width,height"), ("id=new", "`ibt rename` changes ids"),
  ]) func aMistakeIsExplainedAndChangesNothing(assignment: String, reason: String) throws {
    let error = #expect(throws: OperationError.self) { try result("#title", [assignment]) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test func aValueForSizeClassesIsAVariation() throws {
    var result = OperationResult(try Document(parsing: Array(Self.xib.utf8)))
    let targets = Targets(try ObjectSelector("#title"))
    try result.apply(SetOperation(targets, [try Assignment("text=Short")], under: SizeClasses(height: .compact)))
    #expect(result.text.contains(#"<variation key="heightClass=compact" text="Short"/>"#))
    #expect(result.text.contains(#"text="Hello""#))
  }
}

extension OperationResult { var text: String { String(decoding: document.tree.source.utf8, as: UTF8.self) } }
