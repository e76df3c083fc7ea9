import Staging

/// Pictures of one animation side by side, each with its time.
struct Strip {
  let name: String
  let times: [Double]
  let build: @Sendable (Stage) -> Void

  private static let size = CGSize(width: 200, height: 150)
  private static let scale: CGFloat = 0.6

  func picture() -> CGImage {
    let motion = Stage(size: Self.size, scale: 2 * Self.scale)
    motion.perform { build(motion) }
    let (width, height) = (Self.size.width * Self.scale, Self.size.height * Self.scale)
    let (gap, titleHeight) = (8.0, 18.0)
    let strip = Stage(
      size: CGSize(width: gap + (width + gap) * CGFloat(times.count), height: height + titleHeight + gap),
      scale: 2)
    strip.perform { strip.layer.backgroundColor = .white }
    for (index, time) in times.enumerated() {
      motion.advance(to: time)
      let picture = motion.picture()
      let x = gap + (width + gap) * CGFloat(index)
      strip.perform {
        let frame = CALayer()
        frame.frame = CGRect(x: x, y: gap, width: width, height: height)
        frame.contents = picture
        strip.layer.addSublayer(frame)
        let label = CATextLayer()
        label.frame = CGRect(x: x, y: gap + height + 2, width: width, height: titleHeight)
        (label.string, label.fontSize, label.alignmentMode) = ("\(time) s", 10, .center)
        label.foregroundColor = CGColor(gray: 0.3, alpha: 1)
        strip.layer.addSublayer(label)
      }
    }
    return strip.picture()
  }
}
