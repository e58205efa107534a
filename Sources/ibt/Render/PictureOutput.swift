import ArgumentParser
import IBBase
import IBDrawing
import IBModel
import IBWorkspace

/// Writes pictures to files or to standard output.
struct PictureOutput {
  /// The path of `-o`; nil for standard output.
  var path: String?
  /// The format of a folder's files and of standard output; nil for SVG.
  var format: Format?
  /// The pixels per point of a PNG; nil for the default.
  var scale: Double?

  enum Format: String, Sendable, ExpressibleByArgument, CaseIterable { case svg, png }

  /// Whether a file for each scene is written.
  var isFolder: Bool { path?.hasSuffix("/") ?? false }

  var chosenFormat: Format {
    get throws {
      guard let path, path != "-", !isFolder else { return format ?? .svg }
      guard let named = Format.allCases.first(where: { path.lowercased().hasSuffix(".\($0)") }) else {
        throw ValidationError("-o requires a file that ends in .svg or .png, or a folder that ends in `/`")
      }
      if let format, format != named { throw ValidationError("-o \(path) does not end in .\(format)") }
      return named
    }
  }

  func write(_ scenes: [RenderedScene]) async throws {
    if isFolder { return try await writeFiles(scenes) }
    try requireRoom(forSceneCount: scenes.count)
    guard let scene = scenes.first else { return }
    try Terminal.write(await bytes(of: scene.svg, scene.picture.size), to: path)
  }

  /// - Throws: `CommandError` when several scenes would have to be in one file.
  func requireRoom(forSceneCount count: Int) throws {
    if count <= 1 || isFolder { return }
    throw CommandError("there are \(count) scenes; name one with --scene, or use -o with a folder that ends in `/`")
  }

  /// - Parameter repeatsObjects: Whether the picture contains objects more than once.
  func write(_ picture: Picture, repeatsObjects: Bool = false) async throws {
    let svg = SVGWriter(identifiers: repeatsObjects ? .prefixed("_") : .plain).text(of: picture)
    try Terminal.write(await bytes(of: svg, picture.size), to: path)
  }

  private func bytes(of svg: String, _ size: Size) async throws -> [UInt8] {
    try chosenFormat == .png ? await png(of: svg, size) : Array(svg.utf8)
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

  private func writeFiles(_ scenes: [RenderedScene]) async throws {
    guard let path else { return }
    var used: Set<String> = []
    for scene in scenes {
      let file = "\(path)\(used.insert(unused: scene.fileName)).\(try chosenFormat)"
      try FileReplacement.replaceContents(of: file, with: await bytes(of: scene.svg, scene.picture.size))
      Terminal.print(file)
    }
  }
}

extension Set<String> {
  /// Inserts a name of a file, with a number if it is there, and returns it.
  mutating func insert(unused name: String) -> String {
    var (result, number) = (name, 2)
    while !insert(result.lowercased()).inserted { (result, number) = ("\(name)-\(number)", number + 1) }
    return result
  }
}
