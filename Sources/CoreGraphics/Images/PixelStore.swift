import Raster

/// The memory of a context with its layout and color encoding.
struct PixelStore {
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let bounds: PixelRect
  let layout: PixelLayout
  let encoding: ColorEncoding

  /// Whether the layout and encoding are those of ``Bitmap``.
  var isPremultipliedRGBA: Bool {
    layout == .premultipliedRGBA && encoding.isEncodedSRGB
  }

  private func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    memory + y * bytesPerRow + x * layout.bytesPerPixel
  }
}

extension PixelStore {
  /// The pixels of an area as premultiplied encoded sRGB.
  func group(of area: PixelRect) -> PixelGroup {
    var group = PixelGroup(bounds: area)
    var reader = PixelReader(layout, encoding)
    group.withRows { row, y in
      let start = address(x: area.minX, y: y)
      if isPremultipliedRGBA {
        UnsafeMutableRawBufferPointer(row).copyMemory(from: .init(start: start, count: 4 * row.count))
        return
      }
      let bytes = UnsafeRawBufferPointer(start: start, count: row.count * layout.bytesPerPixel)
      for x in row.indices { row[x] = reader.pixel(bytes, x: x, row: 0) }
    }
    return group
  }

  /// Writes the pixels of a group that differ from those `before`, so that unchanged pixels aren't rounded.
  func store(_ group: PixelGroup, over before: PixelGroup) {
    var writer = PixelWriter(layout, encoding)
    let (old, new) = (before.bitmap, group.bitmap)
    for y in 0..<new.height {
      for x in 0..<new.width where new[x, y] != old[x, y] {
        writer.write(new[x, y], to: address(x: group.bounds.minX + x, y: group.bounds.minY + y))
      }
    }
  }
}
