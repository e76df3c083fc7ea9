import CDynamicInit
import CoreGraphics
import Reflection

// Layers of a class that is known only at run time.

extension CALayer {
  /// A new layer of this class, made by its `init()`.
  package static func make() -> CALayer { unsafeDowncast(plainInitializer.make(self), to: CALayer.self) }

  /// A layer of this one's class, made by its `init(layer:)`.
  final func duplicate() -> Self {
    unsafeDowncast(Self.copyingInitializer.make(Swift.type(of: self), with: self), to: Self.self)
  }

  private static let plainInitializer = DynamicInitializer(
    quartzite_layer_init(), of: CALayer.self, probe: Probe.self, verify: { $0.make(Probe.self) })

  private static let copyingInitializer = DynamicInitializer(
    quartzite_layer_init_layer(), of: CALayer.self, probe: Probe.self,
    verify: { $0.make(Probe.self, with: CALayer()) })

  private final class Probe: CALayer {}
}
