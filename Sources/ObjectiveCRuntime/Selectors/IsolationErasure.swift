// Selectors call methods of the main actor on the thread that uses the target, as Objective-C does. Views belong to the
// thread that advances their stage, so the methods' isolation matters only to the compiler. At run time, functions with
// and without isolation have the same representation.

/// Returns a method without the isolation of its type.
func withoutIsolation<Target, Result>(
  _ method: @escaping (Target) -> @MainActor () -> Result
) -> (Target) -> () -> Result {
  unsafeBitCast(method, to: ((Target) -> () -> Result).self)
}

/// Returns a method without the isolation of its type.
func withoutIsolation<Target, First, Result>(
  _ method: @escaping (Target) -> @MainActor (First) -> Result
) -> (Target) -> (First) -> Result {
  unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
}

/// Returns a method without the isolation of its type.
func withoutIsolation<Target, First, Second, Result>(
  _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
) -> (Target) -> (First, Second) -> Result {
  unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
}
