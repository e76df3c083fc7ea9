import CoreGraphics

/// Several animations on one clock.
///
/// Their begin times count from the group's begin. They aren't stretched to the group's duration but cut off at
/// its end; one without a duration takes the group's. Their delegates are never called.
open class CAAnimationGroup: CAAnimation {
  final var members: [CAAnimation]?

  /// The animations that run together. Default nil.
  ///
  /// - Precondition: The group isn't among them, nor in a group among them; groups are nested at most 64 deep.
  open var animations: [CAAnimation]? {
    get { members }
    set {
      checkNesting(of: newValue ?? [])
      members = newValue
    }
  }

  /// Groups are walked by recursion, so a group in itself would have no end.
  private func checkNesting(of animations: [CAAnimation]) {
    var (groups, depth) = (animations.compactMap { $0 as? CAAnimationGroup }, 1)
    while !groups.isEmpty {
      precondition(!groups.contains { $0 === self }, "an animation group can't be in itself: \(self)")
      depth += 1
      precondition(depth <= Self.maximumDepth, "animation groups can't be nested \(depth) deep")
      groups = groups.flatMap { ($0.members ?? []).compactMap { $0 as? CAAnimationGroup } }
    }
  }

  private static var maximumDepth: Int { 64 }

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
