extension Rule {
  /// The rules of the group, by id.
  static let documentRules: [Rule] = [
    .autolayoutDisabled,
    .deploymentTargetTooOld,
    .documentTypeMismatch,
    .duplicateID,
    .invalidFormat,
    .malformedDocument,
    .mergeConflictMarker,
    .missingCapability,
    .nonCanonicalFormatting,
    .pluginDependencyDrift,
    .prototypesInStaticTable,
    .safeAreaGuidesDisabled,
    .sceneWithoutController,
    .simulatedMetrics,
    .staleCapability,
    .systemVersionAttribute,
    .toolsVersionDrift,
    .traitCollectionsDisabled,
    .unknownFormat,
    .unloadedDocument,
    .unsupportedDocumentType,
    .wrongTargetRuntime,
  ]
}
