import ArgumentParser

/// Options for the appearance and the destination of a picture.
struct PictureOptions: ParsableArguments {
  @OptionGroup var appearance: AppearanceOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      """
      Write an .svg or .png file, or SVG to standard output if it is `-`; `ibt render` also writes SVG files into a \
      folder that ends in `/`. (default: SVG on standard output)
      """, valueName: "file"), completion: .file())
  var path: String?

  func validate() throws {
    if let path { _ = try PictureOutput.Format(of: path) }
  }

  /// Refuses a folder, for commands whose result is one picture.
  func requireFile() throws {
    if let path, try PictureOutput.Format(of: path) == .folder {
      throw ValidationError("-o requires a file that ends in .svg or .png")
    }
  }

  var output: PictureOutput { PictureOutput(path: path, scale: appearance.scale) }
}
