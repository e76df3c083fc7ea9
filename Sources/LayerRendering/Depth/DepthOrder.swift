import Raster

/// A flat picture in a three-dimensional space, as seen on the device.
struct DepthPlane {
  /// A polygon that encloses everything drawn in the plane, in device pixels.
  let outline: ConvexPolygon
  /// The coefficients of the plane's nearness; see ``CrossingPlanes/Plane/depth``.
  let depth: SIMD3<Double>

  func depth(at point: Point) -> Double { depth.x * point.x + depth.y * point.y + depth.z }
}

/// The drawing order of planes in a three-dimensional space.
///
/// Of two overlapping planes, the farther one is drawn first; if they are equally far, the order of the layers
/// decides. Planes that intersect, or that overlap one another in a cycle, are drawn together.
struct DepthOrder {
  /// The planes' indices from back to front; planes in one list have to be ordered per pixel.
  private(set) var layers: [[Int]] = []

  private let planes: [DepthPlane]
  private let boxes: [Box]
  private let components: Components

  /// The largest number of planes that are compared pairwise; more are sorted by the depths of their centers.
  static let maximumCount = 256
  /// The largest number of intersecting planes that are ordered per pixel; more are sorted by the depths of their
  /// centers.
  static let maximumCrossingCount = 32

  init(_ planes: [DepthPlane]) {
    self.planes = planes
    boxes = planes.map(\.outline.bounds)
    guard planes.count <= Self.maximumCount else {
      components = Components(count: 0)
      layers = sortedByCenter(Array(planes.indices)).map { [$0] }
      return
    }
    var components = Components(count: planes.count)
    for back in planes.indices {
      for front in planes.indices.dropFirst(back + 1) {
        switch Self.order(planes[back], planes[front], boxes[back].intersection(boxes[front])) {
        case .disjoint: break
        case .inOrder: components.addEdge(from: back, to: front)
        case .reversed: components.addEdge(from: front, to: back)
        case .crossing:
          components.addEdge(from: back, to: front)
          components.addEdge(from: front, to: back)
        }
      }
    }
    components.find()
    self.components = components
    layers = components.ordered.flatMap { component in
      component.count <= Self.maximumCrossingCount
        ? [component.sorted()] : sortedByCenter(component.sorted()).map { [$0] }
    }
  }

  private func sortedByCenter(_ indices: [Int]) -> [Int] {
    let keys = indices.map { index in
      let depth = planes[index].depth(at: (boxes[index].min + boxes[index].max) / 2)
      return (depth: depth.isFinite ? depth : 0, index: index)
    }
    return keys.sorted { $0 < $1 }.map(\.index)
  }
}

// MARK: - Comparing two planes

extension DepthOrder {
  private enum Order {
    /// The outlines don't overlap, or by less than the tolerance.
    case disjoint
    /// The first plane isn't nearer anywhere.
    case inOrder
    /// The second plane isn't nearer anywhere.
    case reversed
    case crossing
  }

  /// The depth of an intersection, in device pixels, below which planes are considered to touch only.
  private static let contactTolerance = 1.0 / 16
  /// The relative rounding error of depths.
  private static let rounding = 1e-9

  private static func order(_ first: DepthPlane, _ second: DepthPlane, _ box: Box) -> Order {
    guard !box.isEmpty else { return .disjoint }
    let common = first.outline.intersection(second.outline)
    guard common.area > contactTolerance * contactTolerance else { return .disjoint }
    let difference = second.depth - first.depth
    var (least, most, magnitude) = (Double.infinity, -Double.infinity, 0.0)
    for point in common.points {
      let (a, b) = (first.depth(at: point), second.depth(at: point))
      least = min(least, b - a)
      most = max(most, b - a)
      magnitude = max(magnitude, abs(a), abs(b))
    }
    let steepness = Point(difference.x, difference.y).length
    let tolerance = max(steepness * contactTolerance, magnitude * rounding)
    // NaN counts as equally far.
    if !(least < -tolerance) { return .inOrder }
    return most > tolerance ? .crossing : .reversed
  }
}

// MARK: - Cycles

/// The strongly connected components of the graph of the planes' precedence, found by Tarjan's algorithm.
private struct Components {
  /// The components, each after all components that precede it.
  private(set) var ordered: [[Int]] = []
  /// The direct predecessors of each node.
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

  mutating func addEdge(from: Int, to: Int) { predecessors[to].append(from) }

  mutating func find() {
    for node in predecessors.indices where numbers[node] == nil { visit(node) }
  }

  private mutating func visit(_ node: Int) {
    (numbers[node], lowest[node]) = (count, count)
    count += 1
    stack.append(node)
    isOpen[node] = true
    for predecessor in predecessors[node] {
      if let number = numbers[predecessor] {
        if isOpen[predecessor] { lowest[node] = min(lowest[node], number) }
      } else {
        visit(predecessor)
        lowest[node] = min(lowest[node], lowest[predecessor])
      }
    }
    guard lowest[node] == numbers[node] else { return }
    var component: [Int] = []
    repeat {
      let last = stack.removeLast()
      isOpen[last] = false
      component.append(last)
    } while component.last != node
    ordered.append(component)
  }
}
