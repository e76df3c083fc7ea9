public import Foundation

/// How a pattern's cells are fitted to pixels where they are upright.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are all alike; the space between them may vary by a pixel.
  case noDistortion
  /// Cells are spaced evenly and may be stretched by up to a pixel; as ``constantSpacing`` here.
  case constantSpacingMinimalDistortion
  /// Cells are spaced evenly and may be stretched by up to a pixel.
  case constantSpacing
}

/// Draws a pattern's cell; its first argument is whatever `info` the pattern was created with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Tells that a pattern no longer needs its `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// Always 0.
  public var version: UInt32
  /// Draws a cell, as often as it is needed.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is freed.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a pattern's functions.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }

  /// Creates a pattern's functions of which there are none.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A cell that is drawn over and over again in rows and columns, to be used as a color.
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
  ///   - info: Handed to the functions.
  ///   - bounds: What of pattern space belongs to a cell; it has a size.
  ///   - matrix: From pattern space to the base space of the context that is drawn to, whatever its current matrix.
  ///   - xStep: From a cell to the next along x of pattern space; not 0.
  ///   - yStep: Likewise along y.
  ///   - tiling: How cells are fitted to pixels.
  ///   - isColored: Whether the cell sets colors. If not, it is a stencil for the color that is painted with.
  ///   - callbacks: The functions.
  /// - Returns: nil for bounds or steps without extent, numbers that aren't finite, and no function to draw with.
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

  /// What ``CFGetTypeID(_:)`` returns for patterns.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGPattern.self)) }
}
