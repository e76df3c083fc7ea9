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
    links.layout?.manager?.invalidateLayout(of: self)
    if host != nil { TransactionStack.current.touch(self) }
  }

  /// Lets the delegate make the contents, or draws them.
  final func makeContents() {
    if let delegate {
      delegate.display(self)
    } else {
      drawContents()
    }
  }

  /// Draws into a picture of the bounds' size and shows it; a tiled layer does so later, tile by tile.
  ///
  /// Bounds without extent, or too large for a picture, show nothing.
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

  /// Draws what lies in a rectangle of the layer's space into a picture whose first row is at the smallest y.
  ///
  /// - Parameter scale: How many pixels make a point.
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

  /// The longest side of drawn contents, in pixels.
  private static var maximumSide: CGFloat { 16_384 }

  /// Places the sublayers of this layer and those below where that was asked for, beginning with the outermost layer
  /// around that is asked for too.
  final func layoutFromOutside() {
    var layer = self
    while let superlayer = layer.links.superlayer, superlayer.flags.needsLayout { layer = superlayer }
    layer.layoutTree()
  }

  /// Places the sublayers of this layer and those below where that was asked for.
  final func layoutTree() {
    // Placing sublayers may ask for more; a tree that never comes to rest is left after a while.
    for _ in 0..<TreeChanges.maximumRounds {
      var waiting: [CALayer] = []
      forEachInTree { if $0.flags.needsLayout { waiting.append($0) } }
      if waiting.isEmpty { return }
      for layer in waiting { layer.layoutSublayersOnce() }
    }
  }

  final func layoutSublayersOnce() {
    guard flags.needsLayout else { return }
    flags.needsLayout = false
    layoutSublayers()
  }

  /// Lets whatever draws layers draw this one's tree, if the program has it.
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

  /// A context of clear pixels, y up.
  fileprivate static func picture(width: Int, height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
}
