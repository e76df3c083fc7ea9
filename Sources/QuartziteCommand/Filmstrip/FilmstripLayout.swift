import Foundation

/// Where the pictures of a strip and their captions lie, in pixels, y down.
struct FilmstripLayout: Equatable {
  /// The size of each picture.
  let picture: CGSize
  /// How many pictures there are in a row.
  let columns: Int
  let rows: Int
  /// The size of what is drawn around pictures, in pixels: where a point has several, text and gaps grow too.
  let unit: CGFloat

  /// Places `count` pictures of a size in rows as equal as can be, at most so many in each.
  ///
  /// - Parameter columns: The most pictures in a row; nil for as many as fit into 1600 points.
  init(count: Int, picture: CGSize, scale: Double, columns: Int? = nil) {
    self.picture = picture
    unit = CGFloat(max(1, scale))
    let cell = Self.cell(picture, unit)
    let fitting = Int((Self.widest * unit / cell.width).rounded(.down))
    let most = max(1, min(columns ?? fitting, count))
    rows = (count + most - 1) / most
    // Given columns hold; found ones are spread evenly.
    self.columns = columns == nil ? (count + rows - 1) / rows : most
  }

  /// The layout of pictures of a plan's.
  ///
  /// - Throws: `CommandError` where the strip is too large.
  init(count: Int, plan: StagePlan, columns: Int?) throws(CommandError) {
    let (width, height) = plan.pixels
    self.init(
      count: count, picture: CGSize(width: width, height: height), scale: plan.scale, columns: columns)
    try PictureLimit.current.check(
      width: Double(size.width), height: Double(size.height),
      origin: "a strip of \(count) pictures of \(width) × \(height) pixels")
  }
}

extension FilmstripLayout {
  private static let widest: CGFloat = 1600
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 22
  /// Room for "12.345 s".
  private static let narrowest: CGFloat = 64

  /// From one picture's place to the next.
  private static func cell(_ picture: CGSize, _ unit: CGFloat) -> CGSize {
    let gap = (Self.gap * unit).rounded()
    return CGSize(
      width: max(picture.width, (narrowest * unit).rounded()) + gap,
      height: picture.height + (captionHeight * unit).rounded() + gap)
  }

  private var gap: CGFloat { (Self.gap * unit).rounded() }
  private var cell: CGSize { Self.cell(picture, unit) }

  /// The size of the strip.
  var size: CGSize {
    CGSize(width: CGFloat(columns) * cell.width + gap, height: CGFloat(rows) * cell.height + gap)
  }

  /// Where a picture lies; its edges are those of pixels.
  func frame(of index: Int) -> CGRect {
    let place = cellFrame(of: index)
    let slack = ((place.width - picture.width) / 2).rounded(.down)
    return CGRect(origin: CGPoint(x: place.minX + slack, y: place.minY), size: picture)
  }

  /// Where a picture's caption lies, below it.
  func captionFrame(of index: Int) -> CGRect {
    let place = cellFrame(of: index)
    let height = (Self.captionHeight * unit).rounded()
    return CGRect(x: place.minX, y: place.maxY - height, width: place.width, height: height)
  }

  private func cellFrame(of index: Int) -> CGRect {
    CGRect(
      x: gap + CGFloat(index % columns) * cell.width, y: gap + CGFloat(index / columns) * cell.height,
      width: cell.width - gap, height: cell.height - gap)
  }
}
