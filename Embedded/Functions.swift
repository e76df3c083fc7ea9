import MotionCore

// The functions of a program that uses nothing else of the package: they take numbers and return a number.

/// Returns the displacement from the target, initially −1, of a spring released with a velocity.
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

/// Returns the eased progress of a curve with two control points.
#if arch(wasm32)
  @_expose(wasm, "curve")
#endif
@_cdecl("curve")
func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
  UnitBezier(x1, y1, x2, y2).value(at: x)
}
