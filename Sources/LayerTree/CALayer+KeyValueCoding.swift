import CoreGraphics
import MotionCore

extension LayerStore {
  /// The value of a property; nil where this store has none, or the value is absent.
  final func value(of property: LayerProperty) -> Any? {
    let description = property.description
    return withValues(of: description.owner) { description.kind.load(from: $0 + description.offset) } ?? nil
  }

  /// The numbers of a property's value; empty where it has none.
  final func numbers(of property: LayerProperty) -> [Double] {
    let description = property.description
    return withValues(of: description.owner) {
      description.kind.readNumbers(at: $0 + description.offset)
    } ?? []
  }

  /// Whether this store holds a property.
  final func holds(_ property: LayerProperty) -> Bool {
    withValues(of: property.owner) { _ in true } ?? false
  }
}

// MARK: - Keys

extension CALayer {
  final func namedValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key), store.holds(property) { return store.value(of: property) }
    switch key {
    case "frame": return frame
    case "mask": return mask
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "delegate": return delegate
    case "name": return name
    case "actions": return actions
    case "style": return style
    case "maskedCorners": return maskedCorners.rawValue
    case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
    default: return timingValue(forKey: key) ?? userValues[key] ?? styleTable?[key]
    }
  }

  final func setNamedValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key), store.holds(property) {
      set(property, to: value)
      return
    }
    switch key {
    case "frame": frame = Coerced.rect(value) ?? frame
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "delegate": delegate = value as? any CALayerDelegate
    case "name": name = Coerced.string(value)
    case "actions": actions = value as? [String: any CAAction]
    case "style": style = value as? [AnyHashable: Any]
    case "maskedCorners":
      let corners = Coerced.double(value).flatMap(UInt.init(exactly:))
      maskedCorners = corners.map(CACornerMask.init(rawValue:)) ?? maskedCorners
    case "needsDisplayOnBoundsChange":
      needsDisplayOnBoundsChange = Coerced.bool(value) ?? needsDisplayOnBoundsChange
    default:
      if !setTimingValue(value, forKey: key) { userValues[key] = value }
    }
  }

  private func timingValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode.rawValue
    default: nil
    }
  }

  /// Sets a property of ``CAMediaTiming``; false where the key is none of them.
  private func setTimingValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "beginTime": beginTime = Coerced.double(value) ?? beginTime
    case "duration": duration = Coerced.double(value) ?? duration
    case "speed": speed = Coerced.float(value) ?? speed
    case "timeOffset": timeOffset = Coerced.double(value) ?? timeOffset
    case "repeatCount": repeatCount = Coerced.float(value) ?? repeatCount
    case "repeatDuration": repeatDuration = Coerced.double(value) ?? repeatDuration
    case "autoreverses": autoreverses = Coerced.bool(value) ?? autoreverses
    case "fillMode": fillMode = Coerced.string(value).map(CAMediaTimingFillMode.init(rawValue:)) ?? fillMode
    default: return false
    }
    return true
  }

  /// Sets a property from `Any` as its setter would, actions included.
  private func set(_ property: LayerProperty, to value: Any?) {
    let description = property.description
    change(property, true) {
      _ = store.withValues(of: description.owner) {
        description.kind.store(value, at: $0 + description.offset)
      }
    }
  }

  final class func defaultNamedValue(forKey key: String) -> Any? {
    guard let property = LayerProperty(key: key) else { return nil }
    return makeStore().value(of: property)
  }
}

// MARK: - Key paths

extension CALayer {
  final func pathValue(_ keyPath: String) -> Any? {
    guard let target = KeyPathTarget(keyPath: keyPath), store.holds(target.property) else {
      let (key, rest) = keyPath.splitAtFirstDot
      guard let rest else { return value(forKey: key) }
      return (value(forKey: key) as? any KeyValueContainer)?.value(forKeyPath: rest) ?? userValues[keyPath]
    }
    switch target.part {
    case .whole:
      return value(forKey: keyPath)
    case .numbers(let first, let count):
      return target.kind.value(from: Array(store.numbers(of: target.property)[first..<first + count]))
    case .transform(let first, let count):
      let parts = Array(transformParts(of: target.property)[first..<first + count])
      // One number stands for three scales: their mean.
      let isMean = target.kind == .scalar && count > 1
      return target.kind.value(from: isMean ? [parts.reduce(0, +) / Double(count)] : parts)
    }
  }

  final func setPathValue(_ value: Any?, _ keyPath: String) {
    guard let target = KeyPathTarget(keyPath: keyPath), store.holds(target.property) else {
      let (key, rest) = keyPath.splitAtFirstDot
      if let rest, let container = self.value(forKey: key) as? any KeyValueContainer {
        container.setValue(value, forKeyPath: rest)
      } else {
        setValue(value, forKey: keyPath)
      }
      return
    }
    guard target.part != .whole else {
      setValue(value, forKey: keyPath)
      return
    }
    guard let numbers = target.numbers(from: value) else { return }
    setValue(replacing(target, by: numbers), forKey: target.property.key)
  }

  /// The whole value of a property in which a part is replaced.
  private func replacing(_ target: KeyPathTarget, by numbers: [Double]) -> Any? {
    switch target.part {
    case .whole:
      return target.kind.value(from: numbers)
    case .numbers(let first, let count):
      var whole = store.numbers(of: target.property)
      whole.replaceSubrange(first..<first + count, with: numbers)
      return target.property.kind.value(from: whole)
    case .transform(let first, let count):
      var parts = transformParts(of: target.property)
      parts.replaceSubrange(first..<first + count, with: numbers)
      return CATransform3D(Matrix4(transformParts: parts))
    }
  }

  private func transformParts(of property: LayerProperty) -> [Double] {
    Matrix4(property == .transform ? values.transform : values.sublayerTransform).transformParts
  }
}

extension ValueKind {
  /// The value that numbers make.
  func value(from numbers: [Double]) -> Any? {
    switch self {
    case .scalar: CGFloat(numbers[0])
    case .float: Float(numbers[0])
    case .bool: numbers[0] >= 0.5
    case .point: CGPoint(x: numbers[0], y: numbers[1])
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform: CATransform3D(Matrix4(numbers: numbers))
    case .color: CGColor(sRGBNumbers: { numbers[$0] })
    case .path, .name, .any, .object, .numbers, .list: nil
    }
  }
}
