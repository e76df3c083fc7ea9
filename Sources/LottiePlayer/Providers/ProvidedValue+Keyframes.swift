import Requirements

extension ProvidedValue {
  /// Creates values from keyframes, with the numbers of each that a file would store.
  ///
  /// - Precondition: There is at least one keyframe, and no time or control point is infinite or NaN.
  static func keyframes<T>(
    _ kind: Kind, _ keyframes: [Keyframe<T>], colorCount: Int = 0, _ numbers: (T) -> [Double]
  ) -> ProvidedValue {
    require(!keyframes.isEmpty, "a value provider needs at least one keyframe")
    for keyframe in keyframes {
      require(keyframe.time.isFinite, "a keyframe's time must be a finite number, not \(keyframe.time)")
    }
    let sorted = keyframes.map { $0.map(numbers) }.inOrder(of: \.time)
    let property = Animated(keyframes: sorted.propertyKeyframes { $0 })
    let points = kind == .point || kind == .size ? property.map { Vector($0) } : nil
    return ProvidedValue(
      kind: kind, isConstant: property.isConstant,
      numbers: { frame in
        points.map {
          let point = $0.value(at: frame); return [point.x, point.y, point.z]
        } ?? property.value(at: frame)
      }, colorCount: colorCount, keyframes: sorted)
  }
}
