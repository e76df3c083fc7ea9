import Foundation
import LayerValues
import Testing

@Suite struct ArchiveDepthTests {
  /// Calls `body` as many levels down as possible, and returns their number.
  private func levels(_ body: () -> Void = {}) -> Int {
    var count = 0
    func descend() {
      ArchiveDepth.descend {
        count += 1
        body()
        descend()
      }
    }
    descend()
    return count
  }

  // Four steps for each of 256 levels of layers, and 64 for the values of the lowest one.
  @Test func `one level less is written than is read`() {
    #expect(levels() == 4 * 256 + 64 - 1 && levels() == 1087)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    var count = 0
    func read() -> Int? {
      ArchiveDepth.descend(in: coder) {
        count += 1
        return read() ?? count
      }
    }
    _ = read()
    #expect(count == 1088)
    // After the outermost object, reading starts again.
    #expect(ArchiveDepth.descend(in: coder) { 7 } == 7 && levels() == 1087)
  }

  @Test func `a layer may have sublayers if there are steps left for them`() {
    var allowed = 0
    _ = levels { if ArchiveDepth.allowsSublayers { allowed += 1 } }
    #expect(ArchiveDepth.allowsSublayers && allowed == 4 * 256 - 4)
  }

  @Test func `an error remains until the outermost object has been read`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    func read(_ level: Int) -> Int? {
      ArchiveDepth.descend(in: coder) {
        _ = read(level + 1)
        return level
      }
    }
    let rest: Int? = ArchiveDepth.descend(in: coder) {
      _ = read(1)
      return ArchiveDepth.descend(in: coder) { 2 }
    }
    #expect(rest == nil)
    #expect(ArchiveDepth.descend(in: coder) { 3 } == 3)
  }
}
