package import MotionCore
import Raster

// Lines become cubic curves if they are morphed to any.

extension ValueForm {
  /// Returns the form in which values of this form and of another one are interpolated; nil if they can't be.
  ///
  /// Two paths need the same elements, except that the result has a cubic curve where one has a line and the other a cubic
  /// curve.
  package func common(with other: ValueForm) -> ValueForm? {
    guard self != other else { return self }
    guard case .path(let verbs) = self, case .path(let others) = other, verbs.count == others.count else {
      return nil
    }
    var common: [Path.Verb] = []
    for (verb, other) in zip(verbs, others) {
      switch (verb, other) {
      case (.line, .cubic), (.cubic, .line): common.append(.cubic)
      case _ where verb == other: common.append(verb)
      default: return nil
      }
    }
    return .path(common)
  }

  /// The handles of a path's cubic curves; nil if there are none, or if the form isn't a path's.
  package var handles: PathHandles? {
    guard case .path(let verbs) = self else { return nil }
    var vertices: [Int] = []
    for verb in verbs {
      let first = vertices.count
      switch verb {
      case .move, .line: vertices.append(first)
      case .quad: vertices += [first, first + 1]
      case .cubic: vertices += [first - 1, first + 2, first + 2]
      case .close: break
      }
    }
    return PathHandles(vertices: vertices)
  }
}

extension FormedValue {
  /// Returns the numbers of the same value in another form; nil unless that is its own form or the one that its own has in
  /// common with others.
  package func numbers(in form: ValueForm) -> [Double]? {
    guard form != self.form else { return numbers }
    guard case .path(let verbs) = form, case .path(let own) = self.form,
      self.form.common(with: form) == form
    else { return nil }
    var result: [Double] = []
    result.reserveCapacity(form.numberCount)
    var start = 0
    for (verb, target) in zip(own, verbs) {
      let end = start + 2 * verb.pointCount
      if verb != target {
        // The handles of a line have length 0.
        result += numbers[start - 2..<start]
        result += numbers[start..<end]
      }
      result += numbers[start..<end]
      start = end
    }
    return result
  }
}
