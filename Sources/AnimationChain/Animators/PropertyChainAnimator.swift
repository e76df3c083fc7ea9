import QuartzCore
import Requirements

/// An animator of the property at a key path: what basic, keyframe and decay animators have in common.
public class PropertyChainAnimator: ChainAnimator {
  var propertyAnimation: CAPropertyAnimation? { setting.animation as? CAPropertyAnimation }
}

extension PropertyChainAnimator {
  /// The key path of what is animated; nil until it's set.
  public var keyPath: String? { propertyAnimation?.keyPath }

  /// Sets what is animated, by its key path, such as `"position"` or `"transform.rotation.z"`.
  ///
  /// A key path that the layer doesn't have is ignored when the animation is played, as Core Animation does.
  ///
  /// - Precondition: The key path isn't empty and isn't all white space.
  @discardableResult
  public func property(_ keyPath: String) -> Self {
    require(keyPath.contains { !$0.isWhitespace }, "a property's key path can't be '\(keyPath)'")
    propertyAnimation?.keyPath = keyPath
    return self
  }

  /// Adds the values to what lies underneath.
  public var additive: Self {
    propertyAnimation?.isAdditive = true
    return self
  }

  /// Lets each cycle begin where the last one ended.
  public var cumulative: Self {
    propertyAnimation?.isCumulative = true
    return self
  }
}
