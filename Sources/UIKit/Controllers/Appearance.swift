import QuartzCore

/// How far a controller's view has come into sight.
@MainActor
struct Appearance {
  enum Phase {
    case gone, coming, here, going
  }

  var phase = Phase.gone
  var isAnimated = false
  /// Whether somebody will say when coming or going ends.
  var isManual = false
  /// Whether the controller knows that its view is in the window.
  var hasToldOfComing = false
  /// What ends a coming that nobody else ends.
  var ending: DelayedCall?
}
