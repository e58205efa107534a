import IBTemplates

/// The constraints of a text in the Visual Format Language. Applying the layout reports mistakes in it.
public struct VFL: LayoutStatement {
  private let text: String
  private let options: VisualFormatOptions
  private let metrics: [String: Double]

  /// Creates constraints from a format.
  public init(_ text: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]) {
    (self.text, self.options, self.metrics) = (text, options, metrics)
  }

  /// Adds the constraints of the format.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let format: VisualFormat
    do throws(VisualFormatError) { format = try VisualFormat(text) } catch {
      throw LayoutProblem(.format(error.reason))
    }
    try FormatStatement(format, options: options, metrics: metrics).add(to: &context)
  }
}
