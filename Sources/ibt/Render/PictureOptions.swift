import ArgumentParser

/// Options for the appearance and the destination of a picture.
struct PictureOptions: ParsableArguments {
  @OptionGroup var appearance: AppearanceOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      """
      Write an .svg or .png file, or to standard output if it is `-`; `ibt render` also writes a file for each scene \
      into a folder that ends in `/`. (default: standard output)
      """, valueName: "file"), completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp(
      "svg or png, for files in a folder and for standard output. (default: svg)", valueName: "format"))
  var format: PictureOutput.Format?

  func validate() throws { _ = try output.chosenFormat }

  /// Refuses a folder, for commands whose result is one picture.
  func requireFile() throws {
    if output.isFolder { throw ValidationError("-o requires a file that ends in .svg or .png") }
  }

  var output: PictureOutput { PictureOutput(path: path, format: format, scale: appearance.scale) }
}
