import Raster

/// Something flat in a space of depth, as it is seen.
struct DepthPlane {
  /// Around everything that is drawn in the plane, in device pixels.
  let outline: ConvexPolygon
  /// As of ``CrossingPlanes/Plane/depth``.
  let depth: SIMD3<Double>

  func depth(at point: Point) -> Double { depth.x * point.x + depth.y * point.y + depth.z }
}

/// The order in which planes in a space of depth are drawn: of two that overlap the farther one first, of two equally far the
/// first one. Planes that cross, or overlap each other in a ring, go together.
struct DepthOrder {
  /// The planes' indices from back to front; those in one list are to be ordered pixel by pixel.
  private(set) var layers: [[Int]] = []

  private let planes: [DepthPlane]
  private let boxes: [Box]
  private let rings: Rings

  /// Of more planes only the middles are compared.
  static let maximumCount = 256
  /// Of more planes that cross each other only the middles are compared.
  static let maximumCrossingCount = 32

  init(_ planes: [DepthPlane]) {
    self.planes = planes
    boxes = planes.map(\.outline.bounds)
    guard planes.count <= Self.maximumCount else {
      rings = Rings(count: 0)
      layers = sortedByMiddle(Array(planes.indices)).map { [$0] }
      return
    }
    var rings = Rings(count: planes.count)
    for back in planes.indices {
      for front in planes.indices.dropFirst(back + 1) {
        switch Self.order(planes[back], planes[front], boxes[back].intersection(boxes[front])) {
        case .apart: break
        case .inOrder: rings.add(from: back, to: front)
        case .reversed: rings.add(from: front, to: back)
        case .crossing:
          rings.add(from: back, to: front)
          rings.add(from: front, to: back)
        }
      }
    }
    rings.find()
    self.rings = rings
    layers = rings.found.flatMap { ring in
      ring.count <= Self.maximumCrossingCount ? [ring.sorted()] : sortedByMiddle(ring.sorted()).map { [$0] }
    }
  }

  private func sortedByMiddle(_ indices: [Int]) -> [Int] {
    let keys = indices.map { index in
      let depth = planes[index].depth(at: (boxes[index].min + boxes[index].max) / 2)
      return (depth: depth.isFinite ? depth : 0, index: index)
    }
    return keys.sorted { $0 < $1 }.map(\.index)
  }
}

// MARK: - Two planes

extension DepthOrder {
  private enum Order {
    case apart
    /// The first one isn't nearer anywhere.
    case inOrder
    /// The second one isn't nearer anywhere.
    case reversed
    case crossing
  }

  /// Planes are taken to touch where they cross by less than this, in device pixels.
  private static let slack = 1.0 / 16
  /// How far rounding may lead depths astray, as a part of them.
  private static let rounding = 1e-9

  private static func order(_ first: DepthPlane, _ second: DepthPlane, _ box: Box) -> Order {
    guard !box.isEmpty else { return .apart }
    let common = first.outline.intersection(second.outline)
    guard common.area > slack * slack else { return .apart }
    let difference = second.depth - first.depth
    var (least, most, magnitude) = (Double.infinity, -Double.infinity, 0.0)
    for point in common.points {
      let (a, b) = (first.depth(at: point), second.depth(at: point))
      least = min(least, b - a)
      most = max(most, b - a)
      magnitude = max(magnitude, abs(a), abs(b))
    }
    let steepness = Point(difference.x, difference.y).length
    let tolerance = max(steepness * slack, magnitude * rounding)
    // What isn't a number counts as equally far.
    if !(least < -tolerance) { return .inOrder }
    return most > tolerance ? .crossing : .reversed
  }
}

// MARK: - Rings

/// Finds what precedes itself, by Tarjan's algorithm for strongly connected components.
private struct Rings {
  /// The components, each after all those that precede it.
  private(set) var found: [[Int]] = []
  /// What directly precedes each node.
  private var predecessors: [[Int]]
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var stack: [Int] = []
  private var count = 0

  init(count: Int) {
    predecessors = Array(repeating: [], count: count)
    numbers = Array(repeating: nil, count: count)
    lowest = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  mutating func add(from: Int, to: Int) { predecessors[to].append(from) }

  mutating func find() {
    for node in predecessors.indices where numbers[node] == nil { visit(node) }
  }

  private mutating func visit(_ node: Int) {
    (numbers[node], lowest[node]) = (count, count)
    count += 1
    stack.append(node)
    isOpen[node] = true
    for other in predecessors[node] {
      if let number = numbers[other] {
        if isOpen[other] { lowest[node] = min(lowest[node], number) }
      } else {
        visit(other)
        lowest[node] = min(lowest[node], lowest[other])
      }
    }
    guard lowest[node] == numbers[node] else { return }
    var ring: [Int] = []
    repeat {
      let last = stack.removeLast()
      isOpen[last] = false
      ring.append(last)
    } while ring.last != node
    found.append(ring)
  }
}
