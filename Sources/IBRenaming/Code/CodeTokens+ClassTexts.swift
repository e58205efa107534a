import IBBase
import IBProject

extension CodeTokens {
  /// The places where code makes text from the name of a class without naming it: `String(describing: self)`.
  package var classTexts: [ClassText] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, var text = classText(at: index), !isCompared(index) else { return nil }
      text.parts = parts(around: index)
      return text
    }
  }

  private func classText(at index: Int) -> ClassText? {
    switch word(index) {
    case "describing", "reflecting":
      return isMark(index + 1, ":") && isMark(index - 1, "(") ? classText(from: index + 2, at: index) : nil
    case "NSStringFromClass", "class_getName", "object_getClassName":
      return isMark(index + 1, "(") ? classText(from: index + 2, at: index, isOfClass: true) : nil
    // The idiom of Swift 2.
    case "String":
      let isClass = isMark(index + 1, "(") && isWord(index + 2, in: ["self", "Self"]) && isMark(index + 3, ")")
      return isClass ? classText(from: index + 2, at: index) : nil
    case "className" where isMark(index - 1, ".") && !isMark(index + 1, ":"):
      return classText(from: index - 2, at: index)
    case "description" where isMark(index - 1, "]") && isWord(index - 2, "class"):
      return classText(from: index - (isMark(index - 3, "]") ? 4 : 3), at: index, isOfClass: true)
    default: return isInterpolated(index) ? classText(from: index, at: index) : nil
    }
  }

  /// Whether the text is only compared with a literal or the name of another class, and finds no document.
  private func isCompared(_ index: Int) -> Bool {
    let open = isWord(index, in: ["describing", "reflecting"]) ? index - 1 : index + 1
    let end = isWord(index, "description") ? index + 1 : closing(of: open) ?? index
    let isComparison = isWord(end + 1, "isEqualToString") || isMark(end + 1, in: "=!") && isMark(end + 2, "=")
    return isComparison && (isLiteral(end + 3) || isWord(end + 3, "NSStringFromClass"))
  }

  /// The texts around the name where it is a part of a longer one: `"\(self)-iPad"`, or a message with a format.
  private func parts(around index: Int) -> [[UInt8]] {
    guard var open = openBracket(around: index) else { return [] }
    if isWord(index, in: ["describing", "reflecting", "description"]) { open = openBracket(around: open) ?? open }
    if let close = closing(of: open), isPiece(open - 1), isPiece(close + 1) {
      let parts = [open - 1, close + 1].map { text.bytes[range($0)].reversed().drop { "\\#".utf8.contains($0) } }
      // Escapes are not the characters that they mean, and lines of a literal are indented.
      return parts.map { $0.reversed() }.filter { !$0.contains { "\\\n".utf8.contains($0) } }
    }
    let places = (open..<index).filter { openBracket(around: $0) == open }
    let format = places.last { isLiteral($0) && text.bytes[range($0)].range(of: "%@") != nil }
    // An argument with a label is not one of the format.
    guard let format, !places.contains(where: { $0 > format && isMark($0, ":") }) else { return [] }
    return text.bytes[range(format)].contains(UInt8(ascii: " ")) ? [[UInt8(ascii: " ")]] : []
  }

  private func isPiece(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .otherLiteral }

  /// Text made from a class: the object's own, a type parameter, or a variable; nil for values and named classes.
  /// - Parameter isOfClass: whether only a class can be there.
  private func classText(from start: Int, at index: Int, isOfClass: Bool = false) -> ClassText? {
    var place = start
    while isMark(place, "[") { place += 1 }
    let isTypeOfValue = isTypeOfValue(place)
    if isTypeOfValue { place += 4 }
    if isWord(place, in: ["self", "Self"]) {
      return ClassText(range: range(index), type: type(at: index)?.name ?? "")
    }
    guard isName(place) else { return nil }
    let name = word(place)
    // A class of an app's documents is not an error.
    if name == "error", isMark(place + 1, ")") || isWord(place + 1, "class") { return nil }
    let isType = isMark(place + 1, ".") && isWord(place + 2, "self")
    if isType, let parameter = indices(of: name).last(where: { $0 < place && declaresParameter($0) }) {
      let bound = isMark(parameter + 1, ":") && isName(parameter + 2) ? word(parameter + 2) : nil
      return ClassText(range: range(index), type: bound, isBound: true)
    }
    let isNamed = isType || isWord(place + 1, "class") && name.first?.isUppercase == true
    let isVariable = ["class", "type"].contains(where: name.lowercased().hasSuffix) || isMetatype(name)
    return isVariable || name.utf8.count <= 2 && isType || (isOfClass || isTypeOfValue) && !isNamed
      ? ClassText(range: range(index), type: nil) : nil
  }

  private func isTypeOfValue(_ index: Int) -> Bool {
    isWord(index, "type") && isMark(index + 1, "(") && isWord(index + 2, "of")
  }

  /// Whether a name declares a type parameter: `Cell` in `func dequeue<Key, Cell: UIView>`.
  private func declaresParameter(_ index: Int) -> Bool {
    if isWord(index - 1, "associatedtype") { return true }
    var open = index - 1
    guard isMark(open, in: "<,") else { return false }
    while open > 1, isName(open) || isMark(open, in: ",:.&") { open -= 1 }
    return isMark(open, "<")
      && (isWord(open - 2, in: ["func", "class", "struct", "enum", "extension"]) || isWord(open - 1, "init"))
  }

  /// Whether a variable or a parameter with a name has a metatype, as in `cell: UIView.Type`.
  private func isMetatype(_ name: String) -> Bool {
    indices(of: name).contains { index in
      guard isMark(index + 1, ":") else { return false }
      var end = index + 2
      while isName(end) || isMark(end, ".") { end += 1 }
      return isWord(end - 1, in: ["Type", "AnyClass"])
    }
  }

  /// Whether the value of an interpolation is a class or an object, as in `"\(self)"`.
  private func isInterpolated(_ index: Int) -> Bool {
    guard isSwift, isMark(index - 1, "("), isPiece(index - 2) else { return false }
    var end = isTypeOfValue(index) ? closing(of: index + 1) ?? index : index
    let isType = isMark(end + 1, ".") && isWord(end + 2, "self")
    if isType { end += 2 }
    return closing(of: index - 1) == end + 1 && (isType || isTypeOfValue(index) || isWord(index, in: ["self", "Self"]))
  }
}

/// A place where code makes text from the name of a class without naming it.
package struct ClassText: Sendable, Hashable {
  package var range: Range<Int>
  /// The type whose name, or whose subclass's name, is used; nil for any class.
  package var type: String?
  /// Whether the type is what a type parameter must be.
  package var isBound = false
  /// Other parts of the text.
  var parts: [[UInt8]] = []

  func canBe(_ name: String) -> Bool { parts.allSatisfy { Array(name.utf8).range(of: $0) != nil } }
}
