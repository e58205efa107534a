import ArgumentParser
import IBModel
import IBScene

/// A state of a screen between which a film switches: a template, an orientation, a size, or several of them.
struct FilmState: ExpressibleByArgument, Equatable {
  /// The name of a template; nil for the base layout.
  var template: String?
  var orientation: Orientation?
  var size: Size?

  /// Parts with `+` between them: `Landscape+landscape`, `320x568`, `base`.
  init?(argument: String) {
    for part in argument.split(separator: "+", omittingEmptySubsequences: false) {
      let part = String(part)
      if let orientation = Orientation(rawValue: part) {
        self.orientation = orientation
      } else if let size = try? Size.parsed(part) {
        self.size = size
      } else if part.allSatisfy(\.isWhitespace) {
        return nil
      } else if part != "base" {
        template = part
      }
    }
  }

  /// What a screen in the state is laid out for.
  func situation(_ requested: Situation) -> Situation {
    var result = requested
    result.orientation = orientation ?? requested.orientation
    result.size = size ?? requested.size
    return result
  }
}
