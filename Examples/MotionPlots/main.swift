import Foundation
import ImageCoding

// Writes the charts of MotionCore's articles to the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
let charts = [
  ("timing-functions", Chart.timingFunctions), ("easings", .easings), ("damping-ratios", .dampingRatios),
  ("bounces", .bounces), ("retargeting", .retargeting), ("steps", .steps),
]
for (name, chart) in charts {
  try PNGEncoder().write(chart.picture(), to: folder.appendingPathComponent("\(name)@2x.png"))
}
