extension CALayer {
  /// Calls `make` with the tile cache of the layer's host, or an empty one without a host, until all tiles that it
  /// requests are drawn.
  package final func withTilesDrawn<Made>(_ make: (TileCache) -> Made) -> Made {
    let host = (presentedModel ?? self).host
    let tiles = host?.tiles ?? TileCache()
    return tiles.withTilesDrawn({ make(tiles) }, performing: { host?.perform($0) ?? $0() })
  }

  /// Discards the tiles that a host may have cached while a tiled layer was in its tree before.
  final func renumberTiles() {
    if store.owner == .tiled { (self as? CATiledLayer)?.renumber() }
  }
}
