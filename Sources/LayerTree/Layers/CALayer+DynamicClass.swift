import CDynamicInit
import CoreGraphics
import Reflection

// Creation of layers whose class is known only at run time.

extension CALayer {
  /// Creates a layer of this class with its `init()`.
  package static func make() -> CALayer { unsafeDowncast(plainInitializer.make(self), to: CALayer.self) }

  /// Creates a layer of this layer's class with its `init(layer:)`.
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
