import TestSupport
import Testing

private let pricing = Storyboard.text(
  view: """
    <subviews>
    <label text="Price" customClass="PriceLabel" id="prc"><color key="textColor" name="HighlightText"/></label>
    <button id="buy"><state key="normal" title="Buy"><color key="titleColor" name="HighlightText"/></state></button>
    </subviews>
    """,
  controller: """
    <navigationItem key="navigationItem" title="Pricing" id="nav"/>
    <connections><outlet property="price" destination="prc" id="out"/></connections>
    """)

private let cell = Storyboard.xib(
  """
  <tableViewCell reuseIdentifier="PriceCell" customClass="PriceCell" id="cel">
  <color key="backgroundColor" name="Background"/> </tableViewCell>
  """)

@Suite struct FindCommandTests {
  private let scratch = ScratchFolder([
    "Pricing.storyboard": pricing, "Cells/PriceCell.xib": cell, "Cells/Damaged.xib": "<document",
  ])

  @Test func eachValueIsALineWithItsPlace() throws {
    let outcome = try scratch.ibt("find", "--color", "High*", "Pricing.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.lines == [
        "Pricing.storyboard:10:83: Price (label) textColor HighlightText in Pricing › View",
        "Pricing.storyboard:11:78: Buy (button) normal titleColor HighlightText in Pricing › View",
      ])
  }

  @Test func aSelectorFindsObjects() throws {
    let outcome = try scratch.ibt("find", "label.Price*", "Pricing.storyboard")
    #expect(outcome.code == 0 && outcome.lines.count == 1)
    #expect(outcome.lines[0].hasSuffix(": Price (label) PriceLabel in Pricing › View"))
    let connections = try scratch.ibt("find", "--outlet", "price", "Pricing.storyboard")
    #expect(connections.lines[0].hasSuffix(": outlet Pricing.price → Price in Pricing"))
    let texts = try scratch.ibt("find", "button", "--text", "^Buy$", "Pricing.storyboard")
    #expect(texts.lines[0].hasSuffix(#": Buy (button) normal title "Buy" in Pricing › View"#))
  }

  @Test func theExitCodeSaysWhetherAnythingWasFound() throws {
    #expect(try scratch.ibt("find", "--class", "PriceCell", "Cells/PriceCell.xib").code == 0)
    for (name, advice) in [("Missing", ""), ("PriceCel", "; did you mean `--class PriceCell`?")] {
      let nothing = try scratch.ibt("find", "--class", name)
      #expect(nothing.code == 1 && nothing.output.isEmpty && nothing.complaint == "ibt: note: nothing found\(advice)\n")
    }
    // A damaged document is read only if it may have what is looked for.
    let all = try scratch.ibt("find", "tableViewCell")
    #expect(all.code == 2 && all.lines.count == 1 && all.complaint.contains("Damaged.xib"))
  }

  @Test func theFirstArgumentIsThePathWhereAnOptionSaysWhatIsLookedFor() throws {
    #expect(try scratch.ibt("find", "Cells", "--class", "Price*").lines.count == 1)
    #expect(try scratch.ibt("find", "tableViewCell", "Cells", "--class", "Price*").lines.count == 1)
    #expect(try scratch.ibt("find", "--class", "Price*").lines.count == 2)
    let input = try scratch.ibt("find", "--class", "Price*", "-", input: Array(cell.utf8))
    #expect(input.lines.count == 1 && input.text.hasPrefix("-:"))
  }

  @Test(arguments: [
    ([], "specify a selector"), (["Pricing.storyboard"], "the selector comes before the path"),
    (["buton"], "did you mean `button`?"), (["label[txt=a]"], "did you mean `text`?"),
    (["Cels", "--class", "A"], "`Cels` is neither a path nor a selector"), (["label", "Cels"], "Cels"),
    (["--text", "("], "--text `(`"), (["label", "--group-by", "color"], "--group-by"),
    (["label", "-", "Cells"], "cannot be combined"),
  ]) func wrongCommandLinesAreAnsweredInOneLine(arguments: [String], reason: String) throws {
    let outcome = try scratch.ibt(["find"] + arguments)
    #expect(outcome.isPlainFailure && outcome.complaint.contains(reason), "\(outcome)")
  }

  @Test func whatWasFoundCanBeCountedAndGrouped() throws {
    let path = ["Pricing.storyboard", "Cells/PriceCell.xib"]
    #expect(try scratch.ibt(["find", "--color", "*", "--count"] + path).lines == ["3"])
    #expect(
      try scratch.ibt(["find", "--color", "*", "--count", "--group-by", "value"] + path).lines == [
        "2  HighlightText", "1  Background",
      ])
    let groups = try scratch.ibt(["find", "--color", "*", "--group-by", "class"] + path).lines
    #expect(
      groups.map { $0.prefix { $0 != ":" } } == [
        "PriceCell (1)", "  Cells/PriceCell.xib", "PriceLabel (1)", "  Pricing.storyboard", "no class (1)",
        "  Pricing.storyboard",
      ])
  }

  @Test func programsGetOneObjectForEachDocument() throws {
    let outcome = try scratch.ibt("find", "--color", "High*", "--format", "json", "Pricing.storyboard")
    #expect(
      outcome.text.hasPrefix(
        #"{"version":1,"file":"Pricing.storyboard","matches":[{"line":10,"column":83,"what":"color","key":"textColor","#
          + #""value":"HighlightText","object":{"id":"prc","kind":"label","name":"Price","class":"PriceLabel","#
          + #""line":10,"column":29,"category":"view","parent":"vie-wv-iew"},"#
          + #""scene":{"id":"sce-ne-one","name":"Pricing"},"path":"Pricing › View"},"#))
    let count = try scratch.ibt("find", "--color", "*", "--format", "json", "--count", "Pricing.storyboard")
    #expect(count.lines == [#"{"version":1,"count":2}"#])
    let groups = try scratch.ibt(
      "find", "--color", "*", "--format", "json", "--count", "--group-by", "value", "Pricing.storyboard")
    #expect(groups.lines == [#"{"version":1,"by":"value","count":2,"groups":[{"name":"HighlightText","count":2}]}"#])
  }
}
