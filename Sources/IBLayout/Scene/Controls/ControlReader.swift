import IBModel
import IBXML

/// A reader of one kind of control, for both platforms: of its content, on which its size depends, and of its looks.
///
/// A control has a file in this folder, rows in the tables of numbers, and a look in `IBDrawing/Looks`.
protocol ControlReader: SendableMetatype {
  static var kinds: [ElementKind] { get }
  /// The sizes and looks of controls without settings that matter, in UIKit and AppKit.
  static var touchSize: FixedControl? { get }
  static var macSize: FixedControl? { get }
  static var touchLook: (any ControlAppearance)? { get }
  static var macLook: (any ControlAppearance)? { get }
  /// Returns the content on which the size depends, in UIKit.
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent
  /// Returns the content on which the size depends, in AppKit; nil for a view without content.
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl?
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
}

extension ControlReader {
  static var touchSize: FixedControl? { nil }
  static var macSize: FixedControl? { nil }
  static var touchLook: (any ControlAppearance)? { nil }
  static var macLook: (any ControlAppearance)? { nil }
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    touchSize.map { .fixed($0) } ?? .none
  }
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    macSize.map { .fixed($0) }
  }
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    touchLook
  }
  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    macLook
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
