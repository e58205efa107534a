import ArgumentParser
import IBDrawing
import IBInspection
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// `ibt gallery`
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw one scene several times: on devices, with templates, in text sizes.",
    discussion: """
      The pictures are beside each other, each with a title. Without -o, the picture appears in terminals that can \
      show pictures; otherwise SVG goes to standard output. PNG requires `rsvg-convert`. Exit codes: 0 done, 2 the \
      document could not be read, or has nothing to draw.
      """)

  @OptionGroup var input: DocumentInput

  @Option(
    help: ArgumentHelp("The scene or root view with this id or name.", valueName: "id|name"), completion: .scene)
  var scene: String?

  @Flag(help: "Draw the scene without a template and with each of its templates.")
  var templates = false

  @Flag(help: "Draw the scene in all text sizes that users can choose.")
  var textSizes = false

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Picture") var picture: PictureOptions

  func validate() throws {
    try picture.requireFile()
    if templates, textSizes { throw ValidationError("--templates and --text-sizes cannot be combined") }
    if templates || textSizes, situation.deviceNames.count > 1 {
      throw ValidationError("--templates and --text-sizes take one device")
    }
    if textSizes, situation.textSize != nil {
      throw ValidationError("--text-sizes and --text-size cannot be combined")
    }
    if !templates, !textSizes, situation.deviceNames.isEmpty {
      throw ValidationError("specify --devices, --templates or --text-sizes")
    }
  }

  func run() async throws {
    let situations = try situation.situations()
    let selection = SceneSelection(
      input: input, scene: scene, templates: [], sheet: try SheetOptions.parse([]), situation: situation)
    var gallery = SceneGallery(resources: .searchingProjects())
    let status = try await selection.visitRoots { roots, loaded in
      let wanted = scene == nil ? loaded.screens(among: roots) : loaded.namedScreens(among: roots)
      let options = picture.appearance.drawing(near: loaded.path)
      for root in wanted {
        gallery.sceneCount += 1
        guard gallery.sceneCount == 1 else { continue }
        if templates {
          try gallery.addTemplates(of: root, in: loaded, situations[0], options)
        } else if textSizes {
          gallery.addTextSizes(of: root, in: loaded, situations[0], options)
        } else {
          gallery.addDevices(of: root, in: loaded, situations, options)
        }
      }
      return .success
    }
    gallery.notes.forEach(Terminal.note)
    guard gallery.sceneCount <= 1 else {
      throw CommandFailure("there are \(gallery.sceneCount) scenes in \(input.place); name one with --scene")
    }
    if gallery.panels.isEmpty, !status.hasFailed { throw CommandFailure("\(input.place) has no scene to draw") }
    if !gallery.panels.isEmpty {
      try await picture.output.write(
        PictureGallery(gallery.panels, picture.appearance.scheme).picture, repeatsObjects: true)
    }
    try status.leave()
  }
}
