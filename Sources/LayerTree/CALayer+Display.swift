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

  /// Draws into a picture of the bounds' size and shows it.
  ///
  /// Bounds without extent, or too large for a picture, show nothing.
  final func drawContents() {
    let bounds = values.bounds.standardized
    let scale = values.contentsScale > 0 && values.contentsScale.isFinite ? values.contentsScale : 1
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    let isDrawable = width >= 1 && height >= 1 && width <= Self.maximumSide && height <= Self.maximumSide
    guard isDrawable, let context = CGContext.picture(width: Int(width), height: Int(height)) else {
      contents = nil
      return
    }
    // y grows downward from the top of the bounds.
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if isOpaque { context.fillBlack(bounds) }
    delegate?.layerWillDraw(self)
    if let tiled = self as? CATiledLayer {
      tiled.drawTiles(in: context, scale: scale)
    } else {
      draw(in: context)
    }
    contents = context.makeImage()
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
