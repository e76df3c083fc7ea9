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
    .contentsGravity: names([
      CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight, .resize, .resizeAspect, .resizeAspectFill,
    ]),
    .contentsFormat: names([CALayerContentsFormat.automatic, .RGBA8Uint, .RGBA16Float, .gray8Uint]),
    .minificationFilter: contentsFilters, .magnificationFilter: contentsFilters,
    .cellMinificationFilter: contentsFilters, .cellMagnificationFilter: contentsFilters,
    .cornerCurve: names([CALayerCornerCurve.circular, .continuous]),
    .preferredDynamicRange: names([CADynamicRange.automatic, .standard, .constrainedHigh, .high]),
    .toneMapMode: names([CAToneMapMode.automatic, .never, .ifSupported]),
    .fillRule: names([CAShapeLayerFillRule.nonZero, .evenOdd]),
    .lineCap: names([CAShapeLayerLineCap.butt, .round, .square]),
    .lineJoin: names([CAShapeLayerLineJoin.miter, .round, .bevel]),
    .type: names([CAGradientLayerType.axial, .radial, .conic]),
    .alignmentMode: names([CATextLayerAlignmentMode.natural, .left, .right, .center, .justified]),
    .truncationMode: names([CATextLayerTruncationMode.none, .start, .end, .middle]),
    .scrollMode: names([CAScrollLayerScrollMode.none, .vertically, .horizontally, .both]),
    .emitterShape: names([
      CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]),
    .emitterMode: names([CAEmitterLayerEmitterMode.points, .outline, .surface, .volume]),
    .renderMode: names([
      CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]),
  ]

  private static let contentsFilters = names([CALayerContentsFilter.nearest, .linear, .trilinear])

  private static func names<Name: RawRepresentable<String>>(_ names: [Name]) -> Set<String> {
    Set(names.map(\.rawValue))
  }
}

/// A type of names, of which Core Animation defines a fixed set.
package protocol KnownName: RawRepresentable<String>, Equatable {
  /// The names that Core Animation defines.
  static var knownNames: [Self] { get }
}

extension CAMediaTimingFillMode: KnownName {
  package static let knownNames: [Self] = [.removed, .forwards, .backwards, .both]
}

extension KnownName {
  /// Reports the name as the value of a key, unless Core Animation defines it.
  @inlinable
  package func reportIfUnknown(of key: String) {
    if !Self.knownNames.contains(self) { CoreAnimationDiagnostics.reportUnknown(rawValue, of: key) }
  }
}

extension CoreAnimationDiagnostics {
  @usableFromInline
  package static func reportUnknown(_ name: String, of key: String) {
    report("'\(name)' isn't a known value of '\(key)'")
  }
}
