package import CoreGraphics
import Dispatch
package import LayerTree
package import Raster
import ThreadPool

/// Draws the presentation of a host's tree into pictures of a fixed size.
///
/// With more than one thread, bands of rows are drawn concurrently, and parts of a wide tree's snapshot and of its display list
/// are made concurrently. After the first picture, only changed pixels are redrawn. Neither affects the bytes. A picture whose
/// pixels depend on the backdrop of their neighbors is drawn as a whole.
package final class FrameRenderer {
  private let width: Int
  private let height: Int
  private let transform: Affine
  private let scale: Double
  private let mode: RenderMode
  private let executors: [DisplayListExecutor]
  private var rowBands: RowBands
  /// The seconds that each executor took for its band of the latest picture.
  private var bandSeconds: [Double]
  private let clock: @Sendable () -> Double
  private let text: (any ParagraphShaping)?
  /// The number of layers from which on threads share the building of a display list; it doesn't affect pictures. The
  /// default is 1024. With 8 times as many, they also share work that takes little time for each layer.
  package var leastSharedLayerCount = 1024
  private let commandCache = CommandCache()
  private var buffers = FrameBuffers()

  /// Creates a renderer of pictures of `width` × `height` pixels, with `scale` pixels per point and y downward.
  ///
  /// - Parameter clock: Returns the time in seconds, by which rows are divided among threads; it doesn't affect pictures.
  package init(
    width: Int, height: Int, scale: Double, mode: RenderMode, threads: Int = 1,
    text: (any ParagraphShaping)? = TextShapers.standard,
    clock: @escaping @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }
  ) {
    self.text = text
    self.clock = clock
    self.width = width
    self.height = height
    self.scale = scale
    self.mode = mode
    transform = .scale(scale, scale)
    executors = (0..<max(1, min(threads, max(1, height)))).map { _ in DisplayListExecutor() }
    rowBands = RowBands(height: height)
    bandSeconds = .init(repeating: 0, count: executors.count)
  }

  /// Builds the display list of the host's tree at the host's time, after drawing the visible tiles that aren't
  /// cached.
  package func displayList(of host: LayerHost) -> DisplayList {
    host.root.withTilesDrawn { displayList(of: snapshot(of: host), $0) }
  }

  private func displayList(of tree: TreeSnapshot, _ tiles: TileCache) -> DisplayList {
    builder(of: tree, tiles).displayList(
      mode: mode, transform: transform, baseScale: scale, visible: bounds)
  }

  private func builder(of tree: TreeSnapshot, _ tiles: TileCache) -> DisplayListBuilder {
    DisplayListBuilder(tree, text: text, tiles: tiles, cache: commandCache, crew: crew)
  }

  private func snapshot(of host: LayerHost) -> TreeSnapshot {
    TreeSnapshot(of: host.root, presentation: true, crew: crew)
  }

  /// The threads that take snapshots and build lists.
  private var crew: LayerCrew {
    LayerCrew(threadCount: threadCount, leastLayerCount: leastSharedLayerCount)
  }

  /// Draws the host's tree at the host's time, or returns the previous picture if nothing changed.
  package func image(of host: LayerHost) -> CGImage {
    var former: FormerFrame?
    let (version, image, list) = host.root.withTilesDrawn { tiles in
      let tree = snapshot(of: host)
      let version = TreeVersion(of: tree, in: host)
      let image = version.flatMap {
        buffers.latestImage(showing: $0) ?? changedImage(of: tree, $0, host, tiles)
      }
      guard image == nil else { return (version, image, nil as DisplayList?) }
      // While the list is built, helpers for its drawing wake up.
      if rowBands.bands.count > 1 { HelperThreads.shared.wake(threadCount - 1) }
      if former == nil {
        former = takeFrame()
        // Comparing and releasing a deep list takes more stack than building one that isn't deep.
        if let former, !former.isDeep, former.isLatest {
          builder(of: tree, tiles).replace(
            former.update, mode: mode, transform: transform, baseScale: scale, visible: bounds)
          return (version, nil, nil)
        }
      }
      return (version, image, displayList(of: tree, tiles))
    }
    return image ?? draw(list, over: &former, showing: version)
  }

  /// A frame to draw over.
  private struct FormerFrame {
    /// The frame without its list.
    let frame: FrameBuffers.Frame
    /// The list, which is to be replaced.
    let update: ListUpdate
    /// Whether the frame is the latest one, and isn't retained by a client.
    let isLatest: Bool
    /// Whether the list needs more stack than every thread has.
    let isDeep: Bool
  }

  /// Removes and returns the frame to draw over.
  private func takeFrame() -> FormerFrame? {
    guard var frame = buffers.takeFrame() else { return nil }
    let update = ListUpdate(of: frame.list, within: bounds, sufficientArea: largestArea)
    let isDeep = frame.list.isDeep
    frame.list = BoundedList()
    return FormerFrame(frame: frame, update: update, isLatest: buffers.isEmpty, isDeep: isDeep)
  }

  /// Draws the host's tree at the host's time.
  package func picture(of host: LayerHost) -> Bitmap { image(of: host).bitmap }

  package func draw(_ list: DisplayList) -> Bitmap {
    var former = takeFrame()
    return draw(list, over: &former, showing: nil).bitmap
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The list; nil for the one that was built by the frame's update.
  ///   - frame: The frame to draw over; nil if there is none.
  private func draw(_ list: DisplayList?, over frame: inout FormerFrame?, showing version: TreeVersion?)
    -> CGImage
  {
    let isDeep = list?.isDeep == true
    // Comparing and releasing a deep list takes as much stack as drawing it.
    let isAnyDeep =
      isDeep || buffers.isDeep || frame?.isDeep == true || frame?.update.isNewListDeep == true
    return LargeStack.run(isDeep: isAnyDeep) {
      let bounded =
        if let list {
          frame?.update.finish(list, isDeep: isDeep) ?? BoundedList(list, isDeep: isDeep, after: nil)
        } else {
          frame?.update.finish() ?? BoundedList()
        }
      let region = frame?.update.region
      let former = frame.take()?.frame
      return draw(bounded, in: region, over: consume former, showing: version)
    }
  }

  /// Draws a tree of which only some layers changed since the latest picture, by replacing their commands in its list.
  ///
  /// Nil if the whole list has to be rebuilt.
  private func changedImage(
    of tree: TreeSnapshot, _ version: TreeVersion, _ host: LayerHost, _ tiles: TileCache
  ) -> CGImage? {
    guard let stamp = buffers.latestStamp(ofTreeOf: version, listNumber: commandCache.listCount),
      let layers = host.layers(changedAfter: stamp)
    else { return nil }
    let builder = DisplayListBuilder(tree, text: text, tiles: tiles, cache: commandCache)
    return LargeStack.run(isDeep: commandCache.isTreeDeep || buffers.isDeep) {
      guard let changes = builder.changes(of: layers),
        case (let former, var list, let isLatest)? = buffers.takeFrameAndLatestList()
      else { return nil }
      var region = DirtyRegion()
      list.apply(changes, to: &region, within: bounds, sufficientArea: largestArea)
      if !isLatest {
        region = DirtyRegion(
          from: former.list.list, to: list.list, within: bounds, sufficientArea: largestArea)
      }
      return draw(list, in: region, over: consume former, showing: version)
    }
  }

  /// Draws a list over a former frame.
  ///
  /// - Parameter region: The pixels that differ from the former frame's; nil if there is none.
  private func draw(
    _ list: BoundedList, in region: DirtyRegion?, over former: consuming FrameBuffers.Frame?,
    showing version: TreeVersion?
  ) -> CGImage {
    // The first frame is drawn in full, so its pixels needn't be cleared twice.
    var picture = former?.image.bitmap ?? Bitmap(undefinedPixelsOfWidth: width, height: height)
    // The picture is released, so that its pixels aren't copied unless a client retains them.
    former = nil
    let region = drawnRegion(changing: region, list)
    var list = list
    if region.rects.count > 1 { list.prepareForSearches() }
    picture.pixels.withUnsafeMutableBytes { pixels in
      guard let memory = pixels.baseAddress else { return }
      redraw(region.rects, of: list, in: Memory(base: memory))
    }
    let image = CGImage(bitmap: picture)
    let listNumber = version == nil ? nil : commandCache.listCount
    buffers.append(FrameBuffers.Frame(list: list, image: image, version: version, listNumber: listNumber))
    return image
  }

  /// The pixels to redraw for a region of changed pixels: all of them if that's faster or if they depend on each
  /// other.
  private func drawnRegion(changing changed: DirtyRegion?, _ list: BoundedList) -> DirtyRegion {
    if let changed, changed.rects.isEmpty || changed.area <= largestArea && !list.mixesBackdrop {
      return changed
    }
    var fullRegion = DirtyRegion()
    fullRegion.insert(bounds)
    return fullRegion
  }

  private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The number of changed pixels above which the whole picture is redrawn.
  private var largestArea: Int { Int(0.6 * Double(width * height)) }

  /// The picture's memory, in which each thread writes its own rows.
  private struct Memory: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
  }

  /// Redraws rectangles of the picture of a list. If pixels depend on the backdrop of their neighbors, all rows are drawn at
  /// once.
  private func redraw(_ rects: [PixelRect], of list: BoundedList, in memory: Memory) {
    let count = list.mixesBackdrop ? 1 : maximumBandCount
    let rowsAtOnce = list.mixesBackdrop ? Int.max : list.rowsDrawnAtOnce(in: rects, threads: count)
    let workers = Workers(executors: executors, width: width, rowsAtOnce: rowsAtOnce, list: list)
    if count == 1 { return workers.draw(rects, 0..<height, to: memory, by: 0) }
    rowBands.divide(atMost: count, redrawing: rects)
    let (bands, clock) = (rowBands.bands, clock)
    bandSeconds.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let seconds = buffer
      HelperThreads.shared.perform(bands.count) { band in
        let start = clock()
        workers.draw(rects, bands[band], to: memory, by: band)
        seconds[band] = clock() - start
      }
    }
    rowBands.record(bandSeconds, redrawing: rects)
  }

  /// The largest number of threads that take the snapshot and build the list.
  private var threadCount: Int { executors.count }

  /// The largest number of bands: one per executor; but while helpers encode frames, no more than the other threads can draw,
  /// because layers that lie in several bands are drawn with several executors' caches.
  private var maximumBandCount: Int {
    guard threadCount > 1 else { return 1 }
    let helpers = HelperThreads.shared
    let encoderCount = helpers.taskCount
    return encoderCount == 0 ? threadCount : min(threadCount, 1 + helpers.maximumCount - encoderCount)
  }

  /// The executors, each of which draws one band.
  private struct Workers: @unchecked Sendable {
    let executors: [DisplayListExecutor]
    /// The width of the picture, in pixels.
    let width: Int
    /// The number of rows that each executor draws at a time.
    let rowsAtOnce: Int
    let list: BoundedList

    func draw(_ rects: [PixelRect], _ rows: Range<Int>, to memory: Memory, by band: Int) {
      let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
      guard !bounds.isEmpty, !rects.isEmpty else { return }
      executors[band].beginFrame()
      let rasterizer = executors[band].rasterizer
      let bytesPerRow = 4 * width
      let base = memory.base + bytesPerRow * rows.lowerBound
      var canvas = Canvas(memory: base, bytesPerRow: bytesPerRow, bounds: bounds, rasterizer: rasterizer)
      for rect in rects {
        executors[band].replacePixels(
          of: rect.intersection(bounds), with: list, rowCount: rowsAtOnce, on: &canvas)
        canvas.clip = bounds
      }
    }
  }
}
