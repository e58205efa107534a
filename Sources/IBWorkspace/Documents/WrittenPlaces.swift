import IBModel
import IBTemplates
import IBXML

/// The places of objects in files, for a document to which templates were applied only in memory.
struct WrittenPlaces {
  private let path: String
  private let document: Document
  private let lines: LineIndex
  /// The place in a sheet, or the original in the document, of objects that templates brought.
  private var sheetPlaces: [ObjectID: String] = [:]
  private var copies: [ObjectID: ObjectID] = [:]

  package init(_ loaded: LoadedDocument) {
    path = loaded.path
    document = loaded.document
    lines = loaded.document.tree.lineIndex()
  }

  /// Adds the objects that a template brought to the document `before`.
  package mutating func add(_ plan: Plan, in before: LoadedDocument) {
    for activation in plan.activated where activation.id.rawValue != activation.from {
      copies[activation.id] = ObjectID(activation.from)
    }
    // Layouts in a document move when a template is applied to it.
    guard let layout = plan.template as? SheetLayout, layout.sheet.path != nil || before.written == nil else { return }
    for (id, position) in layout.statementPositions {
      sheetPlaces[id] = "\(layout.sheet.path ?? before.path):\(position)"
    }
  }

  /// `path:line:column` of an element in the sheet or the document; for a new one, of the element around it.
  package func place(of element: Element) -> String {
    if let place = Object(element).flatMap({ sheetPlaces[$0.id] }) { return place }
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }

  /// The position in the document before templates were applied.
  package func position(of element: Element) -> SourcePosition {
    var current = element.owner
    while let object = current {
      let known = document.object(object.id) ?? copies[object.id].flatMap(document.object)
      if let known { return lines.position(of: known.element.range.lowerBound) }
      current = object.owner
    }
    return lines.position(of: document.tree.root.range.lowerBound)
  }
}
