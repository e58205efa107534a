import IBBase
import IBXML

/// A word for kinds: the name of a set (`control`), or of an element, which includes the elements of its class and of
/// its subclasses. On macOS `textField` includes search fields and token fields.
package struct KindName: Sendable, Hashable {
  package let text: String
  private let set: KindSet?

  package init?(_ text: String) {
    self.text = text
    set = KindSet(rawValue: text)
    guard set != nil || ElementKind(Name(text)).isKnown else { return nil }
  }

  package static let all = Set(KindSet.allCases.map(\.rawValue) + ElementKind.all.map(\.name.text)).sorted()

  /// Returns the word for a misspelled one, or for the name of a class.
  package static func nearest(to text: String) -> String? {
    if let kinds = ElementKindTable.kindsByClass[text] {
      return (kinds.first { $0 == .view } ?? kinds.first)?.name.text
    }
    guard text.utf8.count <= longest else { return nil }
    return Misspelling.nearest(to: text, among: all) ?? EditDistance.similar(to: text, among: all)
      ?? all.first { $0.lowercased() == text.lowercased() }
  }

  private static let longest = 60

  /// - Complexity: O(kinds), and O(1) after the first time
  package func names(on platform: Platform) -> [Name] {
    let key = Key(text: text, platform: platform)
    if let known = KindName.known.withLock({ $0[key] }) { return known }
    let names = kinds(on: platform).map(\.name)
    KindName.known.withLock { $0[key] = names }
    return names
  }

  private struct Key: Hashable {
    var text: String
    var platform: Platform
  }

  private static let known = Locked<[Key: [Name]]>([:])

  private func kinds(on platform: Platform) -> [ElementKind] {
    if let set { return ElementKind.all.filter { $0.name.text == text || set.contains($0, on: platform) } }
    let own = ElementKind(Name(text))
    // Container views and content views have the class of a plain view.
    guard let className = own.className(on: platform), className != ElementKind.view.className(on: platform) else {
      return [own]
    }
    return ElementKind.all.filter { $0 == own || $0.classNames(on: platform).dropFirst().contains(className) }
  }
}
