import Testing
import UIKit

/// Layouts in tables of equations. The expected frames were computed by hand, not by a solver.
@MainActor
struct LayoutTableTests {
  private nonisolated static let tables: [[LayoutCase]] = [
    LayoutCase.sides, LayoutCase.proportions, LayoutCase.priorities, LayoutCase.contents, LayoutCase.guides,
    LayoutCase.rows, LayoutCase.columns, LayoutCase.directions, LayoutCase.formats, LayoutCase.fittings,
    LayoutCase.trees,
  ]
  nonisolated static let cases: [LayoutCase] = tables.flatMap { $0 }

  @Test(arguments: cases)
  func `frames are those computed by hand`(_ layout: LayoutCase) throws {
    let script = LayoutScript()
    for statement in layout.statements { try script.run(statement) }
  }

  @Test func `the tables contain two hundred different layouts`() {
    #expect(Self.cases.count >= 200)
    #expect(Set(Self.cases.map(\.title)).count == Self.cases.count)
    #expect(
      Self.cases.allSatisfy { layout in
        layout.statements.contains { $0.hasPrefix("=>") || $0.hasPrefix("fit") }
      })
  }
}
