/// The color indices of an image, some of which can be replaced by the transparent one.
struct GIFIndices: Equatable, Sendable {
  /// The indices, row by row.
  let colors: [UInt8]
  /// Whether a viewer shows the pixel already, so that the transparent index shows it too; nil for no such pixel.
  private let isVisible: [Bool]?
  private let transparentIndex: UInt8

  /// Creates indices without alternatives.
  init(_ colors: [UInt8]) {
    (self.colors, isVisible, transparentIndex) = (colors, nil, 0)
  }

  /// Creates indices, of which those of visible pixels can be replaced.
  init(_ colors: [UInt8], isVisible: [Bool], transparentIndex: UInt8) {
    (self.colors, self.isVisible, self.transparentIndex) = (colors, isVisible, transparentIndex)
  }

  /// The indices for fast access.
  struct Pixels {
    private let colors: UnsafeBufferPointer<UInt8>
    private let isVisible: UnsafeBufferPointer<Bool>?
    private let transparentIndex: UInt8

    fileprivate init(
      _ colors: UnsafeBufferPointer<UInt8>, _ isVisible: UnsafeBufferPointer<Bool>?, _ transparentIndex: UInt8
    ) {
      (self.colors, self.isVisible, self.transparentIndex) = (colors, isVisible, transparentIndex)
    }

    var count: Int { colors.count }

    @inline(__always)
    func color(at position: Int) -> UInt8 { colors[position] }

    /// Returns the index that is as good as the color; nil if there is none.
    @inline(__always)
    func alternative(at position: Int) -> UInt8? {
      guard let isVisible, isVisible[position], colors[position] != transparentIndex else { return nil }
      return transparentIndex
    }
  }

  /// Calls `body` with the indices, which are valid until it returns.
  func withPixels<Result>(_ body: (Pixels) -> Result) -> Result {
    colors.withUnsafeBufferPointer { colors in
      guard let isVisible else { return body(Pixels(colors, nil, transparentIndex)) }
      return isVisible.withUnsafeBufferPointer { body(Pixels(colors, $0, transparentIndex)) }
    }
  }
}
