import CoreGraphics
import Requirements

/// What can be made with a key path, also where a subclass doesn't inherit the initializer of the class: Swift lets it
/// inherit that one only if it overrides the one for archives too, which on Apple's systems `required` sees to.
///
/// It is public only because the conformance is.
public protocol _KeyPathInitializable {}

extension _KeyPathInitializable {
  /// Creates an animation of the property at a key path.
  public init(keyPath path: String?) {
    guard let animation = (Self.self as? CAPropertyAnimation.Type)?.make() as? CAPropertyAnimation,
      let result = animation as? Self
    else { failRequirement("\(Self.self) can't be made with a key path") }
    animation.keyPath = path
    self = result
  }
}
