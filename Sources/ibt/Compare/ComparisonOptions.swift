import ArgumentParser
import IBDrawing
import IBModel
import IBWorkspace

/// Options of `ibt diff` for pictures of changes.
struct ComparisonOptions: ParsableArguments {
  @Option(
    name: .customLong("picture"),
    help: ArgumentHelp(
      """
      Draw the scenes that look different before and after the change, and both over each other with marks, into an \
      .html, .svg or .png file. With --dark, a page has both appearances.
      """, valueName: "file"), completion: .file(extensions: ["html", "svg", "png"]))
  var picture: String?

  @Option(
    name: .customLong("pictures"),
    help: ArgumentHelp(
      "Draw each scene that looks different into a PNG file in this folder, to which --format markdown refers.",
      valueName: "folder"), completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("picture-base"),
    help: ArgumentHelp(
      "Where the pictures of --pictures will be, for links. (default: the path to the folder)", valueName: "url"))
  var base: String?

  @OptionGroup var situation: SituationOptions

  @OptionGroup var appearance: AppearanceOptions

  func validate() throws {
    if let picture, PictureFile(picture) == nil {
      throw ValidationError("--picture requires a file that ends in .html, .svg or .png")
    }
    if base != nil, folder == nil { throw ValidationError("--picture-base requires --pictures") }
    if situation.deviceNames.count > 1 { throw ValidationError("specify one device only") }
  }

  /// Whether pictures are drawn although no format shows them.
  var isWanted: Bool { picture != nil || folder != nil }

  /// The comparer that draws scenes. Pages always include light appearance.
  /// - Parameter writesPage: whether a page is written beside the files that the options name.
  func comparer(writesPage: Bool) throws -> SceneComparer {
    let isPage = writesPage || picture.flatMap(PictureFile.init) == .page
    let schemes: [ColorScheme] = appearance.dark == true ? isPage ? [.light, .dark] : [.dark] : [.light]
    return SceneComparer(try situation.situation(), appearance.drawing, schemes, by: .searchingProjects())
  }

  /// Writes the files that the options name, and notes in the reports where they are.
  /// - Parameter reference: the folder from which reports refer to pictures.
  func write(_ reports: inout [ChangesReport], reference: String) async throws {
    if let folder { try await writeFiles(of: &reports, folder, reference) }
    guard let picture else { return }
    for report in reports where report.pictures.isEmpty && report.document.remark == nil {
      Terminal.note("\(report.document.path): note: no scene looks different")
    }
    guard reports.contains(where: { !$0.pictures.isEmpty }) else { return }
    if PictureFile(picture) == .page {
      let page = ChangesPage(reports, showsChanges: false)
      try FileReplacement.replaceContents(of: picture, with: Array(page.text.utf8))
      return
    }
    let rows = reports.flatMap { report in
      report.pictures.flatMap { scene in
        scene.pictures.suffix(1).map { (title: "\(report.document.path) › \(scene.title)", comparison: $0.comparison) }
      }
    }
    let sheet = ComparisonSheet(rows, appearance.scheme)
    try await PictureOutput(path: picture, scale: appearance.scale).write(sheet.picture, repeatsObjects: true)
  }

  private func writeFiles(of reports: inout [ChangesReport], _ folder: String, _ reference: String) async throws {
    var used: Set<String> = []
    for report in reports.indices {
      for scene in reports[report].pictures.indices {
        let compared = reports[report].pictures[scene]
        guard let shown = compared.pictures.last else { continue }
        let name = used.insert(unused: compared.fileName)
        if used.count == 1 { try FileReplacement.createFolder(at: folder) }
        let picture = PictureGallery(shown.comparison.panels, shown.scheme).picture
        let file = "\(name).png"
        try await PictureOutput(path: "\(folder.withSlash)\(file)", scale: appearance.scale)
          .write(picture, repeatsObjects: true)
        let place = base?.withSlash ?? folder.withSlash.path(from: reference)
        reports[report].pictures[scene].file = place + file
      }
    }
  }
}

private enum PictureFile {
  case page, picture

  init?(_ path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") {
      self = .page
    } else if name.hasSuffix(".svg") || name.hasSuffix(".png") {
      self = .picture
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }

  /// The path relative to a folder, computed without looking at either.
  fileprivate func path(from folder: String) -> String {
    guard hasPrefix("/") == folder.hasPrefix("/") else { return self }
    var names = split(separator: "/").filter { $0 != "." }
    var others = folder.split(separator: "/").filter { $0 != "." }
    while let name = names.first, name == others.first, names.count > 0 {
      names.removeFirst()
      others.removeFirst()
    }
    if others.contains("..") { return self }
    return (others.map { _ in ".." } + names).map { $0 + "/" }.joined()
  }
}
