import Testing

@Suite struct DevelopmentTests {
  private let scratch = ScratchFolder()

  private static let sound = "S one 1 1 320 480\nN 0\nC 1000 = 20 0 0 0 1 0 1\n"

  @Test func `a system is solved`() throws {
    try scratch.write(Self.sound, "s.txt")
    let outcome = try scratch.ibtDev(["solver", "values", "s.txt"])
    #expect(outcome.code == 0 && outcome.text == "one 0 20.0\n", "\(outcome)")
  }

  @Test(arguments: [
    ("S one 1", "S one -1"), ("S one 1", "S one 1e9"), ("S one 1", "S one 99999999999999999999"), ("320", "nan"),
    ("480", "inf"), ("N 0", "N 1"), ("N 0", "N -1"), ("N 0", "N nan"), ("1000", "nan"), ("= 20", "= nan"),
    ("= 20", "~ 20"), ("1 0 1\n", "1 nan 1\n"), ("1 0 1\n", "1 -1 1\n"), ("1 0 1\n", "1 5 1\n"),
    ("1 0 1\n", "1 0 inf\n"), ("1 0 1\n", "1 0\n"), ("1 0 1\n", "-1 0 1\n"), ("1 0 1\n", "2 0 1\n"),
    ("0 1 0 1\n", "7 1 0 1\n"), ("S one", "X one"), ("C", "S"),
  ]) func `a system that cannot be read is an error with its line`(part: String, damage: String) throws {
    let text = Self.sound.replacing(part, with: damage, maxReplacements: 1)
    #expect(text != Self.sound)
    try scratch.write(text, "s.txt")
    let outcome = try scratch.ibtDev(["solver", "values", "s.txt"])
    #expect(outcome.code != 0 && !outcome.isSignal && outcome.complaint.contains("line "), "\(outcome)")
  }

  @Test(arguments: [
    ["solver", "values", "missing"], ["parse", "missing"], ["parse", "--repeats", "-1", "s.txt"],
    ["solver", "export", "missing"],
  ]) func `what cannot be done is an error`(arguments: [String]) throws {
    try scratch.write("", "s.txt")
    let outcome = try scratch.ibtDev(arguments)
    #expect(outcome.code != 0 && !outcome.isSignal && !outcome.complaint.isEmpty, "\(outcome)")
  }

  @Test func `a priority that no constraint has is an error of the solver`() throws {
    try scratch.write(Self.sound.replacing("C 1000", with: "C -5"), "s.txt")
    let outcome = try scratch.ibtDev(["solver", "values", "s.txt"])
    #expect(outcome.code != 0 && !outcome.isSignal)
  }

  @Test func `exported systems can be read again`() throws {
    try scratch.write(["scene.xml": FlawedFile.scene, "list": "scene.xml\n"])
    let systems = try scratch.ibtDev(["solver", "export", "list"])
    #expect(systems.code == 0 && systems.text.hasPrefix("S scene.xml#"))
    try scratch.write(systems.output, "s.txt")
    #expect(try scratch.ibtDev(["solver", "values", "s.txt"]).code == 0)
  }
}
