import Foundation
import QuartzCore

extension ShapeBuilder {
  /// Returns the copies that a repeater makes, the last one in front.
  ///
  /// The transform is applied to each copy once more than to the previous one. The number of copies may change over
  /// time.
  func copies(by repeater: RepeaterModifier, of makeLayers: () -> [CALayer]) -> [CALayer] {
    let count = time.global(repeater.copies)
    let largestCount = count.keyframes.map(\.value).max() ?? 0
    guard largestCount >= 1 else { return [] }
    let total = Int(largestCount.clamped(to: 0...Self.maximumCopyCount).rounded(.up))
    if largestCount > Self.maximumCopyCount {
      context.report("a repeater of more than \(Int(Self.maximumCopyCount)) copies", of: layerName)
    }
    var copies: [CALayer] = []
    for index in 0..<total {
      guard context.reserveLayer(for: layerName) else { break }
      let copy = CALayer.plain(makeLayers())
      setTransform(of: copy, index: Double(index), of: repeater, count: count)
      if !count.isConstant {
        let sampledCount = context.sampler.map(count, isLinear: false) { $0 }
        context.animations.setDiscrete(copy, "hidden", to: sampledCount) { $0 <= Double(index) }
      }
      copies.append(copy)
    }
    return repeater.isStackedAbove ? copies : copies.reversed()
  }

  private static let maximumCopyCount = 1000.0

  private func setTransform(
    of copy: CALayer, index: Double, of repeater: RepeaterModifier, count: Animated<Double>
  ) {
    let offset = time.global(repeater.offset)
    if offset.isConstant {
      context.setTransform(of: copy, repeater.transform.repeated(index + offset.first), time)
    } else {
      setSampledTransform(of: copy, index: index, of: repeater, offset: offset)
    }
    let (start, end) = (repeater.transform.startOpacity, repeater.transform.endOpacity)
    guard start != nil || end != nil else { return }
    let ends = context.sampler.combine(
      time.global(start ?? Animated(100)), time.global(end ?? Animated(100))
    ) { Vector(x: $0, y: $1) }
    let opacity = context.sampler.combine(ends, count, isLinear: count.isConstant) { ends, count in
      let fraction = count > 1 ? min(1, index / (count - 1)) : 0
      return ends.x + (ends.y - ends.x) * fraction
    }
    context.animations.set(copy, "opacity", to: opacity) { $0.clamped(to: 0...100) / 100 }
  }

  /// Sets the transform of a copy at each frame, for an offset that changes over time.
  private func setSampledTransform(
    of copy: CALayer, index: Double, of repeater: RepeaterModifier, offset: Animated<Double>
  ) {
    let (model, sampler) = (repeater.transform, context.sampler)
    if let anchor = model.anchor {
      context.animations.set(copy, "anchorPoint", to: time.global(anchor)) { CGPoint($0) }
    }
    if case .combined(let position) = model.position {
      let moved = sampler.combine(time.global(position), offset, isLinear: false) { $0.times(index + $1) }
      context.animations.set(copy, "position", to: moved) { CGPoint($0) }
    }
    let scale = time.global(model.scale ?? Animated(Vector(x: 100, y: 100)))
    let rotation = time.global(model.rotation ?? Animated(0))
    let rotations = sampler.combine(rotation, offset, isLinear: false) { $0 * (index + $1) }
    let scales = sampler.combine(scale, offset, isLinear: false) { $0.power(index + $1) }
    let matrices = sampler.combine(scales, rotations, isLinear: false) {
      PlaneMatrix(scale: $0, skew: 0, axis: 0, rotation: $1.radians)
    }
    context.animations.set(copy, "transform", to: matrices) { $0.transform }
  }
}

extension TransformModel {
  /// Returns the transform applied several times: positions and angles are multiplied, scales raised to a power. The
  /// anchor point stays.
  fileprivate func repeated(_ count: Double) -> TransformModel {
    var model = self
    switch position {
    case .combined(let position): model.position = .combined(position.scaled(by: count))
    case .split(let x, let y, let z):
      model.position = .split(x: x.map { $0 * count }, y: y.map { $0 * count }, z: z)
    case nil: break
    }
    model.rotation = rotation?.map { $0 * count }
    model.scale = scale?.map { $0.power(count) }
    model.opacity = nil
    return model
  }
}

extension Animated<Vector> {
  /// Returns the property with all values and tangents multiplied by a factor.
  fileprivate func scaled(by factor: Double) -> Animated {
    Animated(
      keyframes: keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.value = keyframe.value.times(factor)
        keyframe.tangents?.inTangent *= factor
        keyframe.tangents?.outTangent *= factor
        return keyframe
      })
  }
}

extension Vector {
  fileprivate func times(_ factor: Double) -> Vector { Vector(x: x * factor, y: y * factor, z: z * factor) }

  /// Returns a scale in percent raised to a power. A negative scale, whose roots aren't real, keeps its sign if the
  /// exponent, truncated to an integer, is odd.
  fileprivate func power(_ exponent: Double) -> Vector {
    func power(_ percent: Double) -> Double {
      let magnitude = pow(abs(percent) / 100, exponent).bounded * 100
      let isFlipped = percent < 0 && Int(exponent.rounded(.towardZero).clamped(to: -1e6...1e6)) % 2 != 0
      return isFlipped ? -magnitude : magnitude
    }
    return Vector(x: power(x), y: power(y), z: 100)
  }
}
