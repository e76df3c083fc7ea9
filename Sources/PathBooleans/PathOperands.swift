import Raster

/// The curves of two paths in a normalized space, in which the largest coordinate is between 1 and 2.
///
/// The scale factor is a power of two, so coordinates are restored exactly.
struct PathOperands {
  /// The role of a path in an operation.
  enum Role: Hashable, Sendable {
    /// An area, with its subpaths closed.
    case area(Operand)
    /// Lines that are cut by areas and bound none.
    case lines

    /// The winding numbers of both areas to the left of a curve minus those to its right, where y points up.
    var change: Windings {
      switch self {
      case .area(.first): Windings(1, 0)
      case .area(.second): Windings(0, 1)
      case .lines: .zero
      }
    }
  }

  enum Operand: Hashable, Sendable {
    case first
    case second
  }

  struct Source {
    let curve: Cubic
    let role: Role
    /// The index of the subpath, counted over both paths.
    let subpath: Int
  }

  private(set) var sources: [Source] = []
  /// The scale factor from the paths' space to this one.
  let factor: Double
  /// The distance below which points are the same: 2⁻⁴⁰ of the extent, and more than the rounding error.
  let tolerance: Double
  private var subpathCount = 0

  /// Creates the operands. A path with a coordinate that isn't finite counts as empty, as it does when it's
  /// filled.
  init(_ first: Path, as firstRole: Role, _ second: Path, as secondRole: Role) {
    let paths = [(first, firstRole), (second, secondRole)].filter { $0.0.isFinite && !$0.0.isEmpty }
    let box = paths.reduce(Box.empty) { $0.union($1.0.controlBox) }
    let largest = Swift.max(abs(box.min.x), abs(box.min.y), abs(box.max.x), abs(box.max.y))
    let exponent = largest > 0 && largest.isFinite ? Swift.max(Int(largest.exponent), -1000) : 0
    factor = Double(sign: .plus, exponent: -exponent, significand: 1)
    let corners = (box.min * factor, box.max * factor)
    let extent = Swift.max(corners.1.x - corners.0.x, corners.1.y - corners.0.y)
    tolerance = Swift.max(extent * 0x1p-40, largest * factor * 0x1p-46)
    for (path, role) in paths { add(path, as: role) }
  }

  private mutating func add(_ path: Path, as role: Role) {
    var current = Point.zero
    var start = Point.zero
    func append(_ segment: CurveSegment) {
      let curve = scaled(segment).straightened(within: tolerance / 16)
      guard curve.start != curve.end || !curve.isLine else { return }
      sources.append(Source(curve: curve, role: role, subpath: subpathCount))
    }
    func endSubpath() {
      if role != .lines { append(.line(current, start)) }
      subpathCount += 1
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        endSubpath()
        (start, current) = (point, point)
      case .close:
        append(.line(current, start))
        current = start
      case .line, .quad, .cubic:
        guard let segment = CurveSegment(element, from: current) else { continue }
        append(segment)
        current = segment.end
      }
    }
    endSubpath()
  }

  private func scaled(_ segment: CurveSegment) -> Cubic {
    switch segment {
    case .line(let a, let b): Cubic(a * factor, b * factor)
    case .quad(let a, let b, let c): Cubic(.quad(a * factor, b * factor, c * factor))
    case .cubic(let a, let b, let c, let d): Cubic(a * factor, b * factor, c * factor, d * factor)
    }
  }
}
