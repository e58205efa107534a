/// A value that variations change: an installation or an attribute.
struct VariedValue<Value: Equatable & Sendable>: Sendable {
  var base: Value
  /// Values by keys of variations.
  var statements: [String: Value] = [:]

  func value(under classes: SizeClasses) -> Value {
    let keys = Variation.sorted(statements.keys.filter(classes.matches(key:))) { $0 }
    return keys.last.flatMap { statements[$0] } ?? base
  }

  /// Gives the value to a pair of size classes and all more specific ones, and keeps it everywhere else.
  ///
  /// Variations with another value lose theirs first. A value is added only where that is not enough: in the variation
  /// of the classes, and in those more specific ones that a variation of another trait overrides.
  mutating func set(_ value: Value, under classes: SizeClasses) {
    if statements.isEmpty {
      if base != value { statements[classes.variationKey] = value }
      return
    }
    for specific in classes.withMoreSpecific where self.value(under: specific) != value {
      statements[specific.variationKey] = nil
      if self.value(under: specific) != value { statements[specific.variationKey] = value }
    }
  }

  mutating func removeStatements(under classes: SizeClasses) {
    for specific in classes.withMoreSpecific { statements[specific.variationKey] = nil }
  }
}
