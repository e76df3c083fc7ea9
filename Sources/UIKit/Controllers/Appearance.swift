import QuartzCore

/// The appearance state of a controller's view.
@MainActor
struct Appearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether a container or presentation ends the change, instead of the controller itself.
  var endsManually = false
  /// Whether ``UIViewController/viewIsAppearing(_:)`` was called for the current appearance.
  var didCallViewIsAppearing = false
  /// The pending call that ends an appearance without a container or presentation.
  var endingCall: DelayedCall?
}
