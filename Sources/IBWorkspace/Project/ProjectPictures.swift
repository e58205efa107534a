import IBDrawing
import IBModel
import IBProject

/// Images and named colors of the projects around documents. Each project is searched when one is first needed.
package enum ProjectPictures {
  /// Returns the resources near a document; none for standard input.
  /// - Parameter hasHighContrast: whether variants for increased contrast are used where there are some.
  package static func search(hasHighContrast: Bool = false) -> @Sendable (_ path: String) -> PictureResources {
    let projects = PerProject { PictureAssets(near: $0) }
    let appearance = { @Sendable (scheme: ColorScheme) in
      AssetAppearance(isDark: scheme == .dark, hasHighContrast: hasHighContrast)
    }
    return { path in
      guard path != "-" else { return PictureResources() }
      return PictureResources(
        image: { name, scheme in
          projects.value(near: path).image(named: name, for: appearance(scheme)).flatMap { ImageFile($0) }
        },
        color: { name, scheme in
          projects.value(near: path).color(named: name, for: appearance(scheme))?.pictureColor
        })
    }
  }
}

extension ColorContents.Value {
  /// The color; wide color spaces count as sRGB.
  fileprivate var pictureColor: PictureColor? {
    let levels = components.map { UInt8(level: $0) }
    switch levels.count {
    case 1: return PictureColor(levels[0], levels[0], levels[0], alpha)
    case 3: return PictureColor(levels[0], levels[1], levels[2], alpha)
    default: return nil
    }
  }
}
