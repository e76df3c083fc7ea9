extension CALayer {
  /// Calls `make` with the tiles of the layer's host, or for a layer without one with none, until all tiles that it
  /// asks for are drawn.
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
