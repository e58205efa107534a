import IBXML

extension FormatDeviation {
  /// Whether so many public documents have such elements that what none of them has is a mistake. Others may have attributes
  /// and values that nobody has seen yet: of six on elements of fewer documents, in apps that were not counted, all were
  /// Interface Builder's own.
  public var isAboutWellKnownElement: Bool { FormatDeviation.wellKnown.contains(element.name.text) }

  /// The elements that at least 300 of 5,721 public documents have.
  private static let wellKnown = Set(
    """
    accessibility action adaptation autoresizingMask barButtonItem behavior box button buttonCell capability cells
    clipView color connections constraint constraints customObject customView dependencies deployment device
    document font fontDescription freeformSimulatedSizeMetrics image imageCell imageView inset integer items label
    layoutGuides menu menuItem modifierMask navigationBar navigationController navigationItem nil objects outlet
    placeholder plugIn point prototypes real rect resources scene scenes scrollView scroller segue size stackView
    state string subviews systemColor tableColumn tableColumnResizingMask tableColumns tableHeaderCell tableView
    tableViewCell tableViewCellContentView tableViewController textField textFieldCell textInputTraits textView
    toolbarItems userDefinedRuntimeAttribute userDefinedRuntimeAttributes view viewController
    viewControllerLayoutGuide viewLayoutGuide window windowPositionMask windowStyleMask
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
