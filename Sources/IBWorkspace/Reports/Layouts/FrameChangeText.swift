import IBLayout
import IBModel

/// A change of a stored frame or of its flags as text: `Title (lbl): 16 20 100 21 → 16 20 361 21, no longer misplaced`.
struct FrameChangeText {
  package let text: String

  package init(_ change: FrameUpdate.Change) {
    var parts: [String] = []
    if let old = change.view.frame, let new = change.updated.frame, old != new {
      parts.append("\(old.short) → \(new.short)")
    }
    let (old, new) = (change.view.frameFlags, change.updated.frameFlags)
    parts += new.filter { !old.contains($0) }.map(\.rawValue)
    parts += old.filter { !new.contains($0) }.map { "no longer \($0.rawValue)" }
    text = "\(change.view.reference): \(parts.joined(separator: ", "))"
  }
}
