import CHooks
package import Raster

/// Access to the text shaper of the program.
package enum TextShapers {
  /// The shaper of the text module, or nil if the program doesn't contain that module, in which case text layers stay
  /// empty.
  package static let current: (any ParagraphShaping)? = {
    guard let pointer = quartzite_text_shaper_if_linked() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any ParagraphShaping
  }()
}
