import CDynamicInit
import QuartzCore
import Reflection

extension UICollectionViewLayoutAttributes {
  /// Creates an object of this class with its `init()`.
  static func makeCopy() -> UICollectionViewLayoutAttributes {
    unsafeDowncast(initializer.make(self), to: UICollectionViewLayoutAttributes.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_object_init(), of: NSObject.self, probe: Probe.self, verify: { $0.make(Probe.self) })

  private final class Probe: NSObject {}
}
