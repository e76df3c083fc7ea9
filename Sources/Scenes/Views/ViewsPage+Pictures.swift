import Staging
import UIKit

extension ViewsPage {
  func addPictures(to section: ViewsSection) {
    let modes: [(UIView.ContentMode, String)] = [
      (.scaleToFill, "fill"), (.scaleAspectFit, "aspect fit"), (.scaleAspectFill, "aspect fill"),
      (.center, "center"), (.topLeft, "top left"),
    ]
    let landscape = Specimen.landscape(density)
    for (index, (mode, caption)) in modes.enumerated() {
      let view = UIImageView(image: landscape)
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .systemGray5
      section.add(view, CGFloat(index) * 72, 0, 52, 46, caption: caption)
    }
    let star = Specimen.star(density)
    section.add(UIImageView(image: star), 0, 68, 46, 46, caption: "original")
    let template = UIImageView(image: star.withRenderingMode(.alwaysTemplate))
    section.add(template, 72, 68, 46, 46, caption: "template")
    let green = UIImageView(image: star.withRenderingMode(.alwaysTemplate))
    green.tintColor = .systemGreen
    section.add(green, 144, 68, 46, 46, caption: "tinted")
    section.add(UIImageView(image: Specimen.bubble(density)), 216, 68, 52, 46, caption: "stretched")
    let film = UIImageView(frame: .zero)
    film.animationImages = Specimen.quarters(density)
    film.animationDuration = 1
    film.startAnimating()
    section.add(film, 288, 68, 46, 46, caption: "animated")
  }
}

/// Pictures for views, drawn at a scale in pixels per point.
@MainActor
enum Specimen {
  private static func image(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ draw: () -> Void)
    -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
      draw()
    }
  }

  /// Returns a sun over a hill.
  static func landscape(_ scale: CGFloat) -> UIImage {
    image(64, 40, scale) {
      UIColor(red: 0.55, green: 0.8, blue: 0.95, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 64, height: 40))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 38, y: 6, width: 16, height: 16)).fill()
      UIColor(red: 0.3, green: 0.6, blue: 0.35, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: -16, y: 24, width: 80, height: 50)).fill()
    }
  }

  static func star(_ scale: CGFloat) -> UIImage {
    image(46, 46, scale) {
      let path = UIBezierPath()
      for index in 0..<10 {
        let (angle, radius) = (CGFloat(index) * .pi / 5 - .pi / 2, index % 2 == 0 ? 21.0 : 9.0)
        let point = CGPoint(x: 23 + radius * cos(angle), y: 24 + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      UIColor.systemOrange.setFill()
      path.fill()
    }
  }

  /// Returns a rounded rectangle that keeps its corners when it's stretched.
  static func bubble(_ scale: CGFloat, _ color: UIColor = .systemTeal) -> UIImage {
    image(21, 21, scale) {
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10).fill()
    }
    .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }

  /// Returns the four quarters of a disk.
  static func quarters(_ scale: CGFloat) -> [UIImage] {
    (0..<4).map { index in
      image(46, 46, scale) {
        let path = UIBezierPath()
        let (center, start) = (CGPoint(x: 23, y: 23), CGFloat(index) * .pi / 2)
        path.move(to: center)
        path.addArc(
          withCenter: center, radius: 21, startAngle: start, endAngle: start + .pi / 2, clockwise: true)
        path.close()
        UIColor.systemIndigo.setFill()
        path.fill()
      }
    }
  }

  /// Returns a small plus sign.
  static func plus(_ scale: CGFloat) -> UIImage {
    image(18, 18, scale) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 9, y: 2))
      path.addLine(to: CGPoint(x: 9, y: 16))
      path.move(to: CGPoint(x: 2, y: 9))
      path.addLine(to: CGPoint(x: 16, y: 9))
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      UIColor.systemPink.setStroke()
      path.stroke()
    }
  }
}
