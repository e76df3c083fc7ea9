import CoreGraphics
import Raster
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

  @Test func `the gap before the first frame and those at rest don't count`() {
    var pace = FramePace(title: "x", now: 10, processorTime: 0)
    #expect(pace.begin(at: 12, processorTime: 1, isResting: false) == 2)
    #expect(pace.end(at: 12.25) == "x – 0 fps, 250.0 ms")
    #expect(pace.begin(at: 12.5, processorTime: 1.25, isResting: true) == 0.5)
    #expect(pace.begin(at: 13, processorTime: 1.25, isResting: false) == 0.5)
    #expect(pace.times.count == 1 && pace.latestGaps == [0.5])
    #expect(pace.times.processorTimePerFrame == 0.25)
    for frame in 1...100 { _ = pace.begin(at: 13 + Double(frame), processorTime: 2, isResting: false) }
    #expect(pace.latestGaps.count == FramePace.latestGapCount && pace.times.count == 101)
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
}
