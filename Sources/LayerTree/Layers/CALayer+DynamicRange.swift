extension CALayer {
  /// The dynamic range of a layer's contents.
  public typealias DynamicRange = CADynamicRange

  /// A condition under which contents brighter than the display's white are tone-mapped.
  public typealias ToneMapMode = CAToneMapMode
}
