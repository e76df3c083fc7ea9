import AnimationChain
import CoreGraphics
import Staging
import TestSupport
import Testing

/// The times at which the members of a stage write their end values to the model layer.
@Suite struct StageEndTests {
  private let fixture = ChainFixture()

  /// A stage of two seconds in which y moves by 50 points within the first, then a stage of one second.
  private var shortMember: Chain {
    let stage = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(2)
    stage.combineBasic.property("position.y").byValue(50).linear.duration(1)
    stage.nextToBasic.property("borderWidth").toValue(3).linear.duration(1)
    return Chain(stage)
  }

  /// A stage of three seconds in which y moves by 50 points within the first and by 30 within the second.
  private var memberOfTwoStages: Chain {
    let stage = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(3)
    let member = ChainAnimator.basic.property("position.y").byValue(50).linear.duration(1)
    member.nextToBasic.property("position.y").byValue(30).linear.duration(1)
    stage.combineWith(member)
    return Chain(stage)
  }

  private func play(_ chain: Chain) -> ChainPlayback {
    fixture.stage.perform { fixture.layer.animate(chain: chain) }
  }

  /// The y coordinates of the presentation and of the model.
  private func heights(at time: Double) -> [Double] {
    fixture.stage.advance(to: time)
    return fixture.presentationValues("position.y") + fixture.model("position.y")
  }

  @Test func `a member that ends early holds its end value until the end of its stage`() {
    _ = play(shortMember)
    #expect(isClose(heights(at: 0.5), [325, 300], within: 1e-9))
    #expect(isClose(heights(at: 1), [350, 300], within: 1e-9))
    #expect(isClose(heights(at: 1.5), [350, 300], within: 1e-9))
    #expect(isClose(heights(at: 2), [350, 350], within: 1e-9))
  }

  @Test(arguments: [0.5, 1, 1.5]) func `canceled within the stage, all of its members are undone`(
    _ time: Double
  ) {
    let playback = play(shortMember)
    fixture.stage.advance(to: time)
    fixture.stage.perform { playback.cancel() }
    #expect(fixture.model("position") == [200, 300] && heights(at: 3) == [300, 300])
  }

  @Test func `canceled in the next stage, the members of the one before keep their end values`() {
    let playback = play(shortMember)
    fixture.stage.advance(to: 2.5)
    fixture.stage.perform { playback.cancel() }
    #expect(fixture.model("position") == [300, 350] && fixture.model("borderWidth") == [0])
  }

  @Test func `the stages of a member end on their own, except for the last one`() {
    _ = play(memberOfTwoStages)
    #expect(isClose(heights(at: 0.5), [325, 300], within: 1e-9))
    #expect(isClose(heights(at: 1), [350, 350], within: 1e-9))
    #expect(isClose(heights(at: 2.5), [380, 350], within: 1e-9))
    #expect(isClose(heights(at: 3), [380, 380], within: 1e-9))
  }

  @Test func `the members of a member's last stage hold their end values until the end of the outer stage`() {
    let stage = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(3)
    let member = ChainAnimator.basic.property("borderWidth").toValue(2).linear.duration(0.5)
    let last = member.nextToBasic.property("cornerRadius").toValue(4).linear.duration(1)
    last.combineBasic.property("position.y").byValue(50).linear.duration(0.5)
    stage.combineWith(member)
    _ = play(Chain(stage))
    #expect(isClose(heights(at: 1), [350, 300], within: 1e-9) && fixture.model("borderWidth") == [2])
    #expect(isClose(heights(at: 2.5), [350, 300], within: 1e-9) && fixture.model("cornerRadius") == [0])
    #expect(isClose(heights(at: 3), [350, 350], within: 1e-9) && fixture.model("cornerRadius") == [4])
  }

  @Test func `canceled after a member's last stage, only its earlier stages keep their end values`() {
    let playback = play(memberOfTwoStages)
    fixture.stage.advance(to: 2.5)
    fixture.stage.perform { playback.cancel() }
    #expect(fixture.model("position") == [200, 350])
  }

  @Test func `a seek into a stage leaves the end values of its members unwritten`() {
    let playback = play(memberOfTwoStages)
    fixture.stage.perform { playback.seek(to: 2.5) }
    #expect(isClose(heights(at: 0), [380, 350], within: 1e-9))
    fixture.stage.perform { playback.reverse() }
    #expect(isClose(heights(at: 0.75), [372.5, 350], within: 1e-9))
    #expect(isClose(heights(at: 2), [325, 300], within: 1e-9))
  }

  @Test func `a member without an end value shows the old one for the rest of its stage`() {
    let stage = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(2)
    stage.combineBasic.property("position.y").byValue(50).linear.duration(1).fillMode(.removed)
    _ = play(Chain(stage))
    #expect(isClose(heights(at: 0.5), [325, 300], within: 1e-9))
    #expect(heights(at: 1.5) == [300, 300] && heights(at: 2) == [300, 300])
  }
}
