import TestSupport

@testable import LayoutSolver

/// A constraint for tests, on variables that are numbered from 0.
struct Statement {
  var coefficients: [Double]
  var constant: Double
  var relation: LayoutRelation
  var priority: Float

  /// The absolute error at a point.
  func error(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }
}

extension Statement {
  /// Returns a constraint that a variable is 7.
  static func wish(_ variable: Int, of count: Int, priority: Float) -> Statement {
    var coefficients = Array(repeating: 0.0, count: count)
    coefficients[variable] = 1
    return Statement(coefficients: coefficients, constant: -7, relation: .equal, priority: priority)
  }
}

extension LexicographicProgram {
  /// Creates the same program for the dense simplex method.
  init(_ statements: [Statement], variableCount: Int) {
    self.init(variableCount: variableCount)
    for statement in statements {
      let relation: Relation =
        switch statement.relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      add(statement.coefficients, statement.constant, relation, priority: statement.priority)
    }
  }
}

extension [Statement] {
  /// The sums of errors at a point, by decreasing priority. The first one is the system of the required constraints.
  func errors(at point: [Double]) -> [Double] {
    let priorities = Set(map(\.priority)).union([1000]).sorted(by: >)
    return priorities.map { priority in
      reduce(0) { $0 + ($1.priority == priority ? $1.error(at: point) : 0) }
    }
  }
}

/// A constraint system whose variables are numbered.
struct NumberedSystem {
  let system = ConstraintSystem()
  let variables: [LayoutVariable]

  init(variableCount: Int) { variables = (0..<variableCount).map { [system] _ in system.makeVariable() } }

  func add(_ statement: Statement) throws(LayoutConflict) -> LayoutConstraintID {
    var expression = LayoutExpression(constant: statement.constant)
    for (coefficient, variable) in zip(statement.coefficients, variables) where coefficient != 0 {
      expression.add(coefficient, variable)
    }
    return try system.add(expression, statement.relation, priority: statement.priority)
  }

  /// The values of all variables at the optimum.
  var solution: [Double] {
    system.solve()
    return variables.map { system.value(of: $0) }
  }

  /// Whether the required constraints can be satisfied together.
  static func isFeasible(_ statements: [Statement], variableCount: Int) -> Bool {
    let numbered = NumberedSystem(variableCount: variableCount)
    return statements.allSatisfy { (try? numbered.add($0)) != nil }
  }
}

extension SeededGenerator {
  /// Returns a constraint that leans toward ties: few different coefficients, constants and priorities.
  ///
  /// Only the first variable has coefficients of 0.001. Chains of them would reach values at which 1e−6 is rounding.
  mutating func statement(variableCount: Int, requiredShare: Double) -> Statement {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let variable = Int.random(in: 0..<variableCount, using: &self)
      coefficients[variable] = element(of: [1, 1, 1, -1, -1, -1, 2, -0.5, variable == 0 ? 0.001 : 0.25])
    }
    return Statement(
      coefficients: coefficients, constant: constant(),
      relation: element(of: [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual]),
      priority: double(in: 0...1) < requiredShare ? 1000 : element(of: [999, 750, 750, 250, 250, 1]))
  }

  mutating func constant() -> Double {
    element(of: [0, 0, 10, -10, 50, -50, 100, Double(Int.random(in: -300...300, using: &self))])
  }
}
