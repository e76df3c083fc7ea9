import ScenePrograms

/// The example's film: two skeletons of text that shimmer.
@main struct ShimmerScene: Scene, SceneProgram {
  static let summary = "two skeletons of text that shimmer"
  let size = CGSize(width: 240, height: 140)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let skeletons = [SkeletonLayer(), SkeletonLayer()]
    for (index, skeleton) in skeletons.enumerated() {
      skeleton.frame = CGRect(x: 20, y: 20 + 54 * index, width: 200, height: 50)
      skeleton.setLines([0.9, 0.7, 0.4])
      stage.layer.addSublayer(skeleton)
    }
    skeletons[0].startShimmering()
    skeletons[1].startShimmering(.topLeftToBottomRight)
    stage.after(2.5) { skeletons[0].stopShimmering(fadingOver: 0.4) }
  }
}
