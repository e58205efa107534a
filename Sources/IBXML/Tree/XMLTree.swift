import IBBase

/// A parsed XML text: a flat, immutable arena of nodes in document order, every one with its byte range.
///
/// Reading it copies no text: names are numbers, attribute values and texts are decoded on request.
public final class XMLTree: Sendable {
  /// The bytes the tree was read from.
  public let source: SourceText

  /// The nodes in document order. Walks over every node read the records: a handle for each costs more.
  package let nodes: [NodeRecord]
  package let attributes: [AttributeRecord]
  /// The offset of the first processing instruction, which the tree has no node for.
  package let firstInstruction: Int?
  private let otherNames: OtherNames
  private let commonCount = Name.commonCount
  let occurrences: Occurrences
  private let knownValues = Locked<[ValueIndex.Key: ValueIndex]>([:])

  func name(_ number: UInt32) -> Name {
    Int(number) < commonCount ? Name(number: Int(number)) : otherNames.names[Int(number) - commonCount]
  }

  func number(of name: Name) -> UInt32? {
    if name.code != UInt16.max { return UInt32(name.code) }
    return otherNames.names.isEmpty ? nil : otherNames.numbers[name]
  }

  /// Reads the bytes of a file.
  /// - Throws: `XMLError` if the bytes are not well-formed XML.
  /// - Complexity: O(bytes)
  public init(parsing bytes: [UInt8]) throws(XMLError) {
    source = try SourceText(bytes)
    let scanner: TreeScanner
    do throws(XMLError) {
      scanner = try Parser.parse(source)
    } catch {
      var located = error
      located.position = LineIndex(source.utf8).position(of: error.offset)
      throw located
    }
    (nodes, attributes, otherNames) = (scanner.nodes, scanner.attributes, scanner.otherNames)
    firstInstruction = scanner.firstInstruction
    // Every document needs them, to find its objects.
    occurrences = Occurrences(
      nodes: nodes, attributes: attributes, nameCount: Name.commonCount + otherNames.names.count)
  }

  /// The outermost element.
  public var root: Element {
    // The parser rejects texts without a root element.
    Element(tree: self, index: nodes.firstIndex { $0.kind == .element } ?? 0)
  }

  /// The elements in document order.
  public var elements: ElementRange { ElementRange(tree: self, range: nodes.indices) }

  /// Returns the element at a position in the arena; see `Element.index`.
  public func element(at index: Int) -> Element { Element(tree: self, index: index) }

  /// Returns the innermost element around a UTF-8 byte offset; nil before, between and after top-level constructs.
  ///
  /// An offset on `<` is in the element that begins there.
  /// - Complexity: O(log(nodes) + depth)
  public func element(atOffset offset: Int) -> Element? {
    // The last node that begins before the offset is in the element around it.
    var index = nodes.partitioningIndex { Int($0.start) > offset } - 1
    while index >= 0, nodes[index].kind != .element || Int(nodes[index].end) <= offset {
      index = Int(nodes[index].parent)
    }
    return index >= 0 ? Element(tree: self, index: index) : nil
  }

  /// Visits every element that has an attribute, in document order.
  /// - Complexity: O(elements that have it)
  public func visitElements(having attribute: Name, _ visit: (Element, Attribute) -> Void) {
    guard let attribute = number(of: attribute), occurrences.attributes.has(attribute) else { return }
    occurrences.visitAttributes(named: attribute) { node, index in
      let element = Element(tree: self, index: node)
      visit(element, Attribute(element: element, ordinal: index - Int(nodes[node].firstAttribute)))
    }
  }

  /// Visits every element with a name, in document order.
  /// - Complexity: O(elements with the name)
  public func visitElements(named name: Name, _ visit: (Element) -> Void) {
    guard let name = number(of: name), occurrences.elements.has(name) else { return }
    for index in occurrences.elements[name] { visit(Element(tree: self, index: Int(index))) }
  }

  /// Returns the elements with a name that have a value in an attribute, in document order.
  /// - Parameter limit: The maximum number of results.
  /// - Complexity: O(elements returned), and once O(nodes and attributes)
  public func elements(
    named name: Name, where attribute: Name, is value: String, upTo limit: Int = .max
  ) -> [Element] {
    let key = ValueIndex.Key(element: name, attribute: attribute)
    let index = knownValues.withLock { known in
      if let index = known[key] { return index }
      let index = ValueIndex(key, of: self)
      known[key] = index
      return index
    }
    return index.positions(of: value, upTo: limit).map { element(at: $0) }
  }

  /// Returns whether there is an element with a name.
  public func hasElement(named name: Name) -> Bool {
    number(of: name).map { occurrences.elements.has($0) } ?? false
  }

  package func hasAttribute(named name: Name) -> Bool {
    number(of: name).map { occurrences.attributes.has($0) } ?? false
  }

  /// The texts in document order, without white space between elements.
  /// - Complexity: O(nodes)
  public var texts: [TextNode] {
    nodes.indices.filter { nodes[$0].kind == .text }.map { TextNode(tree: self, index: $0) }
  }

  /// The comments in document order.
  public var comments: [TextNode] {
    nodes.indices.filter { nodes[$0].kind == .comment }.map { TextNode(tree: self, index: $0) }
  }

  /// The number of nodes: elements, texts and comments.
  public var nodeCount: Int { nodes.count }

  /// Returns the starts of lines. Keep it to look up more than one position.
  /// - Complexity: O(bytes)
  public func lineIndex() -> LineIndex { LineIndex(source.utf8) }
}

/// The names of a tree that are not in the vocabulary, numbered after those.
struct OtherNames: Sendable {
  private(set) var names: [Name] = []
  private(set) var numbers: [Name: UInt32] = [:]

  mutating func numbered(_ name: Name) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(Name.commonCount + names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

/// One node of the arena. Children follow their parent; a node's subtree is contiguous.
package struct NodeRecord: Sendable {
  package enum Kind: UInt8, Sendable { case element, text, comment }

  package var kind: Kind
  package var isSelfClosed = false
  package var attributeCount: UInt16 = 0
  /// The number of an element's name in the tree; 0 for texts and comments.
  package var name: UInt32
  /// Index of the parent, -1 at the top level.
  package var parent: Int32
  /// Index after the last descendant.
  package var subtreeEnd: Int32 = 0
  package var firstAttribute: UInt32 = 0
  /// Byte offsets: `<`, after the start tag's `>`, the `<` of the end tag, after the end tag.
  package var start: UInt32
  package var contentStart: UInt32 = 0
  package var contentEnd: UInt32 = 0
  package var end: UInt32 = 0
}

/// One attribute: the number of its name, and byte offsets of the name and of the value between its quotes.
package struct AttributeRecord: Sendable {
  package var name: UInt32
  package var nameStart: UInt32
  package var valueStart: UInt32
  package var valueEnd: UInt32
}

/// An index of elements with a name by the value of an attribute.
struct ValueIndex: Sendable {
  struct Key: Sendable, Hashable {
    var element: Name
    var attribute: Name
  }

  private var positionsByValue: [String: [Int32]] = [:]

  init(_ key: Key, of tree: XMLTree) {
    tree.visitElements(named: key.element) { element in
      guard let value = element[key.attribute] else { return }
      positionsByValue[value, default: []].append(Int32(element.index))
    }
  }

  func positions(of value: String, upTo limit: Int = .max) -> [Int] {
    (positionsByValue[value] ?? []).prefix(limit).map { Int($0) }
  }
}
