import CHooks
import LayerTree
package import Raster

/// Access to the text shaper of the program or of the current stage.
package enum TextShapers {
  /// The shaper of the current stage, or else of the program.
  package static var current: any ParagraphShaping { LayerHost.current?.textShaper ?? standard }

  /// The shaper of the text module. If the program doesn't contain that module, no text is drawn.
  package static let standard: any ParagraphShaping = {
    guard let pointer = quartzite_text_shaper_if_linked() else { return MissingTextShaper() }
    let shaper = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    return shaper as? any ParagraphShaping ?? MissingTextShaper()
  }()
}
