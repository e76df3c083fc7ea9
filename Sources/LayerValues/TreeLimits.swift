/// Limits of layer trees.
package enum TreeLimits {
  /// The number of levels of a tree that are drawn, hit-tested, and archived, including the root.
  ///
  /// Trees are traversed recursively, and each level may need its own offscreen picture, so the depth has to be
  /// limited.
  package static var depth: Int { 256 }
}
