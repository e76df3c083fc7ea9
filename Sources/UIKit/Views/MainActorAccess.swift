/// Calls a function of the main actor on whichever thread the tree belongs to.
///
/// Views are the main actor's so that the compiler keeps them apart from other tasks. At run time a tree belongs to the
/// thread that advances its stage, which needn't be the main one: a test's or an export's isn't. So
/// `MainActor.assumeIsolated`, which asks for the main thread, would stop programs that are right.
///
/// - Parameter value: What the function is given: nobody's in particular, such as a layer.
@inline(always)
package func withViews<Value, Result>(_ value: Value, _ body: @MainActor (Value) throws -> Result) rethrows
  -> Result
{
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((Value) throws -> Result).self)(value)
  }
}
