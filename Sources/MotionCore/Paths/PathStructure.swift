/// The kinds of a path's elements that morphing distinguishes.
@usableFromInline
package protocol PathStructureElement: Hashable {
  static var line: Self { get }
  static var cubic: Self { get }
  /// The number of points: 3 for a cubic curve, whose handles are the first two; 1 for a line.
  var pointCount: Int { get }
}

extension Array where Element: PathStructureElement {
  /// Returns the elements of the in-between paths of two paths, given the elements of the other path, or nil if they can't
  /// be morphed.
  ///
  /// The elements have to be the same, except that the result has a cubic curve where one has a line and the other a cubic
  /// curve.
  @inlinable
  package func morphed(with otherElements: [Element]) -> [Element]? {
    guard count == otherElements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(count)
    for (element, other) in zip(self, otherElements) {
      switch (element, other) {
      case (.line, .cubic), (.cubic, .line): result.append(.cubic)
      case _ where element == other: result.append(element)
      default: return nil
      }
    }
    return result
  }

  /// The handles of the cubic curves; nil if there are none.
  package var handles: PathHandles? {
    var vertices: [Int] = []
    for element in self {
      let first = vertices.count
      // The end of a cubic curve is its last point; the vertex of the first handle is the point before.
      if element == .cubic {
        vertices += [first - 1, first + 2, first + 2]
      } else {
        vertices += first..<first + element.pointCount
      }
    }
    return PathHandles(vertices: vertices)
  }

  /// Returns the coordinates of a path of these elements after its lines became the cubic curves of `target`.
  ///
  /// - Precondition: `target` is the result of ``morphed(with:)``.
  @inlinable
  package func coordinates(_ numbers: [Double], in target: [Element]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(target.reduce(0) { $0 + 2 * $1.pointCount })
    var start = 0
    for (element, targetElement) in zip(self, target) {
      let end = start + 2 * element.pointCount
      if element != targetElement {
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
