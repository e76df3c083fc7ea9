import Raster
import UIKit

extension CGImage {
  /// A pixel's red, green, blue and alpha, premultiplied, from 0 to 255; row 0 is at the top.
  func pixel(x: Int, y: Int) -> [UInt32] {
    let pixel = bitmap[x, y]
    return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24]
  }
}
