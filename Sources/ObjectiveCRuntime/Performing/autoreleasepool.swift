/// Calls a closure, and then releases the results that `perform(_:)` returned in it.
///
/// Swift on Linux releases objects as soon as they aren't used, so only these results wait for the end of a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  defer { PerformedResult.release() }
  return try body()
}
