import Staging

/// A white sheet of cells in rows, each with a title.
struct Sheet {
  let columns: Int
  let cell: CGSize
  /// The height of the title above a cell.
  static let titleHeight: CGFloat = 14
  private static let gap: CGFloat = 10

  /// Returns a picture of cells.
  ///
  /// - Parameters:
  ///   - title: Returns the title of a cell.
  ///   - fill: Adds the content of a cell to its layer.
  func picture(count: Int, title: (Int) -> String, fill: (CALayer, Int) -> Void) -> CGImage {
    let rows = (count + columns - 1) / columns
    let step = CGSize(width: cell.width + Self.gap, height: cell.height + Self.titleHeight + Self.gap)
    let size = CGSize(
      width: Self.gap + step.width * CGFloat(columns), height: Self.gap + step.height * CGFloat(rows))
    let stage = Stage(size: size, scale: 2)
    stage.perform {
      stage.layer.backgroundColor = .white
      for index in 0..<count {
        let origin = CGPoint(
          x: Self.gap + step.width * CGFloat(index % columns),
          y: Self.gap + step.height * CGFloat(index / columns))
        stage.layer.addSublayer(Self.label(title(index), at: origin, width: cell.width))
        let layer = CALayer()
        layer.frame = CGRect(origin: CGPoint(x: origin.x, y: origin.y + Self.titleHeight), size: cell)
        fill(layer, index)
        stage.layer.addSublayer(layer)
      }
    }
    return stage.picture()
  }

  private static func label(_ text: String, at origin: CGPoint, width: CGFloat) -> CALayer {
    let label = CATextLayer()
    label.frame = CGRect(origin: origin, size: CGSize(width: width, height: titleHeight))
    (label.string, label.fontSize) = (text, 10)
    label.foregroundColor = CGColor(gray: 0.25, alpha: 1)
    return label
  }
}
