#if OptionalLibraries
  import Raster
  import TestSupport
  import Testing

  @testable import ImageCoding

  @Suite struct WebPRunTests {
    private let film = TestFilm(.palette, seed: 6, count: 40, sides: 9...9)
    private let settings = WebPFilmSettings(
      width: 9, height: 9, options: .init(compression: .mixed(quality: 80)), threadsPerFrame: 1)

    private var frames: [WebPFrame] {
      film.frames.indices.map { WebPFrame(pixels: film.pixels[$0], time: CInt($0 * 7)) }
    }

    private func run(of frames: [WebPFrame]) -> WebPRun {
      let run = WebPRun(after: [])
      for frame in frames { run.append(frame) }
      return run
    }

    @Test
    func
      `a run that is split has the same frames in two parts, and the second part begins with the last of the first`()
    {
      for count in 1...39 {
        let first = run(of: frames)
        let second = first.split(last: count)
        #expect((first.frames + second.frames).map(\.time) == frames.map(\.time))
        #expect(second.frames.count == count)
        #expect(second.leadIn.map(\.time) == first.frames.suffix(2).map(\.time))
        #expect(first.isClosed && !second.isClosed)
      }
    }

    @Test func `the second part of a closed run is closed`() {
      let first = run(of: frames)
      first.close()
      #expect(first.split(last: 3).isClosed)
    }

    @Test func `a run is ready while frames wait, and once more when it's closed`() throws {
      let run = run(of: Array(frames[..<2]))
      #expect(run.isReady && run.take() == nil && !run.isReady)
      #expect(run.next()?.time == 0 && run.next()?.time == 7 && run.next() == nil)
      let encoder = try WebPFilmEncoder(settings)
      run.pause(encoder)
      #expect(!run.isReady)
      run.append(frames[2])
      #expect(run.isReady && run.take() === encoder && run.next()?.time == 14)
      run.pause(encoder)
      run.close()
      #expect(run.isReady && run.take() === encoder)
      run.finish(.failure(ImageCodingError(.file, "a test")))
      #expect(!run.isReady && run.result != nil)
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `the film is the same however its frames are shared`(_ seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let whole = try WebPFilmEncoder(settings)
      for frame in frames { try whole.append(frame, .full) }
      var runs = [run(of: frames)]
      runs[0].close()
      for _ in 0..<6 {
        let index = Int.random(in: runs.indices, using: &generator)
        let limit = runs[index].frames.count - 1
        guard limit > 0 else { continue }
        let rest = runs[index].split(last: Int.random(in: 1...limit, using: &generator))
        runs.insert(rest, at: index + 1)
      }
      let joiner = try WebPFilmJoiner(settings)
      for run in runs {
        try joiner.append(
          WebPSegment(settings: settings, leadIn: run.leadIn, frames: run.frames).encoded())
      }
      #expect(try joiner.finish(at: 300) == whole.finish(at: 300))
    }
  }

  extension WebPSegment {
    /// Encodes the segment after its lead-in.
    func encoded() throws -> WebPEncodedSegment {
      let encoder = try WebPFilmEncoder(settings, after: leadIn)
      for frame in frames { try encoder.append(frame, .full) }
      return try results(of: encoder)
    }
  }
#endif
