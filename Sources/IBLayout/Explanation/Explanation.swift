import IBBase
import IBModel
import IBSolver

/// The reasons for a view's frame: the rows that determine each edge and extent.
public struct Explanation: Sendable {
  /// The view.
  public var view: Object
  /// Left, width, right, top, height and bottom.
  public var sides: [Side]

  /// An edge or extent of the view.
  public struct Side: Sendable {
    /// One of `left`, `width`, `right`, `top`, `height` and `bottom`.
    public var attribute: LayoutAttribute
    /// In points; edges in the superview's coordinates.
    public var value: Double
    /// The rows that together allow only this value, in document order; each is needed. Empty if other values are
    /// possible.
    public var origins: [RowOrigin]
  }
}

extension LayoutEngine {
  /// Explains each edge of a view; nil when the view is not installed.
  public func explanation(
    of view: Object, in document: Document, in situation: Situation = Situation()
  ) throws(LayoutError) -> Explanation? {
    try explanation(of: view, in: ResolvedDocument(document, in: situation))
  }

  /// Explains each edge of a view of a resolved document; nil when the view is not installed.
  public func explanation(of view: Object, in document: ResolvedDocument) throws(LayoutError) -> Explanation? {
    guard let (scene, index) = document.index(of: view) else { return nil }
    return try layout(of: scene, options: .framesOnly).explanation(of: index)
  }
}

extension SceneLayout {
  /// Explains the edges and extents of a view.
  public func explanation(of view: ViewIndex) -> Explanation? {
    let solver = Solver()
    solver.limitWork(to: Limit.solverWork)
    let size = scene.rootSize
    guard (try? solver.solve(builder.system, width: size.width, height: size.height)) != nil else { return nil }
    let sides = measures(of: view).map { attribute, measure in
      let causes = (try? solver.explain(measure.terms, in: builder.system)) ?? []
      return Explanation.Side(
        attribute: attribute, value: value(of: attribute, view), origins: origins(of: causes).inDocumentOrder)
    }
    return Explanation(view: scene[view].object, sides: sides)
  }

  private func measures(of view: ViewIndex) -> [(LayoutAttribute, LinearExpression)] {
    let (x, width) = (builder.position(view, .horizontal), builder.size(view, .horizontal))
    let (y, height) = (builder.position(view, .vertical), builder.size(view, .vertical))
    let (left, right) = scene.isReflected ? (x + width, x) : (x, x + width)
    return [(.left, left), (.width, width), (.right, right), (.top, y), (.height, height), (.bottom, y + height)]
  }

  private func value(of attribute: LayoutAttribute, _ view: ViewIndex) -> Double {
    let frame = frames[view]
    switch attribute {
    case .left: return frame.x
    case .width: return frame.width
    case .right: return frame.x + frame.width
    case .top: return frame.y
    case .height: return frame.height
    default: return frame.y + frame.height
    }
  }

  private func origins(of causes: [Cause]) -> [RowOrigin] {
    causes.compactMap { cause in
      switch cause.source {
      case .row(let row): builder.origins[row]
      case .bound(let variable): view(ofSize: variable).map { .nonnegative($0) }
      }
    }
  }

  private func view(ofSize variable: LinearSystem.Variable) -> Object? {
    let view = scene.indices.first { view in
      Axis.allCases.contains { builder.unknowns(view, $0).size == variable }
    }
    return view.map { scene[$0].object }
  }
}
