import Testing

@testable import ibt

@Suite struct RemovedFormTests {
  @Test(arguments: RemovedForm.all.indices) func aDeletedFormNamesItsReplacement(row: Int) throws {
    let form = RemovedForm.all[row]
    let words = form.text.replacing("*", with: "x").split(separator: " ").dropFirst().map(String.init)
    for words in form.option == nil && form.value == nil ? [words, ["help"] + words] : [words] {
      let outcome = try ScratchFolder().ibt(words)
      #expect(outcome.isPlainFailure, "\(words): \(outcome)")
      #expect(outcome.complaint.contains("any more; \(form.replacement)"), "\(outcome.complaint)")
    }
  }

  @Test func otherFormsStay() throws {
    #expect(try ScratchFolder().ibt("--version").code == 0)
    #expect(try ScratchFolder().ibt("versions").complaint.contains("any more") == false)
  }
}
