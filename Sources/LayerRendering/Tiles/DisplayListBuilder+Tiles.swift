import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The visible tiles of a layer as one picture. Tiles that aren't drawn yet are requested.
  func tiles(of tiled: TiledValues, of layer: LayerSnapshot, _ context: RenderingContext) -> [DrawCommand] {
    let values = layer.values
    let box = Box(values.bounds.standardized)
    guard let tiles, let source = layer.tileSource, tiled.isDisplayed, values.contents == nil, !box.isEmpty,
      let grid = TileGrid(
        bounds: box, tileSize: Point(Double(tiled.tileSize.width), Double(tiled.tileSize.height)),
        levels: TileLevels(
          contentsScale: Double(values.contentsScale), count: tiled.levelsOfDetail,
          bias: tiled.levelsOfDetailBias),
        transform: context.transform, visible: context.visible)
    else { return [] }
    let key = TileKey(
      source, tiled, isOpaque: values.isOpaque, scale: grid.scale, tileSize: grid.tileSize,
      pixels: grid.covered)
    guard let image = tiles.image(key, of: grid.tiles, drawnBy: source) else { return [] }
    let size = 1 / grid.scale
    let toLayer = Affine(
      a: size, b: 0, c: 0, d: size, tx: Double(key.pixels.minX) * size, ty: Double(key.pixels.minY) * size)
    let transform = toLayer.concatenating(context.transform)
    var paint = ImagePaint(
      image.bitmap, transform: transform,
      filter: values.rare.pictureFilters.averagingFilter(for: transform, context.mode))
    if case .trilinear(let level) = paint.filter {
      paint = paint.reduced(by: level) { image.bitmap(halved: $0) }
    }
    // Outside of the tiles, where nothing is visible, the picture's edge is extended.
    let outline = layer.store.outline(of: box, layer.store.hardEdges(in: context), context)
    return [fill(outline, .image(paint), context)]
  }
}

extension TileCache {
  /// The image composed of the tiles that are drawn, or nil if none is.
  ///
  /// - Parameter whole: The key of the composed image.
  fileprivate func image(
    _ whole: TileKey, of tiles: [PixelRect], drawnBy source: any TileSource
  ) -> CGImage? {
    var images: [(image: CGImage, rect: PixelRect)] = []
    for pixels in tiles {
      var key = whole
      key.pixels = pixels
      if let image = image(key) { images.append((image, pixels)) } else { request(key, from: source) }
    }
    guard images.count == tiles.count else {
      return images.isEmpty ? nil : CGImage(bitmap: Bitmap(images, whole.pixels))
    }
    if images.count == 1 { return images[0].image }
    if let image = image(whole) { return image }
    let composed = CGImage(bitmap: Bitmap(images, whole.pixels))
    insert(composed, for: whole)
    return composed
  }
}

extension Bitmap {
  /// Composes an area from images.
  fileprivate init(_ images: [(image: CGImage, rect: PixelRect)], _ area: PixelRect) {
    self.init(width: area.width, height: area.height)
    for (image, rect) in images {
      let source = image.bitmap
      for row in 0..<source.height {
        let start = (rect.minY - area.minY + row) * width + rect.minX - area.minX
        pixels.replaceSubrange(
          start..<start + source.width,
          with: source.pixels[row * source.width..<(row + 1) * source.width])
      }
    }
  }
}
