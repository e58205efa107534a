/// The priorities that have a name in UIKit or KeepLayout.
package enum NamedPriority: String, Sendable, CaseIterable {
  case required, high, low, fitting

  package var value: Double {
    switch self {
    case .required: 1000
    case .high: 750
    case .low: 250
    case .fitting: 50
    }
  }

  /// The least number that is nearer to this priority than to a lower one.
  private var lowerBound: Double {
    switch self {
    case .required: 875
    case .high: 500
    case .low: 150
    case .fitting: 0
    }
  }

  /// Returns the nearest named priority, and the difference from it: `high`, `high +10`. Sheets can use the same form.
  package static func text(of priority: Double) -> String {
    guard priority > 0, priority <= required.value else { return "undefined (\(priority.short))" }
    let nearest = allCases.first { priority >= $0.lowerBound } ?? .fitting
    let difference = priority - nearest.value
    if difference == 0 { return nearest.rawValue }
    return "\(nearest.rawValue) \(difference < 0 ? "-" : "+")\(abs(difference).short)"
  }
}
