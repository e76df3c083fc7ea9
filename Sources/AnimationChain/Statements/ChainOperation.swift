import AnimationConversion
import AnimationVocabulary
import CoreGraphics
import MotionCore
import QuartzCore

/// An operation of a statement: the animation of one property, or of several that belong together.
struct ChainOperation {
  /// A property, and a closure that sets the ends of its animation from the layer's values at the beginning of the stage.
  struct Component {
    let keyPath: String
    let setEnds: (CALayer, CABasicAnimation) -> Void
  }

  enum Motion {
    case basic
    case spring(Spring)
    case easing(Easing)
  }

  let components: [Component]
  let delay: Double
  var motion = Motion.basic
  var timingFunction: CAMediaTimingFunction?
  var duration = 0.0
  var target: WeakObject?
  var completions: [(Bool) -> Void] = []
}

extension ChainOperation {
  /// Returns one setting for each component. Only the first one reports its end.
  func settings(_ style: StatementStyle) -> [ChainSetting] {
    let operation = styled(style)
    return components.enumerated().map { index, component in
      let animation = operation.animation(of: component.keyPath)
      var setting = ChainSetting(animation: animation)
      if case .easing(let easing) = operation.motion { setting.easing = easing }
      setting.delay = delay
      setting.prepare = { layer, animation in
        if let basic = animation as? CABasicAnimation { component.setEnds(layer, basic) }
      }
      if index == 0 {
        setting.completions = completions.map { body in { _, isFinished in body(isFinished) } }
      }
      return setting
    }
  }

  private func animation(of keyPath: String) -> CAAnimation {
    let animation: CABasicAnimation
    if case .spring(let constants) = motion {
      let spring = CASpringAnimation(keyPath: keyPath).persisting(timingFunction: timingFunction ?? .linear)
      spring.mass = CGFloat(constants.mass)
      spring.stiffness = CGFloat(constants.stiffness)
      spring.damping = CGFloat(constants.damping)
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: keyPath).persisting(timingFunction: timingFunction ?? .default)
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

// MARK: - Components

extension ChainOperation.Component {
  static func to(_ keyPath: String, _ value: Any?) -> Self { Self(keyPath: keyPath) { $1.toValue = value } }

  static func by(_ keyPath: String, _ value: Any?) -> Self { Self(keyPath: keyPath) { $1.byValue = value } }

  /// Creates a component whose end value depends on the layer.
  static func to(_ keyPath: String, _ value: @escaping (CALayer) -> Any?) -> Self {
    Self(keyPath: keyPath) { $1.toValue = value($0) }
  }

  /// Creates a component whose change depends on the layer.
  static func by(_ keyPath: String, _ value: @escaping (CALayer) -> Any?) -> Self {
    Self(keyPath: keyPath) { $1.byValue = value($0) }
  }
}
