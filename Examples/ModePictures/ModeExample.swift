import Staging

/// A layer in a square of 120 points that the two render modes draw differently.
struct ModeExample: Sendable {
  let name: String
  let build: @Sendable (CALayer) -> Void

  static let side = 120.0
}

extension ModeExample {
  /// Returns the layer as `render(in:)` draws it and as the screen shows it, side by side.
  func picture() -> CGImage {
    let (gap, titleHeight) = (16.0, 20.0)
    let stage = Stage(
      size: CGSize(width: 2 * Self.side + 3 * gap, height: Self.side + titleHeight + gap), scale: 2)
    stage.perform {
      stage.layer.backgroundColor = .white
      for (index, mode) in [RenderMode.context, .screen].enumerated() {
        let x = gap + Double(index) * (Self.side + gap)
        let panel = CALayer()
        panel.frame = CGRect(x: x, y: titleHeight, width: Self.side, height: Self.side)
        panel.contents = picture(in: mode)
        (panel.borderWidth, panel.borderColor) = (0.5, CGColor(gray: 0.8, alpha: 1))
        stage.layer.addSublayer(panel)
        let label = CATextLayer()
        label.frame = CGRect(x: x, y: 3, width: Self.side, height: titleHeight)
        (label.string, label.fontSize, label.foregroundColor) = (".\(mode)", 11, CGColor(gray: 0.3, alpha: 1))
        stage.layer.addSublayer(label)
      }
    }
    return stage.picture()
  }

  private func picture(in mode: RenderMode) -> CGImage {
    let stage = Stage(size: CGSize(width: Self.side, height: Self.side), scale: 2, mode: mode)
    stage.perform {
      CATransaction.setDisableActions(true)
      build(stage.layer)
    }
    stage.advance(to: 1)
    return stage.picture()
  }
}
