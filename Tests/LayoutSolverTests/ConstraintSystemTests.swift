import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct ConstraintSystemTests {
  private func statement(
    _ coefficients: [Double], _ relation: LayoutRelation, _ value: Double, priority: Float = 1000
  ) -> Statement {
    Statement(coefficients: coefficients, constant: -value, relation: relation, priority: priority)
  }

  @Test func `a higher priority wins against any number of lower ones`() throws {
    let numbered = NumberedSystem(variableCount: 1)
    for _ in 0..<500 { _ = try numbered.add(statement([1], .equal, 7, priority: 250)) }
    _ = try numbered.add(statement([1], .equal, 3, priority: 250.5))
    #expect(numbered.solution == [3])
  }

  @Test func `within a priority, the sum of absolute errors is minimal`() throws {
    let numbered = NumberedSystem(variableCount: 1)
    for value in [1.0, 2, 90, 95, 100] { _ = try numbered.add(statement([1], .equal, value, priority: 500)) }
    #expect(numbered.solution == [90], "the median")
  }

  @Test func `several multiples of a variable add up`() throws {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    var expression = LayoutExpression(constant: -10)
    for coefficient in [1.0, 3, -2] { expression.add(coefficient, x) }
    _ = try system.add(expression, .equal, priority: 1000)
    system.solve()
    #expect(system.value(of: x) == 5)
  }

  @Test func `a constant expression is a conflict unless it holds`() throws {
    let system = ConstraintSystem()
    _ = try system.add(LayoutExpression(constant: 0), .equal, priority: 1000)
    _ = try system.add(LayoutExpression(constant: 5), .greaterThanOrEqual, priority: 1000)
    _ = try system.add(LayoutExpression(constant: 5), .equal, priority: 999)
    let conflict = #expect(throws: LayoutConflict.self) {
      try system.add(LayoutExpression(constant: 5), .lessThanOrEqual, priority: 1000)
    }
    #expect(conflict?.constraints == [nil])
  }

  @Test func `a constraint that takes the place of the first one can be changed`() throws {
    let numbered = NumberedSystem(variableCount: 2)
    let first = try numbered.add(statement([1, 0], .greaterThanOrEqual, 5))
    _ = try numbered.add(statement([0, 1], .equal, 50, priority: 500))
    numbered.system.remove(first)
    let changed = try numbered.add(statement([0, 1], .greaterThanOrEqual, 10))
    #expect(numbered.solution == [0, 50])
    try numbered.system.setConstant(-60, of: changed)
    #expect(numbered.solution == [0, 60])
  }

  @Test func `a redundant equation can be added, and carries on when its twin is removed`() throws {
    let numbered = NumberedSystem(variableCount: 2)
    let first = try numbered.add(statement([1, -1], .equal, 4))
    let twin = try numbered.add(statement([2, -2], .equal, 8))
    _ = try numbered.add(statement([0, 1], .equal, 1))
    #expect(throws: LayoutConflict.self) { try numbered.system.setConstant(-9, of: twin) }
    numbered.system.remove(first)
    #expect(numbered.solution == [5, 1])
    try numbered.system.setConstant(-10, of: twin)
    #expect(numbered.solution == [6, 1])
  }

  @Test func `a conflict names the constraints that contradict each other and no others`() throws {
    let numbered = NumberedSystem(variableCount: 3)
    _ = try numbered.add(statement([0, 0, 1], .equal, 40))
    let left = try numbered.add(statement([1, 0, 0], .greaterThanOrEqual, 20))
    let order = try numbered.add(statement([-1, 1, 0], .greaterThanOrEqual, 100))
    _ = try numbered.add(statement([0, 1, -1], .greaterThanOrEqual, 0))
    let conflict = #expect(throws: LayoutConflict.self) {
      try numbered.add(self.statement([0, 1, 0], .lessThanOrEqual, 119))
    }
    #expect(conflict?.constraints == [left, order, nil])
    _ = try numbered.add(statement([0, 1, 0], .lessThanOrEqual, 120))
    #expect(numbered.solution == [20, 120, 40])
  }

  @Test func `a variable without constraints is 0 and not determined`() throws {
    let numbered = NumberedSystem(variableCount: 2)
    let id = try numbered.add(statement([1, -1], .equal, 3))
    numbered.system.solve()
    #expect(numbered.variables.allSatisfy { !numbered.system.isDetermined($0) })
    numbered.system.remove(id)
    #expect(numbered.solution == [0, 0])
    #expect(numbered.variables.allSatisfy { !numbered.system.isDetermined($0) })
  }

  @Test func `an inequality alone doesn't determine a variable, and a tight pair does`() throws {
    let numbered = NumberedSystem(variableCount: 1)
    _ = try numbered.add(statement([1], .greaterThanOrEqual, 5))
    #expect(numbered.solution[0] >= 5 && !numbered.system.isDetermined(numbered.variables[0]))
    _ = try numbered.add(statement([1], .lessThanOrEqual, 5))
    #expect(numbered.solution == [5] && numbered.system.isDetermined(numbered.variables[0]))
  }

  @Test func `a removed variable's column serves a new variable`() {
    let system = ConstraintSystem()
    let first = system.makeVariable()
    system.removeVariable(first)
    let second = system.makeVariable()
    #expect(first != second && first.column == second.column)
    #expect(system.value(of: second) == 0)
  }

  @Test func `great constants and small coefficients stay exact through many changes`() throws {
    var random = SeededGenerator(seed: 1)
    let numbered = NumberedSystem(variableCount: 40)
    var (statements, ids): ([Statement], [LayoutConstraintID]) = ([], [])
    for index in 0..<40 {
      var coefficients = Array(repeating: 0.0, count: 40)
      coefficients[index] = index.isMultiple(of: 7) ? 0.001 : 1
      if index > 0 { coefficients[index - 1] = index.isMultiple(of: 5) ? -0.001 : -1 }
      let value = index.isMultiple(of: 7) ? 1000.0 : 1e6
      statements.append(
        statement(coefficients, .equal, value, priority: index.isMultiple(of: 3) ? 500 : 1000))
      ids.append(try numbered.add(statements[index]))
    }
    for _ in 0..<3000 {
      let index = Int.random(in: 0..<40, using: &random)
      statements[index].constant = random.double(in: -1000...1000) * (index.isMultiple(of: 7) ? 1 : 1000)
      try numbered.system.setConstant(statements[index].constant, of: ids[index])
    }
    let solution = numbered.solution
    for statement in statements { #expect(statement.error(at: solution) < 1e-6) }
  }

  @Test func `broken rules trap`() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (ConstraintSystem(), ConstraintSystem())
      _ = b.value(of: a.makeVariable())
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      var expression = LayoutExpression()
      let variable = system.makeVariable()
      expression.add(1, variable)
      _ = try? system.add(expression, .equal, priority: 500)
      system.removeVariable(variable)
    }
    await #expect(processExitsWith: .failure) {
      _ = try? ConstraintSystem().add(LayoutExpression(constant: .nan), .equal, priority: 500)
    }
    await #expect(processExitsWith: .failure) {
      _ = try? ConstraintSystem().add(LayoutExpression(), .equal, priority: 0)
    }
  }
}
