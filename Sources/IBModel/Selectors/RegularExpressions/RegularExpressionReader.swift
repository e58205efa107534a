import IBXML

/// A translator of regular expressions into steps.
struct RegularExpressionReader {
  private typealias Steps = [RegularExpression.Instruction]

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  private static let deepest = 50
  private static let mostSteps = 5_000
  private static let greatestCount = 1_000

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func program() throws(ExplainedError) -> [RegularExpression.Instruction] {
    let steps = try alternatives()
    if position < scalars.count { throw failure("there is no `(` for this `)`") }
    return steps
  }

  private func failure(_ problem: String, at place: Int? = nil) -> ExplainedError {
    let offset = scalars[..<(place ?? position)].reduce(0) { $0 + UTF8.width($1) }
    return ExplainedError(problem, at: offset)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(ExplainedError) -> Steps {
    depth += 1
    defer { depth -= 1 }
    if depth > RegularExpressionReader.deepest { throw failure("the groups are nested too deeply") }
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    var result = branches.removeLast()
    for branch in branches.reversed() {
      result = [.split(1, branch.count + 2)] + branch + [.jump(result.count + 1)] + result
    }
    return try limited(result)
  }

  private mutating func sequence() throws(ExplainedError) -> Steps {
    var result: Steps = []
    while let scalar = next, scalar != "|", scalar != ")" {
      result += try repeated(try atom())
      result = try limited(result)
    }
    return result
  }

  private func limited(_ steps: Steps) throws(ExplainedError) -> Steps {
    if steps.count > RegularExpressionReader.mostSteps { throw failure("the regular expression is too long") }
    return steps
  }

  private mutating func atom() throws(ExplainedError) -> Steps {
    let start = position
    guard let scalar = next else { return [] }
    position += 1
    switch scalar {
    case ".": return [.scalar(.any)]
    case "^": return [.assertion(.start)]
    case "$": return [.assertion(.end)]
    case "[": return [.scalar(try bracketed(from: start))]
    case "(":
      if take("?"), !take(":") { throw failure("of groups that begin with `(?`, only `(?:` is known", at: start) }
      let group = try alternatives()
      guard take(")") else { throw failure("there is no `)` for this `(`", at: start) }
      return group
    case "*", "+", "?", "{":
      throw failure("there is nothing before `\(scalar)` to repeat; `\\\(scalar)` is the character", at: start)
    case "\\":
      if take("b") { return [.assertion(.wordBoundary)] }
      if take("B") { return [.assertion(.noWordBoundary)] }
      return [.scalar(try escaped(from: start))]
    default: return [.scalar(ScalarClass(ranges: [scalar...scalar]))]
    }
  }

  private mutating func escaped(from start: Int) throws(ExplainedError) -> ScalarClass {
    guard let scalar = next else { throw failure("there is nothing after `\\`", at: start) }
    position += 1
    switch scalar {
    case "d": return ScalarClass(shorthands: [.digit])
    case "w": return ScalarClass(shorthands: [.word])
    case "s": return ScalarClass(shorthands: [.space])
    case "D": return ScalarClass(opposites: [.digit])
    case "W": return ScalarClass(opposites: [.word])
    case "S": return ScalarClass(opposites: [.space])
    case "n": return ScalarClass(ranges: ["\n"..."\n"])
    case "t": return ScalarClass(ranges: ["\t"..."\t"])
    default:
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        throw failure("there is no `\\\(scalar)`", at: start)
      }
      return ScalarClass(ranges: [scalar...scalar])
    }
  }

  private mutating func bracketed(from start: Int) throws(ExplainedError) -> ScalarClass {
    var result = ScalarClass()
    result.isNegated = take("^")
    let first = position
    while let scalar = next {
      let place = position
      position += 1
      if scalar == "]", place > first { return result }
      if scalar == "\\" {
        let part = try escaped(from: place)
        result.shorthands += part.shorthands
        result.opposites += part.opposites
        result.ranges += part.ranges
        continue
      }
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        result.ranges.append(scalar...scalar)
        continue
      }
      let last = scalars[position + 1]
      guard last >= scalar, last != "\\" else { throw failure("the range `\(scalar)-\(last)` is empty", at: place) }
      position += 2
      result.ranges.append(scalar...last)
    }
    throw failure("there is no `]` for this `[`", at: start)
  }

  private mutating func repeated(_ part: Steps) throws(ExplainedError) -> Steps {
    let place = position
    var result: Steps
    switch next {
    case "*":
      position += 1
      result = anyNumber(of: part)
    case "+":
      position += 1
      result = part + [.split(-part.count, 1)]
    case "?":
      position += 1
      result = [.split(1, part.count + 1)] + part
    case "{":
      position += 1
      result = try counted(part, from: place)
    default: return part
    }
    // A lazy repetition finds the same texts.
    _ = take("?")
    if let next, ["*", "+", "{"].contains(next) { throw failure("there are two repetitions in a row", at: place) }
    return result
  }

  private func anyNumber(of part: Steps) -> Steps {
    [.split(1, part.count + 2)] + part + [.jump(-part.count - 1)]
  }

  private mutating func counted(_ part: Steps, from place: Int) throws(ExplainedError) -> Steps {
    guard let least = number() else { throw failure("`{` requires a number: `{2}`, `{2,}` or `{2,5}`", at: place) }
    let hasMost = take(",")
    let most = hasMost ? number() : least
    guard take("}") else { throw failure("there is no `}` for this `{`", at: place) }
    let greatest = max(least, most ?? 0)
    guard greatest <= RegularExpressionReader.greatestCount,
      (greatest + 1) * (part.count + 2) <= RegularExpressionReader.mostSteps
    else { throw failure("the repetition is too long", at: place) }
    if let most, most < least { throw failure("`{\(least),\(most)}` requires more than it allows", at: place) }
    let required = Array(repeating: part, count: least).flatMap(\.self)
    guard let most else { return required + anyNumber(of: part) }
    let optional = [.split(1, part.count + 1)] + part
    return required + Array(repeating: optional, count: most - least).flatMap(\.self)
  }

  private mutating func number() -> Int? {
    let start = position
    while let next, ("0"..."9").contains(next), position - start < 6 { position += 1 }
    return Int(scalars[start..<position].reduce(into: "") { $0.unicodeScalars.append($1) })
  }
}
