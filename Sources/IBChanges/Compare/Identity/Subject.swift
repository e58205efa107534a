import IBModel
import IBXML

extension IdentityTable {
  /// The name of an object's part: `normal title`, `backgroundColor`.
  /// - Parameter versions: The versions that may have it, in order of precedence.
  func subject(of identity: Int, _ name: Name? = nil, in versions: [Version]) -> String {
    var words: [String] = name.map { $0 == .value ? [] : [$0.text] } ?? []
    var current = identity
    while case .member(let parent, let name, let role, _) = keys[current] {
      let role = String(role.prefix { $0 != "\0" })
      let version = versions.first { $0.has(current) }
      let element = version?.element(current)
      if let element, element[.reference] == role {
        let text = version.flatMap { version in
          version.document.object(ObjectID(role)).map { ObjectText($0, in: version.document).name }
        }
        words.append("\(name == .include ? "installed " : "")\(text ?? role)")
      } else if !role.isEmpty {
        words.append(role)
      } else if element.map({ !$0.attributes.isEmpty }) ?? false {
        words.append(name.text)
      }
      current = parent
    }
    return words.reversed().joined(separator: " ")
  }
}
