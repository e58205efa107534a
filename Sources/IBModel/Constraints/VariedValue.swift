/// A value that variations change: whether something is installed, or what an attribute is.
struct VariedValue<Value: Equatable & Sendable>: Sendable {
  /// What applies where no variation says otherwise.
  var base: Value
  /// What variations say, by their keys.
  var statements: [String: Value] = [:]

  /// The value under size classes.
  func value(under classes: SizeClasses) -> Value {
    let keys = Variation.sorted(statements.keys.filter(classes.matches(key:))) { $0 }
    return keys.last.flatMap { statements[$0] } ?? base
  }

  /// Gives the value to a pair of size classes and all more specific ones, and keeps it everywhere else.
  ///
  /// A variation that says otherwise loses its statement first. A statement is added only where that is not enough:
  /// in the variation of the classes, and in those more specific ones that a variation of another trait overrides.
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

  /// Removes what the variations of the classes and of more specific ones say.
  mutating func removeStatements(under classes: SizeClasses) {
    for specific in classes.withMoreSpecific { statements[specific.variationKey] = nil }
  }
}
