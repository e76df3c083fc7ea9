extension CGPath {
  /// Creates the path that the `d` attribute of an SVG path describes.
  ///
  /// All commands of SVG are supported, absolute and relative: `M`, `L`, `H`, `V`, `C`, `S`, `Q`, `T`, `A`, and `Z`. An
  /// arc becomes cubic curves of at most a quarter turn, which differ from it by less than 0.03 % of its larger radius.
  /// An empty string creates an empty path.
  ///
  /// ```swift
  /// let heart = try CGPath(svg: "M 10 30 A 20 20 0 0 1 50 30 A 20 20 0 0 1 90 30 Q 90 60 50 90 Q 10 60 10 30 z")
  /// ```
  ///
  /// Apple's framework doesn't have this initializer. The y axis of SVG points down.
  ///
  /// - Parameter data: The value of the attribute (SVG 2, 9.3.9).
  /// - Throws: ``SVGPathError`` with the position of the error. An SVG viewer would draw the part before it.
  public convenience init(svg data: String) throws(SVGPathError) {
    var parser = SVGPathParser(data)
    self.init(try parser.parse().elements)
  }
}

/// An error in the `d` attribute of an SVG path.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the error as an offset into the string's UTF-8 bytes.
  public let offset: Int
  /// A description of the problem and of what was expected.
  public let message: String

  /// Creates an error.
  public init(offset: Int, _ message: String) {
    (self.offset, self.message) = (offset, message)
  }

  /// The position and the message.
  public var description: String { "character \(offset): \(message)" }
}
