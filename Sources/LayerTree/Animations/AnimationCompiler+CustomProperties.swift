import CoreGraphics
import MotionCore

/// Animations of values under custom keys.
extension AnimationCompiler {
  mutating func addCustomTrack(of animation: CAPropertyAnimation, level: Int) {
    guard let keyPath = animation.keyPath else {
      return CoreAnimationDiagnostics.report("\(type(of: animation)) without a key path has no effect")
    }
    let (key, rest) = keyPath.splitAtFirstDot
    guard let property = layer.customProperty(forKey: key, example: rest == nil ? animation.firstValue : nil),
      let part = KeyPathTarget.part(rest, of: property.kind)
    else {
      return CoreAnimationDiagnostics.report(
        "\(type(of: layer)) has no animatable property at the key path '\(keyPath)'")
    }
    guard let values = values(of: animation, property.kind.partKind(part), keyPath) else { return }
    let isNumeric = property.kind.numberCount > 0
    add(
      .init(
        level: level, target: part.target(in: channel(of: property)), values: values,
        isAdditive: animation.isAdditive && isNumeric, isCumulative: animation.isCumulative && isNumeric))
  }

  private mutating func values(of animation: CAPropertyAnimation, _ kind: ValueKind, _ keyPath: String)
    -> TrackValues?
  {
    switch animation {
    case let animation as CABasicAnimation: ends(of: animation, kind, keyPath)
    case let animation as CAKeyframeAnimation: keyframes(of: animation, kind, keyPath)
    default: nil
    }
  }

  private mutating func ends(of animation: CABasicAnimation, _ kind: ValueKind, _ keyPath: String)
    -> TrackValues?
  {
    if kind.numberCount == 0 {
      let objects = [[number(for: animation.fromValue)], [number(for: animation.toValue)]]
      return .keyframes(KeyframeValues(values: objects, interpolation: .discrete))
    }
    let to = kind.reportedNumbers(from: animation.toValue, for: keyPath)
    if kind == .bool { return to.map { .endpoints(from: .value($0), to: .value($0)) } }
    return BasicEnds(
      from: kind.reportedNumbers(from: animation.fromValue, for: keyPath), to: to,
      by: kind.reportedNumbers(from: animation.byValue, for: keyPath),
      sum: kind == .transform ? .matrices : .numbers(kind.numberCount), isAdditive: animation.isAdditive
    ).trackValues
  }

  private mutating func keyframes(of animation: CAKeyframeAnimation, _ kind: ValueKind, _ keyPath: String)
    -> TrackValues?
  {
    guard let values = animation.values, !values.isEmpty else { return nil }
    if kind.numberCount == 0 {
      return .keyframes(animation.keyframes.steps(through: values.map { [number(for: $0)] }))
    }
    let numbers = values.compactMap { kind.reportedNumbers(from: $0, for: keyPath) }
    guard numbers.count == values.count else { return nil }
    return .keyframes(
      animation.keyframes.track(through: numbers, interpolation: kind == .bool ? .discrete : nil))
  }
}

extension ValueKind {
  /// Returns the numbers of an animation's value; reports a value of the wrong type and returns nil.
  func reportedNumbers(from value: Any?, for keyPath: String) -> [Double]? {
    let numbers = numbers(from: value)
    if numbers == nil, value != nil { Coerced.reportWrongType(of: value, for: "an animation of \(keyPath)") }
    return numbers
  }

  /// Returns the kind of a part of a structure.
  fileprivate func partKind(_ part: KeyPathTarget.Part) -> ValueKind {
    guard case .numbers(let first, let count) = part else { return self }
    return count == 1 ? .scalar : first == 0 ? .point : .size
  }
}

extension KeyPathTarget.Part {
  fileprivate func target(in channel: MotionChannel) -> MotionTarget {
    if case .numbers(let first, let count) = self { return .numbers(channel, first: first, count: count) }
    return channel.kind == .transform ? .matrix(channel) : .numbers(channel, first: 0, count: channel.count)
  }
}
