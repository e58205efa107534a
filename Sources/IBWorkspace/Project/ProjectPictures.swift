import IBDrawing
import IBModel
import IBProject

/// Images and named colors of the project around a document. The project is searched when one is first needed.
package final class ProjectPictures: Sendable {
  private let path: String
  private let found = Locked<PictureAssets?>(nil)
  /// Images in PDF as PNG, by their bytes.
  private let converted = Locked<[[UInt8]: ImageFile]>([:])

  private init(near path: String) { self.path = path }

  /// The resources near a document; none for standard input.
  /// - Parameter hasHighContrast: whether variants for increased contrast are used where there are some.
  package static func resources(near path: String, hasHighContrast: Bool = false) -> PictureResources {
    guard path != "-" else { return PictureResources() }
    let pictures = ProjectPictures(near: path)
    let appearance = { @Sendable (scheme: ColorScheme) in
      AssetAppearance(isDark: scheme == .dark, hasHighContrast: hasHighContrast)
    }
    var resources = PictureResources(
      image: { name, scheme in pictures.image(named: name, for: appearance(scheme)) },
      color: { name, scheme in pictures.assets.color(named: name, for: appearance(scheme))?.pictureColor })
    resources.prepare = { await pictures.convert($0, for: ColorScheme.allCases.map(appearance)) }
    return resources
  }

  private func image(named name: String, for appearance: AssetAppearance) -> ImageFile? {
    guard let bytes = assets.image(named: name, for: appearance) else { return nil }
    var file = ImageFile(bytes) ?? converted.withLock { $0[bytes] }
    file?.isTemplate = assets.isTemplate(name)
    return file
  }

  /// Gives up after three failures, each of which may take seconds.
  private func convert(_ names: [String], for appearances: [AssetAppearance]) async -> String? {
    var failures: [String] = []
    for name in names where failures.count < 3 {
      for pdf in Set(appearances.compactMap { assets.pdf(named: name, for: $0) }) {
        do throws(PDFConversion.Failure) {
          let file = try await PDFConversion.image(of: pdf)
          converted.withLock { $0[pdf] = file }
        } catch {
          if error == .isNotInstalled {
            return "images in PDF are boxes; install `pdftocairo` (`poppler-utils` on Debian, `poppler` in Homebrew)"
          }
          failures.append("`\(name)`")
        }
      }
    }
    return failures.isEmpty ? nil : "`pdftocairo` cannot convert \(failures.joined(separator: ", "))"
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
