import ArgumentParser
import IBDrawing
import IBModel
import IBWorkspace

/// Writes pictures to files or to standard output.
struct PictureOutput {
  /// The path of `-o`; nil for SVG on standard output.
  var path: String?
  /// The pixels per point of a PNG; nil for the default.
  var scale: Double?

  enum Format: Sendable {
    case svg, png
    /// An SVG file for each scene, in a folder.
    case folder

    init(of path: String) throws {
      if path.hasSuffix("/") {
        self = .folder
      } else if path == "-" || path.lowercased().hasSuffix(".svg") {
        self = .svg
      } else if path.lowercased().hasSuffix(".png") {
        self = .png
      } else {
        throw ValidationError("-o requires a file that ends in .svg or .png, or a folder that ends in `/`")
      }
    }
  }

  var isFolder: Bool { get throws { try Format(of: path ?? "-") == .folder } }

  func write(_ scenes: [RenderedScene]) async throws {
    let format = try Format(of: path ?? "-")
    if format == .folder { return try writeFiles(scenes) }
    try requireRoom(forSceneCount: scenes.count)
    guard let scene = scenes.first else { return }
    try await write(scene.svg, of: scene.picture.size, format)
  }

  /// - Throws: `CommandError` when several scenes would have to be in one file.
  func requireRoom(forSceneCount count: Int) throws {
    if try count <= 1 || isFolder { return }
    throw CommandError("there are \(count) scenes; name one with --scene, or use -o with a folder that ends in `/`")
  }

  /// - Parameter repeatsObjects: Whether the picture contains objects more than once.
  func write(_ picture: Picture, repeatsObjects: Bool = false) async throws {
    let svg = SVGWriter(identifiers: repeatsObjects ? .prefixed("_") : .plain).text(of: picture)
    try await write(svg, of: picture.size, try Format(of: path ?? "-"))
  }

  private func write(_ svg: String, of size: Size, _ format: Format) async throws {
    try await Terminal.write(format == .png ? png(of: svg, size) : Array(svg.utf8), to: path)
  }

  private static let usualScale = 2.0

  private func png(of svg: String, _ size: Size) async throws -> [UInt8] {
    let scale = scale ?? PictureOutput.usualScale
    guard max(size.width, size.height) * scale <= Rasterizer.largestSide,
      size.width * size.height * scale * scale <= Double(Limit.picturePixels)
    else {
      throw CommandError(
        """
        the picture is \(size.width.short) × \(size.height.short) points, which is too large for a PNG of at most \
        \(Limit.picturePixels / 1_000_000) million pixels; use a smaller --scale
        """
      )
    }
    return try await Rasterizer.png(of: svg, scale: scale)
  }

  private func writeFiles(_ scenes: [RenderedScene]) throws {
    guard let path else { return }
    var used: Set<String> = []
    for scene in scenes {
      var name = scene.fileName
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(scene.fileName)-\(number)"
        number += 1
      }
      let file = "\(path)\(name).svg"
      try FileReplacement.replaceContents(of: file, with: Array(scene.svg.utf8))
      Terminal.print(file)
    }
  }
}
