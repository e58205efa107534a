import IBModel

/// A control whose size is in the tables of numbers or in the document, whatever its content.
package struct FixedControl: Sendable, Hashable {
  package var name: String
  /// The names of variants in the tables; the first known one applies. Variants of AppKit are sizes of
  /// controls.
  package var variants: [String]
  /// The name in AppKit's tables of the distances from frame to alignment rectangle; nil without such distances.
  package var edgesName: String?
  /// The number of parts. Each part makes it wider.
  package var count: Int?
  package var size: Size?

  init(_ name: String, _ variants: [String] = ["-"], edges: String? = nil, count: Int? = nil, size: Size? = nil) {
    self.name = name
    self.variants = variants
    edgesName = edges
    (self.count, self.size) = (count, size)
  }
}
