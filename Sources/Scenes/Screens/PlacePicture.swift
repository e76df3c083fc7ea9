import UIKit

/// A landscape: a sky from one color to another, with a sun above two hills.
///
/// All its parts are views, so that they grow with it in an animation.
final class PlacePicture: UIView {
  private let sun = UIView()
  private let hills = [UIView(), UIView()]

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    sun.backgroundColor = UIColor(white: 1, alpha: 0.85)
    addSubview(sun)
    for hill in hills {
      hill.backgroundColor = UIColor(white: 0, alpha: 0.2)
      addSubview(hill)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: Place) { (layer as? CAGradientLayer)?.colors = place.colors.map(\.cgColor) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    place(sun, radius: 0.16 * min(width, height), x: 0.7 * width, y: 0.32 * height)
    place(hills[0], radius: width, x: 0.1 * width, y: 0.62 * height + width)
    place(hills[1], radius: 0.8 * width, x: width, y: 0.72 * height + 0.8 * width)
  }

  private func place(_ circle: UIView, radius: CGFloat, x: CGFloat, y: CGFloat) {
    circle.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    circle.center = CGPoint(x: x, y: y)
    circle.layer.cornerRadius = radius
  }
}
