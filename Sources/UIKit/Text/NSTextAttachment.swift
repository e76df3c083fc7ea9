public import Foundation
import ObjectiveCRuntime
import Raster
package import Typesetting

/// A picture within text.
open class NSTextAttachment: NSObject {
  private final let tag = SwiftObjectTag()
  /// The picture. Default nil.
  open var image: UIImage?
  /// The rectangle of the picture in points, relative to the baseline, with y pointing up. An empty one, the default,
  /// has the size of the image, on the baseline.
  open var bounds = CGRect.zero
  /// The data of an attached file. It's stored and not used.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?

  /// The character that represents an attachment in a text, U+FFFC.
  public static var character: Int { 0xFFFC }

  /// Creates an attachment of data, which isn't decoded.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// Creates an attachment without a picture.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

@available(*, unavailable)
extension NSTextAttachment: Sendable {}

extension NSTextAttachment: TextAttachmentConvertible {
  package final var textAttachment: TextAttachmentBox {
    var rect = bounds
    if rect.width == 0 || rect.height == 0 { rect.size = image?.size ?? .zero }
    func length(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0 }
    let box = Box(
      min: Point(length(rect.minX), -length(rect.maxY)), max: Point(length(rect.maxX), -length(rect.minY)))
    return TextAttachmentBox(bitmap: (image?.cgImage?.bitmap).map(MippedBitmap.init), box: box)
  }
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
