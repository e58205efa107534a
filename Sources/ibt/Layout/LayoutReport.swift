import IBLayout
import IBModel

/// What `ibt layout` says about one document: a line of JSON for programs, lines for people.
protocol LayoutAnswer {
  var json: String { get }
  var lines: [String] { get }
}

/// The layouts of one document.
///
/// The JSON is written by hand because it is asked of thousands of documents with a hundred views each.
struct LayoutReport: LayoutAnswer {
  private let loaded: LoadedDocument
  private let layouts: [Layout]

  init(_ layouts: [Layout], of loaded: LoadedDocument) {
    self.layouts = layouts
    self.loaded = loaded
  }

  /// Every view tree with what is wrong in it.
  var lines: [String] {
    let inspected = InspectedDocument(loaded)
    return layouts.flatMap { LayoutText($0, in: inspected).lines }
  }

  /// `{"file": …, "views": [{"id", "frame", "ambiguous", "misplaced"}], "conflicts": [[ids of constraints]]}`
  var json: String {
    var text = "{\"file\": \(JSON.quoted(loaded.path)), \"views\": ["
    var isFirst = true
    for layout in layouts {
      for view in layout.views {
        if !isFirst { text += ", " }
        isFirst = false
        add(view, to: &text)
      }
    }
    text += "], \"conflicts\": ["
    text += layouts.flatMap(\.conflicts).map { ids(of: $0) }.joined(separator: ", ")
    return text + "]}"
  }

  private func add(_ view: ViewLayout, to text: inout String) {
    let frame = view.frame
    text += "{\"id\": \(JSON.quoted(view.view.id)), \"frame\": ["
    text += "\(JSON.number(frame.x)), \(JSON.number(frame.y)), "
    text += "\(JSON.number(frame.width)), \(JSON.number(frame.height))]"
    if !view.ambiguousAxes.isEmpty {
      text += ", \"ambiguous\": [" + view.ambiguousAxes.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
    }
    text += view.isMisplaced ? ", \"misplaced\": true}" : "}"
  }

  private func ids(of conflict: LayoutConflict) -> String {
    "[" + conflict.constraints.map { JSON.quoted($0.id) }.joined(separator: ", ") + "]"
  }
}

extension LayoutConflict {
  /// The constraints of the document among the origins.
  var constraints: [Constraint] {
    origins.compactMap { origin in
      guard case .constraint(let constraint) = origin else { return nil }
      return constraint
    }
  }
}
