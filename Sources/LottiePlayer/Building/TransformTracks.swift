import CoreGraphics
import MotionCore
import QuartzCore

/// The components of a layer's transform as properties over global frames.
///
/// It's a class because closures that sample it would copy all of its properties for each sample.
final class TransformTracks {
  private let anchor: Animated<Vector>
  private let position: Animated<Vector>
  /// The position's components if they are separate properties; otherwise, both are nil.
  private let positionX: Animated<Double>?
  private let positionY: Animated<Double>?
  private let scale: Animated<Vector>
  private let orientation: Animated<Vector>
  /// The rotations about x, y and z in degrees.
  private let rotations: [Animated<Double>]
  private let skew: Animated<Double>
  private let skewAxis: Animated<Double>

  init(_ model: TransformModel, _ time: CompositionTime) {
    func number(_ property: Animated<Double>?) -> Animated<Double> { time.global(property ?? Animated(0)) }
    func vector(_ property: Animated<Vector>?) -> Animated<Vector> {
      time.global(property ?? Animated(.zero))
    }
    anchor = vector(model.anchor)
    switch model.position {
    case .combined(let combined): (position, positionX, positionY) = (vector(combined), nil, nil)
    case .split(let x, let y, _): (position, positionX, positionY) = (Animated(.zero), number(x), number(y))
    case nil: (position, positionX, positionY) = (Animated(.zero), nil, nil)
    }
    scale = time.global(model.scale ?? Animated(Vector(x: 100, y: 100)))
    orientation = vector(model.orientation)
    rotations = [model.rotationX, model.rotationY, model.rotation].map(number)
    (skew, skewAxis) = (number(model.skew), number(model.skewAxis))
  }

  /// The timings of the components that change.
  var timings: [PropertyTiming] {
    var timings: [PropertyTiming] = []
    for vector in [anchor, position, scale, orientation] where !vector.isConstant {
      timings.append(PropertyTiming(vector))
    }
    for number in [positionX, positionY].compactMap(\.self) + rotations + [skew, skewAxis]
    where !number.isConstant {
      timings.append(PropertyTiming(number))
    }
    return timings
  }

  /// Whether a skew changes, which Core Animation can't interpolate.
  var changesSkew: Bool { !skew.isConstant || !skewAxis.isConstant }

  func transform(at moment: PropertyMoment) -> CATransform3D {
    let (anchor, position) = (anchor.value(at: moment), position(at: moment))
    let orientation = orientation.value(at: moment)
    let plane = PlaneMatrix(
      scale: scale.value(at: moment), skew: skew.value(at: moment).radians,
      axis: skewAxis.value(at: moment).radians, rotation: 0)
    let turned = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), plane.transform
    ).rotated(
      byDegrees: SIMD3(
        rotations[0].value(at: moment) + orientation.x, rotations[1].value(at: moment) + orientation.y,
        rotations[2].value(at: moment) + orientation.z))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  private func position(at moment: PropertyMoment) -> Vector {
    guard let positionX, let positionY else { return position.value(at: moment) }
    return Vector(x: positionX.value(at: moment), y: positionY.value(at: moment))
  }
}

extension Matrix4: KeyframeValue {
  static var memoryCost: Double { 6 }
}
