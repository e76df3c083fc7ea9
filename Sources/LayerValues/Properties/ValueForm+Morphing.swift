package import MotionCore
import Raster

extension Path.Verb: PathStructureElement {}

// Lines become cubic curves if they are morphed to any.

extension ValueForm {
  /// Returns the form in which values of this form and of another one are interpolated; nil if they can't be.
  ///
  /// Two paths need the same elements, except that a line in one of them can correspond to a cubic curve in the other. The
  /// result then has a cubic curve.
  package func common(with other: ValueForm) -> ValueForm? {
    guard self != other else { return self }
    guard case .path(let verbs) = self, case .path(let otherVerbs) = other else { return nil }
    return verbs.morphed(with: otherVerbs).map(ValueForm.path)
  }

  /// The handles of a path's cubic curves; nil if there are none, or if the form isn't a path's.
  package var handles: PathHandles? {
    if case .path(let verbs) = self { verbs.handles } else { nil }
  }
}

extension FormedValue {
  /// Returns the numbers of the same value in another form; nil unless that is its own form or a common form with another
  /// value.
  package func numbers(in form: ValueForm) -> [Double]? {
    guard form != self.form else { return numbers }
    guard case .path(let verbs) = form, case .path(let own) = self.form,
      self.form.common(with: form) == form
    else { return nil }
    return own.coordinates(numbers, in: verbs)
  }
}
