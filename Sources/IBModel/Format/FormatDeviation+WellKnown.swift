extension FormatDeviation {
  /// Whether so many public documents have such elements that what none of them has is a mistake. Others may have attributes
  /// and values that nobody has seen yet: of six on elements of fewer documents, in apps that were not counted, all were
  /// Interface Builder's own.
  public var isAboutWellKnownElement: Bool { element.kind.row?.roles.contains(.common) ?? false }
}
