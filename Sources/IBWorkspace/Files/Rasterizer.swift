import Subprocess
import SystemPackage

/// Conversion of SVG to PNG with `rsvg-convert` of librsvg.
package enum Rasterizer {
  package static let largestSide = 16_384.0

  /// Returns the picture as PNG.
  /// - Parameter scale: pixels per point.
  /// - Throws: When `rsvg-convert` is missing or fails.
  package static func png(of svg: String, scale: Double) async throws(WorkspaceError) -> [UInt8] {
    do {
      let file = try InputFile.open(Array(svg.utf8))
      let result = try await run(
        .program("rsvg-convert"), arguments: ["--unlimited", "--zoom", "\(scale)", "--format", "png"],
        input: .reading(file.rawValue), output: .bytes(limit: .max),
        error: .string(limit: .max))
      if result.terminationStatus.isSuccess { return result.standardOutput }
      let line = result.standardError.split(separator: "\n").first.map(String.init)
      throw WorkspaceError.rasterizerFailed(message: line ?? "it exited with \(result.terminationStatus)")
    } catch let error as WorkspaceError {
      throw error
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw .rasterizerIsNotInstalled
    } catch {
      throw .rasterizerFailed(message: "\(error)")
    }
  }
}
