import IBModel

/// A reader of one kind of control, for both platforms: of its content, on which its size depends, and of its looks.
///
/// A control has a file in this folder, rows in the tables of numbers, and a look in `IBDrawing/Looks`.
protocol ControlReader: SendableMetatype {
  static var kinds: [ElementKind] { get }
  /// Returns the content on which the size depends, in UIKit.
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent
  /// Returns the content on which the size depends, in AppKit; nil for a view without content.
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl?
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
}

extension ControlReader {
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

  var cell: Element? { element.child(withKey: "cell") }
}

/// The readers of all controls, by kind.
enum ControlReaders {
  /// A test compares the list with the files in this folder.
  static let all: [any ControlReader.Type] = [
    ActivityReader.self,
    BoxReader.self,
    ButtonReader.self,
    ColorWellReader.self,
    DateReader.self,
    EffectReader.self,
    FieldReader.self,
    ImageReader.self,
    LabelReader.self,
    LevelReader.self,
    MatrixReader.self,
    NavigationBarReader.self,
    PagesReader.self,
    PathReader.self,
    PickerReader.self,
    PopUpReader.self,
    ProgressIndicatorReader.self,
    ProgressReader.self,
    RefreshReader.self,
    RowReader.self,
    ScrollReader.self,
    SearchBarReader.self,
    SegmentsReader.self,
    SliderReader.self,
    SplitReader.self,
    StepperReader.self,
    SwitchReader.self,
    TabBarReader.self,
    TableHeaderReader.self,
    TableReader.self,
    TabsReader.self,
    TextViewReader.self,
    ToolbarReader.self,
  ]

  private static let byKind: [ElementKind: any ControlReader.Type] = Dictionary(
    all.flatMap { reading in reading.kinds.map { ($0, reading) } }, uniquingKeysWith: { first, _ in first })

  static func reading(of kind: ElementKind) -> (any ControlReader.Type)? { byKind[kind] }
}
