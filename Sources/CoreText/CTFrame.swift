public import CoreGraphics
import LayerRendering
import Raster
import Typesetting

/// A text that is laid out in frames.
public final class CTFramesetter: NSObject {
  let typesetter: CTTypesetter

  init(_ typesetter: CTTypesetter) {
    self.typesetter = typesetter
    super.init()
  }
}

/// The lines of a text in a path's box.
public final class CTFrame: NSObject {
  let path: CGPath
  let range: Range<Int>
  /// The lines, and their origins relative to the path's box, y pointing up.
  let lines: [(line: CTLine, origin: CGPoint)]

  init(_ path: CGPath, _ range: Range<Int>, _ lines: [(line: CTLine, origin: CGPoint)]) {
    (self.path, self.range, self.lines) = (path, range, lines)
    super.init()
  }
}

@available(*, unavailable)
extension CTFramesetter: Sendable {}

@available(*, unavailable)
extension CTFrame: Sendable {}

/// Returns a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(CTTypesetter(attrString))
}

/// Returns a framesetter with a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter)
}

/// Returns the typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Returns the lines that fit into a path.
///
/// - Parameters:
///   - stringRange: The range of the text; a length of 0 stands for the rest of the text.
///   - path: The path. Lines fill its box, whatever its form.
///   - frameAttributes: Attributes of frames, which are ignored.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = stringRange.clamped(to: framesetter.typesetter.string.length)
  let box = path.boundingBoxOfPath
  let lines = framesetter.lines(in: range, size: box.size)
  let placed = lines.map { line in
    (
      CTLine(framesetter.typesetter, line.atOrigin),
      CGPoint(x: CGFloat(line.origin.x), y: box.height - CGFloat(line.origin.y))
    )
  }
  return CTFrame(path, range, placed)
}

/// Returns the size of the lines that fit into a size.
///
/// - Parameters:
///   - constraints: The largest size; a dimension that isn't above 0 and finite stands for no limit.
///   - fitRange: The range of the text that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.clamped(to: framesetter.typesetter.string.length)
  let lines = framesetter.lines(in: range, size: constraints)
  let end = lines.last.map { min(framesetter.end(of: $0), range.upperBound) } ?? range.lowerBound
  fitRange?.pointee = CFRange(range.lowerBound..<end)
  return CGSize(
    width: lines.reduce(0) { max($0, $1.width) }, height: lines.last.map { $0.top + $0.height } ?? 0)
}

/// Returns the range of the text that a frame was requested for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// Returns the range of the text that fits into a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(
    frame.range.lowerBound..<max(frame.lines.last?.line.line.range.upperBound ?? 0, frame.range.lowerBound))
}

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns nil: frames have no attributes.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// Returns the lines of a frame from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }

/// Writes the origins of lines, relative to the box of the frame's path, y pointing up.
///
/// - Parameter range: The range of lines; a length of 0 stands for all that follow.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (offset, index) in range.clamped(to: frame.lines.count).enumerated() {
    origins[offset] = frame.lines[index].origin
  }
}

/// Draws the lines of a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  let matrix = context.textMatrix
  for (line, origin) in frame.lines {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
  context.textMatrix = matrix
}

extension CTFramesetter {
  /// Returns the lines of a range that fit entirely into a size, y pointing down from its top.
  fileprivate func lines(in range: Range<Int>, size: CGSize) -> [TextLine] {
    func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e7 ? Double(length) : 1e7 }
    let (width, height) = (limit(size.width), limit(size.height))
    let string = typesetter.string.attributedSubstring(
      from: NSRange(location: range.lowerBound, length: range.count))
    guard let block = TextBlock(string, TextFrame.Options()) else { return [] }
    let frame = block.frame(in: CGRect(x: 0, y: 0, width: width, height: height))
    return frame.lines.prefix { $0.top + $0.height <= height + 1e-6 }.map { $0.moved(by: range.lowerBound) }
  }

  /// The end of a line, including its paragraph separator.
  fileprivate func end(of line: TextLine) -> Int {
    let end = line.range.upperBound
    guard end == line.paragraph.upperBound, end < typesetter.string.length else { return end }
    return typesetter.typesetter.lineEnd(from: end, width: 1e7)
  }
}
