extension FormatProblem {
  /// Whether so many public documents have such elements that a problem from all of them is a mistake. Other elements
  /// may have unknown attributes and values: of six on elements of fewer documents, in apps that were not counted, all
  /// were Interface Builder's own.
  public var isAboutWellKnownElement: Bool { element.kind.row?.roles.contains(.common) ?? false }
}
