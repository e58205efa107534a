import IBPlatform
import IBXML

/// Lists of a document that many read, each made when it is first requested.
///
/// An element is found by its name, so that a document without such elements is not walked.
final class DocumentLists: Sendable {
  private let knownConnections = Locked<[Connection]?>(nil)
  private let knownConstraints = Locked<[Constraint]?>(nil)
  private let knownReferences = Locked<[Reference]?>(nil)
  private let knownRuntimeAttributes = Locked<[RuntimeAttribute]?>(nil)

  func connections(of tree: XMLTree) -> [Connection] {
    knownConnections.once {
      tree.elements(named: Connection.Kind.allCases.map(\.elementName)).compactMap { Connection($0) }
    }
  }

  func constraints(of tree: XMLTree) -> [Constraint] {
    knownConstraints.once { tree.elements(named: [.constraint]).compactMap { Constraint($0) } }
  }

  func runtimeAttributes(of tree: XMLTree) -> [RuntimeAttribute] {
    knownRuntimeAttributes.once {
      tree.elements(named: [.userDefinedRuntimeAttribute]).compactMap { RuntimeAttribute($0) }
    }
  }

  func references(of tree: XMLTree) -> [Reference] {
    knownReferences.once {
      var list: [Reference] = []
      for name in ReferenceAttributes.allNames {
        tree.visitElements(having: name) { element, attribute in
          if ReferenceAttributes.holdsID(name, on: element.name) { list.append(Reference(attribute: attribute)) }
        }
      }
      return list.sorted {
        ($0.element.index, $0.attribute.ordinal) < ($1.element.index, $1.attribute.ordinal)
      }
    }
  }
}

extension XMLTree {
  /// The elements with one of some names, in document order.
  /// - Complexity: O(elements with the names · log(them)), and once O(nodes and attributes)
  package func elements(named names: some Sequence<Name>) -> [Element] {
    let places = elementPlaces
    var positions: [Int32] = []
    for name in names { positions += places[name] }
    positions.sort()
    return positions.map { element(at: Int($0)) }
  }
}

extension Locked {
  /// The value, which is made when it is first requested.
  fileprivate func once<Wrapped>(_ make: () -> Wrapped) -> Wrapped where Value == Wrapped? {
    withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
