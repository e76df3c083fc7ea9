import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct FilmstripLayoutTests {
  private func layout(_ count: Int, _ width: Double, _ height: Double, scale: Double = 1, columns: Int? = nil)
    -> FilmstripLayout
  {
    FilmstripLayout(
      count: count, picture: CGSize(width: width, height: height), scale: scale, columns: columns)
  }

  @Test func `small pictures make one row, large ones several rows of similar length`() {
    #expect(layout(8, 120, 120).columns == 8 && layout(8, 120, 120).rows == 1)
    #expect(layout(8, 375, 667).columns == 4 && layout(8, 375, 667).rows == 2)
    // Five would fit.
    #expect(layout(6, 300, 300).columns == 3 && layout(6, 300, 300).rows == 2)
    #expect(layout(3, 5000, 100).columns == 1 && layout(3, 5000, 100).rows == 3)
  }

  @Test func `a given number of columns is used up to the number of pictures`() {
    #expect(layout(8, 375, 667, columns: 3).columns == 3 && layout(8, 375, 667, columns: 3).rows == 3)
    #expect(layout(8, 375, 667, columns: 8).rows == 1)
    #expect(layout(2, 375, 667, columns: 8).columns == 2)
  }

  @Test(arguments: [1, 2, 7, 100], [0.01, 1, 1.37, 3])
  func `frames are whole pixels inside the filmstrip and don't overlap`(
    _ count: Int, _ scale: Double
  ) {
    for side in [1.0, 33, 500] {
      let layout = layout(count, side, side + 7, scale: scale)
      let frames = (0..<count).flatMap { [layout.frame(of: $0), layout.captionFrame(of: $0)] }
      let strip = CGRect(origin: .zero, size: layout.size)
      for (index, frame) in frames.enumerated() {
        #expect(frame == frame.integral && strip.contains(frame))
        #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame).isEmpty })
      }
    }
  }
}
