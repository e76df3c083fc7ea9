import Foundation
import Staging

/// The positions of a filmstrip's pictures and captions, in pixels; y points down.
struct FilmstripLayout: Equatable {
  /// The size of each picture.
  let picture: CGSize
  /// The number of pictures per row.
  let columns: Int
  let rows: Int
  /// The size of a point in pixels, at least 1: captions and gaps grow with the scale of the pictures.
  let unit: CGFloat

  /// Creates a layout of pictures in rows.
  ///
  /// - Parameter columns: The number of pictures per row; nil for as many as fit into 1600 points, distributed evenly
  ///   over the rows.
  init(count: Int, picture: CGSize, scale: Double, columns: Int? = nil) {
    self.picture = picture
    unit = CGFloat(max(1, scale))
    let cell = Self.cell(picture, unit)
    let fittingCount = Int((Self.maximumWidth * unit / cell.width).rounded(.down))
    let maximumCount = max(1, min(columns ?? fittingCount, count))
    rows = (count + maximumCount - 1) / maximumCount
    self.columns = columns == nil ? (count + rows - 1) / rows : maximumCount
  }

  /// Creates the layout of pictures of a plan.
  ///
  /// - Throws: `CommandError` if the filmstrip would be too large.
  init(count: Int, plan: StagePlan, columns: Int?) throws(CommandError) {
    let pixels = plan.pixelSize
    self.init(
      count: count, picture: CGSize(width: pixels.width, height: pixels.height), scale: plan.scale,
      columns: columns)
    try PictureLimit.current.check(
      width: Double(size.width), height: Double(size.height),
      origin: "a filmstrip of \(count) pictures of \(pixels.width) × \(pixels.height) pixels")
  }
}

// MARK: - Frames

extension FilmstripLayout {
  /// The size of the filmstrip.
  var size: CGSize {
    CGSize(width: CGFloat(columns) * cell.width + gap, height: CGFloat(rows) * cell.height + gap)
  }

  /// Returns the frame of a picture, whose edges are between pixels.
  func frame(of index: Int) -> CGRect {
    let cell = cellFrame(of: index)
    let margin = ((cell.width - picture.width) / 2).rounded(.down)
    return CGRect(origin: CGPoint(x: cell.minX + margin, y: cell.minY), size: picture)
  }

  /// Returns the frame of a picture's caption, below the picture.
  func captionFrame(of index: Int) -> CGRect {
    let cell = cellFrame(of: index)
    let height = (Self.captionHeight * unit).rounded()
    return CGRect(x: cell.minX, y: cell.maxY - height, width: cell.width, height: height)
  }

  private func cellFrame(of index: Int) -> CGRect {
    CGRect(
      x: gap + CGFloat(index % columns) * cell.width, y: gap + CGFloat(index / columns) * cell.height,
      width: cell.width - gap, height: cell.height - gap)
  }
}

// MARK: - Measures

extension FilmstripLayout {
  private static let maximumWidth: CGFloat = 1600
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 22
  /// The width of "12.345 s".
  private static let minimumCellWidth: CGFloat = 64

  private var gap: CGFloat { (Self.gap * unit).rounded() }
  private var cell: CGSize { Self.cell(picture, unit) }

  /// Returns the distance from one picture to the next in both directions.
  private static func cell(_ picture: CGSize, _ unit: CGFloat) -> CGSize {
    let gap = (Self.gap * unit).rounded()
    return CGSize(
      width: max(picture.width, (minimumCellWidth * unit).rounded()) + gap,
      height: picture.height + (captionHeight * unit).rounded() + gap)
  }
}
