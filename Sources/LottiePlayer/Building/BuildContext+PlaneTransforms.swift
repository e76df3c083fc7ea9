import CoreGraphics
import MotionCore
import QuartzCore

extension BuildContext {
  /// Sets the whole transform as one matrix. Core Animation interpolates the matrix if all animated components have the
  /// same key times and easings and the skew isn't animated.
  ///
  /// lottie-ios does so for skewed transforms, since skew has no key path, and for flipped ones.
  func setMatrix(of layer: CALayer, _ model: TransformModel, _ time: CompositionTime) {
    let parts = TransformTracks(model, time)
    let matrices = sampler.deferredTogether(parts.timings, isSampled: parts.changesSkew) {
      Matrix4(parts.transform(at: $0))
    }
    animations.set(layer, "transform", to: matrices) { CATransform3D($0) }
  }

  /// Returns the transform of a group of shapes, exact at every frame.
  func planeTransform(_ model: TransformModel, _ time: CompositionTime) -> Animated<PlaneTransform> {
    let anchor = time.global(model.anchor ?? Animated(.zero))
    let position: Animated<Vector>
    switch model.position {
    case .combined(let combined): position = time.global(combined)
    case .split(let x, let y, _):
      position = sampler.combine(time.global(x), time.global(y)) { Vector(x: $0, y: $1) }
    case nil: position = Animated(.zero)
    }
    let translations = sampler.combine(anchor, position) {
      PlaneTransform(anchor: $0, matrix: .identity, position: $1)
    }
    return sampler.combine(translations, matrix(model, time)) {
      PlaneTransform(anchor: $0.anchor, matrix: $1, position: $0.position)
    }
  }

  private func matrix(_ model: TransformModel, _ time: CompositionTime) -> Animated<PlaneMatrix> {
    let scale = time.global(model.scale ?? Animated(Vector(x: 100, y: 100)))
    let rotation = time.global(model.rotation ?? Animated(0))
    let skew = time.global(model.skew ?? Animated(0))
    let axis = time.global(model.skewAxis ?? Animated(0))
    let shears = sampler.combine(skew, axis) { Vector(x: $0, y: $1) }
    let angles = sampler.combine(shears, rotation) { Vector(x: $0.x, y: $0.y, z: $1) }
    return sampler.combine(angles, scale, isLinear: false) {
      PlaneMatrix(scale: $1, skew: $0.x.radians, axis: $0.y.radians, rotation: $0.z.radians)
    }
  }
}
