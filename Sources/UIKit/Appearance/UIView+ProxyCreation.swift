import CDynamicInit
import QuartzCore
import Reflection
import Requirements

extension UIView {
  /// Creates a view of this class with its `init(frame:)`.
  static func makeProxy() -> UIView {
    unsafeDowncast(initializer.make(self, withRect: (0, 0, 0, 0)), to: UIView.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_view_init_frame(), of: UIView.self, probe: Probe.self,
    verify: { $0.make(Probe.self, withRect: (1, 2, 3, 4)) })

  /// A view that verifies its initializer's argument.
  private final class Probe: UIView {
    override init(frame: CGRect) {
      require(
        frame == CGRect(x: 1, y: 2, width: 3, height: 4),
        "the initializer of views received the frame \(frame) instead of (1, 2, 3, 4)")
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
