/// Whether the tokens of a pattern match all of a text. Only the last wildcard is tried again, so that time is limited by
/// the product of the lengths.
/// - Parameters:
///   - count: The length of the text.
///   - isWildcard: Whether a token matches any part of the text.
///   - length: The length that another token matches at a position; nil if it does not match.
package func matchesWildcards<Token>(
  _ tokens: [Token], _ count: Int, isWildcard: (Token) -> Bool, length: (Token, Int) -> Int?
) -> Bool {
  var (next, position) = (0, 0)
  var star: (next: Int, position: Int)?
  while position < count {
    if next < tokens.count, isWildcard(tokens[next]) {
      star = (next + 1, position)
      next += 1
    } else if next < tokens.count, let length = length(tokens[next], position) {
      (next, position) = (next + 1, position + length)
    } else if let last = star {
      star = (last.next, last.position + 1)
      (next, position) = (last.next, last.position + 1)
    } else {
      return false
    }
  }
  return tokens[next...].allSatisfy(isWildcard)
}
