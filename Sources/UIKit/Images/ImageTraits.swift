import Foundation

/// The properties of an image besides its pixels.
struct ImageTraits: Hashable {
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color that replaces the image's colors.
  var tint: UIColor?
  var isResizable = false
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether the image is a symbol.
  var isSymbol = false
  var images: [UIImage]?
  var duration: TimeInterval = 0
}
