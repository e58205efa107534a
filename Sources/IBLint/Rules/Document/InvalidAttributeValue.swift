import IBModel
import IBScene

extension Rule {
  static let invalidAttributeValue = Rule(
    "invalid_attribute_value", .document, .error, aliases: ["unreadable_number"], fix: .unsafe,
    check: .inspection { inspection, findings in
      var places: Set<Int> = []
      for deviation in inspection.deviations {
        guard case .unreadableValue(let name, let text, let type) = deviation.kind else { continue }
        places.insert(deviation.place.lowerBound)
        findings.report(
          deviation, "`\(text)` is not \(type.noun) (`\(name)`)",
          fix: type.corrected(text).map { deviation.setting(name, to: $0) })
      }
      for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
        guard case .unreadableNumber = problem.kind else { continue }
        findings.report(problem, in: inspection.document)
      }
    })
}

extension AttributeType {
  /// The value of the type that a text means, if there is only one.
  fileprivate func corrected(_ text: String) -> String? {
    switch self {
    case .bool:
      let word = text.lowercased()
      return ["true", "yes", "on", "1"].contains(word)
        ? "YES" : ["false", "no", "off", "0"].contains(word) ? "NO" : nil
    case .integer, .number:
      let number = text.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      let rest = text.dropFirst(number.count)
      return ["px", "pt", " px", " pt"].contains(rest) && accepts(String(number)) ? String(number) : nil
    case .enumeration, .reference, .string: return nil
    }
  }

  fileprivate var noun: String {
    switch self {
    case .bool: "`YES` or `NO`"
    case .integer: "a whole number"
    case .number: "a number"
    case .enumeration, .reference, .string: "a value"
    }
  }
}
