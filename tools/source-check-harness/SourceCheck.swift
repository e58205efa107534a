import Foundation
import IBProject
import SwiftParser
import SwiftSyntax

/// Compares the declarations that `IBProject` finds in Swift files with the ones that the compiler's own parser finds.
///
/// Prints the facts that only one of the two has, and the shares in which they agree.
@main
struct SourceCheck {
  static func main() {
    var folders = Array(CommandLine.arguments.dropFirst())
    var limit = 20
    if folders.first == "--most", folders.count > 1 {
      limit = Int(folders[1]) ?? limit
      folders.removeFirst(2)
    }
    var totals: [String: Agreement] = [:]
    var (files, shown) = (0, 0)
    for path in folders.flatMap(swiftFiles) {
      guard let data = FileManager.default.contents(atPath: path), !data.contains(0) else { continue }
      files += 1
      let file = SourceFile(Array(data), in: .swift)
      let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
      let (ours, theirs) = (Facts(file), Facts(tree))
      for kind in Facts.kinds {
        let (mine, other) = (ours[kind], theirs[kind])
        totals[kind, default: Agreement()].add(mine, other)
        for fact in mine.symmetricDifference(other).sorted() where shown < limit {
          shown += 1
          print("\(path): only \(mine.contains(fact) ? "IBProject" : "swift-syntax"): \(kind) \(fact)")
        }
      }
    }
    print("\(files) files")
    for kind in Facts.kinds { print(totals[kind, default: Agreement()].text(kind)) }
  }

  private static func swiftFiles(_ folder: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}

private struct Agreement {
  private var (both, onlyOurs, onlyTheirs) = (0, 0, 0)

  mutating func add(_ ours: Set<String>, _ theirs: Set<String>) {
    both += ours.intersection(theirs).count
    onlyOurs += ours.subtracting(theirs).count
    onlyTheirs += theirs.subtracting(ours).count
  }

  func text(_ kind: String) -> String {
    let share = Double(both) / Double(max(both + onlyOurs + onlyTheirs, 1)) * 100
    let text = (share * 1000).rounded() / 1000
    return "\(kind): \(both) agree (\(text) %), \(onlyOurs) only IBProject, \(onlyTheirs) only swift-syntax"
  }
}

/// Declarations as text, by kind.
private struct Facts {
  static let kinds = ["type", "outlet", "action", "property", "method"]
  private var facts: [String: Set<String>] = [:]

  subscript(kind: String) -> Set<String> { facts[kind] ?? [] }

  mutating func add(_ fact: String, to kind: String) { facts[kind, default: []].insert(fact) }

  init(_ file: SourceFile) {
    for type in file.types where type.kind != .alias {
      let name = type.objectiveCName.map { "\(type.name) @objc(\($0))" } ?? type.name
      add("\(type.kind == .extension ? "extension " : "")\(name): \(type.inherited)", to: "type")
      for member in type.members { add(member, of: type.name) }
    }
  }

  private mutating func add(_ member: MemberDeclaration, of type: String) {
    let kind = member.kind == .property ? "property" : "method"
    add("\(type).\(member.name)\(member.isExposed ? " exposed" : "")", to: kind)
    switch member.mark {
    case .outlet: add("\(type).\(member.name): \(member.type ?? "?")\(member.isCollection ? "[]" : "")", to: "outlet")
    case .action, .segueAction: add("\(type).\(member.name)", to: "action")
    case .inspectable, nil: break
    }
  }

  init(_ tree: SourceFileSyntax) {
    let visitor = DeclarationVisitor()
    visitor.walk(tree)
    for (kind, fact) in visitor.found { add(fact, to: kind) }
  }
}

/// Collects the same facts from a syntax tree.
private final class DeclarationVisitor: SyntaxVisitor {
  var found: [(String, String)] = []
  private var outer: [(name: String, isExposed: Bool)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "", node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "", node.name) }
  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "", node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "", node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "", node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "extension ", name(of: node.extendedType) ?? "?", inOuter: false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = outer.last else { return .skipChildren }
    let attributes = Attributes(node.attributes, node.modifiers)
    for (index, binding) in node.bindings.enumerated() {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = attributes.objectiveCName ?? plain(pattern.identifier)
      let isExposed = attributes.isExposed || type.isExposed && !attributes.isStatic
      found.append(("property", "\(type.name).\(name)\(isExposed ? " exposed" : "")"))
      guard attributes.names.contains("IBOutlet") else { continue }
      // In `var a, b: T`, the type belongs to both.
      let annotation = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation).first
      let described = index == node.bindings.count - 1 ? annotation : binding.typeAnnotation
      found.append(("outlet", "\(type.name).\(name): \(described.map { text(of: $0.type) } ?? "?")"))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = outer.last else { return .skipChildren }
    let attributes = Attributes(node.attributes, node.modifiers)
    let labels = node.signature.parameterClause.parameters.map { parameter -> String? in
      parameter.firstName.text == "_" ? nil : plain(parameter.firstName)
    }
    let selector = attributes.objectiveCName ?? selector(plain(node.name), labels)
    let isExposed = attributes.isExposed || type.isExposed && !attributes.isStatic
    guard plain(node.name).first.map({ $0.isLetter || $0 == "_" }) == true else { return .skipChildren }
    found.append(("method", "\(type.name).\(selector)\(isExposed ? " exposed" : "")"))
    if attributes.names.contains("IBAction") || attributes.names.contains("IBSegueAction") {
      found.append(("action", "\(type.name).\(selector)"))
    }
    return .skipChildren
  }

  private func enter(_ node: some DeclGroupSyntax, _ prefix: String, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    enter(node, prefix, plain(name), inOuter: true)
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ prefix: String, _ name: String, inOuter: Bool
  ) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes, node.modifiers)
    let full = inOuter ? ((outer.last.map { [$0.name] } ?? []) + [name]).joined(separator: ".") : name
    let inherited = (node.inheritanceClause?.inheritedTypes ?? []).flatMap { names(in: $0.type) }
    let shown = attributes.objectiveCName.map { "\(full) @objc(\($0))" } ?? full
    found.append(("type", "\(prefix)\(shown): \(inherited)"))
    let isExposed =
      attributes.names.contains("objcMembers") || !node.is(ClassDeclSyntax.self) && attributes.names.contains("objc")
    outer.append((full, isExposed))
    return .visitChildren
  }

  /// The compiler's own rule is not in its parser; the one of `IBProject` has its own tests.
  private func selector(_ name: String, _ labels: [String?]) -> String {
    let code =
      "class A { func \(name)(\(labels.map { "\($0.map { "`\($0)`" } ?? "_") x: Int" }.joined(separator: ","))) }"
    return SourceFile(Array(code.utf8), in: .swift).types.first?.members.first?.name ?? name
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  private func name(of type: TypeSyntax) -> String? {
    if let type = type.as(IdentifierTypeSyntax.self) { return plain(type.name) }
    if let type = type.as(MemberTypeSyntax.self) { return name(of: type.baseType).map { "\($0).\(plain(type.name))" } }
    if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
    if let type = type.as(SuppressedTypeSyntax.self) { return name(of: type.type) }
    if type.is(ClassRestrictionTypeSyntax.self) { return "class" }
    return nil
  }

  private func names(in type: TypeSyntax) -> [String] {
    if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names(in: $0.type) } }
    return name(of: type).map { [$0] } ?? []
  }

  private func text(of type: TypeSyntax) -> String {
    if let type = type.as(OptionalTypeSyntax.self) { return text(of: type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return text(of: type.wrappedType) }
    if let type = type.as(ArrayTypeSyntax.self) { return (name(of: type.element) ?? "?") + "[]" }
    return name(of: type) ?? "?"
  }
}

private struct Attributes {
  var names: Set<String> = []
  var objectiveCName: String?
  private var modifiers: Set<String> = []

  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    self.modifiers = Set(modifiers.map(\.name.text))
    for attribute in attributes.compactMap(expanded).joined() {
      let name = attribute.attributeName.trimmedDescription
      names.insert(name)
      if name == "objc", let arguments = attribute.arguments { objectiveCName = arguments.trimmedDescription }
    }
  }

  private func expanded(_ element: AttributeListSyntax.Element) -> [AttributeSyntax]? {
    if case .attribute(let attribute) = element { return [attribute] }
    return nil
  }

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) || names.contains("nonobjc") }

  var isExposed: Bool {
    let marks: Set<String> = [
      "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "NSManaged", "GKInspectable",
    ]
    return !isStatic && (!names.isDisjoint(with: marks) || !modifiers.isDisjoint(with: ["override", "dynamic"]))
  }
}
