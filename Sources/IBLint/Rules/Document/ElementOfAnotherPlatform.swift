import IBModel
import IBXML

extension Rule {
  static let elementOfAnotherPlatform = Rule(
    "element_of_another_platform", .document, .error,
    check: .document { document, findings in
      let foreign = document.tree.elements(named: document.platform.namesOfOtherPlatforms)
      guard let first = foreign.first else { return }
      let others = foreign.count > 1 ? ", nor do \(foreign.count - 1) others" : ""
      let subject = Object(first)?.reference ?? "the `\(first.name)`"
      findings.report(
        first,
        "\(subject) is a `\(first.name)`, which does not belong in a document for \(document.platform.rawValue)\(others)",
        related: foreign.dropFirst().prefix(20).map { Finding.Related($0, "does not belong here either") })
    })
}

extension Platform {
  /// The platforms whose documents have the same elements.
  private var family: [Platform] { isUIKit ? [.iOS, .tvOS] : [self] }

  /// The names of the objects that only documents for others have.
  fileprivate var namesOfOtherPlatforms: [Name] { Platform.foreignNames[self] ?? [] }

  private static let foreignNames: [Platform: [Name]] = Dictionary(
    uniqueKeysWithValues: allCases.map { platform in
      let family = platform.family
      return (
        platform, ElementKind.all.filter { kind in kind.isObject && !family.contains(where: kind.occurs) }.map(\.name)
      )
    })
}

extension ElementKind {
  /// Whether such elements are objects; the values of objects are the same everywhere.
  fileprivate var isObject: Bool { category != .other }
}
