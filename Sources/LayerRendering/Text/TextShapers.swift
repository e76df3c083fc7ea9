import CHooks
package import Raster

/// What shapes text in this program.
package enum TextShapers {
  /// The shaper of the program's text module, nil where it has none: text layers then stay empty.
  package static let current: (any TextShaping)? = {
    guard let pointer = quartzite_text_shaper_if_linked() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any TextShaping
  }()
}
