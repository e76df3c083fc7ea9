import CoreGraphics
import Raster

/// The latest pictures of a renderer, which draws over those that no client retains.
///
/// If a client retains a picture while the next one is drawn, the renderer alternates between two buffers instead of
/// copying the pixels.
struct FrameBuffers {
  /// A picture with the display list that it shows.
  struct Frame {
    var list: BoundedList
    var image: CGImage
    /// The version of the tree that the picture shows; nil if it's unknown.
    let version: TreeVersion?
    /// The number of the list among those that the renderer's ``CommandCache`` began; nil if the cache wasn't used.
    let listNumber: Int?
  }

  /// The frames from the earliest to the latest.
  private var frames: [Frame] = []

  /// The number of pictures beyond which a new one replaces the earliest.
  static var maximumCount: Int { 3 }

  /// Returns the latest picture if it shows a version of a tree; nil otherwise.
  func latestImage(showing version: TreeVersion) -> CGImage? {
    guard let latest = frames.last, latest.version == version else { return nil }
    return latest.image
  }

  /// Whether there are no pictures. After the frame to draw over was taken, this means that it was the latest one.
  var isEmpty: Bool { frames.isEmpty }

  /// Whether a list may need more stack space than a thread has.
  var isDeep: Bool { frames.contains { $0.list.isDeep } }

  /// Returns the stamp of the tree that the latest picture shows; nil if that's another tree than a version's, or if
  /// the picture's list has another number.
  func latestStamp(ofTreeOf version: TreeVersion, listNumber: Int) -> Int? {
    guard let latest = frames.last, latest.listNumber == listNumber else { return nil }
    return latest.version?.stamp(ofTreeOf: version)
  }

  mutating func append(_ frame: Frame) {
    if frames.count == Self.maximumCount { frames.removeFirst() }
    frames.append(frame)
  }

  /// Removes and returns the frame to draw over, like ``takeFrame()``, and returns the latest list.
  ///
  /// If the frame is the latest one, its list is empty, so that the latest list isn't shared.
  mutating func takeFrameAndLatestList() -> (frame: Frame, latest: BoundedList, isLatest: Bool)? {
    guard var frame = takeFrame() else { return nil }
    if let latest = frames.last { return (frame, latest.list, false) }
    let list = frame.list
    frame.list = BoundedList()
    return (frame, list, true)
  }

  /// Removes and returns the frame to draw over, which is the latest one that no client retains.
  ///
  /// If all are retained, it's the latest one, whose pixels are copied when they're written. Nil before the first
  /// frame.
  mutating func takeFrame() -> Frame? {
    for index in frames.indices.reversed() where isKnownUniquelyReferenced(&frames[index].image) {
      let frame = frames[index]
      // Earlier buffers aren't needed if clients release each picture before the next one is drawn.
      if index == frames.count - 1 { frames = [] } else { frames.remove(at: index) }
      return frame
    }
    return frames.last
  }
}
