import CPlatform

/// A value that one thread at a time reads or changes, like `Mutex` of Synchronization, which requires macOS 15.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = platform_make_lock()

  package init(_ value: Value) { self.value = value }

  deinit { platform_destroy_lock(lock) }

  /// Runs a closure with the value; other threads wait meanwhile. It must not lock the same value again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    platform_lock(lock)
    defer { platform_unlock(lock) }
    return try body(&value)
  }
}
