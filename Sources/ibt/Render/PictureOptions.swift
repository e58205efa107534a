import ArgumentParser
import IBDrawing
import IBWorkspace

/// How pictures look and where they go.
struct PictureOptions: ParsableArguments {
  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Flag(help: "Draw the edge of the device around the screen.")
  var frame = false

  @Flag(help: "Draw hidden views, too: pale, with a dashed edge.")
  var showHidden = false

  @Flag(help: "Set text that has no direction of its own from right to left.")
  var rightToLeft = false

  @Flag(help: "Exit with 1 if something is not drawn.")
  var requireComplete = false

  @Option(
    help: ArgumentHelp(
      """
      Draw what explains the scene: constraints (of one view with =ID), conflicts, ambiguity, misplaced, templates, \
      findings or touch-targets.
      """, valueName: "overlay"))
  var overlay: OverlayChoice?

  @Option(help: ArgumentHelp("Pixels per point of a PNG.", valueName: "number"))
  var scale = 2.0

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write an .svg or .png file, SVG files into a folder that ends in `/`, or to standard output if it is `-`.",
      valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    guard scale.isFinite, scale >= 0.1, scale <= 10 else { throw ValidationError("--scale is from 0.1 to 10") }
    if let output { _ = try PictureOutput.Format(of: output) }
  }

  func drawing(_ resources: PictureResources) -> DrawingOptions {
    DrawingOptions(
      scheme: dark ? .dark : .light, showsHidden: showHidden, showsFrame: frame, isRightToLeft: rightToLeft,
      resources: resources)
  }
}
