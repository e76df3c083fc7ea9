import MotionCore

/// Returns the eased progress of a curve that was printed as CSS and parsed again.
#if arch(wasm32)
  @_expose(wasm, "text")
#endif
@_cdecl("text")
func text(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
  let printed = UnitBezier(x1, y1, x2, y2).css
  guard let read = try? TimingFunction(css: printed) else { return .nan }
  return read.value(at: x)
}
