import IBXML

/// The attributes without which elements are meaningless.
enum RequiredAttributes {
  /// Without attributes of constraints. Source: every such element of 7,501 public documents has them.
  static let byElement: NameMap<[Name]> = {
    var map = NameMap<[Name]>()
    for (element, names) in table { map[element] = names }
    return map
  }()

  static let ofDocument: [Name] = [.type, "version", .toolsVersion, .targetRuntime]

  private static let table: [Name: [Name]] = [
    .outlet: [.property, .destination],
    "outletCollection": [.property, .destination],
    .action: [.selector],
    .binding: [.name, "keyPath"],
    "rect": ["key", .x, .y, .width, .height],
    "size": [.width, .height],
    "point": [.x, .y],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "userDefinedRuntimeAttribute": ["type", "keyPath"],
    "image": [.name],
    "imageReference": ["image"],
    "namedColor": [.name],
    "systemColor": [.name],
    "placeholder": ["placeholderIdentifier"],
    "viewControllerLayoutGuide": ["type"],
    "scene": ["sceneID"],
    "include": [.reference],
    "exclude": [.reference],
    .variation: [.key],
    .mask: [.key],
    "plugIn": ["identifier"],
    "capability": [.name],
    "bool": ["value"],
    "integer": ["value"],
    "real": ["value"],
  ]
}
