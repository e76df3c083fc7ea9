import Foundation
import QuartzCore
import Staging

/// The page of all texts.
enum Page {
  static let textWidth: CGFloat = 250
  static let cell = CGSize(width: 270, height: 116)
  private static let columnCount = 2
  private static let nameHeight: CGFloat = 12

  static func picture(of samples: [Sample]) -> CGImage {
    let rowCount = (samples.count + columnCount - 1) / columnCount
    let size = CGSize(
      width: cell.width * CGFloat(columnCount), height: cell.height * CGFloat(rowCount))
    let stage = Stage(size: size, scale: 2)
    stage.perform {
      stage.layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      for (index, sample) in samples.enumerated() {
        let corner = CGPoint(
          x: cell.width * CGFloat(index / rowCount) + 10, y: cell.height * CGFloat(index % rowCount))
        stage.layer.addSublayer(nameLayer(of: sample, at: corner))
        stage.layer.addSublayer(textLayer(of: sample, at: corner))
      }
    }
    return stage.picture()
  }

  private static func nameLayer(of sample: Sample, at corner: CGPoint) -> CALayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: corner.x, y: corner.y, width: textWidth, height: nameHeight)
    (layer.string, layer.fontSize) = (sample.name, 8)
    layer.foregroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    return layer
  }

  private static func textLayer(of sample: Sample, at corner: CGPoint) -> CALayer {
    let layer = CATextLayer()
    layer.frame = CGRect(
      x: corner.x, y: corner.y + nameHeight, width: textWidth, height: cell.height - nameHeight)
    (layer.string, layer.isWrapped, layer.alignmentMode) = (sample.attributed, true, .natural)
    layer.backgroundColor = CGColor(srgbRed: 0.95, green: 0.97, blue: 1, alpha: 1)
    return layer
  }
}
