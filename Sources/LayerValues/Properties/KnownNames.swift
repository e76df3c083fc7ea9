import CoreGraphics

extension LayerProperty {
  /// Reports a name that Core Animation doesn't define. The name is stored anyway; the property's documentation states
  /// its effect.
  package func reportIfUnknown(_ name: String) {
    guard let names = Self.knownNames[self], !names.contains(name) else { return }
    CoreAnimationDiagnostics.reportUnknown(name, of: key)
  }

  /// The known names of each property that takes a name.
  private static let knownNames: [LayerProperty: Set<String>] = [
    .contentsGravity: Set(of: [
      CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight, .resize, .resizeAspect, .resizeAspectFill,
    ]),
    .contentsFormat: Set(of: [CALayerContentsFormat.automatic, .RGBA8Uint, .RGBA16Float, .gray8Uint]),
    .minificationFilter: contentsFilters, .magnificationFilter: contentsFilters,
    .cellMinificationFilter: contentsFilters, .cellMagnificationFilter: contentsFilters,
    .cornerCurve: Set(of: [CALayerCornerCurve.circular, .continuous]),
    .preferredDynamicRange: Set(of: [CADynamicRange.automatic, .standard, .constrainedHigh, .high]),
    .toneMapMode: Set(of: [CAToneMapMode.automatic, .never, .ifSupported]),
    .fillRule: Set(of: [CAShapeLayerFillRule.nonZero, .evenOdd]),
    .lineCap: Set(of: [CAShapeLayerLineCap.butt, .round, .square]),
    .lineJoin: Set(of: [CAShapeLayerLineJoin.miter, .round, .bevel]),
    .type: Set(of: [CAGradientLayerType.axial, .radial, .conic]),
    .alignmentMode: Set(of: [CATextLayerAlignmentMode.natural, .left, .right, .center, .justified]),
    .truncationMode: Set(of: [CATextLayerTruncationMode.none, .start, .end, .middle]),
    .scrollMode: Set(of: [CAScrollLayerScrollMode.none, .vertically, .horizontally, .both]),
    .emitterShape: Set(of: [
      CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]),
    .emitterMode: Set(of: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume]),
    .renderMode: Set(of: [
      CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]),
  ]

  private static let contentsFilters = Set(of: [CALayerContentsFilter.nearest, .linear, .trilinear])
}

/// A type of names, of which Core Animation defines a fixed set.
package protocol KnownName: RawRepresentable<String>, Equatable {
  /// The names that Core Animation defines, as strings.
  static var knownNames: Set<String> { get }
}

extension CAMediaTimingFillMode: KnownName {
  package static let knownNames = Set(of: [Self.removed, .forwards, .backwards, .both])
}

extension KnownName {
  /// Reports the name as the value of a key, unless Core Animation defines it.
  package func reportIfUnknown(of key: String) {
    if !Self.knownNames.contains(rawValue) { CoreAnimationDiagnostics.reportUnknown(rawValue, of: key) }
  }
}

extension Set<String> {
  /// Creates the set of the strings of names.
  package init<Name: RawRepresentable<String>>(of names: [Name]) { self.init(names.map(\.rawValue)) }
}

extension CoreAnimationDiagnostics {
  fileprivate static func reportUnknown(_ name: String, of key: String) {
    report("'\(name)' isn't a known value of '\(key)'")
  }
}
