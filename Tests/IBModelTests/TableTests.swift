import IBXML
import Testing

@testable import IBModel

@Suite struct TableTests {
  @Test func everyRowOfTheAttributeTablesCanBeRead() {
    #expect(AttributeTable.known.unreadable == [])
    #expect(AttributeTypes.known.unreadable == [])
  }

  @Test func kindsAreInTheOrderOfTheirNames() {
    let names = ElementKind.all.map(\.text)
    #expect(names == names.sorted())
  }

  @Test func everyRowOfTheOrdersCanBeRead() {
    #expect(SlotTable.children.unreadable == [])
    #expect(MeasuredOrder.ofAttributes.unreadable == [])
    #expect(MeasuredOrder.ofChildren.unreadable == [])
  }

  @Test func faultyRowsAreReported() {
    #expect(AttributeTable("iOS\tview\t\niPadOS\tview\talpha\niOS\tview").unreadable.count == 3)
    #expect(SlotTable("iOS\t*\tview\niPadOS\t*\tview\trect").unreadable.count == 2)
    let orders = MeasuredTable("iOS\t17000\tview\ta b\niPadOS\t*\tview\ta b\niOS\t*\tview") { String($0) }
    #expect(orders.unreadable.count == 3)
  }

  @Test(
    arguments: [
      "hidden\t*\tflag\tNO\t-", "hidden\t*\tbool\tperhaps\t-", "hidden\t*\tbool\tNO", "axis\t*\tenumeration\t-\t-",
      "axis\t*\tenumeration\tdiagonal\thorizontal vertical", "tag\t*\tinteger\t1.5\t-", "tag\t*\tinteger\t-\t1 2",
    ] as [StaticString])
  func aFaultyTypeIsReported(row: StaticString) { #expect(AttributeKind(TableText(row).columns()) == nil) }

  @Test func everyAttributeOfTheOrdersHasAType() {
    let typed = Set(AttributeTypes.known.attributes)
    for kind in ElementKind.all where kind != ElementKind(.variation) {
      for platform in Platform.allCases {
        let missing = kind.attributes(on: platform).filter { !typed.contains($0.name) }
        #expect(missing.map(\.name.text) == [], "\(kind) on \(platform)")
      }
    }
  }
}

@Suite struct VocabularyTests {
  @Test func theVocabularyHasTheNamesOfTheTables() {
    #expect(ElementKind.all.filter { $0.name.number == nil } == [])
    #expect(AttributeTypes.known.attributes.filter { $0.number == nil } == [])
  }
}

@Suite struct AttributeKindTests {
  @Test func anAttributeHasATypeAndADefault() throws {
    let axis = try #require(ElementKind.stackView.attribute("axis"))
    #expect(axis.type == .enumeration(["horizontal", "vertical"]) && axis.defaultValue == "horizontal")
    #expect(ElementKind.label.attribute("hidden")?.type == .bool)
    #expect(ElementKind.label.attribute("hidden")?.defaultValue == "NO")
    #expect(ElementKind.label.attribute("numberOfLines")?.type == .integer)
    #expect(ElementKind.label.attribute("alpha")?.defaultValue == "1")
    #expect(ElementKind.constraint.attribute(.firstItem)?.type == .reference)
    #expect(ElementKind.label.attribute("glow") == nil)
  }

  @Test func theSameNameCanHaveAnotherTypeOnAnotherElement() {
    #expect(ElementKind.tableView.attribute("style")?.defaultValue == "plain")
    #expect(ElementKind.activityIndicatorView.attribute("style")?.type.accepts("whiteLarge") == true)
    #expect(ElementKind.tableView.attribute("style")?.type.accepts("whiteLarge") == false)
  }

  @Test func theAttributesOfConstraintsAreThoseOfTheModel() {
    let values = LayoutAttribute.allCases.map(\.rawValue).sorted()
    #expect(ElementKind.constraint.attribute(.firstAttribute)?.type == .enumeration(values))
    #expect(ElementKind.constraint.attribute(.secondAttribute)?.type == .enumeration(values))
  }

  @Test func theReferencesOfTheModelAreReferencesInTheTable() {
    for kind in ElementKind.all {
      for platform in Platform.allCases {
        for attribute in kind.attributes(on: platform) where ReferenceAttributes.holdsID(attribute.name, on: kind.name)
        { #expect(kind.attribute(attribute.name)?.type == .reference, "\(attribute.name) of \(kind)") }
      }
    }
  }

  @Test func attributesComeInXcodesOrder() {
    #expect(ElementKind.label.attributes(on: .iOS).map(\.name) == AttributeOrder.names(for: "label", on: .iOS))
  }

  @Test(arguments: [
    (AttributeType.bool, "YES", "yes"), (.integer, "-3", "3.0"), (.number, "0.5", "half"),
    (.enumeration(["a", "b"]), "a", "c"),
  ]) func aTypeAcceptsItsValues(type: AttributeType, value: String, other: String) {
    #expect(type.accepts(value) && !type.accepts(other))
  }
}
