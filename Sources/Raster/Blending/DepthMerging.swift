/// A picture in a plane of a space of depth, as it is seen.
package struct DeepPicture {
  package var bitmap: Bitmap
  /// How near to the eye the plane is at the device point (x, y): depth.x·x + depth.y·y + depth.z, greater where it's nearer.
  package var depth: SIMD3<Double>

  package init(_ bitmap: Bitmap, depth: SIMD3<Double>) {
    self.bitmap = bitmap
    self.depth = depth
  }
}

extension Bitmap {
  /// What shows of pictures that all cover the same device pixels, from (`x`, `y`) on: at every pixel the nearest one in front,
  /// of those equally near the last one.
  ///
  /// A pixel that a line goes through along which two planes cross shows both orders, each in proportion to its part of the pixel.
  ///
  /// - Precondition: All pictures have one size.
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

/// What a plane shows at a pixel.
private struct DeepPixel {
  let color: UInt32
  /// How near the plane is at the pixel's middle.
  let depth: Double
  /// How the depth grows by a pixel in x and in y.
  let slope: Point

  /// How far rounding may lead depths astray, as a part of them.
  private static let rounding = 1e-9

  func isNearer(than other: DeepPixel) -> Bool { depth - other.depth > Self.rounding * abs(depth) }

  /// Which part of the pixel shows this plane in front of another one that isn't nearer at the middle.
  func share(before other: DeepPixel) -> Double {
    let (lead, slope) = (depth - other.depth, slope - other.slope)
    let (p, q) = (Swift.max(abs(slope.x), abs(slope.y)), Swift.min(abs(slope.x), abs(slope.y)))
    // Rounding makes no line of crossing.
    guard lead < (p + q) / 2, isNearer(than: other) || p > Self.rounding * abs(depth) else { return 1 }
    if q < p * 1e-6 { return Swift.min(lead / p + 0.5, 1) }
    // The part of the unit square about the origin where p·x + q·y + lead is positive.
    func square(_ number: Double) -> Double { number > 0 ? number * number : 0 }
    let (far, near) = ((p + q) / 2, (p - q) / 2)
    let sum = square(lead + far) - square(lead + near) - square(lead - near) + square(lead - far)
    return sum / (2 * p * q)
  }
}

extension [DeepPixel] {
  /// Puts a pixel in front of all that aren't nearer.
  fileprivate mutating func insertByDepth(_ new: DeepPixel) {
    var place = count
    while place > 0, self[place - 1].isNearer(than: new) { place -= 1 }
    insert(new, at: place)
  }

  /// The color of pixels in order from back to front, of which neighbors may change places.
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
