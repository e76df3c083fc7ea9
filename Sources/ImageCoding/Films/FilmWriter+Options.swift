public import CoreGraphics

extension FilmWriter {
  /// The options of a film. Those that a format doesn't have don't affect it.
  public struct Options: Equatable, Sendable {
    /// The format; by default, it follows from the file's extension.
    public var format: FilmFormat?
    /// The trade-off between time, file size, and quality; by default `standard`.
    public var quality: FilmQuality
    /// The frames per second of an MP4, WebM, or MOV; by default, the rate that corresponds to the first frame's
    /// duration.
    public var frameRate: Double?
    /// The number of times that a GIF, PNG, or WebP plays, 0 or more; by default 0, which means forever.
    public var loopCount: Int
    /// The treatment of transparent pixels; by default, they remain in formats that usually support them.
    public var background: Background
    /// The codec of an MP4, WebM, or MOV; by default the usual one.
    public var codec: FFmpegWriter.Codec?
    /// A file with sound to add to an MP4, WebM, or MOV; by default nil.
    public var audio: URL?
    /// The palettes of a GIF; by default, chosen to suit the film.
    public var palette: GIFWriter.Palette
    /// The treatment of colors that aren't in a GIF's palette; by default, chosen to suit the film.
    public var dither: GIFWriter.Dither
    /// The largest number of threads that encode frames, 1 or more; by default 1. The bytes of a GIF, PNG, or WebP are the same
    /// for any number.
    public var threads: Int

    /// Creates options.
    public init(
      format: FilmFormat? = nil, quality: FilmQuality = .standard, frameRate: Double? = nil,
      loopCount: Int = 0,
      background: Background = .automatic, codec: FFmpegWriter.Codec? = nil, audio: URL? = nil,
      palette: GIFWriter.Palette = .automatic, dither: GIFWriter.Dither = .automatic, threads: Int = 1
    ) {
      self.format = format
      self.quality = quality
      self.frameRate = frameRate
      self.loopCount = loopCount
      self.background = background
      self.codec = codec
      self.audio = audio
      self.palette = palette
      self.dither = dither
      self.threads = threads
    }
  }

  /// The treatment of transparent pixels.
  public enum Background: Equatable, Sendable {
    /// A GIF, PNG, or WebP keeps transparency; in other formats, frames are drawn on white.
    case automatic
    /// Transparency is preserved, in WebM by VP9 and in MOV by ProRes 4444; MP4 is an error.
    case transparent
    /// Frames are drawn on a color, whose alpha doesn't count.
    case color(CGColor)
  }
}
