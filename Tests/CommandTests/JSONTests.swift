import Testing

@Suite struct JSONTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard", "Mistakes.storyboard", "scene.xml")

  static let commands: [String] = [
    "lint", "rules", "layout", "layout --explain Caption scene.xml", "frames", "templates",
    "templates --check --device iPhone", "apply --template landscape --plan scene.xml", "devices", "tree",
    "connections", "constraints", "info", "info --coverage", "refs liv-vw-cap",
    "rename liv-vw-cap new-id --check scene.xml",
  ]

  @Test(arguments: commands) func `objects have the version and members that the guide names`(command: String) throws {
    var words = command.split(separator: " ").map(String.init)
    if let device = words.firstIndex(of: "iPhone") { words[device] = "iPhone 17" }
    let objects = try scratch.ibt(words + ["--format", "json"]).objects
    #expect(!objects.isEmpty && objects.allSatisfy { $0["version"] as? Int == 1 }, "\(command)")
    let guide = String(decoding: try Package.bytes("Documents/Output.md"), as: UTF8.self)
    for name in Set(objects.flatMap { JSONTests.members(of: $0) }) {
      #expect(guide.contains("`\(name)`") || guide.contains("\"\(name)\""), "\(name)")
    }
  }

  private static func members(of value: Any) -> [String] {
    switch value {
    case let array as [Any]: array.flatMap { members(of: $0) }
    case let object as [String: Any]:
      object.flatMap { name, value in
        let isOpen = ["counts", "equations"].contains(name) || name == "attributes" && value is [String: Any]
        return [name] + (isOpen ? [] : members(of: value))
      }
    default: []
    }
  }
}
