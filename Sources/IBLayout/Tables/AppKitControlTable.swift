/// Alignment insets of AppKit's controls.
///
/// Each row: kind and style; control size, with the height of the stored frame where only that one is meant; then for the eras before macOS 11 (tools below 17300), macOS 11 to 15, and
/// macOS 26 (tools from 24100) the insets top, left, bottom, right in points and, after `/`, how far the baseline lies
/// above the alignment rectangle's bottom. `-` stands for "as the era before".
///
/// Source: fitted to the frames Xcode stored: of all equations that required constraints between siblings and with
/// their superview pose, the insets that leave the smallest sum of absolute errors.
enum AppKitControlTable {
  static let text = """
    button push rounded | regular | 4 6 7 6 /6 | 5 7 7 7 /6 | 0 0 0 0 /7
    button push rounded | small | 3 5 6 5 /5 | 4 6 7 6 /4 | 0 0 0 0 /5
    button push rounded | mini | 0 1 2 1 /4 | 1 2 2 2 /4 | 0 0 0 0 /4
    button push rounded | large | 4 6 7 6 /6 | 6 6 6 6 /10 | 0 0 0 0 /9
    button check regularSquare | regular | 2 2 2 2 /2 | 1 2 1 0 /3 | 0 0 0 0 /3
    button check regularSquare | small | 3 3 3 2 /2 | 1 1 1 0 /3 | 0 0 0 0 /2
    button check regularSquare | mini | 0 0 0 0 /2 | 0 0 -1 0 /3 | 0 0 0 0 /2
    button check regularSquare | large | 2 2 2 2 /2 | 2.5 3 2.5 0 /3 | 0 0 0 0 /3
    button check regularSquare only | regular | 2 2 2 2 | - | 0 0 0 0
    button radio regularSquare | regular | 1 1 1 2 /2 | 1 2 1 0 /3 | 0 0 0 0 /3
    button radio regularSquare | small | 1 1 1 2 /2 | 1 1 0 0 /3 | 0 0 0 0 /2
    button radio regularSquare | large | 1 1 1 2 /2 | 1.5 3 2.5 3 /3 | 0 0 0 0 /3
    button bevel regularSquare bordered | regular | 2 2 3 2 | 3 0 4 0 | 0 0 0 0
    button bevel regularSquare bordered | large | 2 2 3 2 | 3 3 4 3 | 0 0 0 0
    button help helpButton | regular | 1 2 3 2 | 1 3 4 2 /6 | 1 0 0 2 /7
    button help helpButton | small | 1 2 3 2 | 1 1 2 1 /4 | 0 1 2 1
    button inline inline | regular | 0 0 1 0 /4 | 0 0 0 0 /5 | 0 0 0 0 /3
    button recessed recessed bordered | regular | 0 0 1 0 /4 | - | 0 0 0 0 /4
    button roundRect roundedRect | regular | 0 0 1 0 /5 | 0 0 0 0 /5 | -
    button roundRect roundedRect bordered | regular | 0 0 1 0 /5 | 0 0 1 0 /5 | 0 0 0 0 /5
    button roundRect roundedRect bordered | small | 0 0 1 0 /4 | - | 0 0 0 0 /6
    button roundTextured texturedRounded bordered | regular | 1 0 2 0 | 1 1 2 1 | 0 0 0 0
    button smallSquare smallSquare bordered | regular | 1 0 1 0 | - | -
    button squareTextured texturedSquare bordered | regular | 1 0 2 0 | - | 0 0 0 0
    popUpButton push rounded bordered | regular | 2 2 3 3 /6 | 1 3 4 4 /6 | 0 0 0 0 /7
    popUpButton push rounded bordered | regular 25 | 1 2 3 3 /6 | 1 3 4 4 /6 | 0 0 0 0 /7
    popUpButton push rounded bordered | mini | 1 2 2 2 /4 | 0 2 1 3 /5 | 0 0 0 0 /4
    popUpButton push rounded bordered | large | 2 2 3 3 /6 | 6 5 6 5 /10 | 0 0 0 0 /9
    popUpButton push rounded bordered | small | 1 3 3 3 /4 | 2 4 4 4 /4 | 0 0 0 0 /6
    popUpButton recessed recessed bordered | regular | 0 0 1 0 | - | 0 0 0 0
    popUpButton roundRect roundedRect bordered | regular | 0 0 1 0 /5 | - | 0 0 0 0 /5
    popUpButton roundRect roundedRect bordered | small | 0 0 1 0 /4 | - | 0 0 0 0 /4
    popUpButton roundTextured texturedRounded bordered | regular | 1 0 2 0 | 1 3 4 4 | 0 0 0 0
    popUpButton smallSquare smallSquare bordered | regular | 1 0 1 0 | - | -
    popUpButton roundTextured texturedRounded | regular | 1 0 2 0 | - | 0 0 0 0
    comboBox bezel | regular | 2 0 4 3 /6 | 1 0 4 3 /5 | 0 0 0 0 /6
    comboBox bezel round | regular | 2 0 4 3 /6 | 1 0 4 3 /5 | 0 0 0 0 /6
    segmentedControl rounded | regular | 1 2 2 2 /6 | 2 3 2 2 /6 | 0 0 0 0 /7
    segmentedControl rounded | regular 23 | 1 2 2 2 /6 | 1 2 1 2 /6 | 0 0 0 0 /7
    segmentedControl rounded | regular 24 | 1 2 2 2 /6 | 1 2 1 2 /6 | 0 0 0 0 /7
    segmentedControl rounded | small | 1 2 2 2 /5 | - | 0 0 0 0 /5
    segmentedControl rounded | mini | 0 -1 0 0 | 0 2 0 2 | 0 0 0 0
    segmentedControl texturedSquare | regular | 0 0 1 0 | 1 1 2 1 | 0 0 0 0
    segmentedControl texturedRounded | regular | 0 0 1 0 | 1 1 2 1 | 0 0 0 0
    segmentedControl roundRect | regular | 0 0 1 0 | 1 1 1 1 | 0 0 0 0
    segmentedControl separated | regular | 1 2 2 2 | 1 3 2 3 | 0 0 0 0
    slider linear | regular | 2 2 2 2 | 2 2 6 2 /6 | 0 0 0 0
    slider linear | small | 1 0 1 0 | 2 2 2 2 /4 | 0 0 0 0
    slider linear | mini | 0 0 0 0 | 2 2 1 2 | 0 0 0 0
    slider ticks above | regular | 0 2 2 2 | 2 2 6 2 /6 | 0 0 0 0
    slider ticks above | small | 0 0 1 0 /2 | 2 2 2 2 /4 | 0 0 0 0
    slider ticks above | mini | 0 0 0 0 | 2 2 0 2 | 0 0 0 0
    slider ticks below | regular | 2 2 1 2 | 2 2 6 2 /6 | 0 0 0 0
    slider ticks below | small | 0 0 1 0 /2 | 2 2 2 2 /4 | 0 0 0 0
    slider ticks below | mini | 0 2 0 2 | 1 2 0 2 | 0 0 0 0
    datePicker textFieldAndStepper | regular | 4 0 0 3 /6 | 4 0 0 3 /7 | 0 0 0 0 /7
    stepper | regular | 2 3 3 3 | 4 3 3 3 | 0 0 0 0 /8
    stepper | small | 2 3 3 3 | -1 2 0 2 | 0 0 0 0
    switch | regular | 1 2 2 2 /9 | - | 0 0 0 0
    colorWell | regular | 0 0 0 0 | 2 3 2 3 /8 | 0 0 0 0
    progressIndicator bar | regular | 1 0 1 0 | - | -
    box separator horizontal | regular | 2 0 2 0 | - | -
    box separator vertical | regular | 0 2 0 2 | - | -
    box primary | regular | 0 3 4 3 | - | 0 0 0 0
    box primary noTitle | regular | 2 3 4 3 | - | 0 0 0 0
    tabView topTabsBezelBorder | regular | 6 7 10 7 | - | 0 0 0 0
    tabView topTabsBezelBorder | small | 6 7 10 7 | 3 7 10 7 | 0 0 0 0
    pathControl | regular | 2 3 4 3 | - | 0 0 0 0
    pathControl | small | 1 3 4 3 | - | 0 0 0 0
    imageView photo | regular | 3 3 3 3 | - | -
    imageView grayBezel | regular | 3 3 3 3 | - | -
    textField label | regular | 0 2 0 2 | - | -
    tokenField label | regular | 0 2 0 2 | - | -
    textField bezel | regular | 0 0 0 0 /6 | - | 0 0 0 0 /7
    textField bezel | small | 0 0 0 0 /6 | 0 0 0 0 /5 | 0 0 0 0 /6
    textField bezel | large | 0 0 0 0 /6 | 0 0 0 0 /8 | 0 0 0 0 /9
    textField bezel round | regular | 0 0 0 0 /6 | - | 0 0 0 0 /7
    textField bezel round | large | 0 0 0 0 /6 | 0 0 0 0 /10 | -
    secureTextField bezel | regular | 0 0 0 0 /6 | - | 0 0 0 0 /7
    searchField bezel round | small | 0 0 0 0 /6 | - | -
    searchField bezel round | regular | 0 0 0 0 /6 | - | 0 0 0 0 /7
    tokenField bezel | regular | 0 0 0 0 /6 | - | 0 0 0 0 /7
    """
}
