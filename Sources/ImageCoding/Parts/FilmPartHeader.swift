/// The position of a part in its film, and the properties that all parts of a film share.
package struct FilmPartHeader: Codable, Hashable, Sendable {
  /// A hash of everything that determines the film's pictures and its encoding.
  package var film: String
  /// The number of the part, from 1.
  package var part: Int
  /// The number of parts of the film.
  package var partCount: Int
  /// The number of the part's first frame in the film, from 0.
  package var firstFrame: Int
  /// The number of frames in the part; 0 if the film has fewer frames than parts.
  package var frameCount: Int
  /// The number of frames in the film.
  package var filmFrameCount: Int
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// In frames per second.
  package var frameRate: Double
  /// The end of the film in seconds.
  package var end: Double
  /// The options of the encoding, as `quartzite join` reads them.
  package var recipe: [String]

  package init(
    film: String, part: Int, partCount: Int, frames: Range<Int>, filmFrameCount: Int, width: Int, height: Int,
    frameRate: Double, end: Double, recipe: [String]
  ) {
    (self.film, self.part, self.partCount) = (film, part, partCount)
    (firstFrame, frameCount, self.filmFrameCount) = (frames.lowerBound, frames.count, filmFrameCount)
    (self.width, self.height, self.frameRate, self.end) = (width, height, frameRate, end)
    self.recipe = recipe
  }
}

extension FilmPartHeader {
  /// Whether another part belongs to the same film.
  package func isOfSameFilm(as other: FilmPartHeader) -> Bool {
    var own = self
    (own.part, own.firstFrame, own.frameCount) = (other.part, other.firstFrame, other.frameCount)
    return own == other
  }

  /// Whether the numbers agree with each other and with the limits of pictures.
  var isValid: Bool {
    partCount >= 1 && 1...partCount ~= part && firstFrame >= 0 && frameCount >= 0
      && frameCount <= filmFrameCount && firstFrame <= filmFrameCount - frameCount && width >= 1
      && height >= 1 && width <= Self.maximumPixelCount && height <= Self.maximumPixelCount / width
      && frameRate > 0 && frameRate.isFinite && end.isFinite
  }

  /// As many pixels as a stage can have.
  static let maximumPixelCount = 1 << 27
}
