import IBXML

/// Features that documents announce, so that versions of Xcode without them do not open the documents. Source: the
/// `<capability>` elements of 4,008 documents, compared with their contents.
package enum Capability {
  package static let listedColors = "System colors in document resources"

  /// The first versions of Xcode with the features it always announces. It announces others only for old deployment
  /// targets.
  package static let minimumVersions = [
    "Image references": "12.0", "Named colors": "9.0", "Safe area layout guides": "9.0",
    "Stack View standard spacing": "9.0", listedColors: "11.0",
    "collection view cell content view": "11.0",
  ]

  package static let known = Set(minimumVersions.keys).union([
    "Alignment constraints to the first baseline", "Alignment constraints with different attributes",
    "Aspect ratio constraints", "Constraints to layout margins", "Constraints with non-1.0 multipliers",
  ])

  private static let users: [Name] = [
    .viewLayoutGuide, "color", "namedColor", "systemColor", "imageReference", "stackView",
    "collectionViewCellContentView",
    .constraint,
  ]

  /// Returns the first element that uses each feature.
  package static func uses(in document: Document) -> [String: Element] {
    var uses: [String: Element] = [:]
    for name in users {
      document.tree.visitElements(named: name) { element in
        for capability in names(usedBy: element) where uses[capability] == nil { uses[capability] = element }
      }
    }
    return uses
  }

  /// The system colors of iOS 12 and older. Each of 855 documents that announce system colors has others, too.
  private static let firstSystemColors: Set<String> = [
    "darkTextColor", "groupTableViewBackgroundColor", "lightTextColor", "scrollViewTexturedBackgroundColor",
    "tableCellGroupedBackgroundColor", "underPageBackgroundColor", "viewFlipsideBackgroundColor",
  ]

  private static func names(usedBy element: Element) -> [String] {
    switch element.name {
    case .viewLayoutGuide: element[.key] == "safeArea" ? ["Safe area layout guides"] : []
    case "color": element[.name] != nil && element["catalog"] == nil ? ["Named colors"] : []
    case "namedColor": ["Named colors"]
    case "systemColor":
      element[.name].map(firstSystemColors.contains) == false ? [listedColors] : []
    case "imageReference": ["Image references"]
    case "stackView": element["spacingType"] == "standard" ? ["Stack View standard spacing"] : []
    case "collectionViewCellContentView": ["collection view cell content view"]
    default: Constraint(element).map(names(usedBy:)) ?? []
    }
  }

  private static func names(usedBy constraint: Constraint) -> [String] {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self)
    let isRelation = constraint.secondItem != nil
    let conditions: [(Bool, String)] = [
      (attributes.contains(where: \.isWithinMargins), "Constraints to layout margins"),
      (attributes.contains(.firstBaseline), "Alignment constraints to the first baseline"),
      (constraint.element[.multiplier] != nil, "Constraints with non-1.0 multipliers"),
      (isRelation && Set(attributes) == [.width, .height], "Aspect ratio constraints"),
      (
        isRelation && constraint.firstAttribute != constraint.secondAttribute,
        "Alignment constraints with different attributes"
      ),
    ]
    return conditions.filter(\.0).map(\.1)
  }
}
