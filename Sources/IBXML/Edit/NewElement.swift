/// An element that is not in a document yet: what an edit inserts.
public struct NewElement: Sendable, Hashable {
  /// The tag name.
  public var name: Name
  /// The attributes in the order they are written.
  public var attributes: [NewAttribute]
  /// The child elements in order.
  public var children: [NewElement]
  /// Text content. An element has text or children, not both.
  public var text: String

  /// An element with given content.
  public init(_ name: Name, _ attributes: [NewAttribute] = [], children: [NewElement] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// A copy of an element of a document with everything in it but comments.
  public init(copying element: Element) {
    name = element.name
    attributes = element.attributes.map { NewAttribute($0.name, $0.value) }
    children = element.children.map(NewElement.init(copying:))
    text = children.isEmpty ? element.text : ""
  }

  /// The value of an attribute; setting nil removes it, setting a new one appends it.
  public subscript(name: Name) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(NewAttribute(name, value))
      case (nil, nil): break
      }
    }
  }
}

/// An attribute of a `NewElement`.
public struct NewAttribute: Sendable, Hashable {
  /// The attribute's name.
  public var name: Name
  /// The value before escaping.
  public var value: String

  /// An attribute with a value.
  public init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How inserted lines look in a document: its line end and its unit of indentation.
struct Hand: Sendable {
  /// Xcode writes LF and four blanks.
  var lineEnd = "\n"
  var indentationUnit = "    "

  /// The hand a document is written in.
  init(of tree: XMLTree) {
    let utf8 = tree.source.utf8
    if let feed = utf8.firstIndex(of: UInt8(ascii: "\n")), feed > 0, utf8[feed - 1] == UInt8(ascii: "\r") {
      lineEnd = "\r\n"
    }
    var children = tree.root.children
    guard let first = children.next(), let outer = tree.indentation(of: tree.root),
      let inner = tree.indentation(of: first), inner.count > outer.count, inner.starts(with: outer)
    else { return }
    indentationUnit = String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
  }

  /// The text of an element, without indentation before its first line and without a line end after its last.
  func text(of element: NewElement, indentation: String) -> String {
    var result = "<\(element.name.text)"
    for attribute in element.attributes {
      result += " \(attribute.name.text)=\"\(Escaping.attribute(attribute.value))\""
    }
    if !element.children.isEmpty {
      result += ">"
      let inner = indentation + indentationUnit
      for child in element.children { result += lineEnd + inner + text(of: child, indentation: inner) }
      return result + lineEnd + indentation + "</\(element.name.text)>"
    }
    guard !element.text.isEmpty else { return result + "/>" }
    let lines = Escaping.text(element.text).split(separator: "\n", omittingEmptySubsequences: false)
    return result + ">" + lines.joined(separator: lineEnd) + "</\(element.name.text)>"
  }
}

extension XMLTree {
  /// The white space before an element on its line; nil when something else stands there.
  func indentation(of element: Element) -> ArraySlice<UInt8>? {
    let utf8 = source.utf8
    var start = element.range.lowerBound
    while start > 0, utf8[start - 1] == UInt8(ascii: " ") || utf8[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || utf8[start - 1] == UInt8(ascii: "\n") || utf8[start - 1] == UInt8(ascii: "\r") else {
      return nil
    }
    return utf8[start..<element.range.lowerBound]
  }
}
