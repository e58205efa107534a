import Testing

@Suite struct JSONTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard", "Mistakes.storyboard", "scene.xml")

  static let commands: [String] = [
    "lint", "rules", "layout", "layout --sweep width", "layout --explain Caption scene.xml", "frames", "templates",
    "templates --check --device iPhone", "apply --template landscape --plan scene.xml", "devices", "tree", "objects",
    "connections", "constraints", "info", "info --coverage", "refs liv-vw-cap",
    "rename liv-vw-cap new-id --check scene.xml",
  ]

  private func objects(of command: String) throws -> [[String: Any]] {
    var words = command.split(separator: " ").map(String.init)
    if let device = words.firstIndex(of: "iPhone") { words[device] = "iPhone 17" }
    let objects = try scratch.ibt(words + ["--format", "json"]).objects
    #expect(!objects.isEmpty, "\(command)")
    return objects
  }

  @Test(arguments: commands) func `every object has the version`(command: String) throws {
    for object in try objects(of: command) { #expect(object["version"] as? Int == 1) }
  }

  @Test(arguments: commands) func `the guide names every member`(command: String) throws {
    let guide = String(decoding: try Package.bytes("Documents/Output.md"), as: UTF8.self)
    for name in Set(try objects(of: command).flatMap { JSONTests.members(of: $0) }) {
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
