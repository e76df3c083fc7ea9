import Foundation
package import QuartzCore

/// The content that a preset animates.
package enum PresetSubject: Sendable {
  /// A card whose sides look different.
  case card
  case text(String)
  case picture(CGImage)
}

extension PresetSubject {
  /// The largest size of a picture, in points.
  private static let maximumSize = CGSize(width: 200, height: 140)

  /// Returns a layer with the content.
  func layer() -> CALayer {
    switch self {
    case .card: Self.card()
    case .text(let text): Self.text(text)
    case .picture(let picture): Self.picture(picture)
    }
  }

  private static func picture(_ picture: CGImage) -> CALayer {
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let scale = min(maximumSize.width / width, maximumSize.height / height, 1)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
    layer.contents = picture
    return layer
  }

  private static func text(_ text: String) -> CALayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 360, height: 60)
    (layer.string, layer.fontSize, layer.alignmentMode) = (text, 44, .center)
    layer.truncationMode = .end
    layer.foregroundColor = CGColor(srgbRed: 0.10, green: 0.14, blue: 0.25, alpha: 1)
    return layer
  }

  private static func card() -> CALayer {
    let card = CAGradientLayer()
    card.bounds = CGRect(x: 0, y: 0, width: 120, height: 80)
    card.cornerRadius = 12
    card.colors = [
      CGColor(srgbRed: 0.15, green: 0.61, blue: 0.92, alpha: 1),
      CGColor(srgbRed: 0.36, green: 0.30, blue: 0.85, alpha: 1),
    ]
    card.addSublayer(block(CGRect(x: 12, y: 14, width: 36, height: 36), radius: 18, gray: 1))
    card.addSublayer(block(CGRect(x: 58, y: 18, width: 50, height: 9), radius: 4.5, gray: 0.95))
    card.addSublayer(block(CGRect(x: 58, y: 34, width: 32, height: 9), radius: 4.5, gray: 0.85))
    card.addSublayer(block(CGRect(x: 12, y: 60, width: 96, height: 6), radius: 3, gray: 0.75))
    return card
  }

  private static func block(_ frame: CGRect, radius: CGFloat, gray: CGFloat) -> CALayer {
    let block = CALayer()
    block.frame = frame
    block.cornerRadius = radius
    block.backgroundColor = CGColor(gray: gray, alpha: 0.95)
    return block
  }
}
