import CLibXML2
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct SheetSchemaTests {
  /// A schema that libxml2 has read. Used by one test at a time.
  private final class Schema {
    private let schema: xmlRelaxNGPtr

    init(_ text: String) throws {
      let bytes = Array(text.utf8CString)
      let parser = bytes.withUnsafeBufferPointer { xmlRelaxNGNewMemParserCtxt($0.baseAddress, Int32($0.count - 1)) }
      defer { xmlRelaxNGFreeParserCtxt(parser) }
      schema = try #require(xmlRelaxNGParse(parser))
    }

    deinit { xmlRelaxNGFree(schema) }

    func accepts(_ sheet: String) -> Bool {
      let bytes = Array(sheet.utf8)
      let options = Int32(XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
      let document = bytes.withUnsafeBytes {
        xmlReadMemory($0.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, nil, options)
      }
      guard let document else { return false }
      defer { xmlFreeDoc(document) }
      let context = xmlRelaxNGNewValidCtxt(schema)
      defer { xmlRelaxNGFreeValidCtxt(context) }
      xmlRelaxNGSetValidStructuredErrors(context, { _, _ in }, nil)
      return xmlRelaxNGValidateDoc(context, document) == 0
    }
  }

  /// Whether the reader finds only what the schema does not look at.
  private func readerAccepts(_ sheet: String) throws -> Bool {
    try LayoutSheet(parsing: Array(sheet.utf8), path: nil).problems.allSatisfy { problem in
      switch problem.reason {
      case .condition, .format, .missingOther, .surplusOther, .duplicateLayout, .nesting: true
      default: false
      }
    }
  }

  /// A schema takes longer to read than a sheet to judge, so that one serves a hundred sheets of each kind.
  @Test(arguments: UInt64(0)..<3) func `generated sheets, right and wrong ones`(hundred: UInt64) throws {
    let schema = try Schema(SheetSchema.text)
    var hasMistakes = false
    for seed in hundred * 100..<(hundred + 1) * 100 {
      for damage in [0, 1, 2] {
        var generator = RandomSheet(seed: seed, damage: damage)
        let sheet = generator.sheet()
        let isRight = try readerAccepts(sheet)
        #expect(schema.accepts(sheet) == isRight, "\(sheet)")
        if damage == 0 { #expect(isRight, "\(sheet)") }
        hasMistakes = hasMistakes || !isRight
      }
    }
    #expect(hasMistakes)
  }

  @Test(arguments: UInt64(1)...60) func `formatting keeps the meaning, and twice is once`(seed: UInt64) throws {
    var generator = RandomSheet(seed: seed, damage: 0)
    let sheet = try LayoutSheet(parsing: Array(generator.sheet().utf8), path: nil)
    let once = try LayoutSheet(parsing: sheet.formatted, path: nil)
    #expect(once.formatted == sheet.formatted && once.tree?.root.meaning == sheet.tree?.root.meaning)
  }
}

extension Element {
  /// Names, values and texts, without the order of attributes and without white space.
  fileprivate var meaning: String {
    let attributes = attributes.map { "\($0.name.text)=\($0.value)" }.sorted().joined(separator: " ")
    let words = texts.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined()
    return "(\(name.text) \(attributes) \(words)\(children.map(\.meaning).joined()))"
  }
}
