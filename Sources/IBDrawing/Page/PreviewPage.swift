import IBModel

/// The content of a page for a browser: pictures of states, the choices among them, and findings beside them.
package struct PreviewPage: Sendable {
  package var title: String
  /// The choices, each a group of radio buttons.
  package var choices: [Choice]
  package var states: [State]
  /// The marks that can be shown above the pictures, one layer at a time.
  package var layers: [Layer]
  /// A remark about the overlays; empty without one.
  package var remark = ""
  package var findings: [Finding]

  package init(
    title: String, choices: [Choice], states: [State], layers: [Layer] = [], findings: [Finding] = []
  ) {
    (self.title, self.choices, self.states, self.layers, self.findings) = (title, choices, states, layers, findings)
  }

  /// A choice among several options.
  package struct Choice: Sendable {
    /// The name in links, such as `device`.
    package var name: String
    package var title: String
    package var options: [Option]
    /// The index of the option that is selected at first.
    package var standard: Int

    package init(name: String, title: String, options: [Option], standard: Int = 0) {
      (self.name, self.title, self.options, self.standard) = (name, title, options, standard)
    }
  }

  /// An option of a choice.
  package struct Option: Sendable {
    package var value: String
    package var title: String

    package init(value: String, title: String) {
      self.value = value
      self.title = title
    }
  }

  /// A picture and the options for which it is shown.
  package struct State: Sendable {
    /// The index of an option for each choice.
    package var options: [Int]
    package var picture: Picture
    /// A remark about the picture, as a clause.
    package var remark: String

    package init(options: [Int], picture: Picture, remark: String = "") {
      (self.options, self.picture, self.remark) = (options, picture, remark)
    }
  }

  /// Marks that explain pictures, and the options for which they can be shown.
  package struct Layer: Sendable {
    package var kind: PictureOverlay.Kind
    /// The index of an option for each of the first choices; the other choices are ignored.
    package var options: [Int]
    package var marks: Picture
    /// The distances of marks outside of the picture, in points.
    package var overhang: Insets
    /// The explanations of the numbers at the marks.
    package var legend: [PictureOverlay.Entry]

    package init(_ overlay: PictureOverlay, on picture: Picture, options: [Int]) {
      kind = overlay.kind
      self.options = options
      (marks, overhang) = picture.layer(of: overlay)
      legend = overlay.legend
    }
  }

  /// A finding of a rule.
  package struct Finding: Sendable {
    /// The name of the severity: `warning`.
    package var severity: String
    package var message: String
    /// A place for people: `Main.storyboard:12:5`, the rule.
    package var place: String
    package var object: String?
    /// The option of the first choice, the scene, that contains the object.
    package var scene: String?

    package init(severity: String, message: String, place: String, object: String? = nil, scene: String? = nil) {
      (self.severity, self.message, self.place, self.object, self.scene) = (severity, message, place, object, scene)
    }
  }
}
