import Testing
import TestSupport

@testable import IBXML

@Suite struct NameTests {
  @Test func everyNameOfTheVocabularyHasItsNumber() {
    for number in 0..<Name.commonCount {
      let text = Vocabulary.common.text(of: number)
      #expect(Name(text).number == number && Name(number: number).text == text)
      // The scanner does not check the characters of these.
      #expect(complaint(about: Array("<\(text)/>".utf8)) == nil)
    }
    #expect(Name.commonCount > 1000)
  }

  @Test(arguments: ["", "hologram", "labe", "labels", "Label", "é", "a:b"]) func anotherNameHasItsTextAndNoNumber(
    text: String
  ) { #expect(Name(text).number == nil && Name(text).text == text && "\(Name(text))" == text) }

  @Test func namesAreEqualIfTheirTextsAre() {
    #expect(Name("hologram") == Name("hologram") && Name("hologram").hashValue == Name("hologram").hashValue)
    #expect(Name("hologram") != Name("holograms") && Name("hologram") != Name("label") && Name("label") == "label")
    #expect(Set(["hologram", "label", "hologram"].map { Name($0) }).count == 2)
  }

  @Test func aTreeFindsItsUnusualNames() throws {
    let tree = try read("<hologram depth='1' id='2'><b:c b:d='3'/><depth/></hologram>")
    #expect(tree.elements.map(\.name.text) == ["hologram", "b:c", "depth"])
    #expect(tree.root["depth"] == "1" && tree.root["id"] == "2" && tree.root["width"] == nil)
    #expect(tree.root.child("depth") != nil && tree.root.child("b:c")?["b:d"] == "3" && tree.root.child("view") == nil)
    #expect(tree.root.children("b:c").count == 1)
    var visited: [String] = []
    tree.visitElements(having: "depth") { element, attribute in visited += [element.name.text, attribute.value] }
    tree.visitElements(named: "depth") { visited.append($0.name.text) }
    tree.visitElements(named: "unheardOf") { visited.append($0.name.text) }
    #expect(visited == ["hologram", "1", "depth"])
  }

  @Test func aNameOutlivesItsTree() throws {
    func firstName() throws -> Name { try read("<hologram/>").root.name }
    let name = try firstName()
    for number in 0..<100 { _ = try read("<unusual\(number)/>") }
    #expect(name.text == "hologram")
  }

  @Test func manyUnusualNamesOfOneDocumentAreKept() throws {
    let text = "<a>" + (0..<2000).map { "<unusual\($0) x\($0)='\($0)'/>" }.joined() + "</a>"
    let tree = try read(text)
    for (number, child) in tree.root.children.enumerated() {
      #expect(child.name.text == "unusual\(number)" && child[Name("x\(number)")] == "\(number)")
    }
  }

  @Test func aMapHasTheValuesOfUsualAndUnusualNames() {
    var map = NameMap<Int>()
    map["label"] = 1
    map["hologram"] = 2
    map["view"] = 3
    map["view"] = nil
    #expect(map["label"] == 1 && map["hologram"] == 2 && map["view"] == nil && map["unheardOf"] == nil)
    #expect(map.names == ["label", "hologram"])
  }
}

@Suite struct NameSetTests {
  @Test func containsCommonAndOtherNames() {
    let set: NameSet = ["view", "constraint", "somethingElse"]
    #expect(set.contains("view") && set.contains("constraint") && set.contains("somethingElse"))
    #expect(!set.contains("label") && !set.contains("anotherThing") && !NameSet([]).contains("view"))
  }
}
