import IBBase
import IBModel
import IBXML

/// A document of layouts for screens of another file, or the `<layouts>` in a manually kept document.
public struct LayoutSheet: Sendable {
  /// The XML; nil for layouts that are written in Swift.
  public let tree: XMLTree?
  /// The path for messages; nil when the sheet is a part of a document.
  public let path: String?
  /// The layouts in order.
  public let layouts: [NamedLayout]
  /// Names of the layouts that others use; such parts need not lay out a screen by themselves.
  public let usedNames: Set<String>
  /// Mistakes of the sheet itself, in order. A sheet with problems cannot be applied.
  public let problems: [LayoutProblem]
  /// The first layout of each name.
  let byName: [String: NamedLayout]
  private let lines: Lazy<LineIndex>?

  /// Reads the bytes of a sheet.
  /// - Throws: `XMLError` when they are not XML; other errors are in `problems`.
  /// - Complexity: O(bytes)
  public init(parsing bytes: [UInt8], path: String?) throws(XMLError) {
    let tree = try XMLTree(parsing: bytes)
    self.init(tree.root, path: path)
  }

  /// Creates a sheet of layouts that are written in Swift.
  public init(_ layouts: [NamedLayout]) {
    self.layouts = layouts
    (tree, path, problems, usedNames, lines) = (nil, nil, [], [], nil)
    byName = layouts.byName
  }

  /// Reads a `<layouts>` element.
  public init(_ element: Element, path: String?) {
    var reader = SheetReader()
    layouts = reader.layouts(element)
    problems = reader.problems
    usedNames = Set(element.subtree.filter { $0.name == "use" }.compactMap { $0["layout"] })
    let tree = element.tree
    lines = Lazy { tree.lineIndex() }
    byName = layouts.byName
    (self.tree, self.path) = (tree, path)
  }

  /// Returns whether a file is a layout sheet by its name: `Main.layouts.xml`.
  public static func isSheet(_ path: String) -> Bool { path.hasSuffix(suffix) }

  /// The end of the names of sheets: `Main.layouts.xml` is for `Main.storyboard`.
  public static let suffix = ".layouts.xml"

  /// Returns the place of a problem; the beginning of the sheet when it has none.
  public func position(of problem: LayoutProblem) -> SourcePosition {
    guard let tree, let lines else { return SourcePosition(line: 1, column: 1, columnInUTF16: 1) }
    return lines.value.position(of: problem.range?.lowerBound ?? tree.root.range.lowerBound)
  }
}

extension [NamedLayout] {
  fileprivate var byName: [String: NamedLayout] {
    Dictionary(map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Document {
  /// The layouts in a manually kept document; nil when it has none.
  public var ownSheet: LayoutSheet? { tree.root.child("layouts").map { LayoutSheet($0, path: nil) } }
}
