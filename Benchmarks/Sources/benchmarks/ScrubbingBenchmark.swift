import Staging

/// Replays a scene of ten seconds, whose hundred layers start a new animation each half second: the work of going back when
/// no spare stage waits, with the comparison of pictures at ten instants. The baseline is a stage alone.
func measureScrubbing(_ harness: inout Harness) {
  let scene = RelayScene()
  harness.compare(
    "a replay of 10 s",
    work: {
      let player = ScenePlayer(scene, duration: 10)
      player.seek(to: 9.5)
      return player.inspect { digest(of: $0) }
    }, with: "a stage alone",
    baseline: {
      let stage = scene.stage()
      stage.advance(to: 9.5)
      return stage.perform { digest(of: stage) }
    })
}

/// A scene whose layers move in steps, each of which the end of the one before starts.
private struct RelayScene: Scene {
  let size = CGSize(width: 400, height: 400)
  let length = SceneLength.seconds(10)

  func build(on stage: Stage) {
    for index in 0..<100 {
      let layer = CALayer()
      layer.frame = CGRect(x: 40 * (index % 10), y: 40 * (index / 10), width: 30, height: 30)
      layer.backgroundColor = CGColor(gray: CGFloat(index) / 100, alpha: 1)
      stage.layer.addSublayer(layer)
      move(layer, by: 5, count: 20)
    }
  }

  private func move(_ layer: CALayer, by distance: CGFloat, count: Int) {
    guard count > 0 else { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [unowned layer] in move(layer, by: -distance, count: count - 1) }
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.duration) = (layer.position.x, 0.5)
    layer.position.x += distance
    layer.add(animation, forKey: "move")
    CATransaction.commit()
  }
}

private func digest(of stage: Stage) -> UInt64 {
  let layers = stage.layer.sublayers ?? []
  return layers.reduce(0) { $0 &* 31 &+ Double($1.presentation()?.position.x ?? 0).bitPattern }
}
