import Foundation
import Staging
import Testing

@testable import QuartziteCommand

@Suite struct StagePlanTests {
  private func plan(_ words: String...) throws -> StagePlan {
    try RenderCommand.parse(["ring", "-o", "x"] + words).plan()
  }

  @Test func `the default is the scene's own size at a scale of 1`() throws {
    let plan = try plan()
    #expect(plan.size == CGSize(width: 120, height: 120) && plan.scale == 1 && plan.mode == .screen)
    #expect(plan.pixelSize == PixelSize(width: 120, height: 120) && 1...64 ~= plan.threads)
  }

  @Test func `the stage has the planned properties`() throws {
    let plan = try plan("--size", "30x20.5", "--scale=1.5", "--mode", "context", "--threads", "3")
    let stage = plan.makeStage()
    #expect(stage.size == CGSize(width: 30, height: 20.5) && stage.scale == 1.5 && stage.mode == .context)
    let picture = stage.picture()
    #expect(plan.threads == 3 && plan.pixelSize == PixelSize(width: 45, height: 31))
    #expect(picture.width == 45 && picture.height == 31)
  }

  @Test func `times from 0 to the duration are valid, the ends included`() throws {
    let (plan, option) = (try plan(), Option.at)
    try plan.check(0, option)
    try plan.check(1.5, option)
    for time in [-0.001, 1.501, 1e300] {
      #expect(throws: CommandError.self) { try plan.check(time, option) }
    }
  }

  @Test(arguments: ["1x1", "3x3", "100000x1", "1x5000", "50x50"])
  func `a scene can be drawn at any size`(_ size: String) throws {
    let plan = try plan("--size", size, "--scale", "0.1")
    let stage = plan.makeStage()
    #expect(plan.subject.show(on: stage).isEmpty)
    stage.advance(to: 0.75)
    #expect(stage.picture().width >= 1)
  }
}
