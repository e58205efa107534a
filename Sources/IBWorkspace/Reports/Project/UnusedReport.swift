import IBBase
import IBProject

/// The unused things in a project.
package struct UnusedReport: Report {
  private let items: [UnusedItem]
  private let read: UnusedFacts.Read

  package init(_ items: [UnusedItem], read: UnusedFacts.Read) { (self.items, self.read) = (items, read) }

  package var certainCount: Int { items.count(where: \.isCertain) }

  /// `12 certain, 3 possible; 212 Swift files and 43 documents read`
  package var summary: String { "\(certainCount) certain, \(items.count - certainCount) possible; \(read.text)" }

  package var members: JSONObject {
    let read: JSONObject = [
      "swiftFiles": read.swiftFiles, "objectiveCFiles": read.objectiveCFiles, "documents": read.documents,
      "otherFiles": read.otherFiles, "missing": read.absence ?? read.missing,
    ]
    return ["items": items.map(members(of:)), "read": read]
  }

  private func members(of item: UnusedItem) -> JSONObject {
    let doubt = item.doubt.map { doubt -> JSONObject in
      let place = doubt.place
      return ["text": doubt.text, "file": place?.path, "line": place?.line, "column": place?.column]
    }
    return [
      "category": item.category.rawValue, "name": item.name, "certainty": item.isCertain ? "certain" : "possible",
      "what": item.subject, "file": item.place.path, "line": item.place.line, "column": item.place.column,
      "proof": item.proof, "doubt": doubt,
    ]
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
}
