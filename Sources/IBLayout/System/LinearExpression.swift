import IBModel
import IBSolver

/// A sum of unknowns with factors and a constant.
struct LinearExpression {
  var terms: [LinearSystem.Term] = []
  var constant = LinearSystem.Constant(0)

  init(_ constant: Double = 0) { self.constant.base = constant }

  init(_ variable: LinearSystem.Variable) { terms = [.init(1, variable)] }

  init(constant: LinearSystem.Constant) { self.constant = constant }

  mutating func add(_ factor: Double, _ variable: LinearSystem.Variable) { terms.append(.init(factor, variable)) }

  static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms += right.terms
    left.constant = left.constant + right.constant
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum += right
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.terms.reserveCapacity(left.terms.count + right.terms.count)
    for term in right.terms { difference.add(-term.coefficient, term.variable) }
    difference.constant = left.constant + right.constant * -1
    return difference
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    if factor == 1 { return left }
    if factor == 0 { return LinearExpression(constant: left.constant * 0) }
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

  func value(_ values: [Double], _ size: Size) -> Double {
    terms.reduce(constant.base + constant.width * size.width + constant.height * size.height) {
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
