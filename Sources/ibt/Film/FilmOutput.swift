import ArgumentParser
import IBDrawing
import IBInspection
import IBModel
import IBWorkspace

/// Writes films to files or to standard output.
struct FilmOutput {
  /// What `-o` names; nil is standard output.
  var path: String?
  var timing: FilmTiming
  /// Pixels per point of images.
  var scale: Double
  /// Images per second while something moves.
  var rate: Double

  /// What is written.
  enum Format: Sendable {
    case svg, gif, animatedPNG

    /// The format that a path asks for.
    init(of path: String) throws {
      let name = path.lowercased()
      if path == "-" || name.hasSuffix(".svg") {
        self = .svg
      } else if name.hasSuffix(".gif") {
        self = .gif
      } else if name.hasSuffix(".apng") || name.hasSuffix(".png") {
        self = .animatedPNG
      } else {
        throw ValidationError("-o requires a file that ends in .svg, .gif or .apng")
      }
    }
  }

  func write(_ film: Film) async throws {
    let bytes: [UInt8]
    switch try Format(of: path ?? "-") {
    case .svg: bytes = Array(FilmWriter(timing: timing).text(of: film).utf8)
    case .gif:
      bytes = try await ImageMagick.gif(of: try await frames(of: film), repetitions: timing.repetitions)
    case .animatedPNG:
      let frames = try await frames(of: film).map { AnimatedPNG.Frame(png: $0.png, time: $0.time) }
      do { bytes = try AnimatedPNG(frames, repetitions: timing.repetitions).bytes } catch {
        throw CommandFailure(error)
      }
    }
    guard let path, path != "-" else { return Terminal.write(bytes) }
    try FileReplacement.replaceContents(of: path, with: bytes)
  }

  /// The most images of a film; more are a mistake in the options.
  private static let mostFrames = 2_000

  private func frames(of film: Film) async throws -> [(png: [UInt8], time: Double)] {
    guard max(film.size.width, film.size.height) * scale <= Rasterizer.largestSide else {
      throw CommandFailure("the film is too large for images; use a smaller --scale")
    }
    let steps = timing.steps(rate: rate)
    guard steps.count <= FilmOutput.mostFrames else {
      throw CommandFailure("the film has \(steps.count) images; use a smaller --rate or --duration")
    }
    var frames: [(png: [UInt8], time: Double)] = []
    for step in steps {
      let svg = SVGWriter().text(of: film.frame(at: step.part))
      frames.append((try await Rasterizer.png(of: svg, scale: scale), step.time))
    }
    return frames
  }
}
