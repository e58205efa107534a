/// The layout of a document, independent of the holders, order and ids of its constraints: its lines
/// without indentation, constraints without ids, sorted. The library holds a constraint at the nearest common ancestor
/// of its views, Xcode not always.
struct Layout: Equatable {
  private let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let isConstraint = words.first == "<constraint"
      return words.filter { !isConstraint || !$0.hasPrefix("id=") }.joined(separator: " ")
    }.sorted()
  }
}
