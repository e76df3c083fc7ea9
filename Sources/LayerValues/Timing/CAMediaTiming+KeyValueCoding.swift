extension CAMediaTiming {
  /// The value of a property of ``CAMediaTiming``; nil where the key is none of them.
  package func timingValue(forKey key: String) -> Any? {
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
  package func setTimingValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "beginTime": beginTime = Coerced.double(value) ?? Coerced.keeping(beginTime, not: value, for: key)
    case "duration": duration = Coerced.double(value) ?? Coerced.keeping(duration, not: value, for: key)
    case "speed": speed = Coerced.float(value) ?? Coerced.keeping(speed, not: value, for: key)
    case "timeOffset": timeOffset = Coerced.double(value) ?? Coerced.keeping(timeOffset, not: value, for: key)
    case "repeatCount":
      repeatCount = Coerced.float(value) ?? Coerced.keeping(repeatCount, not: value, for: key)
    case "repeatDuration":
      repeatDuration = Coerced.double(value) ?? Coerced.keeping(repeatDuration, not: value, for: key)
    case "autoreverses":
      autoreverses = Coerced.bool(value) ?? Coerced.keeping(autoreverses, not: value, for: key)
    case "fillMode":
      fillMode =
        Coerced.string(value).map(CAMediaTimingFillMode.init(rawValue:))
        ?? Coerced.keeping(fillMode, not: value, for: key)
    default: return false
    }
    return true
  }
}
