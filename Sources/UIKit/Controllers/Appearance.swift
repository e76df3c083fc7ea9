import QuartzCore

/// How far a controller's view has come into sight.
@MainActor
struct Appearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether somebody will say when coming or going ends.
  var endsManually = false
  /// Whether the controller knows that its view is in the window.
  var didCallViewIsAppearing = false
  /// What ends a coming that nobody else ends.
  var endingCall: DelayedCall?
}
