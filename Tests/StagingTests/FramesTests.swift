import Staging
import Testing

@Suite struct FramesTests {
  private func stage(scale: CGFloat = 1) -> Stage { Stage(size: CGSize(width: 10, height: 10), scale: scale) }

  @Test func `there is a frame for every time except the end`() {
    let stage = stage()
    stage.advance(to: 1)
    let frames = stage.frames(until: 2, rate: 10)
    #expect(frames.count == 10 && frames.underestimatedCount == 10)
    let times: [Double] = (0..<10).map { 1 + Double($0) / 10 }
    #expect(frames.map(\.time) == times)
    #expect(stage.time == 1.9)
    #expect(stage.frames(until: 1.9, rate: 10).count == 0)
    #expect(self.stage().frames(until: 0.05, rate: 10).count == 1)
  }

  @Test func `a sequence can be iterated again until its second frame is drawn`() {
    let stage = stage()
    let frames = stage.frames(until: 1, rate: 4)
    #expect(frames.prefix(1).map(\.time) == [0])
    #expect(frames.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `iterating frames a second time traps`() async {
    await #expect(processExitsWith: .failure) {
      let frames = Stage(size: CGSize(width: 5, height: 5)).frames(until: 1, rate: 4)
      for _ in frames {}
      for _ in frames {}
    }
    await #expect(processExitsWith: .failure) {
      let frames = Stage(size: CGSize(width: 5, height: 5)).frames(until: 1, rate: 4).async
      for await _ in frames {}
      for await _ in frames {}
    }
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: CGSize(width: 5, height: 5))
      let frames = stage.frames(until: 1, rate: 4)
      stage.advance(to: 0.5)
      for _ in frames {}
    }
  }

  @Test func `stages with different frame rates show the same at the times that they share`() {
    func positions(_ rate: Double) -> [Double: Double] {
      let stage = stage()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 2)
      let sequel = CABasicAnimation(keyPath: "position.y")
      (sequel.byValue, sequel.duration) = (70, 0.5)
      stage.perform {
        stage.layer.add(spring, forKey: nil)
        stage.after(0.123) { stage.layer.add(sequel, forKey: nil) }
      }
      var positions: [Double: Double] = [:]
      for frame in stage.frames(until: 1, rate: rate) {
        let position = stage.layer.presentation()?.position ?? .zero
        positions[frame.time] = Double(position.x) + 1000 * Double(position.y)
      }
      return positions
    }
    let (coarse, fine) = (positions(10), positions(100))
    #expect(coarse.count == 10 && coarse.allSatisfy { fine[$0.key] == $0.value })
  }
}
