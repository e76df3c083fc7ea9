import CDynamicInit
import CoreGraphics
import Reflection

extension CAAnimation {
  /// Creates an animation of this class with its `init()`.
  final class func make() -> CAAnimation { unsafeDowncast(initializer.make(self), to: CAAnimation.self) }

  private static let initializer = DynamicInitializer(
    quartzite_animation_init(), of: CAAnimation.self, probe: Probe.self, verify: { $0.make(Probe.self) })

  private final class Probe: CAAnimation {}
}
