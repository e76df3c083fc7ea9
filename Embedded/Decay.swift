import MotionCore

/// Returns the travel of a flung value.
///
/// - Parameters:
///   - rate: The share of the velocity that remains after each millisecond.
///   - velocity: The initial velocity per second.
///   - time: The elapsed time in seconds.
#if arch(wasm32)
  @_expose(wasm, "decay")
#endif
@_cdecl("decay")
func decay(_ rate: Double, _ velocity: Double, _ time: Double) -> Double {
  Decay(rate: rate).state(at: time, from: velocity).travel
}
