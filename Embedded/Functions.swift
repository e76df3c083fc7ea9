import MotionCore

// What a program without the rest of the package sees: numbers in, a number out.

/// The way that is left to the target, −1 at first, of a spring that was released with a velocity.
#if arch(wasm32)
  @_expose(wasm, "spring")
#endif
@_cdecl("spring")
func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ time: Double)
  -> Double
{
  Spring(mass: mass, stiffness: stiffness, damping: damping)
    .motion(from: -1, velocity: velocity).displacement(at: time)
}

/// The eased progress of a curve with two control points.
#if arch(wasm32)
  @_expose(wasm, "curve")
#endif
@_cdecl("curve")
func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
  UnitBezier(x1, y1, x2, y2).value(at: x)
}
