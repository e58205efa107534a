import IBModel

extension DocumentScene {
  /// `Home Scene`, as in Xcode's outline.
  var title: String { name == "Scene" || name.hasSuffix(" Scene") ? name : "\(name) Scene" }
}
