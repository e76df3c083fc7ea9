public import QuartzCore

/// A storage for copied content, which isn't shared with other programs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { generalPasteboard }
  private static let generalPasteboard = UIPasteboard()

  /// The text; nil without one. Default nil.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil without one. Default nil.
  open var strings: [String]?
  /// The picture; nil without one. Default nil.
  open var image: UIImage?
  /// The color; nil without one. Default nil.
  open var color: UIColor?
  /// The address; nil without one. Default nil.
  open var url: URL?

  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
}
