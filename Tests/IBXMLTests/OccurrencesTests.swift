import IBXML
import Testing

@Suite struct OccurrencesTests {
  let tree: XMLTree

  init() throws {
    tree = try XMLTree(
      parsing: Array(
        """
        <view id="a"><unheardOf id="b" odd="1"/>text<!-- view --><view><label id="c"/><view id="d"/></view>
        <unheardOf odd="2"/></view>
        """.utf8))
  }

  @Test(arguments: ["view", "label", "unheardOf", "missing", "button"]) func elementsWithANameAreFound(name: Name) {
    var found: [Element] = []
    tree.visitElements(named: name) { found.append($0) }
    #expect(found == tree.elements.filter { $0.name == name })
    #expect(tree.hasElement(named: name) == !found.isEmpty)
  }

  @Test(arguments: ["id", "odd", "missing", "frame"]) func elementsWithAnAttributeAreFound(name: Name) {
    var found: [String] = []
    tree.visitElements(having: name) { element, attribute in
      #expect(element.attribute(name)?.range == attribute.range)
      found.append(attribute.value)
    }
    #expect(found == tree.elements.compactMap { $0[name] })
  }

  @Test(arguments: ["view", "label", "unheardOf"]) func descendantsWithANameAreFound(name: Name) {
    for element in tree.elements {
      var found: [Element] = []
      element.visitDescendants(named: name) { found.append($0) }
      #expect(found == element.subtree.dropFirst().filter { $0.name == name })
    }
  }
}
