import CoreGraphics

extension LayerProperty {
  /// Reports a name that Core Animation doesn't define. The name is stored anyway; the property's documentation states
  /// its effect.
  package func reportIfUnknown(_ name: String) {
    guard let names = Self.knownNames[self], !names.contains(name) else { return }
    CoreAnimationDiagnostics.reportUnknown(name, of: key)
  }

  /// The known names of each property that takes a name.
  private static let knownNames: [LayerProperty: [String]] = [
    .contentsGravity: [String](of: [
      CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight, .resize, .resizeAspect, .resizeAspectFill,
    ]),
    .contentsFormat: [String](of: [CALayerContentsFormat.automatic, .RGBA8Uint, .RGBA16Float, .gray8Uint]),
    .minificationFilter: contentsFilters, .magnificationFilter: contentsFilters,
    .cellMinificationFilter: contentsFilters, .cellMagnificationFilter: contentsFilters,
    .cornerCurve: [String](of: [CALayerCornerCurve.circular, .continuous]),
    .preferredDynamicRange: [String](of: [CADynamicRange.automatic, .standard, .constrainedHigh, .high]),
    .toneMapMode: [String](of: [CAToneMapMode.automatic, .never, .ifSupported]),
    .fillRule: [String](of: [CAShapeLayerFillRule.nonZero, .evenOdd]),
    .lineCap: [String](of: [CAShapeLayerLineCap.butt, .round, .square]),
    .lineJoin: [String](of: [CAShapeLayerLineJoin.miter, .round, .bevel]),
    .type: [String](of: [CAGradientLayerType.axial, .radial, .conic]),
    .alignmentMode: [String](of: [CATextLayerAlignmentMode.natural, .left, .right, .center, .justified]),
    .truncationMode: [String](of: [CATextLayerTruncationMode.none, .start, .end, .middle]),
    .scrollMode: [String](of: [CAScrollLayerScrollMode.none, .vertically, .horizontally, .both]),
    .emitterShape: [String](of: [
      CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]),
    .emitterMode: [String](of: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume]),
    .renderMode: [String](of: [
      CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]),
  ]

  private static let contentsFilters = [String](of: [CALayerContentsFilter.nearest, .linear, .trilinear])
}

/// A type of names, of which Core Animation defines a fixed set.
package protocol KnownName: RawRepresentable<String>, Equatable {
  /// The names that Core Animation defines, as strings.
  static var knownNames: [String] { get }
}

extension CAMediaTimingFillMode: KnownName {
  package static let knownNames = [String](of: [Self.removed, .forwards, .backwards, .both])
}

extension KnownName {
  /// Reports the name as the value of a key, unless Core Animation defines it.
  package func reportIfUnknown(of key: String) {
    if !Self.knownNames.contains(rawValue) { CoreAnimationDiagnostics.reportUnknown(rawValue, of: key) }
  }
}

extension [String] {
  /// Creates the strings of names.
  package init<Name: RawRepresentable<String>>(of names: [Name]) {
    // Without a key path, whose creation loads code of the standard library.
    self = []
    for name in names { append(name.rawValue) }
  }
}

extension CoreAnimationDiagnostics {
  fileprivate static func reportUnknown(_ name: String, of key: String) {
    report("'\(name)' isn't a known value of '\(key)'")
  }
}
