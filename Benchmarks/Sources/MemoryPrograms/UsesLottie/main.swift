import Foundation
import LottiePlayer
import Staging

// Draws sixteen frames of a Lottie file, whose longer side has at most 500 pixels.
let path = CommandLine.arguments[1]
guard let animation = LottieAnimation.filepath(path, animationCache: nil) else {
  fatalError("\(path) isn't a Lottie file")
}
let scale = min(1, 500 / max(animation.size.width, animation.size.height))
let size = CGSize(
  width: max(1, (animation.size.width * scale).rounded()),
  height: max(1, (animation.size.height * scale).rounded()))
let stage = Stage(size: size, mode: .context)
let layer = LottieAnimationLayer(animation: animation)
stage.perform {
  layer.frame = stage.layer.bounds
  stage.layer.addSublayer(layer)
  layer.play()
}
for frame in 0..<16 {
  stage.advance(to: animation.duration * Double(frame) / 16)
  _ = stage.picture()
}
