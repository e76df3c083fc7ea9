/// Calls a main-actor function on the current thread, which must be the one that a view tree belongs to.
///
/// Views are isolated to the main actor at compile time, which keeps them apart from other tasks. At run time a tree
/// belongs to the thread that advances its stage, which isn't the main thread in many tests and exports.
/// `MainActor.assumeIsolated` checks for the main thread and would stop such programs, although they are correct.
///
/// - Parameter value: A value to pass into the function, such as a layer, which isn't isolated.
@inline(always)
package func withViews<Value, Result>(_ value: Value, _ body: @MainActor (Value) throws -> Result) rethrows
  -> Result
{
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((Value) throws -> Result).self)(value)
  }
}
