#if OptionalLibraries
  import Raster

  /// The state of libwebp's encoder between two frames, if it makes no key frames.
  ///
  /// The encoder compares the next frame with the original pixels of the last frame that it didn't merge with its
  /// predecessor, and with the same pixels after the frame's rectangle is cleared. Nothing else that it retains affects
  /// later frames, except for the duration of the last one.
  struct WebPFilmState: Sendable {
    /// The last frame that wasn't merged.
    let canvas: WebPFrame
    /// The rectangle of the canvas that the frame draws.
    let rect: PixelRect
  }

  extension WebPFilmState {
    /// The frames that put a new encoder into this state if they are compared exactly.
    ///
    /// The last one is the canvas, and the one before it differs from it in every pixel of the rectangle, in alpha. So the
    /// encoder draws exactly the rectangle, provided that it doesn't clear more than one pixel before. To that end, the
    /// first two frames differ only in the first pixel of the rectangle:
    ///
    /// ```
    /// frame        pixels in the rectangle     drawn              cleared before
    /// 0            flipped, but not the first  any rectangle      nothing
    /// 1            flipped                     the first pixel    nothing
    /// the canvas   as in the canvas            the rectangle      nothing or the first pixel
    /// ```
    ///
    /// A flipped pixel is transparent if it wasn't, and opaque if it was transparent. If the first pixel is opaque after
    /// it's flipped, clearing it reduces the changed area by a pixel; the encoder extends rectangles to even coordinates,
    /// and so it finds the same one.
    ///
    /// - Parameter width: The width of the film in pixels.
    func preparation(width: Int) -> [WebPFrame] {
      var pixels = canvas.pixels
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX { pixels[y * width + x] = Self.flipped(pixels[y * width + x]) }
      }
      let second = WebPFrame(pixels: pixels, time: canvas.time - 1)
      let first = rect.minY * width + rect.minX
      pixels[first] = Self.flipped(pixels[first])
      return [WebPFrame(pixels: pixels, time: canvas.time - 2), second, canvas]
    }

    /// Returns a pixel that isn't even similar to another one.
    static func flipped(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0xFF00_0000 : 0 }
  }
#endif
