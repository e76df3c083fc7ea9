import Foundation
import Testing

@testable import LayerTree

/// In an asynchronous program on Linux, another thread may do the main actor's work after each suspension.
@MainActor @Suite struct MainQueueTests {
  private final class Marker: Sendable {}

  /// Suspends until the main queue has run out of work, which is when its thread changes.
  private func suspend() async { await Task.detached {}.value }

  @Test func `the main actor's work has one object, whichever thread does it`() async {
    let local = ThreadLocal { Marker() }
    let first = local.value
    for _ in 0..<500 {
      await suspend()
      #expect(local.value === first)
    }
  }

  @Test func `other threads have objects of their own`() async {
    let local = ThreadLocal { Marker() }
    let first = local.value
    let other = await Task.detached { local.value }.value
    #expect(other !== first)
  }

  @Test func `changes before a suspension are committed after it`() async {
    let hosted = HostedLayer()
    for step in 1...200 {
      hosted.layer.opacity = Float(step % 2)
      await suspend()
      hosted.host.advance(to: Double(step))
      #expect(hosted.layer.presentation()?.opacity == Float(step % 2))
    }
  }
}
