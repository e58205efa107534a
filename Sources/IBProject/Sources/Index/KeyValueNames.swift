/// The names by which key-value coding finds the value of a key, in the order of its search.
package struct KeyValueNames: Sendable {
  package let setters: [String]
  package let getters: [String]
  /// The instance variables that it uses without a setter or getter.
  package let variables: [String]
  /// The properties that set the key: by their setter, which is the same for `title` and `Title`, or as a variable.
  package let properties: Set<String>

  package init(_ key: String) {
    let capitalized = key.capitalizedFirst
    setters = [KeyValueNames.setter(of: key), "_set\(capitalized):"]
    getters = ["get\(capitalized)", key, "is\(capitalized)", "_\(key)"]
    variables = ["_\(key)", "_is\(capitalized)", key, "is\(capitalized)"]
    properties = Set(variables + [capitalized, key.uncapitalizedFirst])
  }

  package static func setter(of property: String) -> String { "set\(property.capitalizedFirst):" }

  /// The keys that a property sets.
  package static func keys(ofProperty name: String) -> Set<String> {
    let bare = String(name.trimmingPrefix("_"))
    let stems = [name, bare, String(bare.trimmingPrefix("is"))]
    return Set(stems.flatMap { [$0, $0.capitalizedFirst, $0.uncapitalizedFirst] })
      .filter { !$0.isEmpty && KeyValueNames($0).properties.contains(name) }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
