import Foundation
import QuartzCore

/// A landscape of planes at different depths: when it's tilted, near planes move further than far ones.
final class ParallaxLayer: CALayer {
  /// The distance of the eye, in points.
  var eyeDistance: CGFloat = 400
  /// The presented x positions of the followed layer, one per frame.
  private(set) var presentedPositions: [CGFloat] = []

  private var link: CADisplayLink?

  override init() {
    super.init()
    masksToBounds = true
    sublayerTransform.m34 = -1 / eyeDistance
  }

  override init(layer: Any) {
    super.init(layer: layer)
    eyeDistance = (layer as? ParallaxLayer)?.eyeDistance ?? eyeDistance
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds a plane at a depth, where 0 is the screen and larger values are nearer.
  func addPlane(_ plane: CALayer, depth: CGFloat) {
    plane.zPosition = depth
    plane.setValue(depth, forKey: "depth")
    addSublayer(plane)
  }

  // MARK: - Tilting

  /// Rotates the scene about its vertical axis.
  func tilt(to angle: CGFloat, duration: CFTimeInterval) {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance
    transform = CATransform3DRotate(transform, angle, 0, 1, 0)

    let swing = CABasicAnimation(keyPath: "sublayerTransform")
    swing.fromValue = NSValue(caTransform3D: (presentation() ?? self).sublayerTransform)
    swing.toValue = NSValue(caTransform3D: transform)
    swing.duration = duration
    swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    sublayerTransform = transform
    add(swing, forKey: "tilt")
  }

  /// Shakes every plane in proportion to its depth, in addition to its other animations.
  func shake(by offset: CGSize, duration: CFTimeInterval) {
    for plane in sublayers ?? [] {
      let depth = plane.value(forKey: "depth") as? CGFloat ?? 0
      let shift = CABasicAnimation(keyPath: "transform.translation")
      shift.fromValue = NSValue(cgSize: .zero)
      shift.toValue = NSValue(
        cgSize: CGSize(width: offset.width * depth / 100, height: offset.height * depth / 100))
      shift.autoreverses = true
      shift.duration = duration / 2
      shift.isAdditive = true
      plane.add(shift, forKey: "shake")
    }
  }

  // MARK: - Moving layers

  /// Moves a layer along a path, in whose direction it points, and toward the viewer.
  func fly(_ layer: CALayer, along path: CGPath, duration: CFTimeInterval) {
    addSublayer(layer)
    layer.position = path.currentPoint

    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path
    flight.rotationMode = .rotateAuto
    flight.calculationMode = .paced

    let approach = CABasicAnimation(keyPath: "zPosition")
    approach.fromValue = -50
    approach.toValue = 50

    let flap = CABasicAnimation(keyPath: "transform.rotation")
    flap.fromValue = -0.2
    flap.toValue = 0.2
    flap.duration = 0.25
    flap.autoreverses = true
    flap.repeatCount = .infinity
    flap.isAdditive = true

    let group = CAAnimationGroup()
    group.animations = [flight, approach, flap]
    group.duration = duration
    layer.add(group, forKey: "flight")
  }

  /// Lets a layer bob around its position, with different periods horizontally and vertically.
  func bob(_ layer: CALayer) {
    for (keyPath, amplitude, period) in [("position.x", 6.0, 1.0), ("position.y", 3.0, 0.5)] {
      let bob = CABasicAnimation(keyPath: keyPath)
      bob.fromValue = -amplitude
      bob.toValue = amplitude
      bob.duration = period
      bob.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      bob.autoreverses = true
      bob.repeatCount = .infinity
      bob.isAdditive = true
      layer.add(bob, forKey: bob.keyPath)
    }
  }

  // MARK: - Following

  /// Starts to record the presented position of a layer in every frame.
  func startFollowing(_ layer: CALayer) {
    followed = layer
    link = CADisplayLink(target: self, selector: Selector(ParallaxLayer.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func stopFollowing() {
    link?.invalidate()
    link = nil
  }

  private weak var followed: CALayer?

  private func step(_ link: CADisplayLink) {
    guard let presentation = followed?.presentation() else { return }
    presentedPositions.append(presentation.position.x)
  }
}
