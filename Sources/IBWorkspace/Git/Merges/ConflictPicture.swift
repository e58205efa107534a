import IBBase
import IBChanges
import IBDrawing
import IBLayout
import IBModel

/// A page with the screens that look different with the version of each side.
package enum ConflictPicture {
  /// Writes the page into the temporary folder and returns its path; nil if nothing differs.
  package static func write(
    _ conflict: MergeConflict, in file: MergeResolution, by resolver: SceneResolver
  ) throws -> String? {
    let path = file.record.path
    let versions = try file.versions(of: conflict)
    let document = try ChangedDocument<Document>(ChangedDocument(path: path, old: versions.ours, new: versions.theirs))
    let resources = ProjectPictures.search()
    let drawing = { DrawingOptions(resources: resources($0)) }
    var comparer = SceneComparer(Situation(), drawing, [.light], by: resolver)
    comparer.titles = PictureComparison.Titles(
      before: title("Ours", file.record.names.ours), after: title("Theirs", file.record.names.theirs))
    var report = ChangesReport(document: document, changes: document.changes)
    report.pictures = try comparer.scenes(of: document, renaming: [:])
    if report.pictures.isEmpty { return nil }
    // An unpredictable name: others may write into the folder.
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    let picture = "\(CurrentProcess.temporaryFolder)/ibt-conflict-\(name).html"
    try FileReplacement.replaceContents(of: picture, with: Array(ChangesPage([report], showsChanges: false).text.utf8))
    return picture
  }

  private static func title(_ side: String, _ name: String?) -> String { name.map { "\(side) (\($0))" } ?? side }
}
