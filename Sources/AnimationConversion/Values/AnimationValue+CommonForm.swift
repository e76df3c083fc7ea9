import MotionCore

// Lines that are morphed to cubic curves become cubic curves, too.

extension AnimationValue.Form {
  /// The handles of a path's cubic curves; nil if there are none or the form isn't a path's.
  var handles: PathHandles? {
    if case .path(let steps) = self { steps.handles } else { nil }
  }

  /// Returns the form in which values of two forms are interpolated; nil if they can't be interpolated.
  fileprivate func common(with other: Self) -> Self? {
    guard self != other else { return self }
    guard case .path(let steps) = self, case .path(let otherSteps) = other else { return nil }
    return steps.morphed(with: otherSteps).map(Self.path)
  }
}

extension AnimationValue {
  var isPath: Bool { if case .path = form { true } else { false } }

  /// Returns the same value in a common form.
  fileprivate func converted(to form: Form) -> AnimationValue {
    guard form != self.form, case .path(let steps) = form, case .path(let own) = self.form else {
      return self
    }
    return AnimationValue(form: form, numbers: own.coordinates(numbers, in: steps))
  }
}

extension [AnimationValue] {
  /// Returns the values in the form in which they are interpolated.
  ///
  /// - Throws: ``AnimationConversionError/differentTypes`` if they can't be interpolated.
  func inCommonForm() throws(AnimationConversionError) -> [AnimationValue] {
    guard var form = first?.form else { return self }
    for value in dropFirst() {
      guard let common = form.common(with: value.form) else { throw .differentTypes }
      form = common
    }
    return map { $0.converted(to: form) }
  }
}
