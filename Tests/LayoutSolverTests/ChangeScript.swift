import TestSupport
import Testing

@testable import LayoutSolver

/// Random changes of a system, which are checked for conflicts as they happen.
struct ChangeScript {
  let seed: UInt64
  var random: SeededGenerator
  let numbered: NumberedSystem
  /// The number of variables, from the first, that are at least 0.
  private let nonnegativeCount: Int
  private(set) var statements: [Statement] = []
  private var ids: [LayoutConstraintID] = []
  private let requiredShare: Double

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    nonnegativeCount = Int.random(in: 0...count, using: &random)
    numbered = NumberedSystem(variableCount: count, nonnegativeCount: nonnegativeCount)
    requiredShare = random.double(in: 0...0.6)
  }

  private var variableCount: Int { numbered.variables.count }

  /// Adds, removes or changes a constraint, or solves the system.
  mutating func change() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: add()
    case 4..<6 where !ids.isEmpty: remove()
    case 6..<9 where !ids.isEmpty: setConstant()
    default: numbered.system.solve()
    }
  }

  private mutating func add() {
    let statement = random.statement(variableCount: variableCount, requiredShare: requiredShare)
    do throws(LayoutConflict) {
      ids.append(try numbered.add(statement))
      statements.append(statement)
    } catch {
      #expect(error.constraints.last == .some(nil), "seed \(seed)")
      check(error, statements: statements, added: statement)
    }
  }

  private mutating func remove() {
    let index = ids.indices.randomElement(using: &random) ?? 0
    numbered.system.remove(ids.remove(at: index))
    statements.remove(at: index)
  }

  private mutating func setConstant() {
    let index = ids.indices.randomElement(using: &random) ?? 0
    var changed = statements
    changed[index].constant = random.constant()
    let former = numbered.solution.map(\.bitPattern)
    do throws(LayoutConflict) {
      try numbered.system.setConstant(changed[index].constant, of: ids[index])
      statements = changed
    } catch {
      #expect(numbered.solution.map(\.bitPattern) == former, "seed \(seed)")
      #expect(error.constraints.contains(ids[index]), "seed \(seed)")
      check(error, statements: changed, added: nil)
    }
  }

  /// Adds a constraint and removes it, whether or not the system is solved in between.
  mutating func addAndRemove() {
    let statement = random.statement(variableCount: variableCount, requiredShare: requiredShare)
    guard let id = try? numbered.add(statement) else { return }
    if Bool.random(using: &random) { numbered.system.solve() }
    numbered.system.remove(id)
  }

  /// Checks that a conflict names a set that can't be satisfied, but can be without any one of its constraints
  /// and without bounds.
  private func check(_ conflict: LayoutConflict, statements: [Statement], added: Statement?) {
    let named = conflict.constraints.compactMap { id in
      id.map { id in ids.firstIndex(of: id).map { statements[$0] } } ?? added
    }
    #expect(
      named.count == conflict.constraints.count && named.allSatisfy { $0.priority == 1000 }, "seed \(seed)")
    #expect(
      !NumberedSystem.isFeasible(named, variableCount: variableCount, nonnegativeCount: nonnegativeCount),
      "seed \(seed)")
    for index in named.indices {
      var rest = named
      rest.remove(at: index)
      #expect(NumberedSystem.isFeasible(rest, variableCount: variableCount), "seed \(seed), without \(index)")
    }
  }

  /// Compares the system with one to which the constraints are added in random order, with the bounds among them.
  mutating func compareWithScratch() {
    let scratch = NumberedSystem(variableCount: variableCount)
    let bounds = (0..<nonnegativeCount).map { Statement.bound($0, of: variableCount) }
    for statement in (bounds + statements).shuffled(using: &random) {
      #expect((try? scratch.add(statement)) != nil, "seed \(seed)")
    }
    let (solution, expected) = (numbered.solution, scratch.solution)
    let (errors, best) = (
      (bounds + statements).errors(at: solution), (bounds + statements).errors(at: expected)
    )
    #expect(errors[0] < 1e-6 && ReferenceSolver.order(errors, best) == 0, "seed \(seed): \(errors), \(best)")
    for (index, variable) in numbered.variables.enumerated() {
      let isDetermined = numbered.system.isDetermined(variable)
      #expect(isDetermined == scratch.system.isDetermined(scratch.variables[index]), "seed \(seed)")
      if isDetermined { #expect(isClose(solution[index], expected[index], within: 1e-6), "seed \(seed)") }
    }
  }
}
