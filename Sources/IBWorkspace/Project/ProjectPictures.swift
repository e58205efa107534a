import IBBase
import IBDrawing
import IBModel
import IBProject

/// Images and named colors of the projects around documents. Each project is searched when one is first needed.
package final class ProjectPictures: Sendable {
  private let projects = PerProject { PictureAssets(near: $0) }
  /// Images in PDF as PNG, by their bytes.
  private let converted = Locked<[[UInt8]: ImageFile]>([:])

  private init() {}

  /// Returns the resources near a document; none for standard input.
  /// - Parameter hasHighContrast: whether variants for increased contrast are used where there are some.
  package static func search(hasHighContrast: Bool = false) -> @Sendable (_ path: String) -> PictureResources {
    let pictures = ProjectPictures()
    let appearance = { @Sendable (scheme: ColorScheme) in
      AssetAppearance(isDark: scheme == .dark, hasHighContrast: hasHighContrast)
    }
    return { path in
      guard path != "-" else { return PictureResources() }
      let assets = { @Sendable in pictures.projects.value(near: path) }
      var resources = PictureResources(
        image: { name, scheme in pictures.image(named: name, in: assets(), for: appearance(scheme)) },
        color: { name, scheme in assets().color(named: name, for: appearance(scheme))?.pictureColor })
      resources.prepare = { names in
        await pictures.convert(names, in: assets(), for: ColorScheme.allCases.map(appearance))
      }
      return resources
    }
  }

  private func image(named name: String, in assets: PictureAssets, for appearance: AssetAppearance) -> ImageFile? {
    guard let bytes = assets.image(named: name, for: appearance) else { return nil }
    var file = ImageFile(bytes) ?? converted.withLock { $0[bytes] }
    file?.isTemplate = assets.isTemplate(name)
    return file
  }

  /// Gives up after three failures, because each may take seconds.
  private func convert(
    _ names: [String], in assets: PictureAssets, for appearances: [AssetAppearance]
  ) async -> String? {
    var failures: [String] = []
    for name in names where failures.count < 3 {
      let pdfs = Set(appearances.compactMap { assets.pdf(named: name, for: $0) })
      for pdf in pdfs where converted.withLock({ $0[pdf] == nil }) {
        switch await PDFConversion.image(of: pdf) {
        case .image(let file): converted.withLock { $0[pdf] = file }
        case .isNotInstalled:
          return "images in PDF are boxes; install `pdftocairo` (`poppler-utils` on Debian, `poppler` in Homebrew)"
        case .failed: failures.append("`\(name)`")
        }
      }
    }
    return failures.isEmpty ? nil : "`pdftocairo` cannot convert \(failures.joined(separator: ", "))"
  }
}

extension ColorContents.Value {
  /// The color; wide color spaces count as sRGB.
  fileprivate var pictureColor: RGBColor? {
    let levels = components.map { UInt8(level: $0) }
    switch levels.count {
    case 1: return RGBColor(levels[0], levels[0], levels[0], alpha)
    case 3: return RGBColor(levels[0], levels[1], levels[2], alpha)
    default: return nil
    }
  }
}
