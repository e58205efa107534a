import ArgumentParser
import IBDrawing
import IBModel
import IBWorkspace
import IBXML

/// Options for the appearance of scenes, shared by the commands that draw.
struct AppearanceOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Draw in dark appearance. (default: as the canvas of the document)")
  var dark: Bool?

  @Flag(help: "Use the variants of images and colors for increased contrast.")
  var highContrast = false

  @Flag(help: "Draw the edge of the device around the screen.")
  var frame = false

  @Option(
    help: ArgumentHelp(
      "Pixels per point of a PNG. (default: 2)", valueName: "number"))
  var scale: Double?

  func validate() throws {
    if let scale, !scale.isFinite || scale < 0.1 || scale > 10 { throw ValidationError("--scale is from 0.1 to 10") }
  }

  var scheme: ColorScheme { dark == true ? .dark : .light }

  /// The options for pictures of documents, each of whose projects is searched once.
  var drawing: (_ document: String) -> DrawingOptions {
    let resources = ProjectPictures.search(hasHighContrast: highContrast)
    return { DrawingOptions(scheme: scheme, showsFrame: frame, resources: resources($0)) }
  }

  /// The options for documents drawn as Xcode's canvas shows them, which is dark if their `<device>` says so.
  var canvasDrawing: (LoadedDocument) -> DrawingOptions {
    let drawing = drawing
    return { loaded in
      var options = drawing(loaded.path)
      if dark == nil, loaded.document.tree.root.child("device")?["appearance"] == "dark" { options.scheme = .dark }
      return options
    }
  }
}

extension DrawingOptions {
  /// Prepares the images of a document, and notes it when that fails.
  func prepare(_ loaded: LoadedDocument) async {
    await resources.prepare(loaded.document.resources.map(\.name)).map { Terminal.note("note: \($0)") }
  }
}

extension OverlayChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package static var allValueStrings: [String] { PictureOverlay.Kind.allCases.map(\.rawValue) + ["constraints=ID"] }
}
