import IBXML
import TestSupport

/// Changes to a document that no editor makes and that usually leave it readable.
public struct Mutation {
  private var random: SeededGenerator

  /// The mutations of a seed: the same seed gives the same mutations in the same order.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text with an element removed, duplicated or moved, or with a value replaced by another one.
  public mutating func mutated(_ tree: XMLTree) -> [UInt8] {
    let elements = Array(tree.elements)
    guard elements.count > 1 else { return tree.source.bytes }
    let (one, other) = (random.pick(elements.dropFirst().map { $0 }), random.pick(elements))
    let splices: [Splice]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: splices = [Splice(one.range, "")]
    case 1: splices = [Splice(one.range.upperBound..<one.range.upperBound, Mutation.text(of: one))]
    case 2: splices = [Splice(other.range.lowerBound..<other.range.lowerBound, Mutation.text(of: one))]
    case 3: splices = one.contains(other) ? [] : [Splice(other.range, Mutation.text(of: one))]
    default: splices = value(in: elements)
    }
    let edited = try? splices.applied(to: tree.source.utf8)
    return edited.map { tree.source.encoded($0) } ?? tree.source.bytes
  }

  /// The text with one byte changed.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    guard !bytes.isEmpty else { return result }
    result[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    return result
  }

  /// Ids that replace ids make cycles; names that replace numbers make nonsense.
  private mutating func value(in elements: [Element]) -> [Splice] {
    let attributes = elements.flatMap(\.attributes)
    guard !attributes.isEmpty else { return [] }
    let one = random.pick(attributes)
    let alike = attributes.filter { $0.name == one.name || $0.name == "id" }
    let other = random.pick(random.oneIn(3) ? attributes : alike)
    return [Splice(one.valueRange, Escaping.attribute(other.value))]
  }

  private static func text(of element: Element) -> String {
    String(decoding: element.tree.source.utf8[element.range], as: UTF8.self)
  }
}
