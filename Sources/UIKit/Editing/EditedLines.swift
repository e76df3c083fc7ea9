import QuartzCore
import Raster
import Typesetting

/// The lines of an edited text in its view, with positions counted in UTF-16 code units of the displayed text.
@MainActor
struct EditedLines {
  /// The lines; nil without text or without the module for text.
  private let frame: TextFrame?
  /// The caret's rectangle in an empty text.
  private let emptyCaret: CGRect

  init(_ frame: TextFrame?, emptyCaret: CGRect) { (self.frame, self.emptyCaret) = (frame, emptyCaret) }

  /// Returns the rectangle of the caret at a position.
  func caret(at position: Int) -> CGRect {
    guard let caret = frame?.caret(at: position) else { return emptyCaret }
    return CGRect(
      x: CGFloat(caret.min.x), y: CGFloat(caret.min.y), width: TextCaret.width, height: CGFloat(caret.height))
  }

  /// Returns the rectangles of a range, line by line, each from left to right.
  ///
  /// - Parameter sides: The sides to which the rectangles of lines extend before the range's last line; nil for none.
  func rectangles(of range: Range<Int>, sides: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let sides = sides.map { Double($0.lowerBound)...Double($0.upperBound) }
    return frame?.selectionBoxes(of: range, sides: sides).map {
      CGRect(x: $0.min.x, y: $0.min.y, width: $0.width, height: $0.height)
    } ?? []
  }

  /// Returns the position nearest to a point.
  func position(nearest point: CGPoint) -> Int {
    func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return frame?.position(nearest: Point(number(point.x), number(point.y))) ?? 0
  }

  /// Returns the position after a number of moves; nil if the text ends before.
  func position(after position: Int, moving direction: UITextLayoutDirection, count: Int) -> Int? {
    guard count >= 0 else {
      guard count > .min else { return nil }
      return self.position(after: position, moving: direction.opposite, count: -count)
    }
    var current = position
    for _ in 0..<count {
      guard let next = frame?.position(after: current, moving: direction.move) else { return nil }
      current = next
    }
    return current
  }
}

extension UITextLayoutDirection {
  fileprivate var move: TextFrame.CaretMove {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }

  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }
}
