extension GIFWriter {
  /// How a film is written.
  public struct Options: Hashable, Sendable {
    /// How often the film plays, 0…65,536; by default 0, without end.
    public var loopCount: Int
    /// Where colours come from, by default one palette for the film.
    public var palette: Palette
    /// How colours that no palette holds are drawn, by default without dithering.
    public var dither: Dither
    /// How many threads code frames, 1 or more, by default 1: the one that appends them.
    ///
    /// The bytes are the same for any number. More than 64 aren't used, and fewer for frames so large that those under
    /// way would fill memory. The thread that appends frames is one of them: it draws the next frame while others code
    /// the last ones, and lends a hand where too many wait.
    public var threads: Int

    /// Options, by default those that suit drawn pictures.
    public init(loopCount: Int = 0, palette: Palette = .global, dither: Dither = .none, threads: Int = 1) {
      self.loopCount = loopCount
      self.palette = palette
      self.dither = dither
      self.threads = threads
    }
  }

  /// Where colours come from.
  public enum Palette: Hashable, Sendable {
    /// One palette for the film: what stands still keeps its colours, and the file is smaller.
    case global
    /// A palette for each frame: more colours in a film of changing scenes, and nothing is kept back.
    case perFrame
  }

  /// How colours that no palette holds are drawn.
  public enum Dither: Hashable, Sendable {
    /// Each pixel in the nearest colour. Drawn pictures look better so, and the file is half as large.
    case none
    /// In a fixed pattern of two colours, which doesn't flicker: for gradients and photographs.
    case ordered
  }
}
