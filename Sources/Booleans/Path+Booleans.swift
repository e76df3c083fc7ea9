package import Raster

/// Areas and lines made of two paths.
///
/// Paths are cut where they meet, to points that are 2⁻⁴⁰ of their extent apart or closer; what is smaller vanishes. Where
/// they meet more often than about half a million times and eight times for each of their segments, the result is that
/// of a grid of cells instead (``CellArea``). A path with a coordinate that isn't finite counts as empty.
extension Path {
  /// The area that an operation makes of this path's and another's, open subpaths closed.
  ///
  /// The result's curves are parts of those given, quadratic ones raised to cubics. Its subpaths are closed and don't cross
  /// themselves or one another; where y points up, what is inside is to their left, so that both fill rules fill the
  /// same.
  package func combined(_ operation: PathOperation, with other: Path, rule: FillRule) -> Path {
    combined(operation, with: other, rule: rule, limit: nil)
  }

  func combined(
    _ operation: PathOperation, with other: Path, rule: FillRule, limit: Arrangement.Limit?
  ) -> Path {
    let operands = PathOperands(self, as: .area(.first), other, as: .area(.second))
    let membership = Membership(operation: operation, rule: rule)
    guard let arrangement = Arrangement(operands, limit: limit) else {
      return CellArea(operands, membership).path()
    }
    return OutlineTracer(PlaneSweep(arrangement, membership), operands).path()
  }

  /// The path's area as ``combined(_:with:rule:)`` writes it.
  package func normalized(rule: FillRule) -> Path { combined(.union, with: Path(), rule: rule) }

  /// The connected parts of the path's area, each an outline with its holes.
  ///
  /// Parts that touch at points only are separate. A grid of cells isn't taken apart.
  package func components(rule: FillRule) -> [Path] {
    let operands = PathOperands(self, as: .area(.first), Path(), as: .area(.second))
    let membership = Membership(operation: .union, rule: rule)
    guard let arrangement = Arrangement(operands, limit: nil) else {
      return [CellArea(operands, membership).path()].filter { !$0.isEmpty }
    }
    return OutlineTracer(PlaneSweep(arrangement, membership), operands).components()
  }

  /// The parts of the path's segments that are inside another's area, its outline included, or those that aren't.
  ///
  /// Open subpaths of this path stay open; all of the result's are.
  package func lines(inside: Bool, _ area: Path, rule: FillRule) -> Path {
    lines(inside: inside, area, rule: rule, limit: nil)
  }

  func lines(inside: Bool, _ area: Path, rule: FillRule, limit: Arrangement.Limit?) -> Path {
    let operands = PathOperands(self, as: .lines, area, as: .area(.second))
    let membership = Membership(operation: .union, rule: rule)
    guard let arrangement = Arrangement(operands, limit: limit) else {
      return CellArea(operands, membership).lines(keepingInside: inside)
    }
    let sweep = PlaneSweep(arrangement, membership)
    return LineTracer(sweep, operands, rule: rule).path(keepingInside: inside)
  }
}
