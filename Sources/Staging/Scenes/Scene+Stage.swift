public import QuartzCore

extension Scene {
  /// Returns a stage at the scene's beginning.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - size: The size in points. The default is the scene's own size.
  ///   - mode: The Core Animation renderer that the pictures match. The default is `.screen`.
  ///   - threads: The number of threads that draw a picture, which doesn't affect its bytes. The default is 1.
  /// - Precondition: A stage can have the size and scale, which ``Stage/canShow(size:scale:)`` checks.
  public func stage(
    scale: CGFloat = 1, size: CGSize? = nil, mode: RenderMode = .screen, threads: Int = 1
  ) -> Stage {
    let stage = Stage(size: size ?? self.size, scale: scale, mode: mode, threads: threads)
    show(on: stage)
    return stage
  }

  /// Builds the scene on an empty stage of any size; the stage's time is the scene's beginning.
  public func show(on stage: Stage) {
    stage.random = SeededRandomNumberGenerator(seed: seed)
    if let background { stage.setBackground(background) }
    stage.perform {
      callOnStageThread((self, stage)) { $0.build(on: $1) }
    }
  }
}

/// Calls a main-actor function on the current thread, which must be the one that uses the stage.
///
/// Views are isolated to the main actor at compile time. At run time, they belong to the thread of their stage, which may
/// be another one in tests and exports. `MainActor.assumeIsolated` would stop such programs, although they are correct.
private func callOnStageThread<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Void).self)(value) }
}
