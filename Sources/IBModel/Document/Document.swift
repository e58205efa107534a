import IBBase
import IBXML

/// An Interface Builder document: the meaning of its XML. Documents are immutable; an edit makes new bytes.
public final class Document: Sendable {
  /// The document's text as a tree.
  public let tree: XMLTree
  /// The platform of the document.
  public let platform: Platform
  /// The kind: storyboard or xib.
  public let kind: Kind
  /// The version of the tool that wrote the document, as a number: 17132 for `17132.0.1`.
  public let toolsVersion: Int
  /// The release of Xcode that saved the document; nil for a manually written one without version.
  public let xcodeVersion: XcodeVersion?
  /// Whether the document uses Auto Layout, so constraints have an effect. Documents of Xcode 4.5 and later state
  /// it, documents of watchOS never do. A manually written document without a type does not have to.
  public let usesAutoLayout: Bool
  /// Whether the system shows the document during launch, before any code of the app runs.
  package let isLaunchScreen: Bool
  /// Whether the document names the plug-in that wrote it, as Interface Builder does. A manually written one does not
  /// have to be complete.
  public let isSavedByInterfaceBuilder: Bool

  private let index: ObjectIndex
  /// The effect of the default variations, which applies without known traits.
  public let defaultVariations: ActiveVariations

  let lists = DocumentLists()

  /// A kind of document.
  public enum Kind: Sendable, Equatable {
    case storyboard
    case xib
  }

  /// Reads the bytes of a .storyboard or .xib file, or of a manually written .xml file of the same structure.
  /// - Throws: `DocumentError` if the bytes are not XML or not an Interface Builder document.
  /// - Complexity: O(bytes)
  public convenience init(parsing bytes: [UInt8]) throws(DocumentError) {
    let tree: XMLTree
    do throws(XMLError) { tree = try XMLTree(parsing: bytes) } catch { throw .malformed(error) }
    try self.init(tree)
  }

  /// Reads a tree.
  /// - Throws: `DocumentError.unsupported` if it is not the tree of an Interface Builder document.
  /// - Complexity: O(elements)
  public init(_ tree: XMLTree) throws(DocumentError) {
    let root = tree.root
    try Document.check(root)
    self.tree = tree
    platform = Platform(root)
    kind = root.child(.scenes) == nil && root[.type]?.containsBytes(of: "Storyboard") != true ? .xib : .storyboard
    toolsVersion = root[.toolsVersion].flatMap(XcodeVersion.build) ?? 0
    xcodeVersion = XcodeVersion(of: root, toolsVersion)
    usesAutoLayout =
      platform != .watchOS && (root.attribute(.type) == nil || root["useAutolayout"] == "YES")
    isLaunchScreen = root["launchScreen"] == "YES"
    isSavedByInterfaceBuilder = root.child("dependencies")?.child("plugIn") != nil
    index = ObjectIndex(tree)
    defaultVariations = ActiveVariations(of: tree, under: .any)
  }

  private static func check(_ root: Element) throws(DocumentError) {
    let position = { root.tree.lineIndex().position(of: root.range.lowerBound) }
    if root.name == .archive { throw .unsupported(.archive, position()) }
    guard root.name == .document else { throw .unsupported(.root(root.name.text), position()) }
    if let type = root[.type] {
      guard type.hasPrefix("com.apple.InterfaceBuilder") else { throw .unsupported(.type(type), position()) }
    } else if root.child(.scenes) == nil, root.child(.objects) == nil {
      throw .unsupported(.content, position())
    }
  }

  /// Returns the object with an id.
  public func object(_ id: ObjectID) -> Object? {
    index.places[id].map { Object(element: tree.element(at: Int($0))) }
  }

  /// Every object in document order.
  public var objects: ObjectList { ObjectList(tree: tree, positions: index.positions) }

  /// Objects whose id an earlier object already has, in document order.
  public var duplicates: [Object] { index.duplicates }

  /// The views in document order.
  public var views: some Collection<Object> { ObjectList(tree: tree, positions: index.viewPositions) }

  package func viewCount(in element: Element) -> Int {
    index.viewPositions.partitioningIndex { $0 >= element.subtree.endIndex }
      - index.viewPositions.partitioningIndex { $0 >= element.index }
  }

  /// Returns the innermost element around a UTF-8 byte offset; see `XMLTree.element(atOffset:)`.
  /// - Complexity: O(log(nodes) + depth)
  public func element(atOffset offset: Int) -> Element? { tree.element(atOffset: offset) }

  /// Returns the innermost object around a UTF-8 byte offset; nil if the offset is in no object.
  /// - Complexity: O(log(nodes) + depth)
  public func object(atOffset offset: Int) -> Object? {
    element(atOffset: offset).flatMap { Object($0) ?? Object(element: $0).owner }
  }

  /// Scenes in order; a .xib has none.
  public var scenes: [DocumentScene] {
    guard let scenes = tree.root.child(.scenes) else { return [] }
    return scenes.children(.scene).map { DocumentScene(element: $0) }
  }

  /// The `<objects>` lists of the document: one per scene, or the one of a .xib.
  public var objectLists: [Element] {
    if let objects = tree.root.child(.objects) { return [objects] }
    return scenes.compactMap { $0.element.child(.objects) }
  }

  /// Whether the document contains kana, and so is written in Japanese.
  package var hasKana: Bool { lists.hasKana.once { tree.source.hasKana } }

  /// Returns whether "Installed" is checked for an object in the default configuration, regardless of its ancestors.
  public func isInstalledByDefault(_ object: Object) -> Bool { defaultVariations.isInstalled(object) }
}

/// A reason why a file cannot be read as a document.
public enum DocumentError: Error, Sendable, Equatable {
  case malformed(XMLError)
  case unsupported(Unsupported, SourcePosition)

  /// Content of a file that is not a document.
  public enum Unsupported: Sendable, Equatable {
    /// The format of Interface Builder before Xcode 5.
    case archive
    case root(String)
    case type(String)
    /// A root `<document>` without a type, scenes and objects.
    case content
  }
}

extension DocumentError: CustomStringConvertible {
  /// Line, column and message.
  public var description: String {
    switch self {
    case .malformed(let error): error.description
    case .unsupported(let what, let position): "\(position): \(what)"
    }
  }
}

extension DocumentError.Unsupported: CustomStringConvertible {
  /// One clause with the mistake and its remedy.
  public var description: String {
    switch self {
    case .archive:
      "the document is in the `<archive>` format of Xcode 4 and older; open it once in Xcode 5 or newer and save it"
    case .root(let name): "the root element is `<\(name)>`; an Interface Builder document begins with `<document>`"
    case .type(let type):
      "the document type `\(type)` is not one of Interface Builder's (`com.apple.InterfaceBuilder…`)"
    case .content:
      "the `<document>` has no `type`, no `<scenes>` and no `<objects>`; an Interface Builder document has one of them"
    }
  }
}

private struct ObjectIndex: Sendable {
  /// Of the first object, where an id occurs twice.
  private(set) var places: [ObjectID: Int32]
  private(set) var positions: [Int32] = []
  private(set) var viewPositions: [Int32] = []
  private(set) var duplicates: [Object] = []

  init(_ tree: XMLTree) {
    // In real documents every second node is an object.
    places = Dictionary(minimumCapacity: tree.nodeCount / 2)
    positions.reserveCapacity(tree.nodeCount / 2)
    tree.visitElements(having: .id) { element, attribute in
      guard !Object.isPreset(element.name) else { return }
      let place = Int32(element.index)
      positions.append(place)
      if element.kind.isView { viewPositions.append(place) }
      guard let known = places.updateValue(place, forKey: ObjectID(attribute.value)) else { return }
      places[ObjectID(attribute.value)] = known
      duplicates.append(Object(element: element))
    }
  }
}

/// Objects of a document in document order. Making the list and each step through it are O(1).
public struct ObjectList: RandomAccessCollection, Sendable {
  let tree: XMLTree
  let positions: [Int32]

  /// The position of the first object.
  public var startIndex: Int { positions.startIndex }

  /// The position after the last object.
  public var endIndex: Int { positions.endIndex }

  /// Returns the object at a position.
  public subscript(index: Int) -> Object { Object(element: tree.element(at: Int(positions[index]))) }
}
