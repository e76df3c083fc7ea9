import CoreGraphics
import Raster

/// The frames of a GIF file (CompuServe, "Graphics Interchange Format, version 89a", 1990).
struct GIFSource: FilmSource {
  let size: PictureSize
  private(set) var loopCount = 1
  private(set) var frameCount = 0

  static let signature = Array("GIF8".utf8)

  private let pixelLimit: Int
  private var blocks: GIFBlockReader
  private var canvas: PixelFrame<UInt32>
  private var control = GIFBlockReader.Control()

  init(_ data: Data, pixelLimit: Int) throws(ImageCodingError) {
    blocks = try GIFBlockReader(data)
    (size, self.pixelLimit) = (blocks.size, pixelLimit)
    try size.check(limit: pixelLimit)
    canvas = PixelFrame(width: size.width, height: size.height, filledWith: 0)
    var scan = blocks
    while let block = try scan.next() {
      switch block {
      case .image: frameCount += 1
      case .repetitions(let count): loopCount = count == 0 ? 0 : count + 1
      case .control: continue
      }
    }
    guard frameCount > 0 else {
      throw ImageCodingError(.corrupt, "the GIF has no image; expected one or more")
    }
  }

  mutating func next() throws(ImageCodingError) -> FilmFrame? {
    while let block = try blocks.next() {
      switch block {
      case .repetitions: continue
      case .control(let control): self.control = control
      case .image(let image): return try show(image)
      }
    }
    return nil
  }

  private mutating func show(_ image: GIFBlockReader.Image) throws(ImageCodingError) -> FilmFrame {
    let previous = control.disposal == .previous ? canvas : nil
    try PictureSize(width: image.rect.width, height: image.rect.height).check(limit: pixelLimit)
    let rect = image.rect.intersection(canvas.bounds)
    let indices = try image.indices()
    if !rect.isEmpty { draw(image, indices, in: rect) }
    let picture = CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: canvas.pixels))
    if let previous { canvas = previous }
    if control.disposal == .background, !rect.isEmpty { canvas.fill(rect, with: 0) }
    let duration = Double(control.delay) / 100
    control = GIFBlockReader.Control()
    return FilmFrame(image: picture, duration: duration)
  }

  /// Draws the part of an image that is inside the picture.
  private mutating func draw(_ image: GIFBlockReader.Image, _ indices: [UInt8], in rect: PixelRect) {
    let (colors, transparentIndex, lines) = (image.colors, control.transparentIndex, image.lines)
    for (order, line) in lines.enumerated() {
      let y = image.rect.minY + line
      guard rect.minY..<rect.maxY ~= y else { continue }
      for x in rect.minX..<rect.maxX {
        let index = indices[order * image.rect.width + x - image.rect.minX]
        if index == transparentIndex { continue }
        // Viewers draw an index beyond the color table as black.
        canvas.pixels[y * size.width + x] = Int(index) < colors.count ? colors[Int(index)] : 0xFF00_0000
      }
    }
  }
}
