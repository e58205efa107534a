import IBModel
import IBProject
import IBXML
import Testing

@Suite struct LocalizableTextTests {
  private func texts(_ runtime: String, _ objects: String) throws -> [String: String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(runtime.hasPrefix("iOS") ? "CocoaTouch" : "Cocoa").XIB" version="3.0" targetRuntime="\(runtime)">
      <objects>\(objects)</objects></document>
      """
    let texts = try Document(parsing: Array(text.utf8)).localizableTexts
    return Dictionary(texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `AppKit's objects have their texts in cells, lists and tool tips`() throws {
    let found = try texts(
      "MacOSX.Cocoa",
      """
      <button toolTip="Hint" id="b1"><buttonCell key="cell" title="Go" id="b2"/><accessibility description="Goes"/></button>
      <popUpButton id="p1"><popUpButtonCell key="cell" title="One" id="p2"><menu key="menu" id="m1">
      <items><menuItem title="One" id="m2"/></items></menu></popUpButtonCell></popUpButton>
      <segmentedControl id="s1"><segmentedCell key="cell" id="s2"><segments><segment label="A" toolTip="a"/><segment/>
      <segment label="C"/></segments></segmentedCell></segmentedControl>
      <comboBox id="c1"><comboBoxCell key="cell" id="c2"><objectValues><string>Red</string></objectValues></comboBoxCell></comboBox>
      <textField id="t1"><textFieldCell key="cell" placeholderString="Name" id="t2"><string key="title">Two
      lines</string></textFieldCell></textField>
      <tableColumn headerToolTip="Sort" id="k1"><tableHeaderCell key="headerCell" title="Size"/></tableColumn>
      <customObject userLabel="No text" id="o1"/>
      """)
    #expect(
      found == [
        "b1.ibShadowedToolTip": "Hint", "b1.ibExternalAccessibilityDescription": "Goes", "b2.title": "Go",
        "m2.title": "One", "s2.ibShadowedLabels[0]": "A", "s2.ibShadowedLabels[2]": "C",
        "s2.ibShadowedToolTips[0]": "a", "c2.ibShadowedObjectValues[0]": "Red", "t2.placeholderString": "Name",
        "t2.title": "Two\nlines", "k1.headerToolTip": "Sort", "k1.headerCell.title": "Size",
      ])
  }

  @Test func `UIKit's objects have texts of states, configurations and accessibility`() throws {
    let found = try texts(
      "iOS.CocoaTouch",
      """
      <button id="b1"><accessibility key="accessibilityConfiguration" hint="Taps" label="Tap"/><state key="normal" title="A"/>
      <state key="selected" title="B"/><buttonConfiguration key="configuration" title="C"/></button>
      <tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"/>
      <label text="" id="l1"/>
      """)
    #expect(
      found == [
        "b1.normalTitle": "A", "b1.selectedTitle": "B", "b1.configuration.title": "C", "b1.accessibilityLabel": "Tap",
        "b1.accessibilityHint": "Taps", "s1.headerTitle": "Head", "s1.footerTitle": "Foot",
      ])
  }

  private func file(_ text: String, _ path: String = "de.lproj/A.strings") throws -> TranslationFile {
    try TranslationFile(Array(text.utf8), path: path, language: "de")
  }

  @Test(arguments: [
    ("/* a */\n\"a.text\" = \"A\";\n\n/* b */\n\"b.text\" = \"B\";\n", "a.text", "/* b */\n\"b.text\" = \"B\";\n"),
    ("/* a */\n\"a.text\" = \"A\";\n\n/* b */\n\"b.text\" = \"B\";\n", "b.text", "/* a */\n\"a.text\" = \"A\";\n"),
    ("\"a.text\" = \"A\"; /* behind */\n\"b.text\" = \"B\";\n", "a.text", "\"b.text\" = \"B\";\n"),
    ("\"a.text\" = \"A\"; \"b.text\" = \"B\";\n", "a.text", " \"b.text\" = \"B\";\n"),
    ("/* Head */\n\n\"a.text\" = \"A\";\n", "a.text", "/* Head */\n"),
    ("\r\n/* a */\r\n\"a.text\" = \"A\";\r\n\r\n\"b.text\" = \"B\";\r\n", "a.text", "\r\n\"b.text\" = \"B\";\r\n"),
  ]) func `an entry is removed with its comment and one empty line`(text: String, key: String, rest: String) throws {
    #expect(String(decoding: try file(text).edited(removing: [key]), as: UTF8.self) == rest)
  }

  @Test func `values keep everything around them`() throws {
    let text = "// one\na.text = \"A\" ; \"b.text\"=\"B\";\n\"c\";"
    let edited = try file(text).edited(["b.text": ["de": "\"Ü\"\n"], "c": ["de": "x"], "a.text": ["fr": "no"]])
    #expect(
      String(decoding: edited, as: UTF8.self) == "// one\na.text = \"A\" ; \"b.text\"=\"\\\"Ü\\\"\\n\";\n\"c\" = \"x\";"
    )
  }

  @Test func `catalogs keep everything around what changes`() throws {
    let text =
      #"{"sourceLanguage":"en", "strings" : {"a.text":{}, "b.text" : {"localizations":{"de":{"stringUnit":{"state":"new","value":"\u00e4"}}}}}}"#
    let catalog = try file(text, "A.xcstrings")
    #expect(catalog.entries.last?.translations["de"]?.text == "ä")
    #expect(String(decoding: try catalog.edited(["b.text": ["de": "ä"]]), as: UTF8.self) == text)
    let edited = try catalog.edited(["b.text": ["de": "Ö/"]], removing: ["a.text"])
    #expect(
      String(decoding: edited, as: UTF8.self)
        == #"{"sourceLanguage":"en", "strings" : {"b.text" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Ö/"}}}}}}"#
    )
    #expect(throws: ExplainedError.self) { try file(#"{"strings":[]}"#, "A.xcstrings") }
  }
}
