public import CoreGraphics

/// A layer that draws a text.
///
/// Lines begin at the top of the bounds; what is longer than the bounds is wide isn't wrapped.
open class CATextLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TextValues>() }

  final var text: TextValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TextValues>.self).details }
    _modify { yield &unsafeDowncast(store, to: ContentStore<TextValues>.self).details }
  }

  /// The text: a `String`, or an `NSAttributedString`, of which the characters count. Default nil.
  open var string: Any? {
    get { text.string }
    set { change(.string, true) { text.string = newValue } }
  }

  /// The font: its name as an `NSString`, or a `CGFont`. Default nil, which stands for Helvetica.
  open var font: CFTypeRef? {
    get { text.font }
    set { change(.font, text.font !== newValue) { text.font = newValue } }
  }

  /// The size of the font in points. Default 36.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(.fontSize, text.fontSize != newValue) { text.fontSize = newValue } }
  }

  /// The colour of the text. Default opaque white.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change(.foregroundColor, text.foregroundColor != newValue) { text.foregroundColor = newValue } }
  }

  /// Where each line lies across the bounds. Default natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change(.alignmentMode, text.alignmentMode != newValue) { text.alignmentMode = newValue } }
  }
}

/// Where the lines of a text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the side where the text's script begins its lines.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}
