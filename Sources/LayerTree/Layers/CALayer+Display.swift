import CHooks
import CoreGraphics

extension CALayer {
  final func flagForDisplay() {
    flags.needsDisplay = true
    if host != nil { TransactionStack.current.touch(self) }
  }

  final func flagForLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    links.layoutManager?.invalidateLayout(of: self)
    if host != nil { TransactionStack.current.touch(self) }
  }

  /// Asks the delegate for the contents, or draws them.
  final func makeContents() {
    if let delegate {
      delegate.display(self)
    } else {
      drawContents()
    }
  }

  /// Draws the contents as an image of the bounds' size; a tiled layer draws its tiles later, on demand.
  ///
  /// Contents become nil if the bounds are empty or too large for an image.
  package final func drawContents() {
    if let tiled = self as? CATiledLayer { return tiled.displayTiles() }
    let bounds = values.bounds.standardized
    let scale = values.contentsScale > 0 && values.contentsScale.isFinite ? values.contentsScale : 1
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    let isDrawable = width >= 1 && height >= 1 && width <= Self.maximumSide && height <= Self.maximumSide
    guard isDrawable else {
      contents = nil
      return
    }
    delegate?.layerWillDraw(self)
    contents = picture(
      of: bounds, width: Int(width), height: Int(height), scale: scale, isOpaque: isOpaque)
  }

  /// Draws a rectangle of the layer's space into an image whose first row is at the smallest y.
  ///
  /// - Parameter scale: The number of pixels per point.
  final func picture(
    of rect: CGRect, width: Int, height: Int, scale: CGFloat, isOpaque: Bool
  ) -> CGImage? {
    guard let context = CGContext.picture(width: width, height: height) else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    if isOpaque { context.fillBlack(rect) }
    draw(in: context)
    return context.makeImage()
  }

  /// The maximum side of drawn contents, in pixels.
  private static var maximumSide: CGFloat { 16_384 }

  /// Lays out the marked layers in the tree of the outermost marked ancestor directly above this layer.
  final func layoutFromOutermostAncestor() {
    var layer = self
    while let superlayer = layer.links.superlayer, superlayer.flags.needsLayout { layer = superlayer }
    layer.layoutTree()
  }

  /// Lays out the layers in this layer's tree that are marked for layout.
  final func layoutTree() {
    // Layout may mark more layers; the number of rounds is limited for trees that never settle.
    for _ in 0..<TreeChanges.maximumRounds {
      var pending: [CALayer] = []
      forEachInTree { if $0.flags.needsLayout { pending.append($0) } }
      if pending.isEmpty { return }
      for layer in pending { layer.layoutSublayersOnce() }
    }
  }

  final func layoutSublayersOnce() {
    guard flags.needsLayout else { return }
    flags.needsLayout = false
    layoutSublayers()
  }

  /// Draws the layer's tree with the renderer, if the program links it.
  final func drawTree(in context: CGContext) {
    _ = quartzite_render_layer_if_linked(
      Unmanaged.passUnretained(self).toOpaque(), Unmanaged.passUnretained(context).toOpaque())
  }
}

extension CGContext {
  fileprivate func fillBlack(_ rect: CGRect) {
    saveGState()
    setFillColor(.black)
    fill(rect)
    restoreGState()
  }

  /// Creates a context of clear pixels, with y pointing up.
  fileprivate static func picture(width: Int, height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}
