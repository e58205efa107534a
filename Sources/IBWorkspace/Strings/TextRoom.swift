import IBLayout
import IBModel
import IBProject

/// The number of characters that fit into labels whose width does not follow their text.
struct TextRoom {
  private var notes: [ObjectID: String] = [:]

  /// Lays the document out with much longer texts, so that the width of small labels does not follow their text.
  init(of document: TranslatedDocument, by resolver: SceneResolver) throws {
    guard document.loaded.document.platform == .iOS else { return }
    let labels = document.texts.filter { $0.property == "text" && $0.object.kind == .label && !$0.text.contains("\n") }
    let long = labels.map { ($0.key, Array(repeating: $0.text, count: TextRoom.repetitions).joined(separator: " ")) }
    let lengthened = try document.document(showing: Dictionary(long, uniquingKeysWith: { first, _ in first }))
    let lengths = Dictionary(labels.map { ($0.object.id, $0.text.count) }, uniquingKeysWith: { first, _ in first })
    for label in MeasuredLabel.all(in: lengthened, by: resolver) {
      guard let length = lengths[label.view.object.id], label.confidence == .certain, label.isClipped,
        let note = TextRoom.note(for: label, length * TextRoom.repetitions + TextRoom.repetitions - 1)
      else { continue }
      notes[label.view.object.id] = note
    }
  }

  private static let repetitions = 6

  /// The room for a text: `14 characters at 17 points`.
  package func note(for text: LocalizableText) -> String? { text.property == "text" ? notes[text.object.id] : nil }

  /// - Parameter length: The number of characters of the measured text.
  private static func note(for label: MeasuredLabel, _ length: Int) -> String? {
    guard case .label(let settings) = label.view.content, settings.lineLimit > 0,
      let width = label.measure.size(of: label.view, availableWidth: nil)?.width, width > 0
    else { return nil }
    let inLine = (label.frame.width / width * Double(length)).rounded(.down)
    let characters = Int(nearest: inLine * Double(settings.lineLimit))
    guard characters > 0 else { return nil }
    let font = settings.font ?? .system(.regular, size: 17)
    let size = font.pointSize.map { "\($0.short) points" } ?? "its text style"
    return "\(characters) \(characters == 1 ? "character" : "characters") at \(size)"
  }
}
