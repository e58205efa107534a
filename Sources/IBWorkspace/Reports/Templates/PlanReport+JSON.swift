import IBModel
import IBTemplates

extension PlanReport {
  package func write(to json: inout JSONWriter) {
    json.member("template", template)
    json.member("name", name)
    json.member("participants", array: participants) { json, pair in
      json.object {
        $0.member("template", pair.template)
        $0.member("target", pair.target)
      }
    }
    for (name, ids) in [("collected", collected), ("deactivated", deactivated)] { json.member(name, ids) }
    json.member("activated", array: activated) { json, constraint in
      json.object {
        $0.member("id", constraint.id)
        $0.member("from", constraint.from)
        $0.member("change", constraint.change)
        $0.member("equation", ifPresent: constraint.equation)
      }
    }
    json.member("left", left)
    json.member("ignored", array: ignored) { json, ignored in
      json.object {
        $0.member("constraint", ignored.constraint)
        $0.member("reason", ignored.reason)
        $0.member("equation", ignored.equation)
      }
    }
    json.member("uninstalled", uninstalled)
    json.member("addedHelpers", addedHelpers)
    json.member("removedHelpers", removedHelpers)
    json.member("moved", moved)
    json.member("attributes", array: attributes) { json, value in
      json.object {
        $0.member("target", value.target)
        $0.member("keyPath", value.keyPath)
        $0.member("value", value.value)
      }
    }
    json.member("skipped", array: skipped) { json, skip in
      json.object {
        $0.member("object", skip.object)
        $0.member("keyPath", ifPresent: skip.keyPath)
        $0.member("reason", skip.reason)
      }
    }
    json.member("unmetCondition", ifPresent: unmetCondition)
    json.member("equations", Dictionary(uniqueKeysWithValues: equations.map { ($0.rawValue, $1) }))
  }
}
