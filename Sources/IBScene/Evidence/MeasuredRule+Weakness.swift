extension MeasuredRule {
  /// Why a rule is kept that fewer than 8 documents of 3 projects speak for; nil for the others.
  package var weakness: String? { MeasuredRule.weaknesses[name] }

  /// By name. A test keeps the list at 25 and compares it with the counts in Documents/Evidence.md.
  package static let weaknesses: [String: String] = [:]
}
