import ArgumentParser
import CPlatform
import IBBase
import IBWorkspace
import SystemPackage

/// Results go to standard output, everything about the run to standard error.
///
/// Standard output is buffered. The buffer is written before anything goes to standard error, so that a terminal shows
/// both in order, and before the process ends. Lines are escaped here, whatever names are in them; `write` and `show`
/// are for bytes, data, and texts that are lines already. The functions are not inlined, because commands call them in
/// hundreds of places.
enum Terminal {
  private static let output = Locked(OutputBuffer())
  /// Whether a line is shown that the next output replaces.
  private static let isPassing = Locked(false)

  /// Lets writing to a pipe without a reader fail instead of ending the process by a signal.
  static func outliveReaders() { platform_outlive_readers() }

  @inline(never) static func print(_ line: String) {
    write { buffer in
      buffer.append(line.onOneLine.utf8)
      buffer.append(CollectionOfOne(UInt8(ascii: "\n")))
    }
  }

  static func write(_ text: some StringProtocol) { write { $0.append(text.utf8) } }

  @inline(never) static func write(_ bytes: [UInt8]) { write { $0.append(bytes) } }

  /// Writes a result to a file; without one, and for `-`, to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path, path != "-" else { return write(bytes) }
    try FileReplacement.replaceContents(of: path, with: bytes)
  }

  @inline(never) static func flush() { write { $0.flush() } }

  private static func write(_ body: (inout OutputBuffer) -> Void) {
    showPassing(nil)
    let failure: Errno? = output.withLock { buffer in
      body(&buffer)
      return buffer.takeFailure()
    }
    guard let failure else { return }
    complain("cannot write to standard output: \(failure)")
    exit(ExitStatus.couldNotRun.rawValue)
  }

  /// Writes a line about the run to standard error.
  @inline(never) static func note(_ line: String) { show("\(line.onOneLine)\n") }

  /// Writes to standard error without a line end, for a line that is overwritten.
  @inline(never) static func show(_ text: String) {
    flush()
    // A failure could not be reported anywhere.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }

  /// Shows a line on standard error until there is other output; nil for none.
  static func showPassing(_ line: String?) {
    isPassing.withLock { isPassing in
      if isPassing || line != nil {
        _ = try? FileDescriptor.standardError.writeAll("\r\u{1B}[K\(line?.onOneLine ?? "")".utf8)
      }
      isPassing = line != nil
    }
  }

  @inline(never) static func complain(_ message: String) { note("ibt: error: \(message)") }

  @inline(never) static func complain(_ failure: CommandError) {
    failure.earlier.forEach(complain)
    complain(failure.message)
    failure.following.forEach(note)
  }
}

/// Bytes that have not been written to standard output yet.
private struct OutputBuffer {
  private var bytes: [UInt8] = []
  private var failure: Errno?
  /// Whether nothing more can be written, because the reader is gone or writing failed.
  private var isClosed = false

  private static let capacity = 65_536

  mutating func append(_ new: some Collection<UInt8>) {
    if isClosed { return }
    bytes.append(contentsOf: new)
    if bytes.count >= OutputBuffer.capacity { flush() }
  }

  @inline(never) mutating func flush() {
    if isClosed || bytes.isEmpty { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      isClosed = true
      // A reader that closes the pipe, as `head` does, has read enough: this is not a failure.
      if error as? Errno != .brokenPipe { failure = error as? Errno ?? .ioError }
    }
  }

  mutating func takeFailure() -> Errno? {
    defer { failure = nil }
    return failure
  }
}

@inline(never) func exit(_ code: Int32) -> Never {
  Terminal.flush()
  platform_exit(code)
}
