package import Raster

/// A filled outline.
package struct FilledShape: Equatable, Sendable {
  private var storedBounds: AddressableRect
  package var outline: Outline { didSet { storedBounds = AddressableRect(outline.deviceBounds) } }
  package var paint: Paint
  package var opacity: Double

  /// The pixels that the shape can touch.
  package var deviceBounds: PixelRect { storedBounds.rect }

  package init(outline: Outline, paint: Paint, opacity: Double) {
    storedBounds = AddressableRect(outline.deviceBounds)
    (self.outline, self.paint, self.opacity) = (outline, paint, opacity)
  }
}
