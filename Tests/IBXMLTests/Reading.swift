import IBXML
import Testing

func read(_ text: String) throws -> XMLTree { try XMLTree(parsing: Array(text.utf8)) }

func spelling(_ range: Range<Int>, in tree: XMLTree) -> String {
  String(decoding: tree.source.utf8[range], as: UTF8.self)
}

/// Why bytes are not read; fails the test when they are.
func fault(of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws -> XMLError {
  try #require(throws: XMLError.self, sourceLocation: sourceLocation) { try XMLTree(parsing: bytes) }
}

func fault(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> XMLError {
  try fault(of: Array(text.utf8), sourceLocation: sourceLocation)
}
