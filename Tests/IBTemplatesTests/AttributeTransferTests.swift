import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct AttributeTransferTests {
  /// Applies a template with one view beside the root; both sides list the key paths.
  private func applied(
    _ keyPaths: String, kind: String = "view", template: String, live: String, templateContent: String = "",
    liveContent: String = "", runtime: String = "iOS.CocoaTouch"
  ) throws -> (target: Element, plan: Plan) {
    var screen = Screen(
      live: "<subviews><\(kind) id=\"box\" \(live)>\(liveContent)</\(kind)></subviews>",
      beside: templateRoot(
        "<subviews>\(twin("t", of: "box", kind: kind, attributes: template, templateContent + list(keyPaths)))</subviews>"
      ))
    screen.runtime = runtime
    let applied = try screen.template().applied()
    let result = try Document(parsing: applied.bytes)
    let again = try #require(result.viewTemplates.first).applied()
    #expect(again.bytes == applied.bytes, "applying twice gives the same bytes")
    return (try #require(result.object("box")).element, applied.plan)
  }

  /// The view `box` after a template with the given views was applied.
  private func box(_ twins: String, live: String = #"<view id="box"/>"#) throws -> Object {
    let beside = templateRoot("<subviews>\(twins)</subviews>")
    return try #require(try Screen(live: "<subviews>\(live)</subviews>", beside: beside).applied().object("box"))
  }

  @Test func attributesAreCopied() throws {
    #expect(try applied("alpha", template: #"alpha="0.5""#, live: "").target["alpha"] == "0.5")
    #expect(try applied("alpha", template: #"alpha="0.5""#, live: #"alpha="0.1""#).target["alpha"] == "0.5")
  }

  @Test func absenceIsCopied() throws {
    let target = try applied("alpha, hidden", template: "", live: #"alpha="0.1" hidden="YES""#).target
    #expect(target["alpha"] == nil && target["hidden"] == nil)
  }

  @Test func namesInTheDocumentMayDifferFromTheKeyPath() throws {
    #expect(try applied("clipsToBounds", template: #"clipsSubviews="YES""#, live: "").target["clipsSubviews"] == "YES")
  }

  @Test func alwaysWrittenAttributesAreCopiedButNeverRemoved() throws {
    #expect(
      try applied("contentMode", template: #"contentMode="left""#, live: #"contentMode="top""#).target["contentMode"]
        == "left")
    #expect(try applied("contentMode", template: "", live: #"contentMode="top""#).target["contentMode"] == "top")
  }

  @Test func coloursAreCopiedAsTheyAre() throws {
    let red =
      #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let blue = #"<color key="backgroundColor" systemColor="systemBlueColor"/>"#
    let target = try applied("backgroundColor", template: "", live: "", templateContent: red, liveContent: blue).target
    #expect(target.child(withKey: "backgroundColor")?["red"] == "1")
    #expect(target.child(withKey: "backgroundColor")?["systemColor"] == nil)
    let without = try applied("backgroundColor", template: "", live: "", liveContent: blue).target
    #expect(without.child(withKey: "backgroundColor") == nil)
  }

  @Test func anExplicitNilReplacesAColour() throws {
    let target = try applied(
      "textColor", kind: "label", template: #"text="a""#, live: #"text="b""#,
      templateContent: #"<nil key="textColor"/>"#, liveContent: #"<color key="textColor" white="0.0" alpha="1"/>"#
    ).target
    #expect(target.children.filter { $0[.key] == "textColor" }.map(\.name.text) == ["nil"])
  }

  @Test func companionsTravelTogether() throws {
    let target = try applied(
      "image", kind: "imageView", template: #"image="star" catalog="system""#, live: #"image="photo""#
    ).target
    #expect(target["image"] == "star" && target["catalog"] == "system")
    let back = try applied(
      "image", kind: "imageView", template: #"image="photo""#, live: #"image="star" catalog="system""#
    ).target
    #expect(back["catalog"] == nil)
  }

  @Test func aLongTextReplacesAShortOne() throws {
    let target = try applied(
      "text", kind: "label", template: "", live: #"text="short""#,
      templateContent: "<string key=\"text\">one\ntwo &amp; three</string>"
    ).target
    #expect(target["text"] == nil && target.child(withKey: "text")?.text == "one\ntwo & three")
  }

  @Test func attributedTextTakesFontAndColourWithIt() throws {
    let attributed =
      #"<attributedString key="attributedText"><fragment content="a"><attributes/></fragment></attributedString>"#
    let plain = #"<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>"#
    let target = try applied(
      "text", kind: "label", template: #"usesAttributedText="YES""#, live: #"text="b""#, templateContent: attributed,
      liveContent: plain
    ).target
    #expect(target["usesAttributedText"] == "YES" && target["text"] == nil && target.child("fontDescription") == nil)
    #expect(target.child(withKey: "textColor") == nil && target.child("attributedString") != nil)
  }

  @Test func runtimeAttributesWinOverAttributes() throws {
    let half = runtimeAttributes(
      #"<userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>"#
        + #"<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>"#)
    let target = try box(
      twin("t", of: "box", attributes: #"alpha="0.5""#, half), live: #"<view id="box" alpha="0.1"/>"#)
    #expect(target.runtimeAttribute("alpha")?.element.child(withKey: "value")?[.value] == "0.25")
  }

  @Test func aRuntimeAttributeOfTheTargetGivesWayToTheAttributeOfTheTemplate() throws {
    let target = try applied(
      "alpha", template: #"alpha="0.5""#, live: "",
      liveContent: runtimeAttributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>"#
      )
    ).target
    #expect(target["alpha"] == "0.5")
    #expect(try #require(Object(target)).runtimeAttribute("alpha") == nil)
  }

  @Test func layerKeyPathsAreRuntimeAttributes() throws {
    let number = { (keyPath: String, value: Int) in
      """
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><integer key="value" value="\(value)"/>\
      </userDefinedRuntimeAttribute>
      """
    }
    let list =
      #"<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="layer.cornerRadius, layer.borderWidth"/>"#
    let target = try box(
      twin("t", of: "box", runtimeAttributes(number("layer.cornerRadius", 9) + list)),
      live: #"<view id="box">\#(runtimeAttributes(number("layer.borderWidth", 2)))</view>"#)
    #expect(target.runtimeAttribute("layer.cornerRadius") != nil)
    #expect(target.runtimeAttribute("layer.borderWidth") == nil, "absent in the template: the default")
  }

  @Test func theFontOfAButtonsTitleIsTheFontOfTheButton() throws {
    let target = try applied(
      "titleLabel.font", kind: "button", template: "", live: "",
      templateContent: #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#,
      liveContent: #"<state key="normal" title="Go"/>"#
    ).target
    #expect(target.child("fontDescription")?["pointSize"] == "20")
    #expect(Array(target.children).first?.name.text == "fontDescription", "before the states, as Xcode has it")
  }

  @Test func keyPathsThroughCellsLeadToTheirLabels() throws {
    func cell(_ id: String, _ label: String, _ text: String) -> String {
      "<tableViewCellContentView key=\"contentView\" tableViewCell=\"\(id)\" id=\"\(label)c\"><subviews><label text=\"\(text)\" id=\"\(label)\"/></subviews></tableViewCellContentView>"
    }
    let screen = Screen(
      live:
        "<subviews><tableViewCell id=\"box\" textLabel=\"ll\">\(cell("box", "ll", "live"))</tableViewCell></subviews>",
      beside: templateRoot(
        "<subviews>\(twin("t", of: "box", kind: "tableViewCell", attributes: "textLabel=\"tl\"", cell("t", "tl", "new") + list("textLabel.text")))</subviews>"
      ))
    #expect(try #require(try screen.applied().object("ll")).element["text"] == "new")
  }

  @Test func valuesInNestedElementsAreCopied() throws {
    let target = try applied(
      "keyboardType, secureTextEntry", kind: "textField", template: "", live: "",
      templateContent: #"<textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES"/>"#
    ).target
    #expect(target.child("textInputTraits")?["keyboardType"] == "URL")
    #expect(target.child("textInputTraits")?["secureTextEntry"] == "YES")
  }

  @Test func whatHasNoFormIsReportedAndSkipped() throws {
    let (target, plan) = try applied(
      "transform, layer.borderColor, nonsense, alpha", template: #"alpha="0.5""#, live: "")
    #expect(plan.skipped.compactMap(\.keyPath) == ["transform", "layer.borderColor", "nonsense"])
    #expect(target["alpha"] == "0.5")
  }

  @Test func aValueWithObjectsInItIsNotCopied() throws {
    let (target, plan) = try applied(
      "menu", kind: "button", template: "", live: "", templateContent: #"<menu key="menu" id="m1"><children/></menu>"#)
    #expect(plan.skipped.compactMap(\.keyPath) == ["menu"])
    #expect(target.child("menu") == nil)
  }

  @Test func theListTravelsWithTheValues() throws {
    let screen = Screen(
      live:
        "<subviews><view id=\"box\">\(list("alpha, hidden"))</view><view id=\"other\">\(list("alpha"))</view></subviews>",
      beside: templateRoot("<subviews>\(twin("t", of: "box", list("alpha")))\(twin("u", of: "other"))</subviews>"))
    let result = try screen.applied()
    #expect(try #require(result.object("box")).runtimeAttribute("templateAttributes")?.text == "alpha")
    #expect(try #require(result.object("other")).runtimeAttribute("templateAttributes") == nil)
  }

  @Test(arguments: ["", list(""), list(" \t ")]) func withoutKeyPathsNothingIsTransferred(list: String) throws {
    #expect(try box(twin("t", of: "box", attributes: #"alpha="0.5""#, list)).element["alpha"] == nil)
  }

  @Test(arguments: KeyPathList.properties) func bothVersionsOfTheListAreRead(property: String) throws {
    let template = twin("t", of: "box", attributes: #"alpha="0.5""#, list("alpha", property: property))
    #expect(try box(template).element["alpha"] == "0.5")
  }

  @Test func whereTwoViewsShareATargetTheLastOneWins() throws {
    let views = [("t", "0.5"), ("u", "0.75")].map { id, alpha in
      twin(id, of: "box", attributes: #"alpha="\#(alpha)""#, list("alpha"))
    }
    #expect(try box(views.joined()).element["alpha"] == "0.75")
  }

  @Test func anOverrideForASizeClassIsReported() throws {
    let (_, plan) = try applied(
      "hidden", template: #"hidden="YES""#, live: "",
      liveContent: #"<variation key="heightClass=compact" hidden="NO"/>"#)
    #expect(plan.skipped.map(\.keyPath) == ["hidden"])
  }

  @Test func everyRowOfTheTableIsReadable() {
    #expect(KeyPathTable.unreadableRows == [])
    #expect(KeyPathTable.keyPaths(on: "label", platform: .iOS).count > 60)
    #expect(KeyPathTable.keyPaths(on: "textField", platform: .macOS).count > 40)
    for kind in ElementKind.all where kind.isView(on: .iOS) {
      #expect(KeyPathTable.row("alpha", on: kind.name, platform: .iOS) != nil)
      #expect(KeyPathTable.row("alpha", on: kind.name, platform: .tvOS) != nil)
    }
  }
}
