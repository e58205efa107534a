import IBLayout
import IBModel
import IBScene

extension LoadedDocument {
  /// Throws an error for root views without a layout: their numbers are too large to solve.
  ///
  /// - Parameter solved: the root views that were laid out.
  func requireLayouts(of wanted: [Object], solved: [Object]) throws {
    let solved = Set(solved)
    try refuse(wanted.filter { !solved.contains($0) })
  }

  /// Throws the same error for root views that are known to have no layout.
  func refuse(_ leftOut: [Object]) throws {
    guard let root = leftOut.first else { return }
    throw CommandFailure(
      "\(place(of: root)): \(root.reference): its constraint constants or frames are too large to solve; "
        + "check for extreme values")
  }
}
