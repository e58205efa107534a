import CTables
import IBModel

/// Properties and methods of system classes that documents connect to, from `Sources/IBModel/Tables/Members.tsv`.
package enum PlatformMembers {
  /// Properties that outlets of objects without a custom class set, and others that are often connected.
  package static let outlets = members(of: "outlets")

  /// Selectors that system classes handle; documents send them to the first responder, windows and controllers.
  package static let actions = members(of: "actions")

  /// The first parts of key paths that runtime attributes of system classes set.
  package static let keys = members(of: "keys")

  /// Whether any system class in the table has a member.
  package static func have(_ name: String) -> Bool { membersByOwner.values.contains { $0.contains(name) } }

  /// Whether objects of a system class have a member that could be mistaken for an outlet or action.
  package static func have(_ name: String, in platformClass: PlatformClass) -> Bool {
    let ancestors = platformClass.ancestry.map(\.name)
    if ancestors.contains(where: { membersByOwner[$0]?.contains(name) == true }) { return true }
    // AppKit responders have most of the actions.
    return ancestors.contains { ["NSResponder", "NSController", "NSDocument"].contains($0) } && actions.contains(name)
  }

  private static let lines = TableText(.members).lines

  private static func members(of owner: TableText) -> Set<String> {
    Set(
      lines.filter { $0.firstColumn == owner }.flatMap { $0.columns().dropFirst().flatMap(\.words).map { String($0) } })
  }

  private static let membersByOwner: [String: Set<String>] = {
    let owners = Set(lines.map(\.firstColumn))
    return Dictionary(uniqueKeysWithValues: owners.map { (String($0), members(of: $0)) })
  }()
}
