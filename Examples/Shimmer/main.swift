import Filming
import Staging

let stage = Stage(size: CGSize(width: 240, height: 140), scale: 2)
let skeletons = [SkeletonLayer(), SkeletonLayer()]
stage.perform {
  stage.layer.backgroundColor = .white
  for (index, skeleton) in skeletons.enumerated() {
    skeleton.frame = CGRect(x: 20, y: 20 + 54 * index, width: 200, height: 50)
    skeleton.setLines([0.9, 0.7, 0.4])
    stage.layer.addSublayer(skeleton)
  }
  skeletons[0].startShimmering()
  skeletons[1].startShimmering(.topLeftToBottomRight)
  stage.after(2.5) { skeletons[0].stopShimmering(fadingOver: 0.4) }
}
try stage.film(to: "shimmer.gif", until: 3)
