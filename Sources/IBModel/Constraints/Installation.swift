import IBXML

/// The configurations in which an object of a list (a constraint or a subview) is installed, regardless of its
/// ancestors.
public struct Installation: Sendable, Hashable {
  /// Whether it is installed where no variation says otherwise.
  public var isByDefault: Bool
  /// Keys of the variations that install it.
  public var includedBy: [String]
  /// Keys of the variations that uninstall it.
  public var excludedBy: [String]
}

extension Document {
  /// Returns the effect of the variations of the object around a list on a member of the list.
  /// - Complexity: O(members of the masks for the list)
  public func installation(of object: Object) -> Installation {
    var installations = MaskedInstallations(in: self)
    return installations.installation(of: object)
  }
}

/// The installations of the members of lists; the masks for each list are read once.
package struct MaskedInstallations {
  private let document: Document
  /// The effects on the members that variations mention, by the list and the id.
  private var mentioned: [Element: [ObjectID: Installation]] = [:]

  package init(in document: Document) { self.document = document }

  package mutating func installation(of object: Object) -> Installation {
    var result = Installation(isByDefault: document.isInstalledByDefault(object), includedBy: [], excludedBy: [])
    guard let list = object.element.parent, let host = list.parent.flatMap({ Object($0) }) else { return result }
    let members = mentioned[list] ?? MaskedInstallations.members(of: list, in: host)
    mentioned[list] = members
    guard let member = members[object.id] else { return result }
    (result.includedBy, result.excludedBy) = (member.includedBy, member.excludedBy)
    return result
  }

  private static func members(of list: Element, in host: Object) -> [ObjectID: Installation] {
    let unmentioned = Installation(isByDefault: true, includedBy: [], excludedBy: [])
    var members: [ObjectID: Installation] = [:]
    for variation in host.variations where !variation.isDefault {
      for id in Set(variation.references(.include, ofList: list.name.text)) {
        members[id, default: unmentioned].includedBy.append(variation.key)
      }
      for id in Set(variation.references(.exclude, ofList: list.name.text)) {
        members[id, default: unmentioned].excludedBy.append(variation.key)
      }
    }
    return members
  }
}
