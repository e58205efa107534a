import IBChanges
import IBLint
import IBModel

extension ChangesReport {
  package func write(to json: inout JSONWriter) {
    json.member("file", document.path)
    json.member("earlierFile", ifPresent: document.earlierPath)
    json.member("state", document.old == nil ? "new" : document.new == nil ? "removed" : "changed")
    json.member("changes", array: changes.list) { $0.change($1) }
    json.member("noise", changes.noise.count)
    if showsNoise { json.member("withoutMeaning", array: changes.noise) { $0.change($1) } }
    json.member("layouts", array: effects.frames) { $0.frames($1) }
    json.member("newFindings", objects: effects.newFindings) { json, located in
      json.member("rule", located.finding.rule)
      json.member("id", ifPresent: located.finding.object?.id)
      json.member("line", located.start.line)
      json.member("column", located.start.columnInUTF16)
      json.member("message", located.finding.message)
    }
    json.member("fixedFindings", objects: effects.fixedFindings) { json, finding in
      json.member("rule", finding.rule)
      json.member("id", ifPresent: finding.object?.id)
      json.member("message", finding.message)
    }
    if !pictures.isEmpty {
      json.member("pictures", objects: pictures) { json, scene in
        json.member("scene", scene.title)
        json.member("file", ifPresent: scene.file)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func frames(_ frames: FrameChanges) {
    object { json in
      json.member("scene", ifPresent: frames.scene?.name)
      json.member("resized", objects: frames.resized) { json, view in
        json.member("id", view.view.id)
        json.member("name", view.view.name)
        json.member("old", [view.old.width, view.old.height])
        json.member("new", [view.new.width, view.new.height])
      }
      json.member("moved", frames.movedCount)
    }
  }

  fileprivate mutating func change(_ change: DocumentChange) {
    object { json in
      json.member("kind", change.kindName)
      json.member("category", change.category.rawValue)
      json.member("id", ifPresent: change.object?.rawValue)
      json.member("earlierID", ifPresent: change.earlierID?.rawValue)
      if change.similarity < 1 { json.member("similarity", change.similarity) }
      json.member("name", change.name)
      if !change.contents.isEmpty { json.member("contents", change.contents) }
      if !change.details.isEmpty { json.member("details", change.details) }
      json.member("objectKind", change.kindTitle)
      json.member("container", ifPresent: change.container)
      json.member("scene", ifPresent: change.scene)
      if !change.subject.isEmpty { json.member("subject", change.subject) }
      switch change.kind {
      case .added, .removed: break
      case .moved(let old, let new), .replaced(let old, let new), .equation(let old, let new):
        json.member("old", old)
        json.member("new", new)
      case .reordered(let old, let new):
        json.member("old", old)
        json.member("new", new)
      case .value(let old, let new):
        json.member("old", ifPresent: old)
        json.member("new", ifPresent: new)
      }
      json.member("line", change.position.line)
      json.member("column", change.position.columnInUTF16)
    }
  }
}
