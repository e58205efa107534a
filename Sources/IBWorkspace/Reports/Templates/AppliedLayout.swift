import IBLayout
import IBModel
import IBTemplates

/// The result of laying out a screen after a template was applied, for the notes of `ibt apply`.
package struct AppliedLayout {
  private let faults: [TemplateCheck.Fault]
  private let placeCount: Int

  package init(
    of template: any Template, in result: LoadedDocument, before original: LoadedDocument, _ options: ApplyOptions,
    on devices: CheckedDevices, resources: SceneResolver
  ) throws {
    let check = TemplateCheck(original: result, devices: devices, resources: resources)
    let screens = Set(template.screens.map(\.id))
    let places = devices.places(for: template)
    placeCount = places.count
    faults = try places.map { place in
      guard template.traits.dependsOnEnvironment, place.device != nil else {
        return check.fault(on: place, of: screens, in: result)
      }
      var options = options
      options.situation = place
      let there = try original.applying(templates: [template.id], options)
      return check.fault(on: place, of: screens, in: there)
    }.filter { !$0.isNone }
  }

  /// `layout ok`, or the number of configurations with problems.
  var summary: String {
    faults.isEmpty ? "layout ok" : "layout problems in \(faults.count) of \(placeCount) configurations"
  }

  /// The problems, one line for all configurations with the same ones.
  var notes: [String] {
    FaultText.grouped(faults).map { faults in
      let fault = faults[0]
      let places = FaultText.places(of: faults, among: placeCount)
      var parts = fault.missing.map { "\($0) cannot be laid out" }
      if let conflict = fault.conflicts.first {
        let members = conflict.origins.map { $0.text(in: fault.document.document) }.joined(separator: ", ")
        parts.append("\(counted(fault.conflicts.count, "conflict")), of \(members)")
      }
      if !fault.ambiguous.isEmpty {
        parts.append("ambiguous: " + fault.ambiguous.map(\.view.reference).joined(separator: ", "))
      }
      return "\(fault.document.path): note: on \(places): \(parts.joined(separator: "; "))"
    }
  }
}
