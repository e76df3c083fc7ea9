/// A layer that adds parts of its tree only when they first show, because most of them may never do so.
///
/// At any time, the tree contains every layer that has shown since its playback began, so that time may also go back.
/// Whoever reads the sublayers of a layer marked by ``CALayer/deferSublayers()`` gets all of them.
package protocol DeferringLayer: AnyObject {
  /// Adds all layers that are still missing.
  func addDeferredLayers()

  /// Whether layers are missing that show at the current time.
  var lacksShownLayers: Bool { get }
}
