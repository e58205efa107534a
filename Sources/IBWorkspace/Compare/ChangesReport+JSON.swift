import IBBase
import IBChanges
import IBLint
import IBModel
import IBXML

extension ChangesReport {
  package var members: JSONObject {
    let fixed = effects.fixedFindings.map { finding -> JSONObject in
      ["rule": finding.rule, "id": finding.object?.id, "message": finding.message]
    }
    let pictures = pictures.map { scene -> JSONObject in ["scene": scene.title, "file": scene.file] }
    return [
      "file": document.path, "earlierFile": document.earlierPath,
      "state": document.old == nil ? "new" : document.new == nil ? "removed" : "changed",
      "changes": changes.list.map(\.members), "noise": changes.noise.count,
      "withoutMeaning": showsNoise ? changes.noise.map(\.members) : nil,
      "layouts": effects.frames.map(\.members), "newFindings": effects.newFindings.map(members(of:)),
      "fixedFindings": fixed, "pictures": pictures.unlessEmpty,
    ]
  }

  private func members(of located: LocatedFinding) -> JSONObject {
    let (finding, place) = (located.finding, located.start.lineAndColumn)
    return [
      "rule": finding.rule, "id": finding.object?.id, "line": place.line, "column": place.column,
      "message": finding.message,
    ]
  }
}

extension FrameChanges {
  fileprivate var members: JSONObject {
    let resized = resized.map { view -> JSONObject in
      [
        "id": view.view.id, "name": view.view.name, "old": [view.old.width, view.old.height],
        "new": [view.new.width, view.new.height],
      ]
    }
    return ["scene": scene?.name, "resized": resized, "moved": movedCount]
  }
}

extension DocumentChange {
  fileprivate var members: JSONObject {
    let (old, new) = values
    return [
      "kind": kindName, "category": category.rawValue, "id": object, "earlierID": earlierID,
      "similarity": similarity < 1 ? similarity : nil, "name": name, "contents": contents.unlessEmpty,
      "details": details.unlessEmpty, "objectKind": kindTitle, "container": container, "scene": scene,
      "subject": subject.unlessEmpty, "old": old, "new": new, "line": position.line,
      "column": position.columnInUTF16,
    ]
  }

  /// The old and the new value as text, or the places in an order.
  private var values: (old: (any Encodable)?, new: (any Encodable)?) {
    switch kind {
    case .added, .removed: (nil, nil)
    case .moved(let old, let new), .replaced(let old, let new), .equation(let old, let new): (old, new)
    case .reordered(let old, let new): (old, new)
    case .value(let old, let new): (old, new)
    }
  }
}
