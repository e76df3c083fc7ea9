import Staging

let stage = Stage(size: CGSize(width: 320, height: 240))
stage.perform {
  for number in 0..<12 {
    let layer = CALayer()
    layer.frame = CGRect(x: 10 + 70 * (number % 4), y: 10 + 70 * (number / 4), width: 60, height: 60)
    layer.cornerRadius = 8
    layer.backgroundColor = CGColor(srgbRed: 0.9, green: 0.3, blue: 0.1, alpha: 1)
    let rotation = CABasicAnimation(keyPath: "transform.rotation")
    rotation.byValue = 1.0
    layer.add(rotation, forKey: nil)
    stage.layer.addSublayer(layer)
  }
}
stage.advance(to: 0.1)
print(stage.picture().width)
