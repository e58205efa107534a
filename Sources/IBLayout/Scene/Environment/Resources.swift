import IBModel

/// Resources that a document refers to by name but does not contain, such as the images of asset catalogs.
public struct Resources: Sendable, Hashable {
  /// Sizes of images in points, by name.
  public var imageSizes: [String: Size]

  /// Creates resources, by default without any.
  public init(imageSizes: [String: Size] = [:]) { self.imageSizes = imageSizes }
}
