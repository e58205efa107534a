import CPlatform

/// A value that one thread at a time reads or changes.
///
/// It does what `Mutex` of Synchronization does, which macOS has only since version 15.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = platform_make_lock()

  /// A value that no thread uses yet.
  package init(_ value: Value) { self.value = value }

  deinit { platform_destroy_lock(lock) }

  /// Runs what uses the value; other threads wait until it has run. It must not lock the same value again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    platform_lock(lock)
    defer { platform_unlock(lock) }
    return try body(&value)
  }
}
