import TestSupport
import Testing

@Suite struct NameTests {
  private static let view = """
    <subviews> <label text="Message" translatesAutoresizingMaskIntoConstraints="NO" id="msg-aa-001">
    <rect key="frame" x="16" y="20" width="100" height="21"/></label>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="btn-bb-002">
    <rect key="frame" x="16" y="60" width="100" height="30"/><state key="normal" title="Send Message"/></button>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="btn-cc-003">
    <rect key="frame" x="16" y="90" width="100" height="30"/><state key="normal" title="Send Later"/></button>
    </subviews>
    """

  private let scratch = ScratchFolder(["a.storyboard": Storyboard.text(view: Self.view)])

  @Test(arguments: ["msg-aa-001", "Message", "message", "MESS", "msg"])
  func `an object is found by its id, its name or a part of it`(name: String) throws {
    for command in [["refs", name], ["layout", "--explain", name]] {
      let outcome = try scratch.ibt(command)
      #expect(outcome.code == 0 && outcome.lines.first?.contains("Message (msg-aa-001)") == true, "\(outcome)")
    }
    #expect(try scratch.ibt("rename", name, "new-id", "--check").code == 1)
  }

  @Test(arguments: [["refs", "send"], ["layout", "--explain", "send"], ["rename", "send", "new-id"]])
  func `an ambiguous name lists what it can mean`(command: [String]) throws {
    let outcome = try scratch.ibt(command)
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(outcome.complaint.contains("Send Message (btn-bb-002)"))
    #expect(outcome.complaint.contains("Send Later (btn-cc-003)") && outcome.complaint.contains("specify an id"))
  }

  @Test(arguments: [["refs", "Mesage"], ["layout", "--explain", "Mesage"], ["rename", "mesage", "new-id"]])
  func `an unknown name is answered with the nearest one`(command: [String]) throws {
    let outcome = try scratch.ibt(command)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("did you mean `Message`?"), "\(outcome)")
  }

  @Test(arguments: [
    "sce-ne-one", "View Controller Scene", "View Controller", "view controller scene", "con-tr-oll", "viewcon",
  ]) func `a scene is found as it is shown`(name: String) throws {
    let outcome = try scratch.ibt("layout", "--scene", name)
    #expect(outcome.code == 0 && outcome.lines.count { $0.contains(": View (vie-wv-iew) of") } == 1, "\(outcome)")
  }

  @Test(arguments: [["--scene", "zzzzzz"], ["--scene", ""], ["--explain", ""], ["--explain", "qqqq qqqq"]])
  func `a name that nothing has is an error`(options: [String]) throws {
    #expect(try scratch.ibt(["layout"] + options).isPlainFailure)
  }

  @Test func `several scenes of a name are listed`() throws {
    try scratch.write(Storyboard.text(view: Self.view), "b.storyboard")
    let outcome = try scratch.ibt("layout", "--scene", "viewcon")
    #expect(outcome.isPlainFailure)
    #expect(outcome.complaint.contains("a.storyboard") && outcome.complaint.contains("b.storyboard"))
    let both = try scratch.ibt("layout", "--scene", "View Controller").lines
    #expect(both.count { $0.contains(": View (vie-wv-iew) of") } == 2)
  }

  @Test func `a template that is not there is answered with names that can be typed`() throws {
    try scratch.write(try Package.example("Dashboard.storyboard"), "d.storyboard")
    let outcome = try scratch.ibt("apply", "--template", "landscpe", "d.storyboard")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("did you mean `landscapeLayout`?"), "\(outcome)")
    #expect(outcome.complaint.contains("landscapeLayout, Landscape ("))
  }

  @Test(arguments: ["", " "], [["apply", "scene.xml"], ["capture", "--as", "x", "scene.xml"], ["apply"]])
  func `an empty template name is refused`(name: String, command: [String]) throws {
    try scratch.write(FlawedFile.scene, "scene.xml")
    let outcome = try scratch.ibt(command + ["--template", name])
    #expect(outcome.isPlainFailure && outcome.complaint.contains("cannot be empty"), "\(outcome)")
  }

  @Test(arguments: [
    (["lnit"], "lint"), (["help", "lnit"], "lint"), (["hook", "instal"], "install"), (["Layout"], "layout"),
    (["help", "hook", "statsu"], "status"),
  ]) func `a mistyped command is answered with the nearest one`(arguments: [String], nearest: String) throws {
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("did you mean `\(nearest)`?"), "\(outcome)")
  }

  @Test func `the version has several names`() throws {
    let version = try scratch.ibt("--version").text
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+(?: \(checkout\))?\n/) != nil)
    for name in ["-v", "-V"] {
      let outcome = try scratch.ibt(name)
      #expect(outcome.code == 0 && outcome.text == version)
    }
  }
}
