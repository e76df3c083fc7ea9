import CoreGraphics

/// Lists the key paths of all properties.
struct PropertyList: PropertyVisitor {
  private(set) var keypaths: [String] = []
  private var known: Set<String> = []

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {
    // What holds a property is listed before it.
    for count in 1...path.count { add(path.prefix(count).joined(separator: ".")) }
  }

  private mutating func add(_ keypath: String) {
    if known.insert(keypath).inserted { keypaths.append(keypath) }
  }
}

/// Finds the value of the first property of a key path at a frame.
struct PropertyValue: PropertyVisitor {
  let keypath: AnimationKeypath
  let frame: Double
  private(set) var value: Any?

  init(_ keypath: AnimationKeypath, at frame: Double) {
    self.keypath = keypath
    self.frame = frame
  }

  func isInterested(below path: [String]) -> Bool { value == nil && keypath.mayMatch(below: path) }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {
    guard value == nil, keypath.matches(path) else { return }
    value = Self.shown(property.value(at: time.localFrame(at: frame)))
  }

  private static func shown(_ value: Any) -> Any? {
    switch value {
    case let number as Double: LottieVector1D(number)
    case let vector as Vector: LottieVector3D(x: vector.x, y: vector.y, z: vector.z)
    case let color as FilmColor: LottieColor(r: color.red, g: color.green, b: color.blue, a: color.alpha)
    case let outline as Outline: ShapePath(outlines: [outline]).cgPath()
    case let numbers as [Double]: numbers
    default: nil
    }
  }
}
