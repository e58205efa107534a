import IBModel
import IBXML

/// Reads one kind of control, for both platforms: what its size depends on, and what it looks like besides.
///
/// A control has a file in this folder, rows in the tables of numbers, and a look in `IBDrawing/Looks`. `ibt-dev tables` finds
/// the file by its line `enum …: ControlReading {`.
protocol ControlReading: SendableMetatype {
  /// The elements that are such a control.
  static var kinds: [ElementKind] { get }
  /// What its size depends on, in UIKit.
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent
  /// What its size depends on, in AppKit; nil for a view without content.
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl?
  /// What it looks like besides, in UIKit.
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
  /// What it looks like besides, in AppKit.
  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
}

extension ControlReading {
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent { .none }
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? { nil }
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    nil
  }
  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    nil
  }
}

/// A control of a document.
struct ControlSource {
  let element: Element
  let kind: ElementKind

  /// What draws the control in AppKit.
  var cell: Element? { element.child(withKey: "cell") }
}

/// Every control, by kind. The list of all is generated from the files in this folder.
enum ControlReadings {
  private static let byKind: [ElementKind: any ControlReading.Type] = Dictionary(
    all.flatMap { reading in reading.kinds.map { ($0, reading) } }, uniquingKeysWith: { first, _ in first })

  /// How views of a kind are read; nil for views that are no control.
  static func reading(of kind: ElementKind) -> (any ControlReading.Type)? { byKind[kind] }
}
