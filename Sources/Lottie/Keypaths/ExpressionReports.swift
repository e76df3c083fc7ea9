/// Lists the layers in which a file computes properties by scripts.
private struct ExpressionReports: PropertyVisitor {
  private(set) var features: [UnsupportedFeature] = []

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {
    guard property.hasExpression, features.count < Self.maximumCount else { return }
    let report = UnsupportedFeature(
      layer: path[0], feature: "an expression, of which the values without it are taken")
    if !features.contains(report) { features.append(report) }
  }

  private static var maximumCount: Int { 200 }
}

extension LottieDocument {
  /// The layers in which the file computes properties by scripts, which aren't run.
  var expressions: [UnsupportedFeature] {
    var (document, reports) = (self, ExpressionReports())
    document.show(to: &reports)
    return reports.features
  }
}
