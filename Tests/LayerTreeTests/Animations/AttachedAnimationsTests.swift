import CoreGraphics
import Testing

@testable import LayerTree

/// The list of a layer's animations behaves like an array.
@Suite struct AttachedAnimationsTests {
  let layer = CALayer()

  private func attachment(_ key: String) -> AttachedAnimation {
    AttachedAnimation(layer: layer, key: key, animation: CABasicAnimation(), completions: [])
  }

  @Test(arguments: 0...4)
  func `animations are in the order in which they were added`(_ count: Int) {
    var animations = AttachedAnimations()
    for number in 0..<count { animations.append(attachment("\(number)")) }
    #expect(animations.count == count && animations.isEmpty == (count == 0))
    #expect(animations.map(\.key) == (0..<count).map { "\($0)" })
    #expect(animations.last?.key == (count == 0 ? nil : "\(count - 1)"))
  }

  @Test(arguments: 0...4, 0...4)
  func `removed animations leave the others in order`(_ count: Int, _ removed: Int) {
    var animations = AttachedAnimations()
    for number in 0..<count { animations.append(attachment("\(number)")) }
    let copy = animations
    animations.removeAll { $0.key == "\(removed)" }
    #expect(animations.map(\.key) == (0..<count).filter { $0 != removed }.map { "\($0)" })
    #expect(copy.count == count)
    animations.append(attachment("next"))
    #expect(animations.last?.key == "next")
    animations.removeAll { _ in true }
    #expect(animations.isEmpty)
  }

  @Test func `a list takes the memory of one reference`() {
    #expect(MemoryLayout<AttachedAnimations>.size == MemoryLayout<Int>.size)
  }
}
