/// The limits of documents. No document of Interface Builder reaches one, and reading, checking and drawing any below
/// all of them takes seconds and less than a gigabyte. `Documents/Output.md` lists them.
///
/// The numbers in parentheses are the most in 4,000 real documents.
package enum Limit {
  /// Levels of elements (25): trees are walked with recursion, and upwards from every element.
  package static let depth = 256
  /// Attributes of an element (25): each is compared with all others.
  package static let attributes = 1000
  /// Elements of a document (11,568).
  package static let elements = 500_000
  /// Elements of a document that is laid out and drawn.
  package static let laidOutElements = 200_000
  /// Bytes of the texts that are laid out and drawn of a document (43,315). Its scenes have equal shares.
  package static let laidOutText = 500_000
  /// Entries of tableaus that solving a scene visits (about 5 million).
  package static let solverWork = 20_000_000
  /// Steps of work of `ibt pin`, which lays out a scene again for each view, and of checking the layouts of templates.
  package static let (pinWork, templateWork) = (300_000_000, 300_000_000)
  /// Steps of a script, and elements of documents that more steps go through.
  package static let (scriptSteps, scriptWork) = (100, 2_000_000)
  /// Constraints that wrapping views removes because they contradict the new view.
  package static let wrapConflicts = 20
  /// Pixels of an image in a picture, and of a picture as PNG.
  package static let (imagePixels, picturePixels) = (50_000_000, 180_000_000)
}
