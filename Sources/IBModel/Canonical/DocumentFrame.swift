import IBXML

/// The surroundings of the root element: declaration, line ends, final newline.
struct DocumentFrame: Sendable {
  var encoding: String
  var isStandaloneNo: Bool
  var lineEnd: String
  var endsWithNewline: Bool
  /// Xcode writes no mark into UTF-8.
  var mark: String

  /// The first release with a final newline: 0 of 66 older documents and all but 4 of 2,162 others have one.
  private static let newlineVersion: XcodeVersion = .v5_1
  /// macOS 10.12; on older systems the declaration says `standalone="no"` (all documents but 14 written by hand).
  private static let plainSystem = 16
  /// The first release that never ran on an older system.
  private static let plainVersion: XcodeVersion = .v9_1
  /// Releases before this one wrote no `systemVersion` only on older systems.
  private static let lastStandaloneVersion: XcodeVersion = .v9

  init(_ document: Document) {
    let tree = document.tree
    let version = document.canonicalVersion
    switch tree.source.encoding {
    case .utf16(_, let hasMark):
      encoding = "UTF-16"
      mark = hasMark ? "\u{FEFF}" : ""
    case .utf8, .other:
      encoding = "UTF-8"
      mark = ""
    }
    lineEnd = tree.endsLinesWithCRLF() ? "\r\n" : "\n"
    endsWithNewline = version >= DocumentFrame.newlineVersion
    isStandaloneNo = DocumentFrame.isStandaloneNo(document, version)
  }

  /// The declaration depends on the system's libxml2, so the document decides where the tools ran on both kinds of
  /// systems.
  private static func isStandaloneNo(_ document: Document, _ version: XcodeVersion) -> Bool {
    guard version < plainVersion else { return false }
    if let declaration = document.tree.declaration { return declaration.contains("standalone=") }
    let system = document.tree.root["systemVersion"].flatMap { Int($0.prefix { $0.isNumber }) }
    return system.map { $0 < plainSystem } ?? (version < lastStandaloneVersion)
  }
}

extension Document {
  /// The release of Xcode to imitate; the newest for a manually written document that does not name one.
  var canonicalVersion: XcodeVersion { xcodeVersion ?? .newest }
}
