/// A value that is made when it is first requested.
package final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case unmade(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Locked<State>

  package init(_ make: @escaping @Sendable () -> Value) { state = Locked(.unmade(make)) }

  package init(made value: Value) { state = Locked(.made(value)) }

  /// The value. Other threads that request it wait until it is made.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .unmade(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
