public import CoreGraphics

/// A layer that draws a text.
///
/// Lines begin at the top of the bounds.
open class CATextLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TextValues>() }

  final var text: TextValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TextValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<TextValues>.self).details }
  }

  /// The text: a `String`, or an `NSAttributedString`; a mutable one is copied. Default nil.
  ///
  /// An attributed text has its own fonts, sizes and colours (`NSAttributedString.Key.font` and so on): the layer's don't
  /// count then.
  open var string: Any? {
    get { text.string }
    set {
      let isObject = newValue.map { type(of: $0) is AnyClass } ?? false
      let copy = isObject ? (newValue as? any NSCopying)?.copy(with: nil) : newValue
      change(.string, true) { text.string = copy ?? newValue }
    }
  }

  /// The font: its name as an `NSString`, a `CGFont` or a `UIFont`; nil stands for Helvetica, the default.
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
    set {
      changeName(.alignmentMode, from: text.alignmentMode, to: newValue) { text.alignmentMode = newValue }
    }
  }

  /// Whether lines longer than the bounds are wide go on in the next one. Default false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(.wrapped, text.isWrapped != newValue) { text.isWrapped = newValue } }
  }

  /// What is left out of a line longer than the bounds are wide, and of the last line for
  /// which there is room. Default nothing.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set {
      changeName(.truncationMode, from: text.truncationMode, to: newValue) { text.truncationMode = newValue }
    }
  }

  /// Whether glyphs may be placed at a few fractions of a pixel only. Stored only. Default false.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set {
      change(.allowsFontSubpixelQuantization, text.allowsFontSubpixelQuantization != newValue) {
        text.allowsFontSubpixelQuantization = newValue
      }
    }
  }
}
