import ScenePrograms

/// The example's film: a landscape of planes that tilts, shakes, and is flown over.
@main struct ParallaxScene: Scene, SceneProgram {
  static let summary = "a landscape of planes that tilts, shakes, and is flown over"
  let size = CGSize(width: 240, height: 140)
  let length = SceneLength.seconds(3)

  func build(on stage: Stage) {
    let scene = ParallaxLayer()
    let landscape = Landscape()
    scene.frame = stage.layer.bounds
    scene.backgroundColor = CGColor(srgbRed: 0.60, green: 0.80, blue: 0.95, alpha: 1)
    stage.layer.addSublayer(scene)
    scene.addPlane(landscape.sun, depth: -100)
    scene.addPlane(landscape.hills, depth: -40)
    scene.addPlane(landscape.meadow, depth: 40)
    scene.bob(landscape.sun)
    stage.after(0.2) { scene.tilt(to: .pi / 12, duration: 0.8) }
    stage.after(1) { scene.tilt(to: -.pi / 12, duration: 1.2) }
    stage.after(2.2) { scene.shake(by: CGSize(width: 30, height: 10), duration: 0.6) }
    stage.after(0.4) { scene.fly(landscape.bird, along: landscape.flightPath, duration: 2) }
  }
}
