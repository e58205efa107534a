import IBModel

/// What a page for a browser shows: pictures of states among which people choose, and findings beside them.
public struct PreviewPage: Sendable {
  /// The heading.
  public var title: String
  /// What people choose, each a group of radio buttons.
  public var choices: [Choice]
  /// The pictures.
  public var states: [State]
  /// What people can show above the pictures, one at a time.
  public var layers: [Layer]
  /// What people should know about the overlays; empty when there is nothing.
  public var remark = ""
  /// What was found in the document.
  public var findings: [Finding]

  /// A page.
  public init(
    title: String, choices: [Choice], states: [State], layers: [Layer] = [], findings: [Finding] = []
  ) {
    self.title = title
    self.choices = choices
    self.states = states
    self.layers = layers
    self.findings = findings
  }

  /// One of several options.
  public struct Choice: Sendable {
    /// The name in links, such as `device`.
    public var name: String
    /// What people read.
    public var title: String
    /// What can be chosen.
    public var options: [Option]
    /// The index of the option that is chosen at first.
    public var standard: Int

    /// A choice.
    public init(name: String, title: String, options: [Option], standard: Int = 0) {
      self.name = name
      self.title = title
      self.options = options
      self.standard = standard
    }
  }

  /// Something that can be chosen.
  public struct Option: Sendable {
    /// The value in links.
    public var value: String
    /// What people read.
    public var title: String

    /// An option.
    public init(value: String, title: String) {
      self.value = value
      self.title = title
    }
  }

  /// A picture and when it is shown.
  public struct State: Sendable {
    /// The index of an option for each choice.
    public var options: [Int]
    /// The picture.
    public var picture: Picture
    /// What people should know about it, in a clause.
    public var remark: String

    /// A picture for some options.
    public init(options: [Int], picture: Picture, remark: String = "") {
      self.options = options
      self.picture = picture
      self.remark = remark
    }
  }

  /// Marks that explain pictures, and when they can be shown above them.
  public struct Layer: Sendable {
    /// What the marks explain.
    public var kind: PictureOverlay.Kind
    /// The index of an option for each of the first choices; the other choices are ignored.
    public var options: [Int]
    /// The marks, on nothing.
    public var marks: Picture
    /// How far marks are outside of the picture, in points.
    public var overhang: Insets
    /// What the numbers at the marks mean.
    public var legend: [PictureOverlay.Entry]

    /// An overlay of a picture, for some options.
    public init(_ overlay: PictureOverlay, on picture: Picture, options: [Int]) {
      kind = overlay.kind
      self.options = options
      (marks, overhang) = picture.layer(of: overlay)
      legend = overlay.legend
    }
  }

  /// What a rule found.
  public struct Finding: Sendable {
    /// How bad it is: `warning`.
    public var severity: String
    /// What is wrong.
    public var message: String
    /// Where, for people: `Main.storyboard:12:5`, the rule.
    public var place: String
    /// The id of the object in pictures.
    public var object: String?
    /// The value of the option of the first choice, the scene, in which the object is.
    public var scene: String?

    /// A finding.
    public init(severity: String, message: String, place: String, object: String? = nil, scene: String? = nil) {
      self.severity = severity
      self.message = message
      self.place = place
      self.object = object
      self.scene = scene
    }
  }
}
