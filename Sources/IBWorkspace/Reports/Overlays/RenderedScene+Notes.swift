import IBDrawing
import IBLayout
import IBModel

extension RenderedScene {
  package func notes(in loaded: LoadedDocument) -> [String] {
    failures.map { failure in
      "\(loaded.place(of: failure.root)): note: \(failure.root.reference) is drawn with its stored frames: \(failure)"
    }
  }
}
