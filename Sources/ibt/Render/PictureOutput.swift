import ArgumentParser
import IBDrawing
import IBModel
import IBWorkspace

/// Writes pictures to files or to standard output.
struct PictureOutput {
  /// What `-o` names; nil is standard output.
  var path: String?
  /// Pixels per point of a PNG.
  var scale: Double

  /// What is written.
  enum Format: Sendable {
    case svg, png
    /// An SVG file for each scene, in a folder.
    case folder

    /// The format that a path asks for.
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

  /// Writes the pictures of scenes.
  func write(_ scenes: [RenderedScene]) async throws {
    let format = try Format(of: path ?? "-")
    if format == .folder { return try writeFiles(scenes) }
    guard let scene = scenes.first else { return }
    guard scenes.count == 1 else {
      throw CommandFailure(
        "there are \(scenes.count) scenes; name one with --scene, or use -o with a folder that ends in `/`")
    }
    if format == .png {
      try await deliver(png(of: scene))
    } else {
      try deliver(Array(scene.svg.utf8))
    }
  }

  private func deliver(_ bytes: [UInt8]) throws {
    if let path, path != "-" {
      try FileReplacement.replaceContents(of: path, with: bytes)
    } else {
      Terminal.write(bytes)
    }
  }

  private func png(of scene: RenderedScene) async throws -> [UInt8] {
    let size = scene.picture.size
    guard max(size.width, size.height) * scale <= Rasterizer.largestSide else {
      throw CommandFailure(
        "the picture is \(size.width.short) × \(size.height.short) points, which is too large for a PNG; use a smaller --scale"
      )
    }
    return try await Rasterizer.png(of: scene.svg, scale: scale)
  }

  // MARK: Folders

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
