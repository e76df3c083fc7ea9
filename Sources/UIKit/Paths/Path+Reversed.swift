import Raster
import Requirements

extension Path {
  /// The path with the order and direction of its subpaths reversed.
  ///
  /// A closed subpath begins where its closing line began, so that reversing twice results in the same path.
  var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() { subpath.appendReversed(to: &result) }
    return result
  }

  private struct Subpath {
    var start: Point
    var segments: [Element] = []
    var isClosed = false

    func appendReversed(to path: inout Path) {
      var ends = [start] + segments.map(\.end)
      path.move(to: ends.removeLast())
      for (segment, end) in zip(segments, ends).reversed() { path.append(segment.reversed(endingAt: end)) }
      if isClosed { path.close() }
    }
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .close: result[result.count - 1].isClosed = true
      default: result[result.count - 1].segments.append(element)
      }
    }
    return result
  }
}

extension Path.Element {
  /// The end point of a segment.
  fileprivate var end: Point {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: failRequirement("a subpath's segments can't contain a closing element")
    }
  }

  fileprivate func reversed(endingAt end: Point) -> Path.Element {
    switch self {
    case .quad(let control, _): .quad(control: control, end: end)
    case .cubic(let control1, let control2, _): .cubic(control1: control2, control2: control1, end: end)
    default: .line(end)
    }
  }
}
