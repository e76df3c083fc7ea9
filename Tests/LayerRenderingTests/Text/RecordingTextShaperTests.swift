import Dispatch
import Raster
import Synchronization
import Testing

@testable import LayerRendering

@Suite struct RecordingTextShaperTests {
  @Test func `the other shaper is made once, when it is first used`() {
    let factory = Factory()
    let shaper = RecordingTextShaper(factory.make())
    #expect(shaper.notices == FontNotices() && shaper.fonts.isEmpty)
    #expect(factory.count == 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      _ = shaper.shape("a", font: FontRequest(name: "Unknown"), size: 10)
    }
    #expect(factory.count == 1)
  }

  /// Counts the shapers that it makes.
  private final class Factory: Sendable {
    private let counter = Atomic(0)

    var count: Int { counter.load(ordering: .relaxed) }

    func make() -> any ParagraphShaping {
      counter.add(1, ordering: .relaxed)
      return MissingTextShaper()
    }
  }
}
