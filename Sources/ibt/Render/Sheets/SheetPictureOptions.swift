import ArgumentParser
import IBDrawing

/// How pictures of several scenes look and where they go.
struct SheetPictureOptions: ParsableArguments {
  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("Pixels per point of a PNG.", valueName: "number"))
  var scale = 2.0

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write an .svg or .png file, or to standard output if it is `-`.", valueName: "file"),
    completion: .file())
  var path: String?

  func validate() throws {
    guard scale.isFinite, scale >= 0.1, scale <= 10 else { throw ValidationError("--scale is from 0.1 to 10") }
    if let path, try PictureOutput.Format(of: path) == .folder {
      throw ValidationError("-o requires a file that ends in .svg or .png")
    }
  }

  var output: PictureOutput { PictureOutput(path: path, scale: scale) }

  func drawing(near document: String) -> DrawingOptions {
    DrawingOptions(scheme: dark ? .dark : .light, resources: ProjectPictures.resources(near: document))
  }
}
