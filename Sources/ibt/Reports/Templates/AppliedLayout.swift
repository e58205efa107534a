import IBLayout
import IBModel
import IBTemplates

/// Whether a screen can be laid out after a template was applied, for the notes of `ibt apply`.
package struct AppliedLayout {
  private let faults: [TemplateCheck.Fault]
  private let placeCount: Int

  /// - Parameters:
  ///   - result: The document after the template was applied.
  ///   - original: The document before that, for a template that says different things in different configurations.
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

  /// `layout ok`, or in how many configurations it is not.
  var summary: String {
    faults.isEmpty ? "layout ok" : "layout problems in \(faults.count) of \(placeCount) configurations"
  }

  /// What is wrong, one line for the configurations in which it is the same.
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
