import IBModel
import IBXML

extension Element {
  /// Whether a table or collection of UIKit shows any number of copies of the element: a prototype cell, header or
  /// footer.
  var isPrototype: Bool {
    guard let list = parent else { return false }
    switch list.name {
    case "prototypes": return true
    case "cells": return list.parent?.name == "collectionView"
    case "collectionView": return self[.key] == "sectionHeaderView" || self[.key] == "sectionFooterView"
    default: return false
    }
  }
}

extension Object {
  /// The prototype that the object is or is part of.
  var prototype: Object? {
    if element.isPrototype { return self }
    return element.ancestors.first { $0.isPrototype }.flatMap { Object($0) }
  }
}
