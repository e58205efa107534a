import IBModel

extension Document {
  /// Whether the system shows the document during launch, before any code of the app runs.
  var isLaunchScreen: Bool { tree.root["launchScreen"] == "YES" }
}
