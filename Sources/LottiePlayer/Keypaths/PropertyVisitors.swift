import CoreGraphics
import Raster

/// Lists the key paths of all properties and of the layers, groups and items that contain them.
struct KeypathList: PropertyVisitor {
  private(set) var keypaths: [String] = []
  private var listedKeypaths: Set<String> = []

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    for count in 1...path.count { add(path.prefix(count).joined(separator: ".")) }
  }

  private mutating func add(_ keypath: String) {
    if listedKeypaths.insert(keypath).inserted { keypaths.append(keypath) }
  }
}

/// Reads the value of the first property of a key path at a frame.
struct PropertyReader: PropertyVisitor {
  let keypath: AnimationKeypath
  let frame: Double
  private(set) var value: Any?

  init(_ keypath: AnimationKeypath, at frame: Double) {
    self.keypath = keypath
    self.frame = frame
  }

  func visitsDescendants(of path: [String]) -> Bool { value == nil && keypath.mayMatch(below: path) }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    guard value == nil, keypath.matches(path) else { return }
    value = Self.publicValue(property.value(at: time.localFrame(at: frame)))
  }

  private static func publicValue(_ value: Any) -> Any? {
    switch value {
    case let number as Double: LottieVector1D(number)
    case let vector as Vector: LottieVector3D(x: vector.x, y: vector.y, z: vector.z)
    case let color as LottieColor: color
    case let path as BezierPath: path.cgPath
    case let numbers as [Double]: numbers
    default: nil
    }
  }
}

extension BezierPath {
  fileprivate var cgPath: CGPath {
    var path = Path()
    add(to: &path)
    return CGPath(path)
  }
}
