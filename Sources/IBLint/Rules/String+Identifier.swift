extension String {
  /// Whether the text can be the name of a property or a class.
  var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first == "$" || first.properties.isAlphabetic else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "$" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
