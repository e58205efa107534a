import IBXML

/// A constraint between two objects, by the positions of the first objects with the ids of its items.
package struct Tie: Sendable {
  package var first: Int
  package var second: Int
}

/// Shared lists of a document, each made on first request.
///
/// Elements are found by name, so that a document without such elements is not walked.
final class DocumentLists: Sendable {
  private let knownConnections = Locked<[Connection]?>(nil)
  private let knownConstraints = Locked<[Constraint]?>(nil)
  private let knownTies = Locked<[Tie]?>(nil)
  private let knownReferences = Locked<[Reference]?>(nil)
  private let knownRuntimeAttributes = Locked<[RuntimeAttribute]?>(nil)
  private let knownItemNames = Locked<ItemNames?>(nil)
  private let knownKana = Locked<Bool?>(nil)

  func connections(of tree: XMLTree) -> [Connection] {
    knownConnections.once {
      tree.elements(named: Connection.Kind.allCases.map(\.elementName)).compactMap { Connection($0) }
    }
  }

  func constraints(of tree: XMLTree) -> [Constraint] {
    knownConstraints.once { tree.elements(named: [.constraint]).compactMap { Constraint($0) } }
  }

  func ties(of document: Document) -> [Tie] {
    let constraints = document.constraints
    return knownTies.once {
      constraints.compactMap { constraint in
        guard let second = constraint.secondItem.flatMap(document.object),
          let first = document.object(constraint.firstItem)
        else { return nil }
        return Tie(first: first.element.index, second: second.element.index)
      }
    }
  }

  func runtimeAttributes(of tree: XMLTree) -> [RuntimeAttribute] {
    knownRuntimeAttributes.once {
      tree.elements(named: [.userDefinedRuntimeAttribute]).compactMap { RuntimeAttribute($0) }
    }
  }

  func itemNames(of document: Document) -> ItemNames { knownItemNames.once { ItemNames(document) } }

  func haveKana(_ tree: XMLTree) -> Bool { knownKana.once { tree.source.hasKana } }

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
  /// - Complexity: O(elements with the names · log(them)), and once O(nodes and attributes)
  package func elements(named names: [Name]) -> [Element] {
    let places = elementPlaces
    var positions: [Int32] = []
    for name in names { positions += places[name] }
    positions.sort()
    return positions.map { element(at: Int($0)) }
  }
}

extension SourceText {
  fileprivate var hasKana: Bool {
    var start = 0
    while let lead = offset(of: 0xE3, from: start), lead + 1 < utf8.count {
      // U+3040 to U+30FF in UTF-8.
      if (0x81...0x83).contains(utf8[lead + 1]) { return true }
      start = lead + 1
    }
    return false
  }
}

extension Locked {
  fileprivate func once<Wrapped>(_ make: () -> Wrapped) -> Wrapped where Value == Wrapped? {
    withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
