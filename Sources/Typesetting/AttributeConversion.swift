/// A type that an attributed string accepts as the layout of paragraphs.
package protocol ParagraphLayoutConvertible {
  var paragraphAttributes: ParagraphAttributes { get }
}

/// A type that an attributed string accepts as a shadow.
package protocol TextShadowConvertible {
  /// The shadow; nil for none.
  var textShadow: TextShadow? { get }
}

/// A type that an attributed string accepts as a picture within text.
package protocol TextAttachmentConvertible {
  var textAttachment: TextAttachmentBox { get }
}
