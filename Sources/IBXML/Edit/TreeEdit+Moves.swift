extension TreeEdit {
  /// Returns the text without indentation before the first line and without a line end after the last.
  func text(of content: Content, indentation: String) -> String {
    switch content {
    case .new(let element): return style.text(of: element, indentation: indentation)
    case .moved(let element): return text(ofMoved: element, indentation: indentation)
    case .list(let name, let members):
      let inner = indentation + style.indentationUnit
      let lines = members.map { style.lineEnd + inner + text(of: $0, indentation: inner) }
      return "<\(name.text)>\(lines.joined())\(style.lineEnd)\(indentation)</\(name.text)>"
    }
  }

  /// Its lines are indented as at the new place.
  private func text(ofMoved element: Element, indentation: String) -> String {
    let range = element.range
    let original = Array(tree.source.utf8[range])
    let changes = splices(in: element).map { change in
      Splice(
        change.range.lowerBound - range.lowerBound..<change.range.upperBound - range.lowerBound, change.replacement)
    }
    // Overlapping changes are found when the whole edit is applied and verified.
    let changed = (try? changes.applied(to: original)) ?? original
    return String(
      decoding: Reindentation.applied(to: changed, from: self.indentation(of: element), to: indentation), as: UTF8.self)
  }
}

/// A change of the indentation of an element's lines that begin with a tag or a comment. Lines within texts, comments
/// and start tags do not change, because their white space belongs to them.
package enum Reindentation {
  package static func applied(to text: [UInt8], from old: String, to new: String) -> [UInt8] {
    guard old != new, text.contains(UInt8(ascii: "\n")) || text.contains(UInt8(ascii: "\r")),
      let tree = try? XMLTree(parsing: text)
    else { return text }
    var splices: [Splice] = []
    for element in tree.elements where element.texts.isEmpty {
      var starts = element.children.map(\.range.lowerBound)
      starts += element.comments.map(\.range.lowerBound)
      if !element.isSelfClosed { starts.append(element.contentRange.upperBound) }
      for start in starts {
        guard let line = tree.indentation(before: start), line.starts(with: old.utf8) else { continue }
        splices.append(Splice(line.startIndex..<line.startIndex + old.utf8.count, new))
      }
    }
    return (try? splices.applied(to: text)) ?? text
  }
}
