/// Lists the layers in which the file computes properties with expressions.
private struct ExpressionReports: PropertyVisitor {
  private(set) var features: [UnsupportedFeature] = []

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    guard property.hasExpression, features.count < Self.maximumCount else { return }
    let report = UnsupportedFeature(
      layer: path[0], feature: "an expression; the stored value is drawn")
    if !features.contains(report) { features.append(report) }
  }

  private static var maximumCount: Int { 200 }
}

extension LottieDocument {
  /// The layers in which the file computes properties with expressions, which aren't evaluated.
  var expressions: [UnsupportedFeature] {
    var (document, reports) = (self, ExpressionReports())
    document.accept(&reports)
    return reports.features
  }
}
