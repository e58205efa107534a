/// A parsed XML text: a flat, immutable arena of nodes in document order, every one with its byte range.
///
/// Reading it copies nothing: names are interned, attribute values and texts are decoded when asked for.
public final class XMLTree: Sendable {
  /// The bytes the tree was read from.
  public let source: SourceText

  let nodes: [NodeRecord]
  let attributes: [AttributeRecord]

  init(source: SourceText, nodes: [NodeRecord], attributes: [AttributeRecord]) {
    self.source = source
    self.nodes = nodes
    self.attributes = attributes
  }

  /// Reads the bytes of a file.
  /// - Throws: `XMLError` if the bytes are not well-formed XML.
  /// - Complexity: O(bytes)
  public convenience init(parsing bytes: [UInt8]) throws(XMLError) {
    let source = try SourceText(bytes)
    let arena: Parser.Arena
    do throws(XMLError) {
      arena = try Parser.parse(source)
    } catch {
      var located = error
      located.position = LineIndex(source.utf8).position(of: error.offset)
      throw located
    }
    self.init(source: source, nodes: arena.nodes, attributes: arena.attributes)
  }

  /// The outermost element.
  public var root: Element {
    // The parser admits no tree without one.
    Element(tree: self, index: nodes.firstIndex { $0.kind == .element } ?? 0)
  }

  /// All elements in document order.
  public var elements: ElementRun { ElementRun(tree: self, range: nodes.indices) }

  /// The element at a position in the arena, as `Element.index` tells it.
  public func element(at index: Int) -> Element { Element(tree: self, index: index) }

  /// Visits every element that has an attribute, in document order.
  /// - Complexity: O(attributes)
  public func visitElements(having attribute: Name, _ visit: (Element, Attribute) -> Void) {
    for index in nodes.indices where nodes[index].attributeCount > 0 {
      let first = Int(nodes[index].firstAttribute)
      for ordinal in 0..<Int(nodes[index].attributeCount) where attributes[first + ordinal].name == attribute {
        let element = Element(tree: self, index: index)
        visit(element, Attribute(element: element, ordinal: ordinal))
        break
      }
    }
  }

  /// Visits every element with a name, in document order.
  /// - Complexity: O(elements)
  public func visitElements(named name: Name, _ visit: (Element) -> Void) {
    for index in nodes.indices where nodes[index].name == name && nodes[index].kind == .element {
      visit(Element(tree: self, index: index))
    }
  }

  /// All comments in document order.
  public var comments: [TextNode] {
    nodes.indices.filter { nodes[$0].kind == .comment }.map { TextNode(tree: self, index: $0) }
  }

  /// Number of nodes: elements, texts and comments.
  public var nodeCount: Int { nodes.count }

  /// Where the lines start; keep it when more than one position is asked for.
  /// - Complexity: O(bytes)
  public func lineIndex() -> LineIndex { LineIndex(source.utf8) }
}

/// One node of the arena. Children follow their parent; a node's subtree is contiguous.
struct NodeRecord: Sendable {
  enum Kind: UInt8, Sendable { case element, text, comment }

  var kind: Kind
  /// An element written `<x/>`.
  var isSelfClosed = false
  var attributeCount: UInt16 = 0
  /// Meaningful for elements only.
  var name: Name
  /// Index of the parent, -1 for what stands at the top level.
  var parent: Int32
  /// Index after the last descendant.
  var subtreeEnd: Int32 = 0
  var firstAttribute: UInt32 = 0
  /// Byte offsets: `<`, after the start tag's `>`, the `<` of the end tag, after everything.
  var start: UInt32
  var contentStart: UInt32 = 0
  var contentEnd: UInt32 = 0
  var end: UInt32 = 0
}

/// One attribute: name, and byte offsets of the name and of the value between its quotes.
struct AttributeRecord: Sendable {
  var name: Name
  var nameStart: UInt32
  var valueStart: UInt32
  var valueEnd: UInt32
}
