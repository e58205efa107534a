/// Parameters that are connected by rows. Components do not influence each other.
struct Component {
  /// In `groupedParameters`.
  var parameters = Span32()
  /// In `groupedRows`, by level.
  var rows = Span32()
  /// Whether other values are equally good.
  var isAmbiguous = false
  /// For a component with one parameter: the row that determines it, and the interval of equally good values.
  var holder: Int32 = -1
  var low = -Double.infinity
  var high = Double.infinity
  var core = Core()
}

extension Engine {
  /// - Complexity: O(rows · log(rows)) for the largest component
  mutating func groupComponents() {
    components.removeAll()
    componentOf.resize(to: parameters.count)
    groupedParameters.resize(to: parameters.count)
    if areJoined { groupJoined() } else { listSingles() }
    groupRows()
    for index in 0..<components.count where components[index].rows.count > 1 {
      sortRowsByLevel(components[index].rows)
    }
  }

  private mutating func listSingles() {
    var row: Int32 = 0
    for parameter in 0..<Int32(parameters.count) {
      componentOf[parameter] = parameter
      groupedParameters[parameter] = parameter
      components.append(Component(parameters: Span32(start: parameter, count: 1), rows: Span32(start: row)))
      row += ownRows[parameter]
    }
  }

  private mutating func groupJoined() {
    listComponents()
    layOutGroups()
    groupParameters()
  }

  private mutating func listComponents() {
    for parameter in 0..<Int32(parameters.count) {
      let root = root(of: parameter)
      if root == parameter {
        componentOf[parameter] = Int32(components.count)
        components.append(Component())
      } else {
        componentOf[parameter] = componentOf[root]
      }
      let component = components.pointer(to: Int(componentOf[parameter]))
      component.pointee.parameters.count += 1
      component.pointee.rows.count += ownRows[parameter]
    }
  }

  private mutating func layOutGroups() {
    var parameter: Int32 = 0
    var row: Int32 = 0
    for index in 0..<components.count {
      let component = components.pointer(to: index)
      component.pointee.parameters.start = parameter
      component.pointee.rows.start = row
      parameter += component.pointee.parameters.count
      row += component.pointee.rows.count
      component.pointee.parameters.count = 0
      component.pointee.rows.count = 0
    }
  }

  private mutating func groupParameters() {
    for parameter in 0..<parameters.count {
      let component = components.pointer(to: Int(componentOf[parameter]))
      groupedParameters[component.pointee.parameters.end] = Int32(parameter)
      component.pointee.parameters.count += 1
    }
  }

  private mutating func groupRows() {
    groupedRows.resize(to: reduced.count)
    for row in 0..<reduced.count {
      let component = components.pointer(to: component(of: row))
      groupedRows[component.pointee.rows.end] = Int32(row)
      component.pointee.rows.count += 1
    }
  }

  /// Stable, so that rows of one level remain in the order of adding.
  private mutating func sortRowsByLevel(_ rows: Span32) {
    let reduced = reduced.values
    var list = UnsafeMutableBufferPointer(rebasing: groupedRows.values[rows.range])
    if list.count > Self.insertedRows {
      return list.sort {
        let (first, second) = (reduced[Int($0)].level, reduced[Int($1)].level)
        return first == second ? $0 < $1 : first < second
      }
    }
    for place in list.indices.dropFirst() {
      let row = list[place]
      var hole = place
      while hole > 0 && reduced[Int(list[hole - 1])].level > reduced[Int(row)].level {
        list[hole] = list[hole - 1]
        hole -= 1
      }
      list[hole] = row
    }
  }

  /// The number of rows up to which insertion sort is used.
  private static var insertedRows: Int { 16 }

  private mutating func component(of row: Int) -> Int {
    Int(componentOf[reducedEntries[reduced[row].entries.start].index])
  }

  mutating func solveComponents() {
    parameterValue.resize(to: parameters.count)
    tableau.clear(parameterCount: parameters.count)
    for index in 0..<components.count {
      if components[index].parameters.count == 1 { solveSingle(index) } else { solveCore(index) }
    }
  }

  private mutating func solveCore(_ index: Int) {
    let component = components[index]
    components.pointer(to: index).pointee.core = tableau.add(
      parameters: groupedParameters, component.parameters, rows: groupedRows, component.rows, reduced: reduced,
      reducedEntries: reducedEntries)
    tableau.chooseFirstBasis(of: components[index].core)
    settleCore(index)
  }

  /// Improves the present basis of a core until it is best at the present size.
  mutating func settleCore(_ index: Int) {
    let core = components[index].core
    for level in 0..<core.rowLevels { tableau.readSides(of: core, level: level, at: point) }
    let hasFlatEdges = tableau.optimize(core, levels: core.rowLevels, at: point) == .flatEdges
    if hasFlatEdges { tableau.breakTies(of: core, at: point) }
    components.pointer(to: index).pointee.isAmbiguous = hasFlatEdges
    for place in components[index].parameters.range {
      let parameter = groupedParameters[place]
      parameterValue[parameter] = tableau.value(
        ofParameter: place - components[index].parameters.range.lowerBound, in: core)
    }
    for place in components[index].rows.range {
      let row = groupedRows[place]
      guard reduced[row].level == 0 else { break }
      let entity = core.firstEntity + Int32(place) - components[index].rows.start
      if tableau.error(of: entity, at: point) > Tolerance.row { violated.append(reduced[row].origin) }
    }
  }
}
