import Foundation

/// What an image says beside its pixels.
struct ImageTraits: Hashable {
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color that is drawn through the alpha.
  var tint: UIColor?
  var isResizable = false
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var images: [UIImage]?
  var duration: TimeInterval = 0
}
