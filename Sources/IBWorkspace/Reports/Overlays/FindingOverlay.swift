import IBDrawing
import IBLayout
import IBLint
import IBModel

extension SceneLayout {
  /// The findings of `ibt lint` on the scene, at its objects.
  func findingOverlay(_ findings: [Finding], of loaded: LoadedDocument) -> PictureOverlay {
    let frames = framesInRoot
    var overlay = PictureOverlay(.findings, [])
    let scenes = Set([scene.root.scene?.id, scene.root.id].compactMap { $0 })
    for finding in findings {
      guard let object = finding.object.flatMap({ loaded.document.object($0.id) }),
        scenes.contains(object.scene?.id ?? object.rootView.id)
      else { continue }
      let number = overlay.legend.count + 1
      let view = nearestView(object)
      overlay.marks.append(
        PictureMark(
          scene[view].object.id, .finding(finding.severity.weight), .object(orElse: frames[view]), number: number)
      )
      overlay.legend.append(.init(number, "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"))
    }
    return overlay
  }

  /// The innermost view of the scene around an object; the root for a controller.
  private func nearestView(_ object: Object) -> ViewIndex {
    var current: Object? = object
    while let inner = current {
      if let view = scene.index(of: inner) { return view }
      current = inner.owner
    }
    return .root
  }
}

extension Severity {
  fileprivate var weight: PictureMark.Weight {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .information
    }
  }
}
