import IBLayout
import IBModel
import IBScene

extension LoadedDocument {
  /// Refuses root views without a layout, because their numbers are too large to compute with.
  ///
  /// - Parameter solved: the root views that were laid out.
  func requireLayouts(of wanted: [Object], solved: [Object]) throws {
    let solved = Set(solved)
    try refuse(wanted.filter { !solved.contains($0) })
  }

  /// The same for root views that are known to be left out.
  func refuse(_ leftOut: [Object]) throws {
    guard let root = leftOut.first else { return }
    throw CommandFailure(
      "\(place(of: root)): \(root.reference): numbers of its constraints or frames are too large to compute with; "
        + "look for constants and multipliers beyond any screen")
  }
}
