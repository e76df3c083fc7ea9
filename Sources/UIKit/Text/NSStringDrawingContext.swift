public import Foundation

/// What would be told of how a text was drawn; kept for those who pass one.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which a font may shrink to fit; it isn't shrunk. Default 0.
  open var minimumScaleFactor: CGFloat = 0
}
