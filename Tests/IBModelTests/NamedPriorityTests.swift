import IBModel
import Testing

@Suite struct NamedPriorityTests {
  /// The bands and the marks of KeepLayout.
  @Test(arguments: [
    (1000.0, "required"), (999, "required -1"), (875, "required -125"), (874, "high +124"), (750, "high"),
    (760, "high +10"), (500, "high -250"), (499, "low +249"), (250, "low"), (150, "low -100"), (149, "fitting +99"),
    (50, "fitting"), (0.5, "fitting -49.5"), (0, "undefined (0)"), (1200, "undefined (1200)"),
  ]) func `priorities have names`(priority: Double, text: String) { #expect(NamedPriority.text(of: priority) == text) }
}
