import Staging
import Testing

private struct DotScene: Scene {
  static let summary = "a dot that moves to the right"
  let size = CGSize(width: 20, height: 10)
  var length = SceneLength.untilStill()
  let background: CGColor? = .white
  var beginTime = 0.5
  var repeatCount: Float = 0
  var callsForever = false

  func build(on stage: Stage) {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    stage.layer.addSublayer(dot)
    stage.after(beginTime) {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.byValue, move.duration, move.repeatCount) = (10, 1.25, repeatCount)
      dot.add(move, forKey: nil)
    }
    if callsForever { call(on: stage) }
  }

  private func call(on stage: Stage) { stage.after(1) { [unowned stage] in call(on: stage) } }
}

@Suite struct SceneTests {
  private enum Outer {
    struct URLSessionScene: Scene {
      let size = CGSize(width: 1, height: 1)
      let length = SceneLength.seconds(1)
      func build(on stage: Stage) {}
    }
  }

  @Test func `the name consists of the words of the type's name`() {
    #expect(DotScene.name == "dot" && Outer.URLSessionScene.name == "url-session")
    #expect(Outer.URLSessionScene.summary.isEmpty)
  }

  @Test func `a stage shows the scene on its background from time 0`() {
    let stage = DotScene().stage(scale: 2)
    #expect(stage.time == 0 && stage.size == CGSize(width: 20, height: 10) && stage.scale == 2)
    #expect(stage.layer.backgroundColor == .white && stage.layer.sublayers?.count == 1)
    #expect(DotScene().stage(size: CGSize(width: 7, height: 3)).layer.bounds.width == 7)
  }

  @Test func `the background doesn't animate`() {
    #expect(DotScene().stage().layer.animationKeys() == nil)
  }

  @Test func `the length is stated, or the time until nothing moves`() throws {
    #expect(try DotScene().duration() == 1.75)
    #expect(try DotScene(beginTime: 3).duration() == 4.25)
    #expect(try DotScene(length: .seconds(9)).duration() == 9)
  }

  @Test(arguments: [
    (DotScene(repeatCount: .infinity), "still moves after 60.0 s"),
    (DotScene(callsForever: true), "still moves after 60.0 s"),
    (DotScene(length: .untilStill(limit: 1)), "still moves after 1.0 s"),
    (DotScene(length: .seconds(0)), "has a length of 0.0 s"),
    (DotScene(length: .seconds(.nan)), "has a length of nan s"),
  ])
  private func `a scene without an end is an error`(_ scene: DotScene, _ reason: String) {
    let error = #expect(throws: SceneError.self) { try scene.duration() }
    #expect(error?.description.hasPrefix("the scene 'dot' \(reason)") == true)
  }

  private struct StillScene: Scene {
    let size = CGSize(width: 1, height: 1)
    let length = SceneLength.untilStill()
    func build(on stage: Stage) {}
  }

  @Test func `a scene that doesn't move has no length, and a limit includes its end`() throws {
    let error = #expect(throws: SceneError.self) { try StillScene().duration() }
    #expect(
      error?.description
        == "the scene 'still' doesn't move, so it has no length of its own; expected a length in seconds")
    #expect(try DotScene(length: .untilStill(limit: 1.75)).duration() == 1.75)
    #expect(throws: SceneError.self) { try DotScene(length: .untilStill(limit: 1.7499)).duration() }
    #expect(SceneLength.untilStill() == .untilStill(limit: 60))
    for seconds in [-1, .infinity] as [Double] {
      #expect(throws: SceneError.self) { try DotScene(length: .seconds(seconds)).duration() }
    }
  }

  @Test func `a scene has 25 frames per second, no highlights, and the seed 0, by default`() {
    let scene = StillScene()
    #expect(scene.frameRate == 25 && scene.highlights == [] && scene.background == nil && scene.seed == 0)
    #expect(scene.stage().layer.backgroundColor == nil && scene.stage().scale == 1)
    #expect(scene.stage(mode: .context).mode == .context && scene.stage().mode == .screen)
  }

  private struct NowhereScene: Scene {
    let size = CGSize(width: 0, height: 10)
    let length = SceneLength.seconds(1)
    func build(on stage: Stage) {}
  }

  @Test func `a size that no stage can have is an error`() {
    let error = #expect(throws: SceneError.self) { try NowhereScene().duration() }
    #expect(
      error?.description
        == "the scene 'nowhere' has a size of 0.0 × 10.0 points; expected numbers above 0 and at most 134217728 pixels"
    )
  }

  // MARK: Random numbers

  private struct ChanceScene: Scene {
    let size = CGSize(width: 1, height: 1)
    let length = SceneLength.seconds(1)
    @Parameter("the arrangement") var seed: UInt64 = 7

    func build(on stage: Stage) {
      stage.layer.setValue(Int.random(in: 0..<1_000_000, using: &stage.random), forKey: "number")
      stage.after(0.5) { [unowned stage] in
        stage.layer.setValue(Double.random(in: 0..<1, using: &stage.random), forKey: "later")
      }
    }
  }

  @Test func `random numbers depend only on the seed`() throws {
    func numbers(_ scene: ChanceScene) -> [Double?] {
      let stage = scene.stage()
      stage.advance(to: 1)
      return ["number", "later"].map { (stage.layer.value(forKey: $0) as? NSNumber)?.doubleValue }
    }
    let scene = ChanceScene()
    #expect(numbers(scene) == numbers(ChanceScene()) && !numbers(scene).contains(nil))
    try scene.setParameter("seed", to: "8")
    #expect(numbers(scene) != numbers(ChanceScene()))
  }

  /// The first numbers of SplitMix64 for the seed 1234567, from the published reference implementation.
  @Test func `the generator is SplitMix64`() {
    var generator = SeededRandomNumberGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }
}
