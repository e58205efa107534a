/// A property that code can set on an object of a document.
package enum CodeProperty: UInt8, Sendable, Hashable, CaseIterable {
  /// The plain text of a label, field or text view.
  case text
  /// Text with its own fonts.
  case attributedText
  /// The title of a button, item or controller.
  case title
  case placeholder
  /// The font, or whether it follows the text size.
  case font
  case accessibilityLabel
  /// Whether VoiceOver stops at an object, and its accessibility elements.
  case accessibilityElement
  case hidden
  case constant
  case priority
  case active
  /// Frame, bounds or center.
  case frame
  /// The contents of a view: subviews, constraints and nibs.
  case contents
  case image
  case dataSource
  /// A color of a view or its text.
  case color

  /// Properties by the name in an assignment: `label.text = …`.
  static let assigned = WordTable<CodeProperty>([
    "text": .text, "attributedText": .attributedText, "stringValue": .text, "attributedStringValue": .attributedText,
    "objectValue": .text,
    "string": .text, "title": .title, "attributedTitle": .title, "subtitle": .title, "prompt": .title,
    "configuration": .title, "headerTitle": .title, "footerTitle": .title, "titleView": .title,
    "placeholder": .placeholder, "attributedPlaceholder": .placeholder, "placeholderString": .placeholder,
    "placeholderAttributedString": .placeholder, "font": .font, "adjustsFontForContentSizeCategory": .font,
    "accessibilityLabel": .accessibilityLabel, "accessibilityAttributedLabel": .accessibilityLabel,
    "isAccessibilityElement": .accessibilityElement, "accessibilityElements": .accessibilityElement,
    "accessibilityElementsHidden": .accessibilityElement, "isHidden": .hidden, "hidden": .hidden, "alpha": .hidden,
    "constant": .constant, "priority": .priority, "isActive": .active, "active": .active, "frame": .frame,
    "bounds": .frame, "center": .frame, "image": .image, "dataSource": .dataSource,
    "textColor": .color, "backgroundColor": .color, "tintColor": .color, "barTintColor": .color, "color": .color,
    "fillColor": .color, "borderColor": .color,
  ])

  /// Properties by the name in a call: `button.setTitle(…)`, `[label setText:…]`.
  static let called = WordTable<CodeProperty>([
    "setText": .text, "setAttributedText": .attributedText, "setStringValue": .text,
    "setAttributedStringValue": .attributedText,
    "setTitle": .title, "setAttributedTitle": .title, "setConfiguration": .title, "setPrompt": .title,
    "setPlaceholder": .placeholder, "setAttributedPlaceholder": .placeholder, "setPlaceholderString": .placeholder,
    "setFont": .font, "setAdjustsFontForContentSizeCategory": .font, "setAccessibilityLabel": .accessibilityLabel,
    "setAccessibilityAttributedLabel": .accessibilityLabel, "setIsAccessibilityElement": .accessibilityElement,
    "setAccessibilityElement": .accessibilityElement, "setAccessibilityElements": .accessibilityElement,
    "setAccessibilityElementsHidden": .accessibilityElement, "setHidden": .hidden, "setAlpha": .hidden,
    "setConstant": .constant, "setPriority": .priority, "setActive": .active, "setFrame": .frame, "setBounds": .frame,
    "setCenter": .frame, "setFrameSize": .frame, "setFrameOrigin": .frame, "addSubview": .contents,
    "addSubviews": .contents, "insertSubview": .contents, "addArrangedSubview": .contents,
    "insertArrangedSubview": .contents, "addConstraint": .contents, "addConstraints": .contents,
    "constraint": .contents, "constraintEqualToConstant": .contents, "constraintEqualToAnchor": .contents,
    "constraintWithItem": .contents, "loadNibNamed": .contents, "instantiate": .contents,
    "instantiateWithOwner": .contents, "makeConstraints": .contents, "remakeConstraints": .contents,
    "NSLayoutConstraint": .contents, "invalidateIntrinsicContentSize": .contents, "addLayoutGuide": .contents,
    "setTranslatesAutoresizingMaskIntoConstraints": .contents, "UIHostingController": .contents,
    "NSHostingView": .contents, "setImage": .image, "setBackgroundImage": .image, "setImageWithURL": .image,
    "af_setImage": .image, "sd_setImage": .image, "sd_setImageWithURL": .image, "setDataSource": .dataSource,
    "setTextColor": .color, "setBackgroundColor": .color, "setTintColor": .color, "setTitleColor": .color,
  ])
}
