/// A picture on a plane in space, rendered to device pixels.
package struct DeepPicture {
  package var bitmap: Bitmap
  /// The coefficients of the plane's nearness to the eye at a device point (x, y): depth.x·x + depth.y·y +
  /// depth.z, larger where it is nearer.
  package var depth: SIMD3<Double>

  package init(_ bitmap: Bitmap, depth: SIMD3<Double>) {
    self.bitmap = bitmap
    self.depth = depth
  }
}

extension Bitmap {
  /// Creates the composite of pictures in space that cover the same device pixels.
  ///
  /// At every pixel, the nearest picture is in front; among equally near pictures, the last one. A pixel
  /// that contains a part of the intersection of two planes shows both orders, each in proportion to its
  /// area.
  ///
  /// - Parameters:
  ///   - x: The device pixel of the pictures' left side.
  ///   - y: The device pixel of their top.
  /// - Precondition: All pictures have the same size.
  package init(merging pictures: [DeepPicture], x: Int, y: Int) {
    self.init(width: pictures.first?.bitmap.width ?? 0, height: pictures.first?.bitmap.height ?? 0)
    var stack: [DeepPixel] = []
    stack.reserveCapacity(pictures.count)
    for row in 0..<height {
      for column in 0..<width {
        stack.removeAll(keepingCapacity: true)
        for picture in pictures where picture.bitmap[column, row] != 0 {
          let middle = SIMD3(Double(x + column) + 0.5, Double(y + row) + 0.5, 1)
          stack.insertByDepth(
            DeepPixel(
              color: picture.bitmap[column, row], depth: (picture.depth * middle).sum(),
              slope: Point(picture.depth.x, picture.depth.y)))
        }
        self[column, row] = stack.merged
      }
    }
  }
}

/// The color and depth of a plane at one pixel.
private struct DeepPixel {
  let color: UInt32
  /// The plane's nearness at the pixel's center.
  let depth: Double
  /// The change of the depth by one pixel in x and in y.
  let slope: Point

  /// The relative error of depths due to rounding.
  private static let rounding = 1e-9

  func isNearer(than other: DeepPixel) -> Bool { depth - other.depth > Self.rounding * abs(depth) }

  /// Returns the fraction of the pixel in which this plane is in front of another one that isn't nearer at
  /// the center.
  func share(before other: DeepPixel) -> Double {
    let (lead, slope) = (depth - other.depth, slope - other.slope)
    let (p, q) = (Swift.max(abs(slope.x), abs(slope.y)), Swift.min(abs(slope.x), abs(slope.y)))
    // A difference due to rounding doesn't count as an intersection.
    guard lead < (p + q) / 2, isNearer(than: other) || p > Self.rounding * abs(depth) else { return 1 }
    if q < p * 1e-6 { return Swift.min(lead / p + 0.5, 1) }
    // The area of the unit square around the origin where p·x + q·y + lead is positive.
    func square(_ number: Double) -> Double { number > 0 ? number * number : 0 }
    let (far, near) = ((p + q) / 2, (p - q) / 2)
    let sum = square(lead + far) - square(lead + near) - square(lead - near) + square(lead - far)
    return sum / (2 * p * q)
  }
}

extension [DeepPixel] {
  /// Inserts a pixel in front of all pixels that aren't nearer.
  fileprivate mutating func insertByDepth(_ new: DeepPixel) {
    var index = count
    while index > 0, self[index - 1].isNearer(than: new) { index -= 1 }
    insert(new, at: index)
  }

  /// The composite of the pixels from back to front; neighbors may be swapped.
  fileprivate var merged: UInt32 {
    var result: UInt32 = 0
    var index = 0
    while index < count {
      let back = self[index].color
      let share = index + 1 < count ? self[index + 1].share(before: self[index]) : 1
      if share >= 1 {
        result = Pixel.over(back, result)
        index += 1
      } else {
        let front = self[index + 1].color
        let ordered = Pixel.over(front, Pixel.over(back, result))
        let swapped = Pixel.over(back, Pixel.over(front, result))
        let factor = UInt32(Color.byte(share))
        result = Pixel.weightedSum(ordered, factor, swapped, 255 - factor)
        index += 2
      }
    }
    return result
  }
}
