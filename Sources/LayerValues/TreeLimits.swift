/// Limits of layer trees.
package enum TreeLimits {
  /// The number of levels of a tree that are drawn, hit and archived, the root being the first.
  ///
  /// Trees are walked by recursion, each level with its own group of pixels, so that the depth has to end somewhere.
  package static var depth: Int { 256 }
}
