import ArgumentParser
import IBDrawing

extension OverlayChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package static var allValueStrings: [String] { PictureOverlay.Kind.allCases.map(\.rawValue) + ["constraints=ID"] }
}
