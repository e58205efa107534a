import IBLayout

/// The timing of a film as attributes of its animations.
struct FilmPace {
  /// The progress at each key time, from 0 to 1 and back.
  let parts: [Double]
  private let attributes: String

  /// The number of straight pieces that approximate a spring.
  private static let springPieces = 20

  init(_ timing: FilmTiming) {
    var way = [0.0, 1]
    if case .spring = timing.curve { way = timing.curve.samples(FilmPace.springPieces, duration: timing.duration) }
    let pieces = Double(way.count - 1)
    let there = way.indices.map { timing.before + timing.duration * Double($0) / pieces }
    let back = there.map { $0 + timing.duration + timing.after }
    let total = max(timing.total, 0.001)
    parts = [0] + way + way.map { 1 - $0 }
    let times = ([0] + there + back).map { min($0 / total, 1).svgScale }
    var text = " dur=\"\(total.svgScale)s\" keyTimes=\"\(times.joined(separator: ";"))\""
    if let points = timing.curve.controlPoints {
      let ease = [points.x1, points.y1, points.x2, points.y2].map(\.svg).joined(separator: " ")
      text += " calcMode=\"spline\" keySplines=\"0 0 1 1;\(ease);0 0 1 1;\(ease)\""
    }
    attributes = text + " repeatCount=\"\(timing.repetitions.map { "\($0)" } ?? "indefinite")\"/>\n"
  }

  /// The animation of an attribute; empty when the attribute does not change.
  func animation(_ name: String, _ value: (Double) -> String) -> String {
    animation(name, values: parts.map(value))
  }

  /// The animation of an attribute with its values at all parts of the way.
  func animation(_ name: String, values: [String]) -> String {
    guard changes(values) else { return "" }
    return "<animate attributeName=\"\(name)\" values=\"\(values.joined(separator: ";"))\"\(attributes)"
  }

  /// The animation of the transform of a group; empty when it does not change.
  func transform(_ kind: String, _ value: (Double) -> String) -> String { transform(kind, values: parts.map(value)) }

  /// The animation of the transform of a group with its values at all parts of the way.
  func transform(_ kind: String, values: [String]) -> String {
    guard changes(values) else { return "" }
    return "<animateTransform attributeName=\"transform\" type=\"\(kind)\" "
      + "values=\"\(values.joined(separator: ";"))\"\(attributes)"
  }

  private func changes(_ values: [String]) -> Bool { values.contains { $0 != values.first } }
}
