import Synchronization

/// A bitmap with versions of half the size, a quarter and so on, which are made when they are first drawn.
package final class MippedBitmap: Hashable, Sendable {
  package let bitmap: Bitmap
  private let versions: Mutex<[Bitmap]>

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    versions = Mutex([bitmap])
  }

  /// Returns the bitmap halved a number of times.
  package func halved(times count: Int) -> Bitmap {
    versions.withLock { versions in
      while versions.count <= count { versions.append(versions[versions.count - 1].halved) }
      return versions[count]
    }
  }

  package static func == (left: MippedBitmap, right: MippedBitmap) -> Bool {
    left === right || left.bitmap == right.bitmap
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
  }
}

extension ImagePaint {
  /// Creates a paint with the version of a bitmap that isn't more than twice as large as it's drawn.
  package init(_ mipped: MippedBitmap, transform: Affine) {
    let paint = ImagePaint(mipped.bitmap, transform: transform)
    self = paint.reduced(by: Double(paint.halvingCount)) { mipped.halved(times: $0) }
  }
}
