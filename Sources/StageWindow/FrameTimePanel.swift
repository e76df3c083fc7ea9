import CoreGraphics
import Foundation
import QuartzCore
import Staging

/// A panel with the frame rate of a window, and a chart of the latest gaps between frames.
///
/// Each bar is a gap. The line is the gap of 60 frames per second; bars that exceed it by half are red.
final class FrameTimePanel {
  private var stage: Stage?
  private let text = CATextLayer()
  private let bars = CAShapeLayer()
  private let lateBars = CAShapeLayer()

  private static let size = CGSize(width: 192, height: 60)
  private static let barWidth: CGFloat = 3
  private static let chart = CGRect(
    x: 6, y: 22, width: barWidth * CGFloat(FramePace.latestGapCount), height: 34)
  /// The gap in seconds that is as high as the chart.
  private static let highestGap = 3 * FramePace.interval

  /// Draws the panel.
  ///
  /// - Parameters:
  ///   - gaps: The latest gaps in seconds, oldest first.
  ///   - report: The line of text above the chart.
  ///   - density: The number of pixels per point.
  func picture(of gaps: [Double], report: String, density: CGFloat) -> CGImage {
    let stage = stage(density: density)
    stage.perform {
      CATransaction.setDisableActions(true)
      if text.string as? String != report { text.string = report }
      bars.path = Self.path(of: gaps) { $0 <= 1.5 * FramePace.interval }
      lateBars.path = Self.path(of: gaps) { $0 > 1.5 * FramePace.interval }
    }
    return stage.picture()
  }

  private static func path(of gaps: [Double], where isIncluded: (Double) -> Bool) -> CGPath {
    let path = CGMutablePath()
    for (index, gap) in gaps.enumerated() where isIncluded(gap) {
      let height = chart.height * min(max(gap, 0) / highestGap, 1)
      path.addRect(
        CGRect(
          x: chart.minX + barWidth * CGFloat(index), y: chart.maxY - height, width: barWidth - 1,
          height: height))
    }
    return path
  }

  private func stage(density: CGFloat) -> Stage {
    if let stage, stage.scale == density { return stage }
    let new = Stage(size: Self.size, scale: density)
    new.setBackground(CGColor(gray: 0.12, alpha: 1))
    new.perform {
      CATransaction.setDisableActions(true)
      text.frame = CGRect(x: Self.chart.minX, y: 4, width: Self.chart.width, height: 16)
      (text.fontSize, text.contentsScale, text.foregroundColor) = (12, density, .white)
      bars.fillColor = CGColor(srgbRed: 0.35, green: 0.8, blue: 0.45, alpha: 1)
      lateBars.fillColor = CGColor(srgbRed: 0.95, green: 0.35, blue: 0.3, alpha: 1)
      for layer in [bars, lateBars, Self.line(), text] as [CALayer] { new.layer.addSublayer(layer) }
    }
    stage = new
    return new
  }

  private static func line() -> CALayer {
    let line = CALayer()
    line.backgroundColor = CGColor(gray: 1, alpha: 0.5)
    line.frame = CGRect(x: chart.minX, y: chart.maxY - chart.height / 3, width: chart.width, height: 1)
    return line
  }
}
