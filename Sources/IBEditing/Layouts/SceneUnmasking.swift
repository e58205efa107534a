import IBLayout
import IBModel
import IBScene

/// Gives the views of one scene that follow autoresizing masks constraints instead.
struct SceneUnmasking {
  private(set) var document: Document
  private(set) var announcements: [Announcement] = []
  /// Why views keep their masks, each as one clause.
  private(set) var notes: [String] = []

  private let root: Int
  private let check: LayoutCheck
  private let wanted: Set<ObjectID>?
  private let original: Document
  /// The layouts as they must stay, once they are needed.
  private lazy var before = check.states(of: original, root: root)

  /// - Parameters:
  ///   - original: The document whose frames must stay.
  ///   - document: The one that is changed; it uses Auto Layout.
  ///   - wanted: The views that may change; nil for all.
  init(of original: Document, _ document: Document, root: Int, _ check: LayoutCheck, only wanted: Set<ObjectID>?) {
    (self.original, self.document, self.root, self.check, self.wanted) = (original, document, root, check, wanted)
  }

  /// A view and what it gets.
  private struct Change {
    var view: ObjectID
    var contents: [ConstraintContent]
  }

  /// What differs from the layouts that must stay.
  var complaint: String? {
    mutating get { complaint(about: document) }
  }

  /// Changes all views at once, or where that changes a frame one after the other.
  mutating func run() {
    guard let layout = check.canvasLayout(of: document, root: root, options: .framesOnly) else { return }
    let changes = changes(in: layout)
    guard !changes.isEmpty else { return }
    if complaint(about: edited(changes)) == nil { return keep(changes) }
    var left = changes
    var reasons: [String] = []
    repeat {
      let count = left.count
      (left, reasons) = tried(left)
      // What is left may be possible once others are changed.
      if left.count == count { break }
    } while !left.isEmpty
    notes += reasons
  }

  /// Makes changes one after the other.
  /// - Returns: Those that are not possible, and why.
  private mutating func tried(_ changes: [Change]) -> ([Change], [String]) {
    var (left, reasons): ([Change], [String]) = ([], [])
    for change in changes {
      guard let complaint = complaint(about: edited([change])) else {
        keep([change])
        continue
      }
      left.append(change)
      reasons.append("\(reference(change.view)) keeps its autoresizing mask: \(complaint)")
    }
    return (left, reasons)
  }

  private func reference(_ view: ObjectID) -> String { document.object(view)?.reference ?? view.rawValue }

  // MARK: Views

  private mutating func changes(in layout: SceneLayout) -> [Change] {
    let scene = layout.scene
    return scene.indices.compactMap { index in
      let view = scene[index]
      guard followsMask(view), let parent = view.parent, wanted?.contains(view.object.id) ?? true,
        !isPlacedByCell(parent, scene)
      else { return nil }
      switch scene[parent].arrangement {
      case .none, .cellContent, .effect: break
      case .scroll where scene.environment.platform != .macOS:
        note(view.object, "it is in a scroll view, whose content would be as large as constraints say")
        return nil
      default: return nil
      }
      guard !view.object.id.rawValue.isEmpty, !scene[parent].object.id.rawValue.isEmpty,
        !document.duplicates.contains(where: { $0.id == view.object.id || $0.id == scene[parent].object.id })
      else {
        note(view.object, "its id or that of its superview is not unique")
        return nil
      }
      guard let constraints = MaskConstraints(layout, index) else {
        note(view.object, "its frame or that of its superview is not stored")
        return nil
      }
      guard let contents = constraints.contents else {
        note(view.object, "no constraints say what its mask says")
        return nil
      }
      return Change(view: view.object.id, contents: contents)
    }
  }

  private func followsMask(_ view: ResolvedView) -> Bool {
    guard view.placement == .fixed, !view.isAccessory, !view.isContentView,
      view.object.element.parent?.name == .subviews
    else { return false }
    // A view without constraints follows a mask only where one is written.
    return view.hasFixedFrame
      ? view.object.element.child(withKey: "autoresizingMask") != nil
      : view.object.element[Name.translatesAutoresizing] != "NO"
  }

  /// Whether a cell in a built-in style places its labels and its image itself.
  private func isPlacedByCell(_ parent: ViewIndex, _ scene: ResolvedScene) -> Bool {
    guard case .cellContent = scene[parent].arrangement, let cell = scene[parent].parent,
      case .cell(let settings) = scene[cell].arrangement
    else { return false }
    return settings.placesContents
  }

  private mutating func note(_ view: Object, _ reason: String) {
    notes.append("\(view.reference) keeps its autoresizing mask: \(reason)")
  }

  // MARK: Edits

  private func edited(_ changes: [Change]) -> Document? {
    var edit = ModelEdit(document)
    for change in changes {
      guard let view = document.object(change.view) else { return nil }
      edit.setAttribute(.translatesAutoresizing, to: "NO", on: view.element)
      if let mask = view.element.child(withKey: "autoresizingMask") { edit.remove(mask) }
      for content in change.contents {
        let items = content.items.compactMap { document.object($0) }
        guard items.count == content.items.count, let host = document.constraintHost(for: items) else { return nil }
        edit.add(NewConstraint(content), heldBy: host, seed: document.text(of: content))
      }
    }
    return try? edit.verified()
  }

  private mutating func complaint(about trial: Document?) -> String? {
    guard let trial else { return "its constraints cannot be written" }
    for (index, situation) in check.situations.enumerated() {
      guard let before = before[index] else { continue }
      guard let after = check.state(of: trial, root: root, in: situation) else {
        return "\(before.title) the scene would have no layout"
      }
      if let complaint = after.complaint(comparedTo: before, isStrict: index == 0, in: document) { return complaint }
    }
    return nil
  }

  private mutating func keep(_ changes: [Change]) {
    guard let result = edited(changes) else { return }
    let known = Set(document.constraints.map(\.id))
    let added = result.constraints.filter { !known.contains($0.id) }
    for change in changes {
      guard let view = result.object(change.view) else { continue }
      let own = change.contents.map { result.text(of: $0) }
      let ids = added.filter { constraint in constraint.read().content.map(change.contents.contains) ?? false }.map(
        \.id)
      announcements.append(
        Announcement(view, "autoresizing → \(own.joined(separator: ", "))", added: ids))
    }
    document = result
  }
}
