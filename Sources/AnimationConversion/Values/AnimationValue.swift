import CoreGraphics
import MotionCore
import QuartzCore

/// A value of an animation as numbers, with the form that says what they mean.
package struct AnimationValue: Equatable {
  /// What the numbers mean. Between values of two forms there is no way.
  package enum Form: Hashable, Sendable {
    case number
    case point
    case size
    case rect
    /// Red, green, blue and alpha in encoded sRGB.
    case color
    /// Sixteen entries, row by row.
    case transform
    /// So many numbers in a list.
    case numbers(Int)
    /// So many colours in a list.
    case colors(Int)
    /// The points of a path of these steps.
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
  /// The value at a fraction of the way to another one of the same form, as Core Animation mixes them.
  package func interpolated(to end: AnimationValue, at fraction: Double) -> AnimationValue {
    if form == .transform {
      let matrix = Matrix4(numbers: numbers).interpolated(to: Matrix4(numbers: end.numbers), at: fraction)
      return AnimationValue(form: form, numbers: matrix.numbers)
    }
    return AnimationValue(form: form, numbers: numbers.interpolated(to: end.numbers, at: fraction))
  }

  /// The value after a change: transforms are concatenated, everything else is added number by number.
  package func adding(_ change: AnimationValue) -> AnimationValue {
    if form == .transform {
      let matrix = Matrix4(numbers: change.numbers) * Matrix4(numbers: numbers)
      return AnimationValue(form: form, numbers: matrix.numbers)
    }
    return moved(by: change.numbers, times: 1)
  }

  /// The value before a change.
  package func subtracting(_ change: AnimationValue) -> AnimationValue {
    if form == .transform {
      let inverse = Matrix4(numbers: change.numbers).inverse ?? .identity
      return AnimationValue(form: form, numbers: (inverse * Matrix4(numbers: numbers)).numbers)
    }
    return moved(by: change.numbers, times: -1)
  }

  /// The value with so many times these numbers added.
  func moved(by change: [Double], times factor: Double) -> AnimationValue {
    AnimationValue(form: form, numbers: numbers.adding(change, times: factor))
  }

  /// What leaves a value of this form as it is when it's added to it.
  var noChange: AnimationValue {
    if form == .transform { return .identityTransform }
    return AnimationValue(form: form, numbers: Array(repeating: 0, count: numbers.count))
  }

  static var identityTransform: AnimationValue {
    AnimationValue(form: .transform, numbers: Matrix4.identity.numbers)
  }

  /// The straight distance between two values of one form, over all their numbers.
  func distance(to other: AnimationValue) -> Double { numbers.distance(to: other.numbers) }
}
