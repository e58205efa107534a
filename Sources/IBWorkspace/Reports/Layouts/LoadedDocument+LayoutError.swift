import IBLayout
import IBModel

extension LoadedDocument {
  /// Throws an error if the document is too large to be laid out.
  package func withScenes() throws -> LoadedDocument {
    if let problem = document.excess { throw CommandError("\(path): \(problem.clause)") }
    return self
  }

  /// Throws an error about the first scene without a layout.
  package func refuse(_ failures: [LayoutError]) throws {
    guard let failure = failures.first else { return }
    let advice = failure.reason == .numbersTooLarge ? "; check for extreme values" : ""
    throw CommandError("\(place(of: failure.root)): \(failure.root.reference): \(failure)\(advice)")
  }
}
