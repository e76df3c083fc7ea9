import CoreGraphics
import Raster
import TestSupport
import Testing

@testable import StageWindow

@Suite struct FrameTimesTests {
  @Test func `percentiles are gaps that a share of the frames doesn't exceed`() {
    var times = FrameTimes()
    #expect(times.gap(ofShare: 0.99) == 0 && times.frameRate == 0 && times.processorTimePerFrame == 0)
    for _ in 0..<99 { times.add(gap: 0.01, processorTime: 0.002) }
    times.add(gap: 5, processorTime: 0.102)
    #expect(times.gap(ofShare: 0.5) == 0.01 && times.gap(ofShare: 0.99) == 0.01)
    #expect(times.gap(ofShare: 1) == 1 && times.longestGap == 5 && times.count == 100)
    #expect(abs(times.frameRate - 100 / 5.99) < 1e-9)
    #expect(abs(times.processorTimePerFrame - 0.003) < 1e-12)
  }

  @Test func `the measured values are printed in milliseconds`() {
    var times = FrameTimes()
    for _ in 0..<10 { times.add(gap: 0.02, processorTime: 0.00456) }
    #expect(
      times.summary
        == "10 frames at 50.0 fps; gap of 20.0 ms in the median, 20.0 ms at the 99th percentile, 20.0 ms at most; "
        + "4.6 ms of processor time per frame")
  }

  @Test func `the summary has the median, the 99th percentile, and the longest gap`() {
    var times = FrameTimes()
    for index in 0..<100 {
      times.add(gap: index < 50 ? 0.01 : index < 99 ? 0.02 : 0.2, processorTime: 0.003)
    }
    #expect(
      times.summary
        == "100 frames at 59.5 fps; gap of 10.0 ms in the median, 20.0 ms at the 99th percentile, 200.0 ms at most; "
        + "3.0 ms of processor time per frame")
    // A gap is rounded up to a tenth of a millisecond, and a negative one counts as none.
    var few = FrameTimes()
    few.add(gap: -1, processorTime: 0)
    #expect(few.gap(ofShare: 1) == 0 && few.longestGap == 0)
    few.add(gap: 0.01, processorTime: 0)
    few.add(gap: 0.00123, processorTime: 0)
    #expect(abs(few.gap(ofShare: 0.5) - 0.0013) < 1e-12)
  }

  @Test func `a new title reports the frames of at least half a second`() {
    var pace = FramePace(title: "x", now: 0, processorTime: 0)
    let frames: [(begin: Double, end: Double, title: String?)] = [
      (0.125, 0.1875, nil), (0.25, 0.3125, nil), (0.4375, 0.5, "x – 6 fps, 62.5 ms"), (0.75, 0.875, nil),
      (0.9375, 1, "x – 4 fps, 93.8 ms"), (1.25, 1.4375, nil),
    ]
    for frame in frames {
      _ = pace.begin(at: frame.begin, processorTime: 0, isResting: false)
      #expect(pace.end(at: frame.end) == frame.title)
    }
    #expect(pace.report == "4 fps, 93.8 ms")
    #expect(pace.nextTime(isResting: true) == 1.35)
  }

  @Test func `frames after a late one make up for up to three intervals`() {
    let interval = FramePace.interval
    var pace = FramePace(title: "x", now: 0, processorTime: 0)
    /// Begins a frame, and returns when the next one is due.
    func next(_ time: Double) -> Double {
      _ = pace.begin(at: time, processorTime: 0, isResting: false)
      return pace.nextTime(isResting: false)
    }
    func expectEqual(_ time: Double, _ intervals: Double) {
      #expect(abs(time / interval - intervals) < 1e-9, "\(intervals)")
    }
    expectEqual(next(interval), 2)
    // An event can cause a frame before the next one is due.
    expectEqual(next(1.5 * interval), 2.5)
    expectEqual(next(2 * interval), 3)
    // Half an interval late, and more than two.
    expectEqual(next(3.5 * interval), 4)
    expectEqual(next(6.25 * interval), 5)
    expectEqual(next(6.75 * interval), 6)
    expectEqual(next(7.25 * interval), 7)
    // A pause of ten intervals is skipped but for three of them.
    expectEqual(next(16 * interval), 14)
  }

  @Test func `however late frames are, no span has more than three frames above 60 per second`() {
    let interval = FramePace.interval
    var random = SeededGenerator(seed: 60)
    for _ in 0..<100 {
      var pace = FramePace(title: "x", now: 0, processorTime: 0)
      var times: [Double] = []
      for _ in 0..<100 {
        let lateness = random.logarithmic(in: 1e-3...20) * interval
        times.append(pace.nextTime(isResting: false) + lateness)
        _ = pace.begin(at: times.last!, processorTime: 0, isResting: false)
      }
      for (first, begin) in times.enumerated() {
        for (count, end) in times[first...].enumerated() {
          #expect(end - begin >= Double(count - 3) * interval - 1e-9)
        }
      }
    }
  }

  @Test func `the gap before the first frame and those at rest don't count`() {
    var pace = FramePace(title: "x", now: 10, processorTime: 0)
    #expect(pace.begin(at: 12, processorTime: 1, isResting: false) == 2)
    #expect(pace.end(at: 12.25) == "x – 0 fps, 250.0 ms")
    #expect(pace.begin(at: 12.5, processorTime: 1.25, isResting: true) == 0.5)
    #expect(pace.begin(at: 13, processorTime: 1.25, isResting: false) == 0.5)
    #expect(pace.times.count == 1 && pace.latestGaps == [0.5])
    #expect(pace.times.processorTimePerFrame == 0.25)
    for frame in 1...100 {
      // The gaps are 1, 2, … seconds.
      _ = pace.begin(at: 13 + Double(frame * (frame + 1) / 2), processorTime: 2, isResting: false)
    }
    #expect(pace.latestGaps == (41...100).map(Double.init) && pace.times.count == 101)
  }

  @Test func `the panel has a bar for each gap, and red ones for late frames`() {
    let panel = FrameTimePanel()
    let calm = panel.picture(of: [1.0 / 60, 1.0 / 60], report: "", density: 1).bitmap
    let late = panel.picture(of: [1.0 / 60, 0.1], report: "", density: 1).bitmap
    #expect((calm.width, calm.height) == (192, 60))
    func red(_ bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 & 255 > 220 && $0 >> 8 & 255 < 120 } }
    // Two points of three are a bar, as high as the chart.
    #expect(red(calm) == 0 && (60...68).contains(red(late)))
    #expect(panel.picture(of: [], report: "", density: 2).width == 384)
  }

  @Test func `bars are as high as their gaps, up to 50 ms, with a line at a sixtieth of a second`() {
    let (green, red): (UInt32, UInt32) = (0xFF73_CC59, 0xFF4D_59F2)
    let gaps = [0.0125, 0.05, -1, 0.2, 0.03]
    let bitmap = FrameTimePanel().picture(of: gaps, report: "", density: 1).bitmap
    func rows(_ color: UInt32, _ x: Int) -> [Int] { (0..<60).filter { bitmap[x, $0] == color } }
    // The chart is 34 points high and ends at 56. The line covers parts of the rows 44 and 45.
    let chart = (22..<56).filter { $0 != 44 && $0 != 45 }
    let expected: [(green: [Int], red: [Int])] = [
      (Array(48..<56), []), ([], chart), ([], []), ([], chart), ([], chart.filter { $0 >= 36 }),
    ]
    for (index, expectation) in expected.enumerated() {
      for x in [6 + 3 * index, 7 + 3 * index] {
        #expect(rows(green, x) == expectation.green && rows(red, x) == expectation.red, "bar \(index)")
      }
      #expect(rows(green, 8 + 3 * index) == [] && rows(red, 8 + 3 * index) == [])
    }
    let background = bitmap[0, 0]
    // The gray 0.12 with the gamma of 1.8 of generic gray, in sRGB.
    #expect(background == 0xFF29_2929)
    let line = (0..<192).filter { bitmap[$0, 45] != background }
    #expect(line == Array(6..<186) && bitmap[150, 44] != background && bitmap[150, 46] == background)
    #expect((0..<60).filter { bitmap[150, $0] != background } == [44, 45])
  }

  @Test func `the report is a line above the chart, and can change`() {
    let panel = FrameTimePanel()
    let pictures = ["", "60 fps", "9 fps", "9 fps"].map {
      panel.picture(of: [], report: $0, density: 1).bitmap
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[2] == pictures[3])
    let inked = (0..<60).filter { y in (0..<192).contains { pictures[1][$0, y] != pictures[0][$0, y] } }
    let columns = (0..<192).filter { x in (0..<60).contains { pictures[1][x, $0] != pictures[0][x, $0] } }
    #expect(inked.allSatisfy { (4..<20).contains($0) } && (8...13).contains(inked.count))
    #expect((6...8).contains(columns.min() ?? 0) && (36...60).contains(columns.max() ?? 0))
  }
}
