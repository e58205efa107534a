import ArgumentParser
import IBLayout

/// Options for the timing of an animated switch, shared by the commands that show one.
struct CurveOptions: ParsableArguments {
  @Option(name: .customLong("curve"), help: "linear, ease-in, ease-out or ease-in-out.")
  private var name = Name.easeInOut

  @Option(help: ArgumentHelp("A spring with this damping, above 0 to 1, instead of a curve.", valueName: "damping"))
  private var spring: Double?

  @Option(help: ArgumentHelp("The initial velocity of the spring, in distances per second.", valueName: "velocity"))
  private var velocity = 0.0

  var curve: TimingCurve { spring.map { .spring(damping: $0, velocity: velocity) } ?? name.curve }

  func validate() throws {
    if let spring, !(spring > 0 && spring <= 1) { throw ValidationError("--spring is above 0 and at most 1") }
    guard velocity.isFinite else { throw ValidationError("--velocity is a number") }
  }

  /// Curves as people type them.
  enum Name: String, ExpressibleByArgument, CaseIterable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"

    fileprivate var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }
}
