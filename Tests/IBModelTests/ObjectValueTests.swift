import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct ObjectValueTests {
  private func object(_ element: String) throws -> Object {
    try read(Storyboard.text(view: subviews(element))).object(named: "x")
  }

  @Test func attributesAreTyped() throws {
    let object = try object(
      #"<label hidden="YES" alpha="0.5" tag="7" customClass="A" customModule="M" text="Hi" id="x"/>"#)
    #expect(object.isHidden && object.alpha == 0.5 && object.tag == 7)
    #expect(object.customClass == "A" && object.customModule == "M" && object.string("text") == "Hi")
    #expect(object.number("alpha") == 0.5 && object.bool("hidden") == true && object.integer("tag") == 7)
  }

  @Test func missingAndUnreadableValuesAreTheDefaults() throws {
    let object = try object(#"<label hidden="perhaps" alpha="half" id="x"/>"#)
    #expect(!object.isHidden && object.alpha == 1 && object.tag == 0)
    #expect(object.number("alpha") == nil && object.bool("hidden") == nil && object.text == nil)
  }

  static let texts: [(element: String, text: String)] = [
    (#"<label text="Title" id="x"/>"#, "Title"),
    (#"<label id="x"><string key="text">One two</string></label>"#, "One two"),
    (#"<button id="x"><state key="normal" title="Send"/></button>"#, "Send"),
    (#"<button id="x"><state key="normal"><string key="title">A b</string></state></button>"#, "A b"),
    (#"<textField id="x"><textFieldCell key="cell" title="Label" id="y"/></textField>"#, "Label"),
    (#"<barButtonItem title="Done" id="x"/>"#, "Done"),
  ]

  @Test(arguments: texts) func theTextIsFoundInEachPlace(element: String, text: String) throws {
    #expect(try object(element).text == text)
  }

  static let fonts: [(font: String, source: FontDescription.Source, pointSize: Double?)] = [
    (#"<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#, .system("boldSystem"), 17),
    (
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, .textStyle("UICTFontTextStyleBody"),
      nil
    ),
    (
      #"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="12"/>"#,
      .named("Avenir-Book"), 12
    ), (#"<font key="font" metaFont="smallSystem"/>"#, .system("smallSystem"), nil),
    (#"<font key="font" size="11" name="Menlo-Regular"/>"#, .named("Menlo-Regular"), 11),
  ]

  @Test(arguments: fonts)
  func aFontSaysWhereItComesFrom(font: String, source: FontDescription.Source, pointSize: Double?) throws {
    let found = try #require(try object("<label id=\"x\">\(font)</label>").font)
    #expect(found.source == source && found.pointSize == pointSize)
  }

  static let colors: [(attributes: String, source: ColorDescription.Source?)] = [
    (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom""#, .rgb(red: 1, green: 0.5, blue: 0)),
    (#"white="0.25" alpha="1""#, .white(0.25)),
    (#"systemColor="systemRedColor" red="1" green="0" blue="0""#, .system("systemRedColor")),
    (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
    (#"name="textColor" catalog="System" colorSpace="catalog""#, .catalog("textColor")),
    (#"name="Accent""#, .named("Accent")), (#"red="1""#, nil),
  ]

  @Test(arguments: colors) func aColorSaysWhereItComesFrom(attributes: String, source: ColorDescription.Source?) throws
  {
    let color = try object("<label id=\"x\"><color key=\"textColor\" \(attributes)/></label>").color("textColor")
    #expect(try #require(color).source == source)
  }

  @Test func theColorsAndFontsOfACellAreThoseOfItsControl() throws {
    let cell = """
      <textFieldCell key="cell" id="cel"><font key="font" metaFont="system"/>
      <color key="textColor" white="1" alpha="0.5"/></textFieldCell>
      """
    let field = try read(Storyboard.macXib(view("fld", cell, kind: "textField"))).object(named: "fld")
    #expect(field.font?.source == .system("system"))
    #expect(field.color("textColor")?.alpha == 0.5 && field.color("backgroundColor") == nil)
  }
}

@Suite struct LookupTests {
  @Test func anOffsetLeadsToTheInnermostElementAndObject() throws {
    let text = Storyboard.text(view: subviews(#"<label id="lbl"><rect key="frame" x="0"/></label>"#))
    let document = try read(text)
    for element in document.tree.elements {
      #expect(document.tree.element(atOffset: element.range.lowerBound) == element)
      #expect(document.tree.element(atOffset: element.range.upperBound - 1) == element)
    }
    let rect = try #require(document.object(named: "lbl").element.child(.rect))
    #expect(document.element(atOffset: rect.range.lowerBound) == rect)
    #expect(document.object(atOffset: rect.range.lowerBound)?.id == "lbl")
    #expect(document.object(atOffset: 0) == nil && document.object(atOffset: text.utf8.count) == nil)
    #expect(document.object(atOffset: -1) == nil)
  }

  @Test func everyOffsetLeadsToWhatASearchFromTheRootFinds() throws {
    let text = Storyboard.text(view: subviews("<label id=\"a\"> x <!-- c --><b/></label>\n<view id=\"b\"/>"))
    let tree = try read(text).tree
    for offset in 0...text.utf8.count {
      #expect(tree.element(atOffset: offset) == tree.elements.filter { $0.range.contains(offset) }.last, "\(offset)")
    }
  }

  @Test func objectsAreACollectionInDocumentOrder() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa") + view("bbb", kind: "label"))))
    #expect(document.objects.count == 5 && document.objects[2].id == "aaa" && document.objects.last?.id == "fir-st-res")
    #expect(document.views.map(\.id) == ["vie-wv-iew", "aaa", "bbb"])
    #expect(Array(document.objects) == document.tree.elements.compactMap { Object($0) })
  }

  @Test func anObjectIsFoundByItsID() throws {
    let document = try read(Storyboard.text(view: subviews(view("aaa"))))
    let id: ObjectID = "aaa"
    #expect(document[id]?.id == id && document["bbb"] == nil && "\(id)" == "aaa")
    #expect(ObjectID("B") < ObjectID("a"))
  }
}
