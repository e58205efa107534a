import IBModel
import IBXML

/// A reader of one kind of control, for both platforms: of its content, on which its size depends, and of its looks.
///
/// A control has a file in this folder, rows in the tables of numbers, and a look in `IBDrawing/Looks`.
protocol ControlReading: SendableMetatype {
  static var kinds: [ElementKind] { get }
  /// Returns the content on which the size depends, in UIKit.
  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent
  /// Returns the content on which the size depends, in AppKit; nil for a view without content.
  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl?
  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)?
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

  var cell: Element? { element.child(withKey: "cell") }
}

/// The readers of all controls, by kind.
enum ControlReadings {
  /// A test compares the list with the files in this folder.
  static let all: [any ControlReading.Type] = [
    ActivityReading.self,
    BoxReading.self,
    ButtonReading.self,
    ColorWellReading.self,
    DateReading.self,
    EffectReading.self,
    FieldReading.self,
    ImageReading.self,
    LabelReading.self,
    LevelReading.self,
    MatrixReading.self,
    NavigationBarReading.self,
    PagesReading.self,
    PathReading.self,
    PickerReading.self,
    PopUpReading.self,
    ProgressIndicatorReading.self,
    ProgressReading.self,
    RefreshReading.self,
    RowReading.self,
    ScrollReading.self,
    SearchBarReading.self,
    SegmentsReading.self,
    SliderReading.self,
    SplitReading.self,
    StepperReading.self,
    SwitchReading.self,
    TabBarReading.self,
    TableHeaderReading.self,
    TableReading.self,
    TabsReading.self,
    TextViewReading.self,
    ToolbarReading.self,
  ]

  private static let byKind: [ElementKind: any ControlReading.Type] = Dictionary(
    all.flatMap { reading in reading.kinds.map { ($0, reading) } }, uniquingKeysWith: { first, _ in first })

  static func reading(of kind: ElementKind) -> (any ControlReading.Type)? { byKind[kind] }
}
