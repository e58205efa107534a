import IBDrawing

/// The content that a page leaves out to be small enough.
package enum PreviewExtent: CaseIterable {
  case everything, lightOnly, oneDevice

  private var reduced: [PreviewSource.Axis] {
    switch self {
    case .everything: []
    case .lightOnly: [.appearance]
    case .oneDevice: [.appearance, .device]
    }
  }

  private var omission: String {
    switch self {
    case .everything: ""
    case .lightOnly: "dark appearance"
    case .oneDevice: "dark appearance and all devices but the first"
    }
  }

  /// The page with as much content as a limit allows, and a note on what it leaves out.
  /// - Parameter limit: The largest size, in bytes.
  package static func page(
    of source: PreviewSource, _ states: [PreviewPage.State], _ findings: [PreviewPage.Finding], limit: Double
  ) -> (page: PreviewPage, notes: [String]) {
    var result = everything.page(of: source, states, findings)
    var notes: [String] = []
    for extent in allCases {
      result = extent.page(of: source, states, findings)
      let size = PageWriter().text(of: result).utf8.count
      if Double(size) <= limit { break }
      if extent == .oneDevice {
        notes.append("note: the page has \(size / 1000) kB; choose a scene with --scene for a smaller one")
      } else if let next = allCases.drop(while: { $0 != extent }).dropFirst().first {
        notes.append("note: the page would have \(size / 1000) kB, so it is without \(next.omission)")
      }
    }
    return (result, notes)
  }

  private func page(
    of source: PreviewSource, _ states: [PreviewPage.State], _ findings: [PreviewPage.Finding]
  ) -> PreviewPage {
    var choices = source.choices
    var states = states
    for axis in reduced {
      choices[axis.rawValue].options = Array(choices[axis.rawValue].options.prefix(1))
      states.removeAll { $0.options[axis.rawValue] > 0 }
    }
    return PreviewPage(title: source.title, choices: choices, states: states, findings: findings)
  }
}
