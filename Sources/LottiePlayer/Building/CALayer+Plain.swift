import QuartzCore

extension CALayer {
  /// A new layer whose sublayers are in its superlayer's coordinate space.
  ///
  /// Its bounds are one point wide and high, so that the anchor point is measured in points.
  static var plain: CALayer {
    let layer = CALayer()
    layer.makePlain()
    return layer
  }

  func makePlain() {
    anchorPoint = .zero
    bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Returns a plain layer with sublayers, the last one in front.
  static func plain(_ sublayers: [CALayer]) -> CALayer {
    let layer = plain
    layer.sublayers = sublayers
    return layer
  }
}
