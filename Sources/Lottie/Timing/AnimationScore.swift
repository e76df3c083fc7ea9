import Foundation
import MotionCore
import QuartzCore

/// Every animation of a film, by the layer that it moves, in the film's time.
final class AnimationScore {
  /// A layer and the animations of its properties, which begin with the film's first frame.
  struct Part {
    let layer: CALayer
    var animations: [CAPropertyAnimation]
  }

  private(set) var parts: [Part] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private let firstFrame: Double
  private let frameRate: Double
  /// How many more values all animations may have.
  private var room: Double
  private let linear = CAMediaTimingFunction(name: .linear)
  /// What stands once in a file may be used often.
  private var timingFunctions: [UnitBezier: CAMediaTimingFunction] = [:]
  /// Those of the animation before, which many others share.
  private var latestTimes: (fractions: [Double], keyTimes: [NSNumber]) = ([], [])
  /// Whether properties were left where they begin, since there was no room for their animations.
  private(set) var isFull = false

  /// - Parameter room: How many values all animations may have together; beyond that properties stay as they begin.
  init(firstFrame: Double, frameRate: Double, room: Double = 600_000) {
    self.firstFrame = firstFrame
    self.frameRate = frameRate
    self.room = room
  }

  /// Has a layer's property follow another one: by its model value where that stays, else by an animation.
  func set<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: (Value) -> Any?
  ) {
    guard !property.isStill, takes(property) else {
      layer.setValue(convert(property.first), forKeyPath: keyPath)
      return
    }
    let steps = KeyframeSteps(property.keyframes)
    let animation = animation(keyPath, steps)
    animation.values = steps.values.compactMap(convert)
    guard animation.values?.count == steps.values.count else { return }
    layer.setValue(animation.values?[0], forKeyPath: keyPath)
    add(animation, to: layer)
  }

  /// Has a layer's property jump from value to value.
  func setJumping<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: (Value) -> Any
  ) {
    layer.setValue(convert(property.first), forKeyPath: keyPath)
    guard !property.isStill, takes(property) else { return }
    let times = property.keyframes.map { $0.time - Self.earliness }
    let (first, end) = (times[0], times[times.count - 1] + 1)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.calculationMode = .discrete
    place(animation, from: first, to: end)
    animation.values = property.keyframes.map { convert($0.value) }
    animation.keyTimes = (times + [end]).map { NSNumber(value: ($0 - first) / (end - first)) }
    add(animation, to: layer)
  }

  /// By how many frames a jump comes early, so that rounding can't make it late for a picture at its very frame.
  private static let earliness = 1e-9

  /// Has a layer's position follow the bent way of another property.
  func setPosition(_ layer: CALayer, along position: Animated<Vector>, isAutoOriented: Bool) {
    layer.position = CGPoint(position.first)
    guard takes(position) else { return }
    let steps = KeyframeSteps(position.keyframes)
    let path = CGMutablePath()
    path.move(to: CGPoint(steps.values[0]))
    for (index, end) in steps.values.enumerated().dropFirst() {
      if let bend = steps.bends[index - 1] {
        let start = steps.values[index - 1]
        path.addCurve(
          to: CGPoint(end), control1: CGPoint(SIMD2(start.x, start.y) + bend.handleOut),
          control2: CGPoint(SIMD2(end.x, end.y) + bend.handleIn))
      } else {
        path.addLine(to: CGPoint(end))
      }
    }
    let animation = animation("position", steps)
    animation.path = path
    animation.rotationMode = isAutoOriented ? .rotateAuto : nil
    add(animation, to: layer)
  }
}

extension AnimationScore {
  /// Whether there is room for an animation with a property's values: what stands once in a file may be used often.
  private func takes<Value>(_ property: Animated<Value>) -> Bool {
    let weight = property.keyframes.reduce(Self.animationWeight) { $0 + $1.weight }
    guard weight <= room else {
      isFull = true
      return false
    }
    room -= weight
    return true
  }

  /// As many values as an animation takes memory beside those that it has.
  private static let animationWeight = 20.0

  private func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    if let place = places[ObjectIdentifier(layer)] {
      parts[place].animations.append(animation)
    } else {
      places[ObjectIdentifier(layer)] = parts.count
      parts.append(Part(layer: layer, animations: [animation]))
    }
  }

  private func animation<Value>(_ keyPath: String, _ steps: KeyframeSteps<Value>) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    let (first, last) = (steps.times[0], steps.times[steps.times.count - 1])
    place(animation, from: first, to: last)
    animation.keyTimes = keyTimes(steps.times.map { ($0 - first) / (last - first) })
    animation.timingFunctions = steps.pacings.map { pacing in
      if case .curves(let curves) = pacing { timingFunction(curves[0]) } else { linear }
    }
    return animation
  }

  private func keyTimes(_ fractions: [Double]) -> [NSNumber] {
    if fractions != latestTimes.fractions {
      latestTimes = (fractions, fractions.map { NSNumber(value: $0) })
    }
    return latestTimes.keyTimes
  }

  private func timingFunction(_ curve: UnitBezier) -> CAMediaTimingFunction {
    if let known = timingFunctions[curve] { return known }
    let function = CAMediaTimingFunction(curve)
    timingFunctions[curve] = function
    return function
  }

  private func place(_ animation: CAKeyframeAnimation, from first: Double, to last: Double) {
    animation.beginTime = (first - firstFrame) / frameRate
    animation.duration = (last - first) / frameRate
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
  }
}

extension Keyframe {
  /// How much memory it takes in an animation, compared with a number on its way to another one.
  fileprivate var weight: Double {
    let weight = Double(max(1, value.size)) * Value.weight
    return pacing == .hold ? 2 * weight : bend == nil ? weight : 3 * weight
  }
}

/// Keyframes as Core Animation takes them, where a value that holds and then jumps is two keyframes at one time.
private struct KeyframeSteps<Value: FilmValue> {
  private(set) var times: [Double] = []
  private(set) var values: [Value] = []
  /// One for each way from value to value.
  private(set) var pacings: [KeyframePacing] = []
  private(set) var bends: [SpatialBend?] = []

  init(_ keyframes: [Keyframe<Value>]) {
    let jumpsOnly = keyframes.dropLast().allSatisfy { $0.pacing == .hold }
    var lateness = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      append(keyframe.time + lateness, keyframe.value)
      lateness = jumpsOnly ? Self.lateness : 0
      guard index < keyframes.count - 1 else { break }
      if keyframe.pacing == .hold {
        appendWay(.linear, nil)
        append(keyframes[index + 1].time + lateness, keyframe.value)
        appendWay(.linear, nil)
      } else {
        appendWay(keyframe.pacing, keyframe.bend)
      }
    }
    lastAtLeastOneFrame()
  }

  /// By how many frames values that only jump come late: at a keyframe's very frame, the best-known player shows what
  /// held before it. Where a property also moves, it's exact.
  private static var lateness: Double { 1e-9 }

  private mutating func append(_ time: Double, _ value: Value) {
    times.append(time)
    values.append(value)
  }

  private mutating func appendWay(_ pacing: KeyframePacing, _ bend: SpatialBend?) {
    pacings.append(pacing)
    bends.append(bend)
  }

  /// An animation takes some time, even where all keyframes are at one.
  private mutating func lastAtLeastOneFrame() {
    guard let first = times.first, let last = times.last, first == last, let value = values.last else {
      return
    }
    appendWay(.linear, nil)
    append(last + 1, value)
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: UnitBezier) {
    let (one, two) = (curve.controlPoint(at: 1), curve.controlPoint(at: 2))
    self.init(controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}
