import IBDrawing
import IBModel
import IBProject
import Subprocess
import SystemPackage

/// Conversion of images in PDF to PNG with `pdftocairo` of poppler. Files of a repository may be made to harm: the
/// program has limits on time, memory, pixels and output, and sees only the bytes on its standard input.
enum PDFConversion {
  enum Outcome { case image(ImageFile), isNotInstalled, failed }

  /// Some shells abort at a limit that cannot be set.
  private static let script = """
    for limit in '-t 4' '-v 1048576' '-c 0'; do (ulimit $limit) 2>/dev/null && ulimit $limit; done
    exec "$0" -png -singlefile -transp -scale-to "$1" - -
    """

  /// The first page, with three pixels per point, and at most 1024 on a side.
  static func image(of pdf: [UInt8]) async -> Outcome {
    let size = AssetImage.size(of: pdf).map { max($0.width, $0.height) } ?? 100
    do {
      return try await withThrowingTaskGroup(of: Outcome.self) { group in
        group.addTask { try await outcome(of: pdf, side: Int(nearest: min(max(size * 3, 1), 1024))) }
        group.addTask {
          try await Task.sleep(for: .seconds(3))
          return .failed
        }
        defer { group.cancelAll() }
        return try await group.next() ?? .failed
      }
    } catch { return .failed }
  }

  private static func outcome(of pdf: [UInt8], side: Int) async throws -> Outcome {
    let program = ProgramPath.outsideOfSearchPath("pdftocairo") ?? "pdftocairo"
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let result = try await run(
      .file("/bin/sh"), arguments: ["-c", script, program, "\(side)"], platformOptions: options,
      input: .reading(try InputFile.open(pdf).rawValue), output: .bytes(limit: 8 << 20), error: .discarded)
    if case .exited(127) = result.terminationStatus { return .isNotInstalled }
    guard result.terminationStatus.isSuccess, let image = ImageFile(result.standardOutput) else { return .failed }
    return .image(image)
  }
}
