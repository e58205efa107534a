import IBModel
import IBXML
import TestSupport
import Testing

private func document(_ text: String) throws -> Document { try Document(parsing: Array(text.utf8)) }

/// The query's answers as `name: key value`; `mayMatch` must not refuse the document.
private func answers(_ selector: String?, _ tests: [(DocumentValue.Kind, String)], in text: String) throws -> [String] {
  let query = DocumentQuery(try selector.map { try ObjectSelector($0) }, try tests.map { try ValueTest($0.0, $0.1) })
  let matches = query.matches(in: try document(text))
  #expect(matches.isEmpty || query.mayMatch(Array(text.utf8)))
  return matches.map { match in
    let name = match.value?.object?.name ?? Object(match.element)?.name ?? ""
    return match.value.map { "\(name): \($0.key) \($0.text)" } ?? name
  }
}

private let screen = Storyboard.text(
  view: """
    <subviews> <label text="Price" customClass="PriceLabel" customModule="Shop" id="prc">
    <fontDescription key="fontDescription" name="Avenir-Medium" family="Avenir" pointSize="14"/>
    <color key="textColor" name="HighlightText"/>
    <color key="backgroundColor" red="1" green="0.58431372549019611" blue="0.0" alpha="0.5" colorSpace="custom"/>
    </label> <button toolTip="Buys it" id="buy"> <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <state key="normal" title="Buy &amp; go" image="cart" catalog="system"><color key="titleColor" name="HighlightText"/></state>
    <userDefinedRuntimeAttributes> <userDefinedRuntimeAttribute type="image" keyPath="badge" value="star"/>
    <userDefinedRuntimeAttribute type="string" keyPath="key" value="buy.title"/> </userDefinedRuntimeAttributes>
    <accessibility key="accessibilityConfiguration" label="Buy now" identifier="buyButton"/>
    <connections><action selector="buy:" destination="con-tr-oll" eventType="touchUpInside" id="act"/></connections>
    </button> </subviews>
    """,
  controller: """
    <connections> <outlet property="priceLabel" destination="prc" id="out"/>
    <segue destination="con-tr-oll" kind="show" identifier="showCart" id="seg"/> </connections>
    """)

@Suite struct DocumentQueryTests {
  @Test(arguments: [
    (DocumentValue.Kind.customClass, "PriceLabel", ["Price: customClass PriceLabel"]),
    (.customClass, "Shop.Price*", ["Price: customClass PriceLabel"]),
    (.color, "HighlightText", ["Price: textColor HighlightText", "Buy & go: normal titleColor HighlightText"]),
    (.color, "#FF9500", ["Price: backgroundColor #FF9500 at 50 %"]),
    (.image, "*", ["Buy & go: normal image cart", "Buy & go: badge star"]),
    (.font, "Avenir*", ["Price: fontDescription Avenir-Medium 14"]),
    (
      .text, "^Buy",
      [
        "Buy & go: normal title Buy & go", "Buy & go: toolTip Buys it",
        "Buy & go: accessibilityConfiguration label Buy now",
      ]
    ), (.text, "/BUY\\./i", ["Buy & go: key buy.title"]), (.text, "Price", ["Price: text Price"]),
    (.keyPath, "ba?ge", ["Buy & go: badge keyPath badge"]),
    (.identifier, "buyButton", ["Buy & go: accessibilityConfiguration identifier buyButton"]),
    (.identifier, "show*", ["Segue: identifier showCart"]),
    (.outlet, "price*", ["View Controller: property priceLabel"]), (.action, "buy:", ["Buy & go: selector buy:"]),
    (.image, "heart", []),
  ]) func valuesAreFoundWhereObjectsHaveThem(kind: DocumentValue.Kind, text: String, expected: [String]) throws {
    #expect(Set(try answers(nil, [(kind, text)], in: screen)) == Set(expected))
  }

  @Test func theTintOfADocumentIsFound() throws {
    let text = Storyboard.document(
      #"<scenes/><color key="tintColor" name="Accent"/>"#,
      type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", runtime: "iOS.CocoaTouch")
    #expect(try answers(nil, [(.color, "Accent")], in: text) == [": tintColor Accent"])
    #expect(try answers("label", [(.color, "Accent")], in: text).isEmpty)
  }

  @Test func aSelectorAndSeveralKindsMustAllBeMet() throws {
    #expect(try answers("label", [(.color, "HighlightText")], in: screen) == ["Price: textColor HighlightText"])
    #expect(try answers("button", [(.action, "*")], in: screen) == ["Buy & go: selector buy:"])
    #expect(try answers("label", [(.action, "*")], in: screen).isEmpty)
    let both = try answers(nil, [(.color, "HighlightText"), (.font, "Avenir*")], in: screen)
    #expect(both == ["Price: fontDescription Avenir-Medium 14", "Price: textColor HighlightText"])
    let either = try answers(nil, [(.image, "cart"), (.image, "star")], in: screen)
    #expect(either == ["Buy & go: normal image cart", "Buy & go: badge star"])
    #expect(try answers("[text=Price]", [], in: screen) == ["Price"])
  }

  /// Text that libxml2 reads must not be missed in the bytes.
  @Test(arguments: [
    #"<label customClass="&#80;riceLabel" id="a"/>"#, #"<label customClass="&#x50;riceLabel" id="a"/>"#,
    #"<label id="a"><string key="text">Price<!-- -->Label</string></label>"#,
    #"<label id="a"><string key="text">Price<![CDATA[Label]]></string></label>"#,
    #"<label id="a"><string key="text">Price<?x?>Label</string></label>"#,
    #"<label id="a"><string key="text" base64-UTF8="YES">UHJpY2VMYWJlbAo</string></label>"#,
  ]) func textsAreFoundInEverySpelling(element: String) throws {
    let text = Storyboard.text(view: "<subviews>\(element)</subviews>")
    let kind: DocumentValue.Kind = element.contains("customClass") ? .customClass : .text
    #expect(try answers(nil, [(kind, "PriceLabel")], in: text).count == 1)
    #expect(try ValueTest(kind, "OtherLabel").values(in: try document(text)).isEmpty)
  }

  @Test func anEncodingInWhichLettersHaveTwoBytesIsRead() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + screen.replacing("UTF-8", with: "UTF-16").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try ValueTest(.customClass, "PriceLabel").mayOccur(in: bytes))
  }

  @Test func documentsWithoutTheTextNeedNotBeRead() throws {
    let bytes = Array(screen.utf8)
    for (kind, text) in [
      (DocumentValue.Kind.customClass, "TotalLabel"), (.text, "^Sell"), (.image, "*heart*"), (.color, "Accent*"),
      (.font, "Futura*"), (.identifier, "show?Total"),
    ] { #expect(try !ValueTest(kind, text).mayOccur(in: bytes), "\(kind) \(text)") }
    #expect(!DocumentQuery(try ObjectSelector("label.TotalLabel"), []).mayMatch(bytes))
    // Nothing is known about expressions with alternatives.
    #expect(try ValueTest(.text, "Sell|Rent").mayOccur(in: bytes))
  }

  /// A walk over all elements, as anyone would write it with another library, finds the same.
  @Test func everyClassColorAndImageIsFoundAsOftenAsInTheXML() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(8)) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      for (kind, counts) in plainCounts(of: document.tree.root) {
        for (value, count) in counts where !value.contains(where: { "*?".contains($0) }) {
          let test = try ValueTest(kind, value)
          let found = DocumentQuery(nil, [test]).matches(in: document).count
          if found != count || !test.mayOccur(in: bytes) { return "\(kind.rawValue) \(value): \(found), not \(count)" }
        }
      }
      return nil
    }
    #expect(complaints.isEmpty, "\(complaints)")
  }
}

/// How often each class, color and image is in the attributes of a tree without its lists.
private func plainCounts(of root: Element) -> [DocumentValue.Kind: [String: Int]] {
  var counts: [DocumentValue.Kind: [String: Int]] = [:]
  var pending = root.children.filter { !["resources", "classes", "dependencies"].contains($0.name.text) }
  while let element = pending.popLast() {
    pending += element.children.map { $0 }
    for name in ["customClass", "objectClassName", "className"] {
      if let value = element[Name(name)], !value.isEmpty { counts[.customClass, default: [:]][value, default: 0] += 1 }
    }
    if element.name.text == "color" {
      let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"]
      if let name { counts[.color, default: [:]][name, default: 0] += 1 }
    }
    for attribute in element.attributes
    where attribute.name.text == "image" || attribute.name.text.hasSuffix("Image") {
      if !["", "YES", "NO"].contains(attribute.value) {
        counts[.image, default: [:]][attribute.value, default: 0] += 1
      }
    }
    if element.name.text == "userDefinedRuntimeAttribute", element["type"] == "image", let value = element["value"] {
      counts[.image, default: [:]][value, default: 0] += 1
    }
  }
  return counts
}
