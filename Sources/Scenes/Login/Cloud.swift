import Staging

/// A cloud that consists of round lobes on a flat base.
final class Cloud: View {
  /// The shape of a cloud in a box.
  struct Shape: Sendable {
    struct Lobe: Sendable {
      let x: CGFloat
      let y: CGFloat
      let radius: CGFloat
    }

    let size: CGSize
    /// The lobes, from back to front.
    let lobes: [Lobe]
    /// The base, whose ends are round.
    let base: CGRect
  }

  init(_ shape: Shape, name: String, frame: CGRect) {
    super.init(name: name, frame: frame)
    add(shape.layer(filling: layer.bounds))
  }
}

// MARK: - Drawing

extension Cloud.Shape {
  /// Returns a layer with the shape, stretched to a box.
  func layer(filling box: CGRect) -> CALayer {
    let art = layer()
    art.position = CGPoint(x: box.midX, y: box.midY)
    art.setAffineTransform(CGAffineTransform(scaleX: box.width / size.width, y: box.height / size.height))
    return art
  }

  /// Returns a layer with the shape and a soft shadow below it.
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.bounds.size = size
    layer.shadowColor = .hexadecimal(0x1B5C93)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowPath = outline
    layer.addSublayer(body())
    return layer
  }

  /// Returns a shaded body with lobes that are lit from above.
  private func body() -> CALayer {
    let body = CAGradientLayer()
    body.frame = CGRect(origin: .zero, size: size)
    body.colors = [CGColor.hexadecimal(0xFFFFFF), CGColor.hexadecimal(0xC2DCEE)]
    body.startPoint = CGPoint(x: 0.5, y: 0.3)
    for lobe in lobes { body.addSublayer(lobe.layer()) }
    let mask = CAShapeLayer()
    mask.path = outline
    body.mask = mask
    return body
  }

  private var outline: CGPath {
    let outline = CGMutablePath()
    for lobe in lobes { outline.addEllipse(in: lobe.box) }
    outline.addRoundedRect(in: base, cornerWidth: base.height / 2, cornerHeight: base.height / 2)
    return outline
  }
}

extension Cloud.Shape.Lobe {
  fileprivate var box: CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  fileprivate func layer() -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = box
    layer.cornerRadius = radius
    layer.colors = [CGColor.hexadecimal(0xFFFFFF), CGColor.hexadecimal(0xF1F8FD, alpha: 0)]
    layer.startPoint = CGPoint(x: 0.42, y: 0)
    layer.endPoint = CGPoint(x: 0.58, y: 0.8)
    return layer
  }
}
