import QuartzCore

extension CALayer {
  /// Sets the model value of a key path to a value of an animation.
  ///
  /// The most common properties are set directly, because key-value coding takes several times as long.
  func setModelValue(_ value: Any?, forKeyPath keyPath: String) {
    if let point = value as? CGPoint, setPoint(point, forKeyPath: keyPath) { return }
    if let number = value as? Double, setNumber(number, forKeyPath: keyPath) { return }
    if let layer = self as? CAShapeLayer, let color = value as? CGColor,
      layer.setColor(color, forKeyPath: keyPath)
    {
      return
    }
    if keyPath == "path", let layer = self as? CAShapeLayer, let path = value as? CGPath {
      layer.path = path
      return
    }
    if keyPath == "transform", let matrix = value as? CATransform3D {
      transform = matrix
      return
    }
    setValue(value, forKeyPath: keyPath)
  }

  private func setPoint(_ point: CGPoint, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "position": position = point
    case "anchorPoint": anchorPoint = point
    default: return false
    }
    return true
  }

  private func setNumber(_ number: Double, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "opacity": opacity = Float(number)
    case "position.x": position.x = number
    case "position.y": position.y = number
    default: return (self as? CAShapeLayer)?.setStroke(number, forKeyPath: keyPath) ?? false
    }
    return true
  }
}

extension CAShapeLayer {
  fileprivate func setColor(_ color: CGColor, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "fillColor": fillColor = color
    case "strokeColor": strokeColor = color
    default: return false
    }
    return true
  }

  fileprivate func setStroke(_ number: Double, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "lineWidth": lineWidth = number
    case "miterLimit": miterLimit = number
    case "lineDashPhase": lineDashPhase = number
    case "strokeStart": strokeStart = number
    case "strokeEnd": strokeEnd = number
    default: return false
    }
    return true
  }
}
