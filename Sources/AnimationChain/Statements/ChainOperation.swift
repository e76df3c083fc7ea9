import AnimationConversion
import CoreGraphics
import MotionCore
import QuartzCore

/// An operation of a statement: one property, or several that belong together.
struct ChainOperation {
  /// A property and how its ends are set, from what the layer is like when the stage begins.
  struct Part {
    let keyPath: String
    let setEnds: (CALayer, CABasicAnimation) -> Void
  }

  enum Motion {
    case basic
    case spring(Spring)
    case easing(Easing)
  }

  let parts: [Part]
  let delay: Double
  var motion = Motion.basic
  var timingFunction: CAMediaTimingFunction?
  var duration = 0.0
  var target: WeakObject?
  var completions: [(Bool) -> Void] = []
}

extension ChainOperation {
  /// One setting for each part; the first one's end is reported.
  func settings(_ style: StatementStyle) -> [ChainSetting] {
    let operation = styled(style)
    return parts.enumerated().map { index, part in
      let animation = operation.animation(of: part.keyPath)
      var setting = ChainSetting(animation: animation)
      if case .easing(let easing) = operation.motion { setting.easing = easing }
      setting.delay = delay
      setting.prepare = { layer, animation in
        if let basic = animation as? CABasicAnimation { part.setEnds(layer, basic) }
      }
      if index == 0 {
        setting.completions = completions.map { body in { _, isFinished in body(isFinished) } }
      }
      return setting
    }
  }

  private func animation(of keyPath: String) -> CAAnimation {
    let animation: CABasicAnimation
    if case .spring(let spring) = motion {
      let swinging = CASpringAnimation(keyPath: keyPath).kept(timingFunction: timingFunction ?? .linear)
      swinging.mass = CGFloat(spring.mass)
      swinging.stiffness = CGFloat(spring.stiffness)
      swinging.damping = CGFloat(spring.damping)
      animation = swinging
    } else {
      animation = CABasicAnimation(keyPath: keyPath).kept(timingFunction: timingFunction ?? .default)
    }
    animation.duration = duration
    return animation
  }

  private func styled(_ style: StatementStyle) -> ChainOperation {
    var operation = self
    switch style {
    case .asSet: break
    case .basic(let function):
      operation.motion = .basic
      operation.timingFunction = function
    case .spring(let spring):
      operation.motion = .spring(spring ?? Spring())
      operation.timingFunction = nil
    case .bounce(let direction): operation.motion = .easing(.pennerBounce(direction))
    case .elastic(let direction): operation.motion = .easing(.pennerElastic(direction))
    }
    return operation
  }
}

// MARK: - Parts

extension ChainOperation.Part {
  static func to(_ keyPath: String, _ value: Any?) -> Self { Self(keyPath: keyPath) { $1.toValue = value } }

  static func by(_ keyPath: String, _ value: Any?) -> Self { Self(keyPath: keyPath) { $1.byValue = value } }

  /// To a value that follows from what the layer is like.
  static func to(_ keyPath: String, _ value: @escaping (CALayer) -> Any?) -> Self {
    Self(keyPath: keyPath) { $1.toValue = value($0) }
  }

  /// By a value that follows from what the layer is like.
  static func by(_ keyPath: String, _ value: @escaping (CALayer) -> Any?) -> Self {
    Self(keyPath: keyPath) { $1.byValue = value($0) }
  }
}
