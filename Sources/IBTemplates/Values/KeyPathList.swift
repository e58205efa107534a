import IBModel
import IBXML

/// The key paths that a view lists for transfer.
package struct KeyPathList: Sendable {
  /// The runtime attributes that hold such a list, in the two versions of the library.
  package static let properties = ["templateAttributes", "transferredTemplateAttributeKeyPaths"]

  package let attribute: RuntimeAttribute
  /// Empty pieces raise an exception at run time, unless the whole text is empty.
  package let pieces: [String]

  /// Returns one list, unless the view is written for both versions of the library.
  package static func lists(of view: Object) -> [KeyPathList] {
    properties.compactMap { property in view.runtimeAttribute(property).map(KeyPathList.init) }
  }

  package static func keyPaths(of view: Object) -> [String] {
    var seen: Set<String> = []
    return lists(of: view).flatMap(\.pieces).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  init(_ attribute: RuntimeAttribute) {
    self.attribute = attribute
    let text = attribute.text ?? ""
    guard text.contains(where: { $0 != " " && $0 != "\t" }) else {
      pieces = []
      return
    }
    pieces = text.split(separator: ",", omittingEmptySubsequences: false).map { piece in
      var trimmed = piece
      while let first = trimmed.first, first == " " || first == "\t" { trimmed.removeFirst() }
      while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
      return String(trimmed)
    }
  }

  package var owner: Object? { attribute.element.parent?.parent.flatMap { Object($0) } }
}

extension Document {
  package var keyPathLists: [KeyPathList] {
    runtimeAttributes.filter { KeyPathList.properties.contains($0.keyPath) }
      .map(KeyPathList.init)
  }
}
