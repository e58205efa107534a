import IBModel

/// A control as large as the tables of numbers say, or as the document says, whatever it shows.
package struct FixedControl: Sendable, Hashable {
  /// What the tables call it.
  package var name: String
  /// What the tables call what it is like; the first that they have applies. Variants of AppKit are sizes of controls.
  package var variants: [String]
  /// What the tables of AppKit call it where they say what its frame extends beyond its alignment rectangle; nil if
  /// nothing.
  package var edgesName: String?
  /// How many parts it has, each of which makes it wider.
  package var count: Int?
  /// Its size, where the document says it.
  package var size: Size?
  /// Whether it is drawn at that height whatever frame it has.
  package var keepsHeight: Bool

  init(
    _ name: String, _ variants: [String] = ["-"], edges: String? = nil, count: Int? = nil, size: Size? = nil,
    keepsHeight: Bool = false
  ) {
    self.name = name
    self.variants = variants
    edgesName = edges
    self.count = count
    self.size = size
    self.keepsHeight = keepsHeight
  }
}
