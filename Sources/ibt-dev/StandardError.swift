import SystemPackage

/// The output for messages about the run.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    // A failure could not be reported anywhere.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
