/// Samples that code replaces, or that an author still has to write.
enum SampleText {
  /// The texts of new objects from Xcode's library.
  private static let new: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail", "Item"]

  static func contains(_ text: String) -> Bool { new.contains(text) || text.lowercased().hasPrefix("lorem ipsum") }
}
