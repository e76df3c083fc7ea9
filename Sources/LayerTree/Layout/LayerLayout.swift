/// The layout objects that only a few layers have, stored out of line.
final class LayerLayout {
  let manager: (any CALayoutManager)?
  let constraints: [CAConstraint]?

  /// Creates the storage; returns nil if there is nothing to store.
  init?(manager: (any CALayoutManager)?, constraints: [CAConstraint]?) {
    guard manager != nil || constraints != nil else { return nil }
    self.manager = manager
    self.constraints = constraints
  }
}
