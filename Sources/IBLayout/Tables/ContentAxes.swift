import IBModel
import IBScene
import IBXML

extension ResolvedScene {
  /// Whether a view has a content size of its own on an axis.
  func hasContent(_ view: ViewIndex, _ axis: Axis) -> Bool {
    contentAxes(of: view).contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Whether a view has a content size of its own on some axis.
  func hasContent(_ view: ViewIndex) -> Bool { !contentAxes(of: view).isEmpty }

  private func contentAxes(of view: ViewIndex) -> AxisSet {
    let (kind, element) = (self[view].kind, self[view].object.element)
    if kind == .textView { return environment.variations.value("scrollEnabled", of: element) == "NO" ? .both : [] }
    if kind == .imageView, element[.image] == nil, environment.platform != .macOS { return [] }
    return kind.contentAxes(on: environment.platform)
  }

  /// The size the document lists for the image of an image view, in points.
  func listedImageSize(of view: ViewIndex) -> Size? {
    guard self[view].kind == .imageView else { return nil }
    return self[view].object.element[.image].flatMap { environment.images.size(ofImage: $0) }
  }

  /// The size of the font that decides the baseline of a view; nil for views without text.
  func baselinePointSize(of view: ViewIndex) -> Double? {
    let kind = self[view].kind
    guard [.label, .button, .textField, .textView].contains(kind) else { return nil }
    let font = self[view].object.element.child(withKey: "fontDescription")
    if let size = font?["pointSize"].flatMap({ Double(finite: $0) }) { return size }
    return kind == .button ? 15 : 17
  }
}
