import IBScene

/// Advances of the system font's characters in em, without the spacing that depends on the size.
///
/// Fitted to 1,100 frames in public documents of text that nothing stretches. Values with little evidence are close to
/// the average of their class. The table contains no data from a font file.
enum GlyphAdvances {
  /// U+0020 to U+007E in ten thousandths of an em, by weight.
  private static let regular: [Int16] = [
    2765, 3091, 4037, 6338, 6461, 8608, 6332, 2420, 3504, 3504, 4982, 6537, 2456, 4736, 2753, 3367, 6284, 4662,
    6029, 6249, 6478, 6323, 6458, 5596, 6463, 6212, 3061, 2847, 6489, 6525, 6433, 5074, 9210, 6555, 6492, 7199,
    7238, 5920, 5795, 7359, 7374, 2722, 5581, 6618, 5608, 8760, 7516, 7585, 6326, 7849, 6452, 6349, 6155, 7407,
    6671, 9387, 6742, 6205, 6363, 3646, 3591, 3646, 4679, 4514, 4957, 5498, 6245, 5617, 6099, 5710, 3520, 6111,
    5855, 2532, 2590, 5403, 2581, 8674, 5881, 5823, 6124, 6052, 3809, 5168, 3643, 5812, 5286, 7678, 5071, 5413,
    5328, 3646, 3302, 3646, 6525,
  ]
  private static let medium: [Int16] = [
    2725, 3261, 4094, 6455, 6575, 8780, 6481, 2473, 3677, 3677, 5191, 6656, 2582, 4836, 2864, 3512, 6509, 4777,
    6140, 6374, 6629, 6461, 6609, 5707, 6641, 6363, 3195, 2973, 6608, 6644, 6552, 5269, 9478, 6784, 6594, 7328,
    7349, 6027, 5863, 7482, 7467, 2813, 5715, 6763, 5686, 8885, 7536, 7695, 6446, 7972, 6535, 6467, 6306, 7453,
    6886, 9645, 6972, 6412, 6525, 3819, 3736, 3819, 4796, 4641, 5036, 5619, 6342, 5770, 6199, 5830, 3664, 6254,
    5978, 2687, 2739, 5548, 2722, 8828, 6060, 5905, 6253, 6177, 3980, 5337, 3803, 5994, 5418, 7841, 5227, 5541,
    5468, 3819, 3474, 3819, 6644,
  ]
  private static let semibold: [Int16] = [
    2714, 3359, 4076, 6497, 6613, 8880, 6557, 2454, 3776, 3776, 5327, 6702, 2632, 4854, 2916, 3584, 6620, 4845,
    6211, 6425, 6705, 6554, 6690, 5765, 6724, 6443, 3235, 3024, 6655, 6690, 6599, 5380, 9674, 6939, 6657, 7392,
    7387, 6082, 5878, 7529, 7517, 2904, 5782, 6852, 5724, 8973, 7543, 7766, 6490, 8019, 6637, 6513, 6341, 7447,
    7041, 9819, 7116, 6528, 6614, 3918, 3808, 3918, 4838, 4696, 5042, 5697, 6400, 5820, 6254, 5953, 3705, 6345,
    6087, 2759, 2821, 5635, 2824, 8939, 6137, 6035, 6361, 6228, 4128, 5407, 3875, 6116, 5490, 7918, 5291, 5610,
    5536, 3918, 3574, 3918, 6690,
  ]
  private static let bold: [Int16] = [
    2714, 3554, 4156, 6637, 6753, 9161, 6726, 2529, 3971, 3971, 5556, 6846, 2768, 4971, 3064, 3755, 6837, 5111,
    6408, 6549, 6876, 6737, 6884, 5964, 6961, 6616, 3468, 3172, 6799, 6834, 6743, 5592, 9963, 7124, 6720, 7529,
    7512, 6219, 5973, 7643, 7590, 3009, 5931, 6989, 5814, 9107, 7614, 7895, 6589, 8174, 6733, 6646, 6512, 7522,
    7299, 10095, 7362, 6710, 6800, 4113, 3977, 4113, 4978, 4849, 5143, 5760, 6499, 6006, 6419, 6024, 3853, 6435,
    6233, 3002, 2985, 5809, 3015, 9119, 6305, 6202, 6509, 6376, 4331, 5759, 4076, 6251, 5697, 8078, 5492, 5814,
    5697, 4113, 3769, 4113, 6834,
  ]

  /// What other weights add to the advances of the nearest weight above, in em; each is fitted to a few samples.
  private static let additions: [Double] = [-0.03, -0.02, -0.008, 0, 0, 0, 0, 0.018, 0.035]

  private static let tables: [[Int16]] = [
    regular, regular, regular, regular, medium, semibold, bold, bold, bold,
  ]

  /// The advance of a character in em.
  static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Double {
    guard let place = scalar.tablePlace else { return scalar.classAdvance }
    return Double(tables[weight.rawValue][place]) / 10000 + additions[weight.rawValue]
  }

  /// Thousandths of an em from U+0020 to U+007E. Source: the core font metrics Adobe publishes for Helvetica.
  private static let helvetica: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Thousandths of an em from U+0020 to U+007E. Source: the published metrics of Helvetica Neue 55. Of the stored widths
  /// of 19 labels in five projects 17 are what the table says, rounded up; kerning narrows the others.
  private static let helveticaNeue: [Int16] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259,
    519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600,
    500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500,
    315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// The advance of a character of Helvetica in em.
  static func helveticaAdvance(of scalar: Unicode.Scalar) -> Double {
    scalar.tablePlace.map { Double(helvetica[$0]) / 1000 } ?? scalar.classAdvance
  }

  /// The advance of a character of Helvetica Neue in em, where letters are wider by a factor. Digits are as wide in every
  /// weight.
  static func helveticaNeueAdvance(of scalar: Unicode.Scalar, times factor: Double) -> Double {
    guard let place = scalar.tablePlace else { return scalar.classAdvance * factor }
    return Double(helveticaNeue[place]) / 1000 * (("0"..."9").contains(scalar) ? 1 : factor)
  }
}
