import Foundation
import QuartzCore

/// A landscape of planes that lie at different depths: tilt it, and the near ones move further.
final class ParallaxLayer: CALayer {
  /// How far the eye is away, in points.
  var eyeDistance: CGFloat = 400
  /// What the planes would have moved by at depth 1, as it shows now; followed once a frame.
  private(set) var shownOffsets: [CGFloat] = []

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

  /// Puts a plane at a depth: 0 is the screen, more is nearer.
  func addPlane(_ plane: CALayer, depth: CGFloat) {
    plane.zPosition = depth
    plane.setValue(depth, forKey: "depth")
    addSublayer(plane)
  }

  // MARK: - Tilting

  /// Swings the whole scene to an angle about its vertical axis.
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

  /// Shakes every plane by its depth, on top of whatever else moves it.
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

  // MARK: - What flies by

  /// Sends a layer along a path, its nose ahead, nearer all the time.
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

  /// Lets a layer bob on the spot, sideways and up and down, each in its own time.
  func bob(_ layer: CALayer) {
    for (keyPath, reach, period) in [("position.x", 6.0, 1.0), ("position.y", 3.0, 0.5)] {
      let bob = CABasicAnimation(keyPath: keyPath)
      bob.fromValue = -reach
      bob.toValue = reach
      bob.duration = period
      bob.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      bob.autoreverses = true
      bob.repeatCount = .infinity
      bob.isAdditive = true
      layer.add(bob, forKey: bob.keyPath)
    }
  }

  // MARK: - Following

  /// Notes, frame by frame, how far a layer has come.
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
    guard let shown = followed?.presentation() else { return }
    shownOffsets.append(shown.position.x)
  }
}
