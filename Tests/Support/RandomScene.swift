/// Random but sound storyboards with layout templates, in the form Xcode writes.
///
/// One scene: a controller with a tree of 2 to 12 views, and 1 to 3 template views that mirror some of them, often
/// nested otherwise. Every constraint is held by the nearest common ancestor of its items, ids are unique, and what
/// refers to an object refers to one that is there.
public struct RandomScene: Sendable {
  /// The document.
  public let bytes: [UInt8]

  /// The scene of a seed, always the same.
  public init(seed: UInt64) {
    var author = SceneAuthor(seed: seed)
    bytes = Array(author.document().utf8)
  }
}

/// A view on its way into the text.
private struct Sketch {
  var id: String
  var kind: String
  var parent: Int?
  var attributes: [(String, String)] = []
  var frame = ""
  var constraints: [Line] = []
  var outlets: [Line] = []
  var runtimeAttributes: [String] = []
  var excluded: Set<String> = []
  /// Whether a constraint refers to the view; otherwise Xcode keeps its frame.
  var isTied = false
  var target: String?
  var backgroundWhite: String?
  var safeArea: String?
}

/// A line of a list that is sorted by a key.
private struct Line {
  var key: String
  var text: String
}

private struct SceneAuthor {
  private var random: SeededGenerator
  private var usedIDs: Set<String> = []
  private var controllerOutlets: [Line] = []
  private let toolsVersion: String

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    toolsVersion = random.pick(["21701", "16097.2"])
  }

  // MARK: Document

  mutating func document() -> String {
    let controller = id()
    let views = mainViews()
    let templates = (0..<Int.random(in: 1...3, using: &random)).map { templateViews(number: $0, mirroring: views) }
    for (number, template) in templates.enumerated() {
      addControllerOutlet(["firstLayout", "secondLayout", "thirdLayout"][number], to: template[0].id)
    }
    return Storyboard.scenes(
      """
      <!--View Controller--> <scene sceneID="\(id())"> <objects>
      <viewController id="\(controller)" customClass="ViewController" sceneMemberID="viewController">
      \(text(of: views))
      \(list("connections", controllerOutlets))
      </viewController> <placeholder placeholderIdentifier="IBFirstResponder" id="\(id())" userLabel="First Responder" \
      sceneMemberID="firstResponder"/>
      \(templates.map { text(of: $0) }.joined(separator: "\n"))
      </objects> <point key="canvasLocation" x="0.0" y="0.0"/> </scene>
      """, toolsVersion: toolsVersion)
  }

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  private mutating func id() -> String {
    while true {
      let letters = (0..<8).map { _ in String(random.pick(SceneAuthor.alphabet)) }
      let new = letters[..<3].joined() + "-" + letters[3..<5].joined() + "-" + letters[5...].joined()
      if usedIDs.insert(new.lowercased()).inserted { return new }
    }
  }

  private mutating func addControllerOutlet(_ property: String, to destination: String) {
    controllerOutlets.append(outlet(property, to: destination))
  }

  private mutating func outlet(_ property: String, to destination: String) -> Line {
    Line(key: property, text: "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(id())\"/>")
  }

  // MARK: Views

  private mutating func mainViews() -> [Sketch] {
    var root = Sketch(id: id(), kind: "view", parent: nil)
    root.attributes = [("key", "view"), ("contentMode", "scaleToFill")]
    root.frame = frame(width: 375, height: 667)
    root.safeArea = random.oneIn(2) ? id() : nil
    root.backgroundWhite = "1"
    var views = [root]
    for number in 0..<Int.random(in: 2...12, using: &random) {
      let parents = views.indices.filter { ["view", "scrollView"].contains(views[$0].kind) }
      var view = Sketch(id: id(), kind: random.pick(kinds), parent: random.pick(parents))
      view.attributes = attributes(of: view.kind, text: "Text \(number)")
      view.frame = randomFrame()
      view.runtimeAttributes = runtimeAttributes()
      if random.oneIn(3) { view.backgroundWhite = random.pick(["0.0", "0.5"]) }
      views.append(view)
    }
    addConstraints(to: &views, density: 3, isTemplate: false)
    fixFrames(of: &views)
    return views
  }

  private mutating func templateViews(number: Int, mirroring main: [Sketch]) -> [Sketch] {
    var root = Sketch(id: id(), kind: "view", parent: nil)
    root.attributes = [("contentMode", "scaleToFill")]
    root.frame = frame(width: random.pick([320, 375, 667]), height: 480)
    root.target = random.oneIn(6) ? nil : main[0].id
    root.isTied = true
    root.attributes += [
      ("id", root.id), ("userLabel", random.pick(["Landscape", "Größe \(number)", "Big & <Small>"]) + " Template"),
      ("customClass", "LDOLayoutTemplate"),
    ]
    var views = [root]
    for mirrored in main.dropFirst() where !random.oneIn(4) {
      let parents = views.indices.filter { ["view", "scrollView"].contains(views[$0].kind) }
      var view = Sketch(id: id(), kind: mirrored.kind, parent: random.pick(parents))
      view.attributes = attributes(of: view.kind, text: random.pick(["Short", "A longer text", "é & <ü>"]))
      view.frame = randomFrame()
      view.target = random.oneIn(10) ? nil : mirrored.id
      view.runtimeAttributes = runtimeAttributes()
      if random.oneIn(3) { view.backgroundWhite = random.pick(["0.25", "1"]) }
      views.append(view)
    }
    addConstraints(to: &views, density: 3, isTemplate: true)
    fixFrames(of: &views)
    for index in views.indices {
      guard let target = views[index].target else { continue }
      views[index].outlets.append(outlet("targetView", to: target))
    }
    return views
  }

  private var kinds: [String] { ["view", "view", "view", "label", "button", "imageView", "textField", "scrollView"] }

  private mutating func attributes(of kind: String, text: String) -> [(String, String)] {
    var result: [(String, String)] = []
    if ["label", "button", "textField"].contains(kind) { result.append(("opaque", "NO")) }
    if random.oneIn(5) { result.insert(("hidden", "YES"), at: 0) }
    if random.oneIn(4) { result.append(("alpha", random.pick(["0.0", "0.5", "0.90000000000000002"]))) }
    result.append(("contentMode", kind == "label" ? "left" : "scaleToFill"))
    switch kind {
    case "label": result += [("text", text), ("textAlignment", "natural"), ("lineBreakMode", "tailTruncation")]
    case "button": result += [("buttonType", "system"), ("lineBreakMode", "middleTruncation")]
    case "textField": result += [("text", text), ("borderStyle", "roundedRect")]
    default: break
    }
    return result
  }

  private mutating func runtimeAttributes() -> [String] {
    var result: [String] = []
    if random.oneIn(2) {
      let keyPaths = ["alpha", "hidden", "backgroundColor", "text", "font", "layer.cornerRadius"]
      let chosen = keyPaths.filter { _ in random.oneIn(3) }.joined(separator: random.pick([",", ", "]))
      if !chosen.isEmpty {
        result.append(
          "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"templateAttributes\" value=\"\(chosen)\"/>")
      }
    }
    if random.oneIn(4) {
      let radius = random.pick([0, 4, 8])
      result.append(
        """
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="\(radius)"/> </userDefinedRuntimeAttribute>
        """)
    }
    return result
  }

  private func frame(width: Int, height: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private mutating func randomFrame() -> String {
    let numbers = (0..<4).map { _ in random.pick(["0.0", "20", "33.5", "100", "280"]) }
    return
      "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
  }

  private func fixFrames(of views: inout [Sketch]) {
    for index in views.indices.dropFirst() where !views[index].isTied {
      views[index].attributes.append(("fixedFrame", "YES"))
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(to views: inout [Sketch], density: Int, isTemplate: Bool) {
    for index in views.indices.dropFirst() where !random.oneIn(4) {
      for _ in 0..<Int.random(in: 1...density, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: addSize(of: index, to: &views, isTemplate: isTemplate)
        case 1: addAspectRatio(of: index, to: &views)
        case 2 where views[0].safeArea != nil: tieToSafeArea(index, in: &views)
        default: tie(index, in: &views, isTemplate: isTemplate)
        }
      }
    }
  }

  private mutating func addSize(of index: Int, to views: inout [Sketch], isTemplate: Bool) {
    let relation = random.pick(["", "", #" relation="greaterThanOrEqual""#, #" relation="lessThanOrEqual""#])
    let text = "firstAttribute=\"\(random.pick(["width", "height"]))\"\(relation)"
    add(
      text, rest: "\(priority()) constant=\"\(random.pick(["44", "100", "12.5"]))\"", to: index, of: &views, isTemplate)
    views[index].isTied = true
  }

  private mutating func addAspectRatio(of index: Int, to views: inout [Sketch]) {
    let ratio = random.pick(["1:1", "16:9", "1/3", "0.8"])
    let item = "secondItem=\"\(views[index].id)\" secondAttribute=\"height\" multiplier=\"\(ratio)\""
    add("firstAttribute=\"width\" \(item)", rest: priority(), to: index, of: &views, true)
    views[index].isTied = true
  }

  private mutating func tieToSafeArea(_ index: Int, in views: inout [Sketch]) {
    guard let guide = views[0].safeArea else { return }
    let edge = random.pick(["leading", "top"])
    let text =
      "firstItem=\"\(views[index].id)\" firstAttribute=\"\(edge)\" secondItem=\"\(guide)\" secondAttribute=\"\(edge)\""
    add(text, rest: constant(), to: 0, of: &views, true)
    views[index].isTied = true
  }

  /// Ties a view to another one, by edges or sizes of one axis.
  private mutating func tie(_ index: Int, in views: inout [Sketch], isTemplate: Bool) {
    let other = random.pick(views.indices.filter { $0 != index })
    let edges = random.pick([["leading", "trailing", "centerX"], ["top", "bottom", "centerY"], ["width"], ["height"]])
    let host = nearestCommonAncestor(index, other, in: views)
    let first = index == host ? "" : "firstItem=\"\(views[index].id)\" "
    let relation = random.oneIn(4) ? #" relation="greaterThanOrEqual""# : ""
    let second = " secondItem=\"\(views[other].id)\" secondAttribute=\"\(random.pick(edges))\""
    let text = "\(first)firstAttribute=\"\(random.pick(edges))\"\(relation)\(second)"
    add(text, rest: priority() + constant(), to: host, of: &views, isTemplate)
    views[index].isTied = true
    views[other].isTied = true
  }

  private func nearestCommonAncestor(_ first: Int, _ second: Int, in views: [Sketch]) -> Int {
    let ancestry = { (start: Int) in Array(sequence(first: start) { views[$0].parent }) }
    let others = Set(ancestry(second))
    return ancestry(first).first(where: others.contains) ?? 0
  }

  private mutating func priority() -> String { random.oneIn(4) ? " priority=\"\(random.pick([250, 750, 999]))\"" : "" }

  private mutating func constant() -> String {
    random.oneIn(2) ? " constant=\"\(random.pick(["8", "-20", "12.5"]))\"" : ""
  }

  /// Writes a constraint into the list of its host, sometimes with everything that can refer to one.
  private mutating func add(_ text: String, rest: String, to host: Int, of views: inout [Sketch], _ isPlain: Bool) {
    let new = id()
    var extra = ""
    if random.oneIn(8) { extra = random.pick([#" placeholder="YES""#, " identifier=\"gap \(views.count)\""]) }
    let line = "<constraint \(text)\(rest)\(extra) id=\"\(new)\"/>"
    views[host].constraints.append(Line(key: new, text: line))
    if random.oneIn(8) { views[host].excluded.insert(new) }
    if !isPlain, random.oneIn(6) { addControllerOutlet("constraint\(controllerOutlets.count)", to: new) }
  }

  // MARK: Text

  private func list(_ name: String, _ lines: [Line]) -> String {
    guard !lines.isEmpty else { return "" }
    let sorted = lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return "<\(name)>\n\(sorted.map(\.text).joined(separator: "\n"))\n</\(name)>"
  }

  private func text(of views: [Sketch]) -> String { text(of: 0, in: views) }

  /// Xcode 12 moved the safe area before the colors.
  private var isBeforeXcode12: Bool { toolsVersion < "17132" }

  private func text(of index: Int, in views: [Sketch]) -> String {
    let view = views[index]
    let subviews = views.indices.filter { views[$0].parent == index }.map { text(of: $0, in: views) }
    let guide = view.safeArea.map { "<viewLayoutGuide key=\"safeArea\" id=\"\($0)\"/>" } ?? ""
    let pieces = [
      view.frame, autoresizingMask(of: view),
      subviews.isEmpty ? "" : "<subviews>\n\(subviews.joined(separator: "\n"))\n</subviews>",
      isBeforeXcode12 ? "" : guide, view.backgroundWhite.map(color) ?? "", list("constraints", view.constraints),
      isBeforeXcode12 ? guide : "", ownChildren(of: view.kind),
      view.runtimeAttributes.isEmpty
        ? ""
        : "<userDefinedRuntimeAttributes>\n\(view.runtimeAttributes.joined(separator: "\n"))\n</userDefinedRuntimeAttributes>",
      variation(of: view), list("connections", view.outlets),
    ]
    return "<\(view.kind)\(attributeText(of: view))>\n\(pieces.joined(separator: "\n"))\n</\(view.kind)>"
  }

  private func attributeText(of view: Sketch) -> String {
    var attributes = view.attributes
    if view.parent != nil { attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO")) }
    if !attributes.contains(where: { $0.0 == "id" }) { attributes.append(("id", view.id)) }
    let fixed = attributes.firstIndex { $0.0 == "fixedFrame" }
    if let fixed, let mode = attributes.firstIndex(where: { $0.0 == "contentMode" }) {
      attributes.insert(attributes.remove(at: fixed), at: mode + 1)
    }
    let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    return attributes.map { name, value in " \(name)=\"\(value.map { escapes[$0] ?? String($0) }.joined())\"" }.joined()
  }

  private func autoresizingMask(of view: Sketch) -> String {
    guard view.parent == nil else { return "" }
    return view.safeArea == nil && view.target != nil
      ? #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
      : #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
  }

  private func color(_ white: String) -> String {
    "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }

  private func ownChildren(of kind: String) -> String {
    switch kind {
    case "label":
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\n<nil key=\"textColor\"/>\n<nil key=\"highlightedColor\"/>"
    case "button": #"<state key="normal" title="Button"/>"#
    case "textField":
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>\n<textInputTraits key=\"textInputTraits\"/>"
    default: ""
    }
  }

  private func variation(of view: Sketch) -> String {
    let members = view.constraints.map(\.key).filter(view.excluded.contains)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !members.isEmpty else { return "" }
    let lines = members.map { "<exclude reference=\"\($0)\"/>" }.joined(separator: "\n")
    return "<variation key=\"default\">\n<mask key=\"constraints\">\n\(lines)\n</mask>\n</variation>"
  }
}
