import IBModel
import IBTemplates

extension PlanReport {
  package func write(to json: inout JSONWriter) {
    json.member("template", template)
    json.member("name", name)
    json.member("participants", objects: participants) { json, pair in
      json.member("template", pair.template)
      json.member("target", pair.target)
    }
    for (name, ids) in [("collected", collected), ("deactivated", deactivated)] { json.member(name, ids) }
    json.member("activated", objects: activated) { json, constraint in
      json.member("id", constraint.id)
      json.member("from", constraint.from)
      json.member("change", constraint.change)
      json.member("equation", ifPresent: constraint.equation)
    }
    json.member("left", left)
    json.member("ignored", objects: ignored) { json, ignored in
      json.member("constraint", ignored.constraint)
      json.member("reason", ignored.reason)
      json.member("equation", ignored.equation)
    }
    json.member("uninstalled", uninstalled)
    json.member("addedHelpers", addedHelpers)
    json.member("removedHelpers", removedHelpers)
    json.member("moved", moved)
    json.member("attributes", objects: attributes) { json, value in
      json.member("target", value.target)
      json.member("keyPath", value.keyPath)
      json.member("value", value.value)
    }
    json.member("skipped", objects: skipped) { json, skip in
      json.member("object", skip.object)
      json.member("keyPath", ifPresent: skip.keyPath)
      json.member("reason", skip.reason)
    }
    json.member("unmetCondition", ifPresent: unmetCondition)
    json.member("equations", Dictionary(uniqueKeysWithValues: equations.map { ($0.rawValue, $1) }))
  }
}
