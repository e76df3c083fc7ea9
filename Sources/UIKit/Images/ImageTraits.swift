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
  var images: [UIImage]?
  var duration: TimeInterval = 0
}
