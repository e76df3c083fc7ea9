public import QuartzCore

/// Which of several layers begins first.
public enum StaggerOrigin: Sendable {
  /// The first, then one after the other.
  case first
  /// The last, then one before the other.
  case last
  /// Those in the middle, then outward.
  case center
  /// Those at both ends, then inward.
  case edges

  /// How many steps after the earliest the item of an index begins; whole and half ones.
  func steps(of index: Int, count: Int) -> Double {
    let middle = Double(count - 1) / 2
    let distance = abs(Double(index) - middle)
    switch self {
    case .first: return Double(index)
    case .last: return Double(count - 1 - index)
    // With an even number the two in the middle begin at once.
    case .center: return distance - (count.isMultiple(of: 2) ? 0.5 : 0)
    case .edges: return middle - distance
    }
  }
}

extension Sequence where Element: CALayer {
  /// Builds the same animations for each of several layers, which begin one a little after the other.
  ///
  /// ```swift
  /// rows.animate(staggeredBy: 0.05) {
  ///   $0.opacity.value(from: 0, to: 1, duration: 0.3)
  ///   $0.position.y.value(by: -20, duration: 0.3)
  ///   $0.fill(mode: .backwards)
  /// }
  /// ```
  ///
  /// The closure is called for each layer, in their order; the maker's ``AnimationsMaker/layer`` says for which.
  ///
  /// - Parameters:
  ///   - key: What they are added by, on each layer; default nil, none.
  ///   - step: The seconds from one layer's begin to the next one's, 0 or more.
  ///   - origin: Which layers begin first; default the first.
  ///   - build: What the animations are.
  public func animate(
    forKey key: String? = nil, staggeredBy step: CFTimeInterval, from origin: StaggerOrigin = .first,
    by build: (AnimationsMaker<Element>) -> Void
  ) {
    let layers = Array(self)
    for (index, layer) in layers.enumerated() {
      let maker = AnimationsMaker(layer: layer)
      build(maker)
      maker.delay(maker.caAnimation.beginTime + step * origin.steps(of: index, count: layers.count))
      maker.addToLayer(forKey: key)
    }
  }
}
