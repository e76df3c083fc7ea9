import Foundation
import QuartzCore

extension ShapeBuilder {
  /// The copies that a repeater makes, the last in front.
  ///
  /// Each copy is moved, turned and scaled once more than the one before; the number of copies may change in time.
  func copies(by repeater: RepeaterModifier, of makeLayers: () -> [CALayer]) -> [CALayer] {
    let count = time.film(repeater.copies)
    let most = count.keyframes.map(\.value).max() ?? 0
    guard most >= 1 else { return [] }
    let total = Int(most.clamped(to: 0...Self.maximumCopyCount).rounded(.up))
    if most > Self.maximumCopyCount {
      film.report("a repeater of more than \(Int(Self.maximumCopyCount)) copies", of: layerName)
    }
    var copies: [CALayer] = []
    for index in 0..<total {
      guard film.takesLayer(of: layerName) else { break }
      let copy = CALayer.plain(makeLayers())
      place(copy, index: Double(index), of: repeater, count: count)
      if !count.isStill {
        film.score.setJumping(copy, "hidden", to: film.samples.map(count, isLinear: false) { $0 }) {
          $0 <= Double(index)
        }
      }
      copies.append(copy)
    }
    return repeater.isStackedAbove ? copies : copies.reversed()
  }

  private static let maximumCopyCount = 1000.0

  private func place(_ copy: CALayer, index: Double, of repeater: RepeaterModifier, count: Animated<Double>) {
    let offset = time.film(repeater.offset)
    if offset.isStill {
      film.setPlace(of: copy, repeater.transform.times(index + offset.first), time)
    } else {
      placeMoving(copy, index: index, of: repeater, offset: offset)
    }
    let (start, end) = (repeater.transform.startOpacity, repeater.transform.endOpacity)
    guard start != nil || end != nil else { return }
    let ends = film.samples.combine(time.film(start ?? Animated(100)), time.film(end ?? Animated(100))) {
      Vector(x: $0, y: $1)
    }
    let opacity = film.samples.combine(ends, count, isLinear: count.isStill) { ends, count in
      let fraction = count > 1 ? min(1, index / (count - 1)) : 0
      return ends.x + (ends.y - ends.x) * fraction
    }
    film.score.set(copy, "opacity", to: opacity) { $0.clamped(to: 0...100) / 100 }
  }

  /// Where the number of transforms changes in time, each frame is sampled.
  private func placeMoving(
    _ copy: CALayer, index: Double, of repeater: RepeaterModifier, offset: Animated<Double>
  ) {
    let model = repeater.transform
    if let anchor = model.anchor {
      film.score.set(copy, "anchorPoint", to: time.film(anchor)) { CGPoint($0) }
    }
    if case .whole(let position) = model.position {
      let moved = film.samples.combine(time.film(position), offset, isLinear: false) { $0.times(index + $1) }
      film.score.set(copy, "position", to: moved) { CGPoint($0) }
    }
    let scale = time.film(model.scale ?? Animated(Vector(x: 100, y: 100)))
    let turn = time.film(model.rotation ?? Animated(0))
    let turns = film.samples.combine(turn, offset, isLinear: false) { $0 * (index + $1) }
    let scales = film.samples.combine(scale, offset, isLinear: false) { $0.power(index + $1) }
    let matrices = film.samples.combine(scales, turns, isLinear: false) {
      PlaneMatrix(scale: $0, skew: 0, axis: 0, turn: $1.radians)
    }
    film.score.set(copy, "transform", to: matrices) { $0.transform }
  }
}

extension TransformModel {
  /// What doing it several times comes to: the anchor point stays, positions and angles multiply, scales are raised.
  fileprivate func times(_ count: Double) -> TransformModel {
    var model = self
    switch position {
    case .whole(let position): model.position = .whole(position.scaled(by: count))
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
  /// Each value and each way, larger by a factor.
  fileprivate func scaled(by factor: Double) -> Animated {
    Animated(
      keyframes: keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.value = keyframe.value.times(factor)
        keyframe.bend?.handleIn *= factor
        keyframe.bend?.handleOut *= factor
        return keyframe
      })
  }
}

extension Vector {
  fileprivate func times(_ factor: Double) -> Vector { Vector(x: x * factor, y: y * factor, z: z * factor) }

  /// A scale in per cent, as often as that. A negative scale, which has no roots, keeps its sign where it's done an odd
  /// number of times.
  fileprivate func power(_ exponent: Double) -> Vector {
    func power(_ percent: Double) -> Double {
      let size = pow(abs(percent) / 100, exponent).bounded * 100
      let isFlipped = percent < 0 && Int(exponent.rounded(.towardZero).clamped(to: -1e6...1e6)) % 2 != 0
      return isFlipped ? -size : size
    }
    return Vector(x: power(x), y: power(y), z: 100)
  }
}
