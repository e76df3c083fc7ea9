import LayerTree

/// A host's tree as it was at some time. Trees of the same version look the same.
struct TreeVersion: Equatable {
  private let host: LayerHost
  private let stamp: Int

  /// Creates the version of a snapshot; nil if the tree can change without a new version.
  init?(of tree: TreeSnapshot, in host: LayerHost) {
    guard tree.isIdentifiedByStamp(0) else { return nil }
    (self.host, stamp) = (host, tree.layers[0].stamp)
  }

  /// Returns the version's stamp if another version is of the same tree; nil otherwise.
  func stamp(ofTreeOf other: TreeVersion) -> Int? { host === other.host ? stamp : nil }

  static func == (a: Self, b: Self) -> Bool { a.host === b.host && a.stamp == b.stamp }
}
