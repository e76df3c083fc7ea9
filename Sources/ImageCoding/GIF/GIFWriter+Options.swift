extension GIFWriter {
  /// The options of a film.
  public struct Options: Hashable, Sendable {
    /// The number of times that the film plays, in 0…65,536; by default 0, which means forever.
    public var loopCount: Int
    /// The palettes of the film; by default one for all frames if it shows their colors well, else one per frame.
    public var palette: Palette
    /// The treatment of colors that aren't in the palette; by default, dithering where they are visible.
    public var dither: Dither
    /// The largest number of threads that encode frames, 1 or more; by default 1, the thread that appends them.
    ///
    /// The bytes are the same for any number. At most 64 threads are used, and fewer for frames so large that those in
    /// flight would fill memory. The appending thread is one of them: it draws the next frame while others encode the
    /// previous ones, and helps to encode if too many are waiting.
    public var threads: Int

    /// Creates options.
    public init(
      loopCount: Int = 0, palette: Palette = .automatic, dither: Dither = .automatic, threads: Int = 1
    ) {
      self.loopCount = loopCount
      self.palette = palette
      self.dither = dither
      self.threads = threads
    }
  }

  /// The palettes of a film.
  public enum Palette: Hashable, Sendable {
    /// One palette for the film if it shows the colors well, else a palette for each frame.
    case automatic
    /// One palette for the film: static content keeps its colors, and the file is smaller.
    case global
    /// A palette for each frame: more colors in a film of changing scenes, and each frame is written immediately.
    case perFrame
  }

  /// The treatment of colors that aren't in the palette.
  public enum Dither: Hashable, Sendable {
    /// A fixed pattern of the two palette colors on both sides of a color. It's used only where the nearest color differs
    /// visibly and the other color isn't far away. So gradients show no bands, and drawn areas and edges stay clean.
    case automatic
    /// The nearest color, which suits drawn pictures and makes files half as large.
    case none
    /// A fixed pattern of two colors, which doesn't flicker and suits gradients and photographs.
    case ordered
  }
}
