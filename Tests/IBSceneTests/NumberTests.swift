import IBModel
import Testing

@testable import IBScene

/// The tables of `Sources/IBScene/Tables`.
@Suite struct NumberTests {
  @Test func everyLineIsRead() {
    #expect(NumberTables.known.unreadable == [])
    #expect(NumberTables.known.count > 400)
  }

  /// The last number that holds applies.
  @Test func olderNumbersComeBeforeNewerOnes() {
    for (key, numbers) in NumberTables.known.numbers {
      let firsts = numbers.map(\.first)
      #expect(firsts == firsts.sorted() && Set(firsts).count == firsts.count, "\(key)")
    }
  }

  @Test func namesTellNumbersApart() {
    let names = (0..<NumberTables.known.count).map { NumberTables.known.name(at: $0) }
    #expect(Set(names).count == names.count)
    #expect(names.contains("Bars: navigation bar, height from Xcode 26"))
  }

  @Test func linesThatCannotBeReadAreKept() {
    let tables = NumberTables([
      (.bars, "tabBar\t-\theight\t-\t-\t49\tmeasured\ntabBar\t-\theight\tXcode 99\t-\t50\tmeasured")
    ])
    #expect(tables.count == 1 && tables.unreadable.count == 1)
  }
}
