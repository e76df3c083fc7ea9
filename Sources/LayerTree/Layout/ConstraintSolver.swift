import CoreGraphics

/// A solver for the frames of sibling layers with constraints.
///
/// Each axis of each layer is a node, which is resolved after the nodes that it depends on. An explicit stack instead
/// of recursion keeps long chains from overflowing the call stack.
struct ConstraintSolver {
  private enum State {
    case unvisited, pending, resolved
  }

  private let layers: [CALayer]
  private let constraints: [[CAConstraint]]
  private let indices: [String: Int]
  /// The superlayer's span along each axis.
  private let superlayerSpans: [Span]
  /// Each layer's spans, x before y.
  private var spans: [Span]
  private var states: [State]

  init(bounds: CGRect, layers: [CALayer]) {
    self.layers = layers
    constraints = layers.map { $0.constraints ?? [] }
    indices = Dictionary(
      layers.enumerated().compactMap { index, layer in layer.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    superlayerSpans = Span.spans(of: bounds.standardized)
    spans = zip(layers, constraints).flatMap { layer, constraints in
      var frame = layer.frame
      if !constraints.isEmpty { frame.size = layer.preferredFrameSize() }
      return Span.spans(of: frame)
    }
    states = Array(repeating: .unvisited, count: spans.count)
  }

  /// Returns the frames of the layers, in their order.
  mutating func frames() -> [CGRect] {
    for node in spans.indices { resolve(node) }
    return layers.indices.map { index in
      let (x, y) = (spans[2 * index], spans[2 * index + 1])
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  /// Resolves a node after all nodes that it depends on.
  private mutating func resolve(_ node: Int) {
    var stack = [node]
    while let top = stack.last {
      switch states[top] {
      case .unvisited:
        states[top] = .pending
        for constraint in constraints(of: top) {
          if let source = source(of: constraint), states[source] == .unvisited { stack.append(source) }
        }
      case .pending:
        spans[top] = span(of: top)
        states[top] = .resolved
        stack.removeLast()
      case .resolved:
        stack.removeLast()
      }
    }
  }

  private func constraints(of node: Int) -> some Sequence<CAConstraint> {
    constraints[node / 2].lazy.filter { $0.attribute.axis == node % 2 }
  }

  /// Returns the source node of a constraint; nil for the superlayer and for unknown names.
  private func source(of constraint: CAConstraint) -> Int? {
    guard constraint.sourceName != Self.superlayerName else { return nil }
    return indices[constraint.sourceName].map { 2 * $0 + constraint.sourceAttribute.axis }
  }

  private static let superlayerName = "superlayer"

  /// Returns the value that a constraint requires; nil if its source is unknown or the value isn't finite.
  private func value(of constraint: CAConstraint) -> CGFloat? {
    let span: Span
    if constraint.sourceName == Self.superlayerName {
      span = superlayerSpans[constraint.sourceAttribute.axis]
    } else if let node = source(of: constraint) {
      span = spans[node]
    } else {
      return nil
    }
    let value = span[constraint.sourceAttribute.component] * constraint.scale + constraint.offset
    return value.isFinite ? value : nil
  }

  private func span(of node: Int) -> Span {
    var requirements: [(component: Span.Component, value: CGFloat)] = []
    for constraint in constraints(of: node) where requirements.count < 2 {
      let component = constraint.attribute.component
      guard !requirements.contains(where: { $0.component == component }),
        let value = value(of: constraint)
      else { continue }
      requirements.append((component, value))
    }
    return spans[node].changed(to: requirements)
  }
}

/// The start and length of a frame along one axis.
private struct Span {
  enum Component {
    case start, middle, end, length
  }

  var start: CGFloat
  var length: CGFloat

  static func spans(of rect: CGRect) -> [Span] {
    [Span(start: rect.minX, length: rect.width), Span(start: rect.minY, length: rect.height)]
  }

  subscript(component: Component) -> CGFloat {
    switch component {
    case .start: start
    case .middle: start + length / 2
    case .end: start + length
    case .length: length
    }
  }

  /// Returns the span with up to two required components.
  ///
  /// A single component keeps the length, or keeps the start if it's the length.
  func changed(to requirements: [(component: Component, value: CGFloat)]) -> Span {
    func value(_ component: Component) -> CGFloat? { requirements.first { $0.component == component }?.value }
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
  /// The axis of the attribute, 0 for x and 1 for y.
  fileprivate var axis: Int { rawValue < CAConstraintAttribute.minY.rawValue ? 0 : 1 }

  fileprivate var component: Span.Component {
    switch self {
    case .minX, .minY: .start
    case .midX, .midY: .middle
    case .maxX, .maxY: .end
    case .width, .height: .length
    }
  }
}
