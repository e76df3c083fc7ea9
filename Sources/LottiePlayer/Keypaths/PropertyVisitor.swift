/// A visitor to every property of a document, which it may change.
protocol PropertyVisitor {
  /// Visits a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - path: The key path to the property: the names of the layers, groups and items that contain it, then its own.
  ///   - time: The time of the composition that contains the property.
  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime)

  /// Visits the colors of a gradient, whose number may change.
  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime)

  /// Visits the texts of a text layer.
  mutating func visit(_ text: inout TextModel, at path: [String])

  /// Returns whether the visitor may be interested in properties below a path.
  func visitsDescendants(of path: [String]) -> Bool

  /// Returns whether to omit the layer, group, or item at a path.
  mutating func disables(_ path: [String]) -> Bool
}

extension PropertyVisitor {
  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime) {
    visit(&gradient.stops, at: path, time)
  }

  mutating func visit(_ text: inout TextModel, at path: [String]) {}

  func visitsDescendants(of path: [String]) -> Bool { true }

  mutating func disables(_ path: [String]) -> Bool { false }
}

extension LottieDocument {
  /// Passes every property of the document's layers to a visitor.
  ///
  /// Properties of a composition are visited once for each layer that shows the composition, and a change applies only
  /// there.
  mutating func accept<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    var walk = PropertyWalk(self, visitor)
    let time = CompositionTime(PropertySampler(inFrame...outFrame), easing: .byFirstComponent)
    walk.visitLayers(of: &layers, time, depth: 0)
    assets = walk.assets
    if let visited = walk.visitor as? Visitor { visitor = visited }
  }
}
