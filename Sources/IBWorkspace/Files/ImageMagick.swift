import CPlatform
import IBPlatform
import Subprocess
import SystemPackage

/// Turns PNG images into other formats with ImageMagick.
package enum ImageMagick {
  /// The names of the program: since version 7, and before it.
  private static let programs = ["magick", "convert"]

  /// An animated GIF.
  /// - Parameters:
  ///   - frames: PNG files, each with how long it is shown, in seconds.
  ///   - repetitions: how often the images are shown; nil is without end.
  /// - Throws: When ImageMagick is missing or fails, or there is no space for temporary files.
  package static func gif(
    of frames: [(png: [UInt8], time: Double)], repetitions: Int? = nil
  ) async throws(WorkspaceError) -> [UInt8] {
    let folder = try makeFolder()
    var files: [String] = []
    defer {
      for file in files { _ = platform_remove_file(file) }
      _ = platform_remove_folder(folder)
    }
    var arguments = ["-loop", "\(repetitions ?? 0)"]
    for (index, frame) in frames.enumerated() {
      let file = "\(folder)/\(index).png"
      files.append(file)
      try FileReplacement.replaceContents(of: file, with: frame.png)
      arguments += ["-delay", "\(Int((frame.time * 100).rounded()))", file]
    }
    return try await run(arguments + ["-layers", "Optimize", "gif:-"])
  }

  /// An image in the format of terminals that show sixels.
  /// - Throws: When ImageMagick is missing or fails, or there is no space for a temporary file.
  package static func sixel(of png: [UInt8]) async throws(WorkspaceError) -> [UInt8] {
    let folder = try makeFolder()
    let file = "\(folder)/picture.png"
    defer {
      _ = platform_remove_file(file)
      _ = platform_remove_folder(folder)
    }
    try FileReplacement.replaceContents(of: file, with: png)
    return try await run([file, "sixel:-"])
  }

  private static func makeFolder() throws(WorkspaceError) -> String {
    let parent = CurrentProcess.temporaryFolder
    var template = Array("\(parent)/ibt-XXXXXX".utf8CString)
    guard platform_make_temporary_folder(&template) else { throw .missingFolder(path: parent) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func run(_ arguments: [String]) async throws(WorkspaceError) -> [UInt8] {
    for program in programs {
      do {
        let result = try await Subprocess.run(
          .program(program), arguments: Arguments(arguments), output: .bytes(limit: .max), error: .string(limit: .max))
        if result.terminationStatus.isSuccess { return result.standardOutput }
        let line = result.standardError.split(separator: "\n").first.map(String.init)
        throw WorkspaceError.imageMagickFailed(message: line ?? "it exited with \(result.terminationStatus)")
      } catch let error as WorkspaceError {
        throw error
      } catch let error as SubprocessError where error.code == .executableNotFound {
        continue
      } catch {
        throw .imageMagickFailed(message: "\(error)")
      }
    }
    throw .imageMagickIsNotInstalled
  }
}
