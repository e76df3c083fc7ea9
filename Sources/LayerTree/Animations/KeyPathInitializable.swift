import CoreGraphics
import Requirements

/// A type that can be created with a key path, even a subclass that doesn't inherit `init(keyPath:)`.
///
/// A Swift subclass inherits that initializer only if it also overrides the initializer for archives, which is
/// `required` on Apple's systems. The protocol is public only because the conformance is.
public protocol _KeyPathInitializable {}

extension _KeyPathInitializable {
  /// Creates an animation of the property at a key path.
  public init(keyPath path: String?) {
    guard let animation = (Self.self as? CAPropertyAnimation.Type)?.make() as? CAPropertyAnimation,
      let result = animation as? Self
    else { failRequirement("\(Self.self) can't be created with a key path") }
    animation.keyPath = path
    self = result
  }
}
