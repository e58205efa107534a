import IBSources
import SwiftParser
import SwiftSyntax

/// Where names that `ibt rename` would change are, found by the scanner and in the tree of the compiler's parser.
enum NameCheck {
  /// Names of types, and names of members that code uses without an object in front.
  static let kinds = ["type name", "own member"]

  /// What the scanner finds, by kind.
  static func ours(_ code: CodeTokens, _ file: SourceFile) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for name in names(of: file) {
      for place in code.classPlaces(name, modules: []) where place.doubt == nil || place.doubt?.contains("text") == true
      {
        found[kinds[0], default: []].insert("\(name) at \(place.range.lowerBound)")
      }
    }
    for name in members(of: file) {
      for place in code.memberPlaces(name)
      where place.owner == .own && place.type != nil && !code.isMember(at: place.place.range) {
        found[kinds[1], default: []].insert("\(name) at \(place.place.range.lowerBound)")
      }
    }
    return found
  }

  /// What the tree has.
  static func theirs(_ tree: SourceFileSyntax, _ file: SourceFile) -> [String: Set<String>] {
    let visitor = NameVisitor(types: names(of: file), members: members(of: file))
    visitor.walk(tree)
    return [kinds[0]: visitor.typePlaces, kinds[1]: visitor.memberPlaces]
  }

  private static func names(of file: SourceFile) -> Set<String> {
    Set(file.types.filter { $0.kind == .class && !$0.name.contains(".") }.map(\.name))
  }

  private static func members(of file: SourceFile) -> Set<String> {
    Set(file.types.flatMap(\.members).filter { $0.kind == .property }.map(\.name))
  }
}

/// Collects names of types and members with their places.
private final class NameVisitor: SyntaxVisitor {
  private(set) var typePlaces: Set<String> = []
  private(set) var memberPlaces: Set<String> = []
  private let types: Set<String>
  private let members: Set<String>

  init(types: Set<String>, members: Set<String>) {
    (self.types, self.members) = (types, members)
    super.init(viewMode: .sourceAccurate)
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  private func place(_ token: TokenSyntax) -> String {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset + (token.text.hasPrefix("`") ? 1 : 0)
    return "\(plain(token)) at \(start)"
  }

  private func addType(_ token: TokenSyntax) {
    if types.contains(plain(token)) { typePlaces.insert(place(token)) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
    return .visitChildren
  }

  override func visit(_ node: ObjCSelectorPieceSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name { addType(name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    addType(node.baseName)
    let name = plain(node.baseName)
    if members.contains(name), isInType(Syntax(node)), !LexicalScopes.bind(name, at: Syntax(node)) {
      memberPlaces.insert(place(node.baseName))
    }
    return .visitChildren
  }

  private func isInType(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(MemberBlockSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }
}

/// Whether a variable or parameter around a place has a name.
private enum LexicalScopes {
  static func bind(_ name: String, at node: Syntax) -> Bool {
    var child = node
    while let scope = child.parent {
      if scope.is(MemberBlockSyntax.self) { return false }
      if binds(name, scope, child) { return true }
      child = scope
    }
    return false
  }

  private static func binds(_ name: String, _ scope: Syntax, _ child: Syntax) -> Bool {
    if let items = scope.as(CodeBlockItemListSyntax.self) { return bindsBefore(name, items, child) }
    if let function = scope.as(FunctionDeclSyntax.self) { return has(name, function.signature.parameterClause) }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return has(name, initializer.signature.parameterClause)
    }
    if let subscripting = scope.as(SubscriptDeclSyntax.self) { return has(name, subscripting.parameterClause) }
    if let closure = scope.as(ClosureExprSyntax.self) { return closure.signature.map { has(name, $0) } ?? false }
    if let list = scope.as(ConditionElementListSyntax.self) {
      return list.prefix { $0.id != child.id }.contains { declares(name, $0) }
    }
    if let choice = scope.as(IfExprSyntax.self), child.id == choice.body.id {
      return choice.conditions.contains { declares(name, $0) }
    }
    if let loop = scope.as(WhileStmtSyntax.self), child.id == loop.body.id {
      return loop.conditions.contains { declares(name, $0) }
    }
    if let loop = scope.as(ForStmtSyntax.self), child.id != loop.sequence.id {
      return declares(name, Syntax(loop.pattern), inAll: true)
    }
    if let part = scope.as(SwitchCaseSyntax.self), child.id != part.label.id {
      return declares(name, Syntax(part.label), inAll: false)
    }
    if let part = scope.as(SwitchCaseItemSyntax.self), child.id == part.whereClause?.id {
      return declares(name, Syntax(part.pattern), inAll: false)
    }
    if let clause = scope.as(CatchClauseSyntax.self), child.id == clause.body.id {
      return declares(name, Syntax(clause.catchItems), inAll: false)
    }
    return false
  }

  private static func bindsBefore(_ name: String, _ items: CodeBlockItemListSyntax, _ child: Syntax) -> Bool {
    items.prefix { $0.id != child.id }.contains { item in
      if let variable = item.item.as(VariableDeclSyntax.self) {
        return variable.bindings.contains { declares(name, Syntax($0.pattern), inAll: true) }
      }
      if let statement = item.item.as(GuardStmtSyntax.self) {
        return statement.conditions.contains { declares(name, $0) }
      }
      return false
    }
  }

  private static func has(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { text($0.secondName ?? $0.firstName) == name }
  }

  private static func has(_ name: String, _ signature: ClosureSignatureSyntax) -> Bool {
    let isCaptured = signature.capture?.items.contains { text($0.name) == name } ?? false
    switch signature.parameterClause {
    case .simpleInput(let list): return isCaptured || list.contains { text($0.name) == name }
    case .parameterClause(let clause):
      return isCaptured || clause.parameters.contains { text($0.secondName ?? $0.firstName) == name }
    default: return isCaptured
    }
  }

  private static func declares(_ name: String, _ condition: ConditionElementSyntax) -> Bool {
    if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
      return declares(name, Syntax(binding.pattern), inAll: true)
    }
    guard let match = condition.condition.as(MatchingPatternConditionSyntax.self) else { return false }
    return declares(name, Syntax(match.pattern), inAll: false)
  }

  /// Whether a pattern declares a name.
  /// - Parameter inAll: whether `let` or `var` is in front of all of it.
  private static func declares(_ name: String, _ pattern: Syntax, inAll: Bool) -> Bool {
    let visitor = PatternVisitor(name)
    visitor.walk(pattern)
    return visitor.isFound
  }

  static func text(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}

private final class PatternVisitor: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if LexicalScopes.text(node.identifier) == name { isFound = true }
    return .skipChildren
  }
}
