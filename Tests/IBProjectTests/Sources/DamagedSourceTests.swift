import IBProject
import Testing

@Suite struct DamagedSourceTests {
  private static let whole = """
    @objc(X) class A<T: B>: C, @unchecked D { @IBOutlet weak var a: [UIView?]!, b: Int = f { $0 }
    @IBAction func go(_ sender: @escaping (Int) -> Void = { _ in }, with x: [Int: [String]]) {}
    let s = "a \\(b("c \\(d)")) e", t = #"x\\#(y)"#, u = \"\"\"
      text
      \"\"\" /* /* */ */ #if os(iOS)
    @interface E<T> : F <G> { IBOutlet H *h; } @property (a) IBOutletCollection(I) J *j; - (IBAction)k:(L *)l m:n; @end
    `class` #/regex/# /a/ ~ <> -> @ . : , = & { ( [
    """

  @Test(arguments: [SourceFile.Language.swift, .objectiveC])
  func everyPrefixAndSuffixIsRead(_ language: SourceFile.Language) {
    let bytes = Array(Self.whole.utf8)
    for end in 0...bytes.count {
      _ = SourceFile(Array(bytes[..<end]), in: language, collectsWords: true)
      _ = SourceFile(Array(bytes[end...]), in: language)
    }
  }

  @Test(
    arguments: [SourceFile.Language.swift, .objectiveC],
    ["{", "(", "<", "\"", "/*", "#", "@", "class A:", "class A {", "\\(", "["])
  func repeatedPiecesTakeLinearTime(_ language: SourceFile.Language, _ piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    #expect(ContinuousClock().measure { _ = SourceFile(bytes, in: language) } < .seconds(20))
  }

  @Test func binaryFilesHaveNoDeclarations() {
    #expect(SourceFile(Array("class A {}".utf8) + [0], in: .swift).types.isEmpty)
  }
}
