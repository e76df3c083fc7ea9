import Scenes
import Staging
import TestSupport
import Testing

/// The scenes after AXAnimationChain's demos: its samples, its conversions (S199), and its effects (S195).
@Suite struct ChainScenesTests {
  @Test func `the statement's square moves by 110, grows by 60, and becomes rounder`() throws {
    let stage = StatementScene().stage()
    stage.advance(to: 1.5)
    let square = try #require(stage.layer.sublayers?.first)
    #expect(isClose([square.position.x, square.position.y].map { Double($0) }, [100, 170], within: 0.2))
    #expect(isClose(Double(square.bounds.width), 120, within: 0.1) && square.cornerRadius == 24)
    #expect(square.animationKeys() == nil)
  }

  @Test func `the choreography's stages begin at 0, 5, and 5.8 s and end at 6.8 s`() throws {
    let stage = ChoreographyScene().stage()
    let square = try #require(stage.layer.sublayers?.first)
    let rotation = { square.value(forKeyPath: "transform.rotation.z") as? CGFloat }
    stage.advance(to: 4.99)
    #expect(square.position.x == 230)
    stage.advance(to: 5)
    #expect(square.position.x == 90)
    stage.advance(to: 5.8)
    #expect(square.position.x == 160 && abs(square.bounds.width - 100) < 1)
    stage.advance(to: 6.79)
    #expect(abs(rotation() ?? 1) < 1e-9)
    stage.advance(to: 6.8)
    #expect(abs((rotation() ?? 0) - .pi / 4) < 1e-9 && square.animationKeys() == nil)
  }

  @Test func `S199: the motion of each pair is equal to a thousandth of the distance`() throws {
    let stage = ConversionsScene().stage()
    let squares = (stage.layer.sublayers ?? []).filter { !($0 is CATextLayer) }
    try #require(squares.count == 4)
    for step in 0..<1000 {
      stage.advance(to: Double(step) * 0.004)
      let heights = squares.map { Double($0.presentation()?.position.y ?? -1) }
      #expect(isClose(heights[0], heights[1], within: 0.1) && isClose(heights[2], heights[3], within: 0.1))
    }
  }

  @Test func `S195: eleven cards play their effects to the end`() {
    let stage = EffectsScene().stage()
    let squares = (stage.layer.sublayers ?? []).compactMap { $0.sublayers?.last }
    #expect(squares.count == 11)
    stage.advance(to: 0.3)
    #expect(squares.allSatisfy { $0.animationKeys()?.isEmpty == false })
    stage.advance(to: 4)
    #expect(squares.allSatisfy { $0.animationKeys() == nil })
  }
}
