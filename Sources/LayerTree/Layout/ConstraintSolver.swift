import CoreGraphics

/// Finds the frames that constraints give to layers side by side.
///
/// Each axis of each layer is a node; it is placed when what it depends on is. Nodes wait on a stack of our own, so that
/// long chains are no danger.
struct ConstraintSolver {
  private enum State {
    case new, waiting, placed
  }

  private let layers: [CALayer]
  private let constraints: [[CAConstraint]]
  private let indices: [String: Int]
  /// The superlayer's extent along each axis.
  private let outer: [Span]
  /// Each layer's extents, x before y.
  private var spans: [Span]
  private var states: [State]

  init(bounds: CGRect, layers: [CALayer]) {
    self.layers = layers
    constraints = layers.map { $0.constraints ?? [] }
    indices = Dictionary(
      layers.enumerated().compactMap { index, layer in layer.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    outer = Span.spans(of: bounds.standardized)
    spans = zip(layers, constraints).flatMap { layer, constraints in
      var frame = layer.frame
      if !constraints.isEmpty { frame.size = layer.preferredFrameSize() }
      return Span.spans(of: frame)
    }
    states = Array(repeating: .new, count: spans.count)
  }

  /// The frames of the layers, in their order.
  mutating func frames() -> [CGRect] {
    for node in spans.indices { place(node) }
    return layers.indices.map { index in
      let (x, y) = (spans[2 * index], spans[2 * index + 1])
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  /// Places a node, after everything that it depends on.
  private mutating func place(_ node: Int) {
    var stack = [node]
    while let top = stack.last {
      switch states[top] {
      case .new:
        states[top] = .waiting
        for constraint in constraints(of: top) {
          if let source = source(of: constraint), states[source] == .new { stack.append(source) }
        }
      case .waiting:
        spans[top] = span(of: top)
        states[top] = .placed
        stack.removeLast()
      case .placed:
        stack.removeLast()
      }
    }
  }

  private func constraints(of node: Int) -> some Sequence<CAConstraint> {
    constraints[node / 2].lazy.filter { $0.attribute.axis == node % 2 }
  }

  /// The node that a constraint reads from; nil for the superlayer and for names that no layer has.
  private func source(of constraint: CAConstraint) -> Int? {
    guard constraint.sourceName != Self.superlayerName else { return nil }
    return indices[constraint.sourceName].map { 2 * $0 + constraint.sourceAttribute.axis }
  }

  private static let superlayerName = "superlayer"

  /// What a constraint asks for; nil where it can't be told.
  private func value(of constraint: CAConstraint) -> CGFloat? {
    let span: Span
    if constraint.sourceName == Self.superlayerName {
      span = outer[constraint.sourceAttribute.axis]
    } else if let node = source(of: constraint) {
      span = spans[node]
    } else {
      return nil
    }
    let value = span[constraint.sourceAttribute.place] * constraint.scale + constraint.offset
    return value.isFinite ? value : nil
  }

  private func span(of node: Int) -> Span {
    var wanted: [(place: Span.Place, value: CGFloat)] = []
    for constraint in constraints(of: node) where wanted.count < 2 {
      let place = constraint.attribute.place
      guard !wanted.contains(where: { $0.place == place }), let value = value(of: constraint) else {
        continue
      }
      wanted.append((place, value))
    }
    return spans[node].changed(to: wanted)
  }
}

/// An extent along one axis.
private struct Span {
  enum Place {
    case start, middle, end, length
  }

  var start: CGFloat
  var length: CGFloat

  static func spans(of rect: CGRect) -> [Span] {
    [Span(start: rect.minX, length: rect.width), Span(start: rect.minY, length: rect.height)]
  }

  subscript(place: Place) -> CGFloat {
    switch place {
    case .start: start
    case .middle: start + length / 2
    case .end: start + length
    case .length: length
    }
  }

  /// The span that has two attributes given, or one beside its own length, or its own start beside a length.
  func changed(to wanted: [(place: Place, value: CGFloat)]) -> Span {
    func value(_ place: Place) -> CGFloat? { wanted.first { $0.place == place }?.value }
    let length =
      switch (value(.start), value(.middle), value(.end)) {
      case (let start?, _, let end?): end - start
      case (let start?, let middle?, _): 2 * (middle - start)
      case (_, let middle?, let end?): 2 * (end - middle)
      default: value(.length) ?? self.length
      }
    let start =
      value(.start) ?? value(.middle).map { $0 - length / 2 } ?? value(.end).map { $0 - length } ?? self.start
    return Span(start: start, length: max(0, length))
  }
}

extension CAConstraintAttribute {
  /// 0 for x, 1 for y.
  fileprivate var axis: Int { rawValue < CAConstraintAttribute.minY.rawValue ? 0 : 1 }

  fileprivate var place: Span.Place {
    switch self {
    case .minX, .minY: .start
    case .midX, .midY: .middle
    case .maxX, .maxY: .end
    case .width, .height: .length
    }
  }
}
