import IBDrawing
import IBModel
import IBProject

/// Images and named colors of the project around a document. The project is searched when one is first needed.
package final class ProjectPictures: Sendable {
  private let path: String
  private let found = Locked<PictureAssets?>(nil)

  private init(near path: String) { self.path = path }

  /// The resources near a document; none for standard input.
  /// - Parameter hasHighContrast: whether variants for increased contrast are used where there are some.
  package static func resources(near path: String, hasHighContrast: Bool = false) -> PictureResources {
    guard path != "-" else { return PictureResources() }
    let pictures = ProjectPictures(near: path)
    let appearance = { @Sendable (scheme: ColorScheme) in
      AssetAppearance(isDark: scheme == .dark, hasHighContrast: hasHighContrast)
    }
    return PictureResources(
      image: { name, scheme in pictures.assets.image(named: name, for: appearance(scheme)).flatMap { ImageFile($0) } },
      color: { name, scheme in pictures.assets.color(named: name, for: appearance(scheme))?.pictureColor })
  }

  private var assets: PictureAssets {
    found.withLock { found in
      if let found { return found }
      let assets = PictureAssets(near: path)
      found = assets
      return assets
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
