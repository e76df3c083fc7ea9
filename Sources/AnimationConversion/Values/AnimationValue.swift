import CoreGraphics
import MotionCore
import QuartzCore

/// A value of an animation as numbers, with the form that defines their meaning.
package struct AnimationValue: Equatable {
  /// The meaning of the numbers. Values of different forms can't be interpolated.
  package enum Form: Hashable, Sendable {
    case number
    case point
    case size
    case rect
    /// Red, green, blue and alpha in encoded sRGB.
    case color
    /// Sixteen entries, row by row.
    case transform
    /// A list of a number of numbers.
    case numbers(Int)
    /// A list of a number of colors.
    case colors(Int)
    /// The points of a path with these elements.
    case path([PathStep])
  }

  package let form: Form
  package var numbers: [Double]

  package init(form: Form, numbers: [Double]) {
    self.form = form
    self.numbers = numbers
  }
}

// MARK: - Arithmetic

extension AnimationValue {
  /// Returns the value at a fraction of the distance to another value of the same form, interpolated as in Core Animation.
  package func interpolated(to end: AnimationValue, at fraction: Double) -> AnimationValue {
    if form == .transform {
      let matrix = Matrix4(numbers: numbers).interpolated(to: Matrix4(numbers: end.numbers), at: fraction)
      return AnimationValue(form: form, numbers: matrix.numbers)
    }
    return morphed(to: end, at: fraction)
      ?? AnimationValue(form: form, numbers: numbers.interpolated(to: end.numbers, at: fraction))
  }

  /// Returns the value after a change: transforms are concatenated, all other forms are added number by number.
  package func adding(_ change: AnimationValue) -> AnimationValue {
    if form == .transform {
      let matrix = Matrix4(numbers: change.numbers) * Matrix4(numbers: numbers)
      return AnimationValue(form: form, numbers: matrix.numbers)
    }
    return moved(by: change.numbers, times: 1)
  }

  /// Returns the value before a change.
  package func subtracting(_ change: AnimationValue) -> AnimationValue {
    if form == .transform {
      let inverse = Matrix4(numbers: change.numbers).inverse ?? .identity
      return AnimationValue(form: form, numbers: (inverse * Matrix4(numbers: numbers)).numbers)
    }
    return moved(by: change.numbers, times: -1)
  }

  /// Returns the value plus a multiple of some numbers.
  func moved(by change: [Double], times factor: Double) -> AnimationValue {
    AnimationValue(form: form, numbers: numbers.adding(change, times: factor))
  }

  /// The neutral element of addition for this form.
  var zeroChange: AnimationValue {
    if form == .transform { return .identityTransform }
    return AnimationValue(form: form, numbers: Array(repeating: 0, count: numbers.count))
  }

  static var identityTransform: AnimationValue {
    AnimationValue(form: .transform, numbers: Matrix4.identity.numbers)
  }

  /// Returns the Euclidean distance to another value of the same form, over all numbers.
  func distance(to other: AnimationValue) -> Double { numbers.distance(to: other.numbers) }
}
