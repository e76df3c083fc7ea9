import ObjectiveCRuntime
import QuartzCore

/// The motion effects of a view. Few views have motion effects, so they aren't stored in the view.
@MainActor
enum MotionEffectList {
  // Only the address is used.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func effects(of owner: AnyObject) -> [UIMotionEffect] {
    objc_getAssociatedObject(owner, key) as? [UIMotionEffect] ?? []
  }

  static func set(_ effects: [UIMotionEffect], of owner: AnyObject) {
    objc_setAssociatedObject(owner, key, effects.isEmpty ? nil : effects, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
