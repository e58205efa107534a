import IBModel

/// The unused things in a project.
package struct UnusedReport: Report {
  private let items: [UnusedItem]
  private let read: UnusedFacts.Read

  package init(_ items: [UnusedItem], read: UnusedFacts.Read) { (self.items, self.read) = (items, read) }

  package var certainCount: Int { items.count(where: \.isCertain) }

  /// `12 certain, 3 possible; 212 Swift files and 43 documents read`
  package var summary: String { "\(certainCount) certain, \(items.count - certainCount) possible; \(read.text)" }

  package func write(to json: inout JSONWriter) {
    json.member("items", objects: items) { json, item in
      json.member("category", item.category.rawValue)
      json.member("name", item.name)
      json.member("certainty", item.isCertain ? "certain" : "possible")
      json.member("what", item.subject)
      item.place.write(members: &json)
      json.member("proof", item.proof)
      guard let doubt = item.doubt else { return }
      json.member("doubt", object: { doubt.write(members: &$0) })
    }
    json.member("read") {
      $0.member("swiftFiles", read.swiftFiles)
      $0.member("objectiveCFiles", read.objectiveCFiles)
      $0.member("documents", read.documents)
      $0.member("otherFiles", read.otherFiles)
      $0.member("missing", ifPresent: read.absence ?? read.missing)
    }
  }

  package var lines: [String] {
    items.map { item in
      var line = "\(item.place.text): \(item.isCertain ? "certain" : "possible"): \(item.subject): \(item.proof)"
      if let doubt = item.doubt { line += "; but \(doubt.text)\(doubt.place.map { ", \($0.text)" } ?? "")" }
      return line
    }
  }
}

extension UnusedItem.Place {
  /// `Main.storyboard:12:8`
  fileprivate var text: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  fileprivate func write(members json: inout JSONWriter) {
    json.member("file", path)
    json.member("line", ifPresent: line)
    json.member("column", ifPresent: column)
  }
}

extension UnusedItem.Doubt {
  fileprivate func write(members json: inout JSONWriter) {
    json.member("text", text)
    place?.write(members: &json)
  }
}
