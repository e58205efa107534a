/// An unknown with more than one best value.
package struct Ambiguity: Sendable, Hashable {
  package var variable: LinearSystem.Variable
  /// Minus infinity if there is none.
  package var low: Double
  /// Infinity if there is none.
  package var high: Double
}

extension Solver {
  /// Returns the ambiguous unknowns of the last system, in order, each with its exact range among the best solutions:
  /// those that satisfy the required rows and have minimal errors at every priority.
  /// - Complexity: O(components) without ambiguities; otherwise two short optimizations for each unknown in a tie.
  package func ambiguities() -> [Ambiguity] { engine.ambiguities() }
}

extension Engine {
  mutating func ambiguities() -> [Ambiguity] {
    guard components.values.contains(where: \.isAmbiguous) else { return [] }
    var result: [Ambiguity] = []
    probed.removeAll()
    spreadAmbiguity()
    for variable in 0..<Int32(variableCount) where spread[variable].count > 0 {
      let range = range(of: spread[variable])
      if range.high - range.low > Tolerance.row {
        let value = value[variable].value(at: point) - presentSum(of: flatEntries, spread[variable].range)
        result.append(
          Ambiguity(
            variable: LinearSystem.Variable(index: variable), low: snapped(value + range.low),
            high: snapped(value + range.high)))
      }
    }
    return result
  }

  /// Expresses every unknown by the parameters of ambiguous components, in `spread`. Most unknowns have none.
  mutating func spreadAmbiguity() {
    spread.fill(variableCount, with: Span32())
    flatEntries.removeAll()
    for parameter in 0..<Int32(parameters.count) where components[componentOf[parameter]].isAmbiguous {
      spread[parameters[parameter]] = Span32(start: Int32(flatEntries.count), count: 1)
      flatEntries.append(Entry(coefficient: 1, index: parameter))
    }
    position.fill(max(position.count, parameters.count), with: 0)
    for place in stride(from: eliminated.count - 1, through: 0, by: -1) where !tableau.isExhausted {
      let variable = eliminated[place]
      let start = flatEntries.count
      for index in definition[variable].range {
        let entry = definitionEntries[index]
        for other in spread[entry.index].range {
          let term = flatEntries[other]
          accumulate(Entry(coefficient: entry.coefficient * term.coefficient, index: term.index), since: start)
        }
      }
      compactFlat(since: start)
      tableau.countStored(flatEntries.count - start)
      spread[variable] = Span32(start: Int32(start), count: Int32(flatEntries.count - start))
    }
  }

  private func presentSum(of entries: borrowing Buffer<Entry>, _ places: Range<Int>) -> Double {
    var sum = 0.0
    for place in places { sum += entries[place].coefficient * parameterValue[entries[place].index].value(at: point) }
    return sum
  }

  /// Returns the range of a sum of ambiguous parameters; components are independent, so their ranges add up.
  private mutating func range(of span: Span32) -> (low: Double, high: Double) {
    var low = 0.0
    var high = 0.0
    for index in span.range {
      let entry = flatEntries[index]
      let component = componentOf[entry.index]
      if components[component].parameters.count == 1 {
        let ends = (entry.coefficient * components[component].low, entry.coefficient * components[component].high)
        low += min(ends.0, ends.1)
        high += max(ends.0, ends.1)
      } else if isFirst(index, of: component, in: span) {
        collect(span, of: component)
        let ends = probedRange(in: component)
        low += ends.low
        high += ends.high
      }
    }
    return (low, high)
  }

  private func isFirst(_ place: Int, of component: Int32, in span: Span32) -> Bool {
    for index in span.range.lowerBound..<place where componentOf[flatEntries[index].index] == component { return false }
    return true
  }

  private mutating func collect(_ span: Span32, of component: Int32) {
    expression.removeAll()
    for index in span.range where componentOf[flatEntries[index].index] == component {
      expression.append(flatEntries[index])
    }
  }

  /// Unknowns with the same parameters, such as the positions of views in a row, share one range.
  private mutating func probedRange(in component: Int32) -> (low: Double, high: Double) {
    let terms = expression.values.map { LinearSystem.Term($0.coefficient, LinearSystem.Variable(index: $0.index)) }
    if let known = probed[terms] { return known }
    let core = components[component].core
    guard tableau.aim(at: expression, of: core) else {
      let sum = presentSum(of: expression, 0..<expression.count)
      return (sum, sum)
    }
    let low = tableau.leastProbed(of: core, at: point)
    tableau.negateProbe(of: core)
    let high = -tableau.leastProbed(of: core, at: point)
    tableau.endProbe(of: core, at: point)
    probed[terms] = (low, high)
    return (low, high)
  }
}
