public import QuartzCore

/// A generator of haptic feedback. There is no haptic hardware, so generators do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares for feedback. It does nothing.
  open func prepare() {}
}

/// A generator of feedback for collisions. It does nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light = 0
    /// Medium objects.
    case medium = 1
    /// Large or heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Creates a generator for medium objects.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator for a kind of objects.
  public init(style: FeedbackStyle) { super.init() }

  /// Reports a collision. It does nothing.
  open func impactOccurred() {}

  /// Reports a collision with an intensity from 0 to 1. It does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for successes, warnings and errors. It does nothing.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a notification.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has a problem.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Reports the end of a task. It does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for changes of a selection. It does nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a change of a selection. It does nothing.
  open func selectionChanged() {}
}
