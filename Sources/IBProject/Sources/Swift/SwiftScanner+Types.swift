extension SwiftScanner {
  mutating func readType(_ kind: TypeDeclaration.Kind, at keyword: Token) {
    guard var name = readPath() else { return }
    let isGeneric = peek()?.is("<") == true
    skipAngles()
    while take("."), let inner = readPath() { name += ".\(inner)" }
    let fullName = kind == .extension ? name : memberName(name)
    var type = TypeDeclaration(name: fullName, kind: kind, language: .swift, offset: keyword.start)
    type.objectiveCName = prefix.objectiveCName
    type.isGeneric = isGeneric
    type.exposesMembers =
      prefix.attributes.contains("objcMembers") || kind != .class && prefix.attributes.contains("objc")
    type.mayHaveMoreMembers = !prefix.attributes.isSubset(of: SwiftScanner.plainAttributes)
    if take(":") { type.inherited = readInherited() }
    skipToBrace()
    open(type)
  }

  /// Attributes of types that add no members.
  private static let plainAttributes: Set<String> = [
    "objc", "objcMembers", "IBDesignable", "available", "MainActor", "UIApplicationMain", "NSApplicationMain", "main",
    "nonobjc", "dynamicMemberLookup", "frozen", "usableFromInline", "preconcurrency", "unchecked", "retroactive",
    "_exported", "_spi", "globalActor", "dynamicCallable", "propertyWrapper", "resultBuilder", "testable",
    "warn_unqualified_access", "_originallyDefinedIn", "_implementationOnly", "requires_stored_property_inits",
  ]

  /// The superclass and protocols after the colon, without constraints such as `~Copyable`.
  private mutating func readInherited(separatedBy mark: Unicode.Scalar = ",") -> [String] {
    var inherited: [String] = []
    repeat {
      while let token = peek(), token.is("@") || token.is("~") || token.is("&") {
        next += 1
        if token.is("@") { readAttributeName() }
      }
      guard let name = readPath() else { break }
      inherited.append(name)
      skipAngles()
    } while take(mark) || peek()?.is("&") == true
    return inherited
  }

  mutating func readAlias(at keyword: Token) {
    guard let name = readPath() else { return }
    skipAngles()
    guard take("="), case let targets = readInherited(separatedBy: "&"), !targets.isEmpty else { return }
    types.append(
      TypeDeclaration(
        name: memberName(name), kind: .alias, language: .swift, inherited: targets, offset: keyword.start))
  }

  /// The name qualified by outer types, up to a limit that keeps pathological nesting from filling the memory.
  private func memberName(_ name: String) -> String {
    guard let openType, types[openType].name.utf8.count < SwiftScanner.longestName else { return name }
    return "\(types[openType].name).\(name)"
  }

  private static let longestName = 1_000

  /// Moves to the opening brace of a type. Without one, the head ends at the next closing brace.
  private mutating func skipToBrace() {
    while let token = peek(), !token.is("{"), !token.is("}") { next += 1 }
  }

  mutating func readAttribute() {
    let end = peek()?.end
    guard let name = readAttributeName() else { return }
    prefix.attributes.insert(name)
    // After a space, parentheses belong to the following code.
    guard let open = peek(), open.is("("), open.start == end || name.contains(".") else { return }
    let start = next + 1
    skipBalanced()
    if name == "objc" {
      let inside = tokens[min(start, next)..<max(start, next - 1)]
      prefix.objectiveCName = inside.map { text.text($0) }.joined()
    }
  }

  @discardableResult
  private mutating func readAttributeName() -> String? {
    guard let name = readPath() else { return nil }
    if peek()?.is("<") == true { skipAngles() }
    return name
  }
}
