extension CAMediaTiming {
  /// The value of a property of ``CAMediaTiming``; nil where the key is none of them.
  func timingValue(forKey key: String) -> Any? {
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
  func setTimingValue(_ value: Any?, forKey key: String) -> Bool {
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
}
