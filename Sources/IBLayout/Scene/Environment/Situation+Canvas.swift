import IBModel

extension Situation {
  /// Whether the stored frames are for this situation.
  package var isCanvasOfDocument: Bool {
    mode == .canvas && device == nil && orientation == nil && size == nil && sizeClasses == nil && textSize == .large
      && layoutDirection == .leftToRight
  }
}
