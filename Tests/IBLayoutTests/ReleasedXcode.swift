import TestSupport
import Testing

enum ReleasedXcode {
  /// The numbers before the first period of `toolsVersion` in public documents, each written by a release of Xcode.
  static let released: Set<Int> = [
    2177, 3084, 4451, 4457, 4471, 4488, 4504, 4510, 4514, 5023, 5053, 5056, 6154, 6158, 6185, 6198, 6205,
    6206, 6211, 6214, 6221, 6233, 6245, 6249, 6250, 6254, 6724, 6751, 7519, 7528, 7531, 7702, 7706, 8121,
    8150, 8152, 8187, 8191, 9046, 9052, 9058, 9059, 9060, 9527, 9531, 9532, 10109, 10112, 10115, 10116, 10117,
    11129, 11134, 11173, 11198, 11201, 11535, 11542, 11761, 11762, 12118, 12120, 12121, 13122, 13142, 13156,
    13163, 13178, 13189, 13196, 13526, 13528, 13529, 13770, 13771, 14087, 14092, 14105, 14109, 14113, 14256,
    14269, 14313, 14460, 14490, 14810, 14814, 14815, 14835, 14845, 14854, 14865, 14868, 15400, 15504, 15505,
    15702, 15705, 16096, 16097, 17147, 17150, 17154, 17156, 17506, 17701, 18121, 18122, 19115, 19142, 19158,
    19162, 19455, 19529, 20037, 21179, 21208, 21219, 21223, 21225, 21503, 21506, 21507, 21701, 22113, 22154,
    22155, 22503, 22504, 22505, 23077, 23086, 23089, 23090, 23091, 23094, 23504, 23727, 24093, 24118, 24123,
    24127, 24128, 24411, 24412, 24506, 24764, 24765, 25079, 25094, 25095, 32700,
  ]

  static func checked(_ number: Int) -> Int {
    if !released.contains(number) { Issue.record("no Xcode wrote toolsVersion \(number)") }
    return number
  }
}

@Suite struct ReleasedXcodeTests {
  @Test func mostVersionsOfTheCorpusAreListed() throws {
    let found = try Corpus.sample().compactMap { path -> Int? in
      let start = String(decoding: try Corpus.bytes(of: path).prefix(600), as: UTF8.self)
      return start.firstMatch(of: /toolsVersion="([0-9]+)/).flatMap { Int($0.1) }
    }
    // One document was written by another program.
    #expect(Set(found).subtracting(ReleasedXcode.released).subtracting([1]) == [])
  }
}
