package import CoreGraphics

/// An object that draws tiles on demand.
package protocol TileSource: AnyObject {
  /// The number that identifies the object's tiles in a cache.
  var tilesNumber: Int { get }

  /// Draws a tile.
  ///
  /// - Parameter isFirst: Whether the tile is the first in a run of tiles that the object draws.
  func draw(_ tile: TileKey, isFirst: Bool) -> CGImage?
}
