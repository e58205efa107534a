import IBXML

/// A regular expression that is matched in time proportional to the text. That of the standard library backtracks, so
/// that a few characters can take hours, and is not `Sendable`.
///
/// It supports literals, `.`, classes (`[a-z]`, `\d`, `\w`, `\s` and their opposites), groups, `|`, `*`, `+`, `?`,
/// `{2,5}`, `^`, `$` and `\b`.
package struct RegularExpression: Sendable, Hashable {
  package let text: String
  package let ignoresCase: Bool
  private let program: [Instruction]

  /// A step of a machine that follows all alternatives at once. Distances are from the step itself.
  enum Instruction: Sendable, Hashable {
    case scalar(ScalarClass)
    case split(Int, Int)
    case jump(Int)
    case assertion(Assertion)
    case accept
  }

  enum Assertion: Sendable, Hashable { case start, end, wordBoundary, noWordBoundary }

  package init(_ text: String, ignoresCase: Bool = false) throws(ExplainedError) {
    self.text = text
    self.ignoresCase = ignoresCase
    var reader = RegularExpressionReader(text)
    program = try reader.program() + [.accept]
  }

  /// - Complexity: O(expression · text)
  package func occurs(in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var threads = Threads(program.count)
    for position in 0...scalars.count {
      // A match may begin at each position.
      if add(0, at: position, in: scalars, to: &threads) { return true }
      guard position < scalars.count else { break }
      var next = Threads(program.count)
      for step in threads.steps {
        guard case .scalar(let scalarClass) = program[step], accepts(scalarClass, scalars[position]) else { continue }
        if add(step + 1, at: position + 1, in: scalars, to: &next) { return true }
      }
      threads = next
    }
    return false
  }

  private struct Threads {
    var steps: [Int] = []
    var isKnown: [Bool]

    init(_ count: Int) { isKnown = Array(repeating: false, count: count) }
  }

  /// Follows steps that need no scalar, and returns whether the end is reached.
  private func add(_ step: Int, at position: Int, in scalars: [Unicode.Scalar], to threads: inout Threads) -> Bool {
    var pending = [step]
    while let step = pending.popLast() {
      if threads.isKnown[step] { continue }
      threads.isKnown[step] = true
      switch program[step] {
      case .scalar: threads.steps.append(step)
      case .split(let first, let second): pending += [step + second, step + first]
      case .jump(let distance): pending.append(step + distance)
      case .assertion(let assertion): if holds(assertion, at: position, in: scalars) { pending.append(step + 1) }
      case .accept: return true
      }
    }
    return false
  }

  private func holds(_ assertion: Assertion, at position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let isWord = { (index: Int) in
      scalars.indices.contains(index) && ScalarClass.Shorthand.word.contains(scalars[index])
    }
    switch assertion {
    case .start: return position == 0
    case .end: return position == scalars.count
    case .wordBoundary: return isWord(position - 1) != isWord(position)
    case .noWordBoundary: return isWord(position - 1) == isWord(position)
    }
  }

  private func accepts(_ scalarClass: ScalarClass, _ scalar: Unicode.Scalar) -> Bool {
    if !ignoresCase { return scalarClass.contains(scalar) }
    let spellings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping].compactMap {
      $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil
    }
    return scalarClass.contains(scalar, or: spellings)
  }
}

struct ScalarClass: Sendable, Hashable {
  enum Shorthand: Sendable, Hashable {
    case digit, word, space

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digit: scalar.properties.numericType == .decimal
      case .word: scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
      case .space: scalar.properties.isWhitespace
      }
    }
  }

  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var shorthands: [Shorthand] = []
  var opposites: [Shorthand] = []
  var isNegated = false

  static let any = ScalarClass(ranges: ["\n"..."\n"], isNegated: true)

  func contains(_ scalar: Unicode.Scalar, or spellings: [Unicode.Scalar] = []) -> Bool {
    (includes(scalar) || spellings.contains(where: includes)) != isNegated
  }

  private func includes(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } || shorthands.contains { $0.contains(scalar) }
      || opposites.contains { !$0.contains(scalar) }
  }
}
