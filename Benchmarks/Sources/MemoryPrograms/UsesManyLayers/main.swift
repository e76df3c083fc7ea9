import Staging

// Draws 100,000 small layers, each of which has an animation.
let stage = Stage(size: CGSize(width: 400, height: 400))
stage.perform {
  let color = CGColor(srgbRed: 0.9, green: 0.3, blue: 0.1, alpha: 1)
  for number in 0..<100_000 {
    let layer = CALayer()
    layer.frame = CGRect(x: number % 396, y: number / 396, width: 4, height: 4)
    layer.backgroundColor = color
    let motion = CABasicAnimation(keyPath: "position.x")
    motion.byValue = 3.0
    layer.add(motion, forKey: nil)
    stage.layer.addSublayer(layer)
  }
}
for time in [0.1, 0.2] {
  stage.advance(to: time)
  print(stage.picture().width)
}
