/// What few layers have of layout.
final class LayerLayout {
  let manager: (any CALayoutManager)?
  let constraints: [CAConstraint]?

  /// Nil where there is nothing to hold.
  init?(manager: (any CALayoutManager)?, constraints: [CAConstraint]?) {
    guard manager != nil || constraints != nil else { return nil }
    self.manager = manager
    self.constraints = constraints
  }
}
