public import QuartzCore

/// An effect of a visual effect view. Its subclasses are ``UIBlurEffect`` and ``UIVibrancyEffect``.
///
/// Effects are immutable.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// Returns the effect itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
