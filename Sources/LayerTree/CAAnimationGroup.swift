import CoreGraphics

/// Several animations on one clock.
///
/// Their begin times count from the group's begin. They aren't stretched to the group's duration but cut off at
/// its end; one without a duration takes the group's. Their delegates are never called.
open class CAAnimationGroup: CAAnimation {
  final var members: [CAAnimation]?

  /// The animations that run together. Default nil.
  open var animations: [CAAnimation]? {
    get { members }
    set { members = newValue }
  }

  open override func value(forKey key: String) -> Any? {
    key == "animations" ? animations : super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "animations" {
      animations = value as? [CAAnimation]
    } else {
      super.setValue(value, forKey: key)
    }
  }

  /// Copies the animations inside too.
  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    members = other.members?.compactMap { $0.copy() as? CAAnimation }
  }
}
