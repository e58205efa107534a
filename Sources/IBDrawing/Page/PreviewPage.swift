import IBModel

/// What a page for a browser shows: pictures of states among which people choose, and findings beside them.
package struct PreviewPage: Sendable {
  /// The heading.
  package var title: String
  /// What people choose, each a group of radio buttons.
  package var choices: [Choice]
  /// The pictures.
  package var states: [State]
  /// What people can show above the pictures, one at a time.
  package var layers: [Layer]
  /// What people should know about the overlays; empty when there is nothing.
  package var remark = ""
  /// What was found in the document.
  package var findings: [Finding]

  /// A page.
  package init(
    title: String, choices: [Choice], states: [State], layers: [Layer] = [], findings: [Finding] = []
  ) {
    self.title = title
    self.choices = choices
    self.states = states
    self.layers = layers
    self.findings = findings
  }

  /// One of several options.
  package struct Choice: Sendable {
    /// The name in links, such as `device`.
    package var name: String
    /// What people read.
    package var title: String
    /// What can be chosen.
    package var options: [Option]
    /// The index of the option that is chosen at first.
    package var standard: Int

    /// A choice.
    package init(name: String, title: String, options: [Option], standard: Int = 0) {
      self.name = name
      self.title = title
      self.options = options
      self.standard = standard
    }
  }

  /// Something that can be chosen.
  package struct Option: Sendable {
    /// The value in links.
    package var value: String
    /// What people read.
    package var title: String

    /// An option.
    package init(value: String, title: String) {
      self.value = value
      self.title = title
    }
  }

  /// A picture and when it is shown.
  package struct State: Sendable {
    /// The index of an option for each choice.
    package var options: [Int]
    /// The picture.
    package var picture: Picture
    /// What people should know about it, in a clause.
    package var remark: String

    /// A picture for some options.
    package init(options: [Int], picture: Picture, remark: String = "") {
      self.options = options
      self.picture = picture
      self.remark = remark
    }
  }

  /// Marks that explain pictures, and when they can be shown above them.
  package struct Layer: Sendable {
    /// What the marks explain.
    package var kind: PictureOverlay.Kind
    /// The index of an option for each of the first choices; the other choices are ignored.
    package var options: [Int]
    /// The marks, on nothing.
    package var marks: Picture
    /// How far marks are outside of the picture, in points.
    package var overhang: Insets
    /// What the numbers at the marks mean.
    package var legend: [PictureOverlay.Entry]

    /// An overlay of a picture, for some options.
    package init(_ overlay: PictureOverlay, on picture: Picture, options: [Int]) {
      kind = overlay.kind
      self.options = options
      (marks, overhang) = picture.layer(of: overlay)
      legend = overlay.legend
    }
  }

  /// What a rule found.
  package struct Finding: Sendable {
    /// How bad it is: `warning`.
    package var severity: String
    /// What is wrong.
    package var message: String
    /// Where, for people: `Main.storyboard:12:5`, the rule.
    package var place: String
    /// The id of the object in pictures.
    package var object: String?
    /// The value of the option of the first choice, the scene, in which the object is.
    package var scene: String?

    /// A finding.
    package init(severity: String, message: String, place: String, object: String? = nil, scene: String? = nil) {
      self.severity = severity
      self.message = message
      self.place = place
      self.object = object
      self.scene = scene
    }
  }
}
