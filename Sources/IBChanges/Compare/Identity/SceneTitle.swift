import IBModel

extension DocumentScene {
  /// `Home Scene`, as the outline of Xcode has it.
  var title: String { name == "Scene" || name.hasSuffix(" Scene") ? name : "\(name) Scene" }
}
