import IBModel
import IBProject
import IBXML

/// A graph of documents, controllers and classes, as text, JSON or DOT.
package struct GraphReport: Report {
  private let graph: DocumentGraph

  package init(_ graph: DocumentGraph) { self.graph = graph }

  package var members: JSONObject {
    let nodes = graph.nodes.map { node -> JSONObject in
      [
        "id": node.id, "kind": node.kind.rawValue, "name": node.name, "document": node.document,
        "class": node.className, "identifier": node.identifier, "initial": node.isInitial ? true : nil,
        "line": node.line,
      ]
    }
    let edges = graph.edges.map { edge -> JSONObject in
      ["from": edge.from, "to": edge.to, "kind": edge.kind.rawValue, "label": edge.label]
    }
    return ["nodes": nodes, "edges": edges]
  }

  /// Each controller with its destinations.
  package var lines: [String] {
    let names = Dictionary(graph.nodes.map { ($0.id, $0.name) }) { first, _ in first }
    let leading = Dictionary(grouping: graph.edges.filter { $0.kind != .class }, by: \.from)
    return graph.nodes.filter { $0.kind != .class }.flatMap { node -> [String] in
      if node.kind == .document { return [node.id] }
      let className = node.className.map { " \($0)" } ?? ""
      let arrows = (leading[node.id] ?? []).map { edge in
        "    \(edge.label.isEmpty ? "" : "\(edge.label) ")→ \(names[edge.to] ?? edge.to)"
      }
      return ["  \(node.name)\(className)\(node.isInitial ? " (initial)" : "")"] + arrows
    }
  }

  /// The graph in the language of Graphviz.
  ///
  /// Source: graphviz.org, "DOT Language".
  package var dot: String {
    var lines = ["digraph documents {", "  rankdir=LR;", "  node [shape=box];"]
    for (index, document) in graph.nodes.filter({ $0.kind == .document }).enumerated() {
      let controllers = graph.nodes.filter { $0.kind == .controller && $0.document == document.document }
      guard !controllers.isEmpty else {
        lines.append("  \(quoted(document.id)) [label=\(quoted(document.name)), shape=folder];")
        continue
      }
      lines.append("  subgraph cluster_\(index) {")
      lines.append("    label=\(quoted(document.name));")
      for node in controllers {
        let label = quoted(node.name, node.className)
        lines.append("    \(quoted(node.id)) [label=\(label)\(node.isInitial ? ", penwidth=2" : "")];")
      }
      lines.append("  }")
    }
    for node in graph.nodes where node.kind == .class && usesClass(node.id) {
      lines.append("  \(quoted(node.id)) [label=\(quoted(node.name)), shape=ellipse];")
    }
    for edge in graph.edges where edge.kind != .class || isDocument(edge.from) {
      let style = edge.kind == .segue ? "" : ", style=dashed"
      lines.append("  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\(quoted(edge.label))\(style)];")
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  /// The texts in quotation marks, a line each.
  private func quoted(_ texts: String?...) -> String {
    let lines = texts.compactMap { $0?.onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return "\"\(lines.joined(separator: "\\n"))\""
  }

  /// Whether a node stands for a document. The class of a controller is part of its box.
  private func isDocument(_ id: String) -> Bool { graph.nodes.contains { $0.id == id && $0.kind == .document } }

  private func usesClass(_ id: String) -> Bool { graph.edges.contains { $0.to == id && isDocument($0.from) } }
}
