import IBXML

/// Names of elements and attributes that measuring asks for.
extension Name {
  static let image = Name("image")
  static let label = Name("label")
  static let alignment = Name("alignment")
}
