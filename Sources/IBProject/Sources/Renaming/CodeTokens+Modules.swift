extension CodeTokens {
  /// The places that name a module: imports, and qualified type names.
  package func modulePlaces(_ name: String) -> [CodePlace] {
    let places = indices(of: name).compactMap { index -> CodePlace? in
      if isImported(index) { return CodePlace(range(index)) }
      guard isSwift, !isMark(index - 1, "."), !isLabel(index), isMark(index + 1, "."), isName(index + 2) else {
        return nil
      }
      if isWord(index - 1, in: ["let", "var", "func", "case", "class", "struct", "enum", "protocol"]) { return nil }
      let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[tokens[index + 2].start])
      return CodePlace(range(index), doubt: isType ? nil : "this may be a function of the module")
    }
    return places + directives.filter { importsFile($0) }.flatMap { importPlaces(name, in: $0) }
  }

  private func isImported(_ index: Int) -> Bool {
    if !isSwift { return isWord(index - 1, "import") && isMark(index - 2, "@") }
    return isWord(index - 1, "import")
      || isWord(index - 2, "import")
        && isWord(index - 1, in: ["class", "struct", "enum", "protocol", "func", "typealias", "var", "let"])
  }

  /// The places in `#import "App-Swift.h"`, which the compiler names after the module, and in `<App/Header.h>`.
  private func importPlaces(_ name: String, in directive: Range<Int>) -> [CodePlace] {
    words(name, in: directive).compactMap { range in
      let rest = text.bytes[range.upperBound...]
      if rest.starts(with: "-Swift.h".utf8) { return CodePlace(range) }
      guard rest.first == UInt8(ascii: "/"), text[range.lowerBound - 1] == UInt8(ascii: "<") else { return nil }
      return CodePlace(range, doubt: "the folder of the headers has the name of the product")
    }
  }

  package func isImport(at range: Range<Int>) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.start == range.lowerBound }) else { return true }
    return isImported(index)
  }

  /// Whether a place is in the literal of `NSClassFromString("App.LoginController")`.
  package func isClassName(at range: Range<Int>) -> Bool {
    lookups[range.lowerBound] == .className
  }

  /// The places where code turns a named class into text: `String(describing: Cell.self)`.
  package func classTexts(of name: String) -> [Range<Int>] {
    classPlaces(name, modules: []).filter { $0.doubt == CodeTokens.becomesText }.map(\.range)
  }
}
