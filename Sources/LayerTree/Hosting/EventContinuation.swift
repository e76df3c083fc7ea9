/// Suspends the current task until a host's event resumes its continuation.
///
/// A task with a preferred executor, such as one that a stage started, resumes on that executor. For this, the function
/// suspends outside the caller's actor, whose executor would be used otherwise.
package nonisolated(nonsending) func withEventContinuation<Value: Sendable>(
  _ body: @Sendable (CheckedContinuation<Value, Never>) -> Void
) async -> Value {
  let hasPreferredExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
  if hasPreferredExecutor { return await withContinuationOnPreferredExecutor(body) }
  return await withCheckedContinuation(body)
}

@concurrent private func withContinuationOnPreferredExecutor<Value: Sendable>(
  _ body: @Sendable (CheckedContinuation<Value, Never>) -> Void
) async -> Value {
  await withCheckedContinuation(body)
}
