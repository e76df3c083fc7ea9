import Foundation
import Raster
import Staging
import Synchronization
import TestSupport
import Testing

/// A dot that starts a second motion when the first ends, and whose color is random.
private struct RelayScene: Scene {
  let size = CGSize(width: 24, height: 8)
  let length = SceneLength.seconds(4)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let dot = CALayer()
    dot.name = "dot"
    dot.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    let red = CGFloat.random(in: 0...1, using: &stage.random)
    dot.backgroundColor = CGColor(srgbRed: red, green: 0, blue: 1, alpha: 1)
    stage.layer.addSublayer(dot)
    move(dot, by: 14, "position.x") { [unowned dot] in move(dot, by: 2, "position.y") {} }
  }

  private func move(_ layer: CALayer, by distance: Double, _ keyPath: String, then next: @escaping () -> Void)
  {
    CATransaction.begin()
    CATransaction.setCompletionBlock(next)
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.byValue, animation.duration, animation.fillMode) = (distance, 1.5, .forwards)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: keyPath)
    CATransaction.commit()
  }
}

/// A scene that looks different each time that it's built.
private struct CountingScene: Scene {
  static let count = Atomic(0)
  let size = CGSize(width: 8, height: 8)
  let length = SceneLength.seconds(1)

  func build(on stage: Stage) {
    let count = Self.count.add(1, ordering: .relaxed).newValue
    stage.after(0.45) { [unowned stage] in
      stage.layer.backgroundColor = CGColor(gray: CGFloat(count % 7) / 7, alpha: 1)
    }
  }
}

@Suite struct ScenePlayerTests {
  private let scene = RelayScene()

  /// Returns the pixels of the picture that a new stage shows, which only went forward.
  private func expected(at time: Double) -> [UInt32] {
    let stage = scene.stage()
    stage.advance(to: time)
    return stage.picture().bitmap.pixels
  }

  @Test func `a picture has the same bytes however the player came there`() throws {
    let player = ScenePlayer(scene, duration: 4)
    var random = SeededGenerator(seed: 28)
    let times = [0, 0.4, 1.5, 1.6, 3, 3.999, 4, 5]
    for step in 0..<60 {
      let time = times[Int.random(in: times.indices, using: &random)]
      player.seek(to: time)
      #expect(
        player.time == time && player.picture().bitmap.pixels == expected(at: time), "\(step): \(time) s")
      if Bool.random(using: &random) { player.prepareSpare() }
    }
    #expect(player.differences.isEmpty)
  }

  @Test func `spare stages wait at ten instants, and then none is missing`() {
    let player = ScenePlayer(scene, duration: 4)
    player.seek(to: 4)
    var count = 0
    while player.prepareSpare() { count += 1 }
    #expect(count == 10)
    player.seek(to: 2)
    #expect(player.picture().bitmap.pixels == expected(at: 2))
    #expect(player.prepareSpare() && !player.prepareSpare())
  }

  @Test func `recorded input is replayed at its time, and later input is forgotten`() {
    let player = ScenePlayer(scene, duration: 4)
    func opacity() -> Float? { player.inspect { $0.layer.sublayers?.first?.opacity } }
    player.seek(to: 1)
    player.record { $0.layer.sublayers?.first?.opacity = 0.75 }
    player.seek(to: 2)
    player.record { $0.layer.sublayers?.first?.opacity = 0.5 }
    #expect(opacity() == 0.5)
    for (time, expected) in [(0.5, 1), (1, 0.75), (1.9, 0.75), (2, 0.5), (3, 0.5)] as [(Double, Float)] {
      player.seek(to: time)
      #expect(opacity() == expected, "\(time) s")
    }
    player.seek(to: 1.5)
    player.record { $0.layer.sublayers?.first?.opacity = 0.25 }
    player.seek(to: 3)
    #expect(opacity() == 0.25)
    player.seek(to: 1)
    #expect(opacity() == 0.75 && player.differences.isEmpty)
  }

  @Test func `a scene whose replays differ is reported`() {
    let player = ScenePlayer(CountingScene(), duration: 1)
    player.seek(to: 1)
    #expect(player.differences.isEmpty)
    // The stage at 1 s waits there, and a new one goes on from 0.
    player.seek(to: 0)
    player.seek(to: 0.9)
    #expect(player.differences.first == 0.5)
  }

  @Test func `an impossible time traps`() async {
    await #expect(processExitsWith: .failure) { ScenePlayer(RelayScene(), duration: 4).seek(to: -1) }
    await #expect(processExitsWith: .failure) { ScenePlayer(RelayScene(), duration: 0).seek(to: 1) }
  }
}
