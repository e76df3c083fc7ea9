public import Foundation

/// The method for aligning upright cells of a pattern with pixels.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells aren't distorted; their spacing may vary by a pixel.
  case noDistortion
  /// Cells are evenly spaced and may be stretched by up to a pixel; here the same as ``constantSpacing``.
  case constantSpacingMinimalDistortion
  /// Cells are evenly spaced and may be stretched by up to a pixel.
  case constantSpacing
}

/// A function that draws a pattern's cell. Its first argument is the `info` that the pattern was created with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that is called when a pattern no longer needs its `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, which is always 0.
  public var version: UInt32
  /// The function that draws a cell, called any number of times.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that is called when the pattern is deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a pattern's functions.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }

  /// Creates callbacks without functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A cell that is repeated in rows and columns, for use as a color.
public final class CGPattern: @unchecked Sendable {  // Sendable: nothing changes here
  let info: UnsafeMutableRawPointer?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let xStep: CGFloat
  let yStep: CGFloat
  let tiling: CGPatternTiling
  let isColored: Bool
  let callbacks: CGPatternCallbacks

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - info: The pointer that is passed to the functions.
  ///   - bounds: The bounds of a cell in pattern space, which aren't empty.
  ///   - matrix: The mapping from pattern space to the base space of the context, regardless of the context's current
  ///     matrix.
  ///   - xStep: The distance between cells along x, in pattern space; not 0.
  ///   - yStep: The distance between cells along y, in pattern space; not 0.
  ///   - tiling: The method for aligning cells with pixels.
  ///   - isColored: Whether the cell sets its own colors. If not, it's drawn in the color that the pattern is used
  ///     with.
  ///   - callbacks: The pattern's functions.
  /// - Returns: The pattern, or nil if bounds or steps are empty, numbers aren't finite, or there is no drawing
  ///   function.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let numbers = [
      bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx,
      matrix.ty, xStep, yStep,
    ]
    guard numbers.allSatisfy(\.isFinite), bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0,
      callbacks.pointee.drawPattern != nil
    else { return nil }
    (self.info, self.bounds, self.matrix) = (info, bounds.standardized, matrix)
    (self.xStep, self.yStep, self.tiling, self.isColored) = (abs(xStep), abs(yStep), tiling, isColored)
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The type identifier of patterns; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGPattern.self)) }
}
