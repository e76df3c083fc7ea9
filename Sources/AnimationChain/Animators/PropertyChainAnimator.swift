import QuartzCore
import Requirements

/// An animator of the property at a key path: the common superclass of basic, keyframe and decay animators.
public class PropertyChainAnimator: ChainAnimator {
  var propertyAnimation: CAPropertyAnimation? { setting.animation as? CAPropertyAnimation }
}

extension PropertyChainAnimator {
  /// The key path of the animated property; nil until it is set.
  public var keyPath: String? { propertyAnimation?.keyPath }

  /// Sets the key path of the animated property, such as `"position"` or `"transform.rotation.z"`.
  ///
  /// A key path that the layer doesn't have is ignored when the chain is played, as in Core Animation.
  ///
  /// - Precondition: The key path contains a character that isn't white space.
  @discardableResult
  public func property(_ keyPath: String) -> Self {
    require(keyPath.contains { !$0.isWhitespace }, "a property's key path must not be blank: '\(keyPath)'")
    propertyAnimation?.keyPath = keyPath
    return self
  }

  /// Adds the values to the underlying value.
  public var additive: Self {
    propertyAnimation?.isAdditive = true
    return self
  }

  /// Makes each cycle begin with the end value of the previous one.
  public var cumulative: Self {
    propertyAnimation?.isCumulative = true
    return self
  }
}
