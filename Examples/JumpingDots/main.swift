import Foundation
import ImageCoding
import Staging

let stage = Stage(size: CGSize(width: 320, height: 120), scale: 2)
stage.perform {
  stage.layer.backgroundColor = CGColor(srgbRed: 0.08, green: 0.09, blue: 0.16, alpha: 1)
  for index in 0..<5 {
    let dot = CALayer()
    dot.frame = CGRect(x: 40 + 52 * index, y: 62, width: 32, height: 32)
    dot.cornerRadius = 16
    dot.backgroundColor = CGColor(srgbRed: 1, green: 0.35 + 0.12 * Double(index), blue: 0.3, alpha: 1)
    stage.layer.addSublayer(dot)
    let jump = CASpringAnimation(keyPath: "position.y")
    jump.byValue = -30
    jump.damping = 4
    jump.duration = 0.5
    jump.beginTime = CACurrentMediaTime() + 0.1 * Double(index)
    jump.autoreverses = true
    dot.add(jump, forKey: "jump")
  }
}
let size = stage.pixelSize
let film = try GIFWriter(to: URL(fileURLWithPath: "dots.gif"), width: size.width, height: size.height)
for frame in stage.frames(until: 1.6, rate: 50) {
  try film.append(frame.image, duration: frame.duration)
}
try film.finish()
