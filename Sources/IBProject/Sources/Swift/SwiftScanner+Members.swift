extension SwiftScanner {
  mutating func readProperties() {
    repeat {
      guard let token = peek(), token.isName else { return }
      next += 1
      var type = PropertyType()
      if take(":") { type = readPropertyType() }
      add(
        MemberDeclaration(
          name: prefix.objectiveCName ?? text.text(token), kind: .property, mark: prefix.mark, type: type.name,
          isCollection: type.isCollection, isWeak: prefix.modifiers.contains(.weak),
          isUnwrapped: tokens[next - 1].is("!"), isExposed: prefix.exposesMember, offset: token.start))
    } while take(",")
  }

  private struct PropertyType {
    var name: String?
    var isCollection = false
  }

  /// Reads `Name`, `Name<…>`, `[Name]` or `Array<Name>`, optional or not. Other types have no name.
  private mutating func readPropertyType() -> PropertyType {
    if peek()?.is("[") == true { return readArrayType() }
    guard let name = readPath() else { return PropertyType() }
    if name == "Array", take("<") {
      let element = readPath()
      skipTo(">")
      skipOptionals()
      return PropertyType(name: element, isCollection: true)
    }
    skipAngles()
    skipOptionals()
    // A composition of types has no single name.
    if let token = peek(), token.is("&") || ["any", "some", "inout"].contains(name) { return PropertyType() }
    return PropertyType(name: name)
  }

  /// Reads `[Name]`; dictionaries and other arrays have no name.
  private mutating func readArrayType() -> PropertyType {
    let start = next
    next += 1
    var type = PropertyType(name: readPath(), isCollection: true)
    skipAngles()
    skipOptionals()
    if !take("]") {
      type.name = nil
      next = start
      skipBalanced()
    }
    skipOptionals()
    return type
  }

  private mutating func skipOptionals() {
    while let token = peek(), token.is("?") || token.is("!") { next += 1 }
  }

  private mutating func skipTo(_ mark: Unicode.Scalar) {
    while let token = peek(), !token.is("{"), !token.is("}") {
      next += 1
      if token.is(mark) { return }
    }
  }

  mutating func readMethod() {
    guard let token = peek(), token.isName else { return }
    next += 1
    skipAngles()
    guard peek()?.is("(") == true else { return }
    let parameters = readParameters()
    let selector =
      prefix.objectiveCName
      ?? SwiftSelector.text(ofMethod: text.text(token), labels: parameters.map(\.label))
    add(
      MemberDeclaration(
        name: selector, kind: .method, mark: prefix.mark, type: parameters.first?.type,
        isExposed: prefix.exposesMember, offset: token.start))
  }

  /// Reads an initializer that takes a decoder; documents call no others.
  mutating func readInitializer(at word: Token) {
    skipOptionals()
    skipAngles()
    guard peek()?.is("(") == true else { return }
    let parameters = readParameters()
    guard parameters.contains(where: { $0.label == "coder" || $0.type == "NSCoder" }) else { return }
    let labels = parameters.map(\.label)
    add(
      MemberDeclaration(
        name: SwiftSelector.text(ofMethod: "init", labels: labels),
        kind: labels == ["coder"] && endsApp ? .trap : .initializer, isExposed: false, offset: word.start))
  }

  /// Whether a body with a call of `fatalError` alone follows.
  private var endsApp: Bool {
    var body = self
    guard body.take("{"), let call = body.peek(),
      text.token(call, is: "fatalError") || text.token(call, is: "preconditionFailure")
    else { return false }
    body.next += 1
    body.skipBalanced()
    return body.peek()?.is("}") == true
  }

  private struct Parameter {
    /// Nil for `_`.
    var label: String?
    var type: String?
  }

  private mutating func readParameters() -> [Parameter] {
    var parameters: [Parameter] = []
    next += 1
    while let token = peek(), !token.is(")") {
      let before = next
      if let parameter = readParameter() { parameters.append(parameter) }
      skipDefault()
      if next == before { next += 1 }
    }
    next += peek() == nil ? 0 : 1
    return parameters
  }

  private mutating func readParameter() -> Parameter? {
    while take("@") {
      readPath()
      skipAngles()
      if peek()?.is("(") == true { skipBalanced() }
    }
    guard let label = peek(), label.isName else { return nil }
    next += 1
    if peek()?.isName == true { next += 1 }
    guard take(":") else { return nil }
    while take("@") {
      readPath()
      if peek()?.is("(") == true, tokens[next - 1].end == tokens[next].start { skipBalanced() }
    }
    let type = readPropertyType()
    let name = text.text(label)
    return Parameter(label: name == "_" ? nil : name, type: type.isCollection ? nil : type.name)
  }

  /// Skips the rest of a parameter, including the comma after it.
  private mutating func skipDefault() {
    while let token = peek(), !token.is(")") {
      if token.is(",") {
        next += 1
        return
      }
      if token.is("(") || token.is("[") || token.is("{") { skipBalanced() } else { next += 1 }
    }
  }

  private mutating func add(_ member: MemberDeclaration) {
    guard let type = openType else { return }
    var member = member
    let isHidden = prefix.attributes.contains("nonobjc") || prefix.modifiers.contains(.static)
    if types[type].exposesMembers, !isHidden, !prefix.modifiers.contains(.class) { member.isExposed = true }
    types[type].members.append(member)
  }
}
