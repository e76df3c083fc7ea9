public import Foundation

/// Parameters for drawing text, for source compatibility. They have no effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the font. It's stored and not used. Default 0.
  open var minimumScaleFactor: CGFloat = 0
}
