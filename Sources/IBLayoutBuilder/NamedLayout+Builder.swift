import IBTemplates

extension NamedLayout {
  /// Creates a layout in Swift.
  ///
  /// ```swift
  /// let landscape = NamedLayout("landscape", scene: "Login") {
  ///   VFL("|-[photo(==form)]-12-[form]-|")
  ///   view("photo").width == 150 ~ .high
  ///   When("landscape") { view("photo").topInset >= 20 }
  /// }
  /// ```
  public init(
    _ name: LayoutName, scene: LayoutName? = nil, replaces: LayoutReplacement = .participants,
    metrics: [String: Double] = [:], state: [String: StateValue] = [:], lists: [String: [LayoutName]] = [:],
    @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(
      name, scene: scene, replacement: replaces, metrics: metrics, state: state, lists: lists, statements: statements())
  }
}
