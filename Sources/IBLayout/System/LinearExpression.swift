import IBModel
import IBSolver

/// A sum of unknowns with factors and a constant.
struct LinearExpression {
  var terms: [LinearSystem.Term] = []
  var constant = LinearSystem.Constant(0)

  init(_ constant: Double = 0) { self.constant.base = constant }

  init(_ variable: LinearSystem.Variable) { terms = [.init(1, variable)] }

  init(constant: LinearSystem.Constant) { self.constant = constant }

  static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms += right.terms
    left.constant = left.constant + right.constant
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum += right
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant = product.constant * factor
    return product
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant.base += right
    return sum
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  /// The value for given values of the unknowns and a given size of the root.
  func value(_ values: [Double], width: Double, height: Double) -> Double {
    terms.reduce(constant.base + constant.width * width + constant.height * height) {
      $0 + $1.coefficient * values[Int($1.variable.index)]
    }
  }
}

extension LinearSystem.Constant {
  static func + (left: Self, right: Self) -> Self {
    Self(left.base + right.base, width: left.width + right.width, height: left.height + right.height)
  }

  static func * (left: Self, factor: Double) -> Self {
    Self(left.base * factor, width: left.width * factor, height: left.height * factor)
  }
}
