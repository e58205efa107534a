import Foundation
import IBBase
import Testing

@testable import IBProject

@Suite struct SourceFileBytesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let sources: [String] = {
    let folder = package.appending(path: "Sources/IBProject/Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
  }()

  private static let screen = """
    class Page: UIViewController, UITableViewDelegate {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet var rows: [UIView]!
      @IBAction func close(_ sender: UIButton) { titleLabel.text = "Main"; helper.prepare(titleLabel) }
      func next() { performSegue(withIdentifier: "detail", sender: self); UINib(nibName: "Cell", bundle: nil) }
      override func viewDidLoad() { isHidden = true }
    }
    @objc(Other) class Renamed: UIView {}
    typealias Screen = Page
    """

  private func copy(_ source: SourceFile) throws -> SourceFile {
    var writer = ByteWriter()
    writer.write(source)
    var reader = ByteReader(writer.bytes[...])
    let copy: SourceFile = try reader.value()
    #expect(reader.isAtEnd)
    return copy
  }

  @Test func everyPartIsKept() throws {
    let source = SourceFile(Array(Self.screen.utf8), in: .swift, mentioning: DocumentNames(["Main", "Cell"]))
    #expect(!source.types.isEmpty && !source.uses.isEmpty && !source.objectUses.isEmpty)
    #expect(source.mentions != NameMentions())
    let copy = try copy(source)
    #expect(copy == source)
    for type in source.types { #expect(copy.line(ofOffset: type.offset) == source.line(ofOffset: type.offset)) }
  }

  @Test(arguments: sources) func ourOwnSourcesAreKept(_ path: String) throws {
    let source = SourceFile(try [UInt8](Data(contentsOf: URL(filePath: path))), in: .swift)
    #expect(try copy(source) == source)
  }

  @Test func damagedBytesAreNoSource() throws {
    var writer = ByteWriter()
    writer.write(SourceFile(Array(Self.screen.utf8), in: .swift))
    for count in 0..<writer.bytes.count {
      var reader = ByteReader(writer.bytes[..<count])
      #expect(throws: ByteReader.ByteError.self) { let _: SourceFile = try reader.value() }
    }
  }

  @Test func linesAreCountedFromOne() {
    #expect([0, 2, 3, 4, 399, 400, 9000].map(LineLengths(starts: [0, 3, 4, 400]).line) == [1, 1, 2, 3, 3, 4, 4])
    #expect(LineLengths(starts: [0]).line(ofOffset: 5) == 1)
  }
}
