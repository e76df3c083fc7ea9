public import CoreGraphics

/// A layer that draws text.
///
/// The first line is at the top of the bounds.
open class CATextLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TextValues>() }

  final var text: TextValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TextValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<TextValues>.self).details }
  }

  /// The text, a `String` or an `NSAttributedString`; assigning a mutable string copies it. Default nil.
  ///
  /// An attributed string has its own fonts, sizes and colors, under keys such as `NSAttributedString.Key.font`; the
  /// layer's are then ignored.
  open var string: Any? {
    get { text.string }
    set {
      let isObject = newValue.map { type(of: $0) is AnyClass } ?? false
      let copy = isObject ? (newValue as? any NSCopying)?.copy(with: nil) : newValue
      change(.string, true) { text.string = copy ?? newValue }
    }
  }

  /// The font: a name as an `NSString`, a `CGFont` or a `UIFont`. Default nil, which means Helvetica.
  open var font: CFTypeRef? {
    get { text.font }
    set { change(.font, text.font !== newValue) { text.font = newValue } }
  }

  /// The font size, in points. Default 36.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(.fontSize, text.fontSize != newValue) { text.fontSize = newValue } }
  }

  /// The color of the text. Default opaque white.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change(.foregroundColor, text.foregroundColor != newValue) { text.foregroundColor = newValue } }
  }

  /// The horizontal alignment of the lines. Default natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set {
      changeName(.alignmentMode, from: text.alignmentMode, to: newValue) { text.alignmentMode = newValue }
    }
  }

  /// Whether lines wrap at the width of the bounds. Default false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(.wrapped, text.isWrapped != newValue) { text.isWrapped = newValue } }
  }

  /// The truncation of lines that are wider than the bounds, and of the last line that fits. Default none.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set {
      changeName(.truncationMode, from: text.truncationMode, to: newValue) { text.truncationMode = newValue }
    }
  }

  /// Whether glyph positions may be rounded to fractions of a pixel. Default false. It's stored, but has no effect.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set {
      change(.allowsFontSubpixelQuantization, text.allowsFontSubpixelQuantization != newValue) {
        text.allowsFontSubpixelQuantization = newValue
      }
    }
  }
}
