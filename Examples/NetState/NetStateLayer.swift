import AnimationBuilder
import Foundation
import QuartzCore

/// A ring that shows the state of a transfer: it spins while the progress is unknown, fills with the progress, flies to
/// the result on success, and empties on failure.
final class NetStateLayer: CAShapeLayer {
  enum State: Equatable {
    /// No transfer.
    case idle
    /// A transfer whose progress is unknown.
    case waiting
    /// A transfer of which a fraction is done.
    case progress(CGFloat)
    /// A finished transfer, whose result is at a point of the superlayer.
    case success(CGPoint)
    /// A failed transfer.
    case failure
  }

  private(set) var state = State.idle

  override init() {
    super.init()
    fillColor = nil
    strokeColor = .device(argb: 0xFF00_9CCC)
    lineWidth = 2
    lineCap = .round
    strokeEnd = 0
    opacity = 0
    transform = CATransform3DIdentity.rotation(angle: .degrees(-90), x: 0, y: 0, z: 1)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    path = CGPath(ellipseIn: bounds.insetBy(dx: 5, dy: 5), transform: nil)
  }

  /// Animates from the current appearance to another state.
  func show(_ state: State) {
    self.state = state
    freezeAnimations()
    switch state {
    case .idle: animate { $0.opacity.value(to: 0, duration: 0.2).updatesModel() }
    case .waiting: spin()
    case .progress(let fraction): fill(to: fraction)
    case .success(let point): fly(to: point)
    case .failure: fail()
    }
  }

  /// Moves the end of the stroke around, and its start half a second later, forever.
  private func spin() {
    animate(forKey: "appear") { $0.opacity.value(to: 1, duration: 0.2).updatesModel() }
    animate(forKey: "state") {
      $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.strokeEnd.value(from: 0, to: 1, duration: 1).fill(mode: .forwards)
      $0.timingFunction(.easeInOut).repeat(count: .infinity)
    }
  }

  /// Moves the end of the stroke at four revolutions per second, with a minimum duration.
  private func fill(to fraction: CGFloat) {
    let fraction = min(max(fraction, 0), 1)
    animate(forKey: "state") {
      $0.strokeEnd.value(to: fraction, duration: max(abs(fraction - strokeEnd) / 4, 0.05)).updatesModel()
      $0.strokeStart.value(to: 0, duration: max(strokeStart / 8, 0.05)).updatesModel()
      $0.alpha.value(to: 1, duration: 0.1).updatesModel()
      $0.timingFunction(.easeOut)
    }
  }

  /// Moves the ring along a curve while it shrinks and fades, then removes it.
  private func fly(to end: CGPoint) {
    let curve = position.quadCurve(to: end, control: CGPoint(x: end.x, y: position.y))
    animate(forKey: "state") {
      $0.position.value(along: curve, duration: 0.5)
      $0.transform.scale.value(from: 1, to: 0.2, duration: 0.5)
      $0.opacity.value(to: 0, duration: 0.5).updatesModel()
      $0.timingFunction(.easeIn).onStopped { [weak self] isFinished in
        if isFinished { self?.removeFromSuperlayer() }
      }
    }
  }

  /// Shakes the ring, then empties it.
  private func fail() {
    animate(forKey: "state") {
      $0.sequence {
        $0.transform.rotation.z.value(by: 0.3, duration: 0.08).autoreverses().repeat(count: 3)
        $0.together {
          $0.strokeEnd.value(to: 0, duration: 0.5).updatesModel()
          $0.opacity.value(to: 0, duration: 0.5).updatesModel()
        }.timingFunction(.easeInOut)
      }
    }
  }
}
