import Staging

extension Stage {
  /// Returns pictures of a stage at several times, side by side.
  static func filmstrip(at times: [Double], of build: (Stage) -> Void) -> CGImage {
    let (side, gap) = (240.0, 8.0)
    let stage = Stage(size: CGSize(width: side, height: side))
    stage.frameRate = 100
    stage.perform {
      stage.layer.backgroundColor = CGColor(srgbRed: 0.95, green: 0.95, blue: 0.97, alpha: 1)
      build(stage)
    }
    let strip = Stage(size: CGSize(width: (side + gap) * Double(times.count) - gap, height: side))
    strip.perform {
      for (index, time) in times.enumerated() {
        stage.advance(to: time)
        let picture = CALayer()
        picture.frame = CGRect(x: (side + gap) * Double(index), y: 0, width: side, height: side)
        picture.contents = stage.picture()
        strip.layer.addSublayer(picture)
      }
    }
    return strip.picture()
  }
}
