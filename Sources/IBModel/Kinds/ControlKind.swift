/// The control as which the content of a view is measured and drawn. Several element kinds can share one: a token field
/// is drawn as a text field.
package enum ControlKind: String, Sendable, CaseIterable {
  case activityIndicator, box, button, colorWell, comboBox, datePicker, image, label, levelIndicator, navigationBar,
    pageControl, pathControl, picker, popUpButton, progress, searchBar, searchField, segmentedControl, slider, stepper,
    switchControl, tabBar, textField, textView, toolbar
}
