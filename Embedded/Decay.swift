import MotionCore

/// How far something has traveled that was flung.
#if arch(wasm32)
  @_expose(wasm, "decay")
#endif
@_cdecl("decay")
func decay(_ rate: Double, _ velocity: Double, _ time: Double) -> Double {
  Decay(rate: rate).state(at: time, from: velocity).travel
}
