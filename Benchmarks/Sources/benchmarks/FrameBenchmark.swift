/// Compares the test frame, whole and in parts, with Cairo.
func measureFrame(_ harness: inout Harness) {
  let frame = TestFrame(seed: 7)
  let raster = RasterFrame()
  let cairo = CairoFrame()
  func draw(_ parts: [FramePart], with renderer: some FrameRenderer) -> UInt64 {
    for part in parts { renderer.draw(frame, part) }
    return renderer.digest
  }

  _ = draw(FramePart.fullFrame, with: raster)
  _ = draw(FramePart.fullFrame, with: cairo)
  let difference = meanDifference(raster.pixels, cairo.pixels)
  harness.check(difference < 1, "the frame differs from Cairo's by \(difference) of 255 on average")

  harness.compare(
    "test frame, shadows blurred each frame", budget: 5, leastRatio: 2.5,
    work: { draw(FramePart.fullFrame, with: raster) }, with: "Cairo, three boxes",
    baseline: { draw(FramePart.fullFrame, with: cairo) })
  harness.compare(
    "test frame, shadows cached", budget: 5, leastRatio: 2.5,
    work: { draw(FramePart.frameWithCachedShadows, with: raster) }, with: "Cairo, cached",
    baseline: { draw(FramePart.frameWithCachedShadows, with: cairo) })
  let layers = LayerFrame(frame)
  let layerDifference = meanDifference(layers.pixels, raster.pixels)
  harness.check(
    layerDifference < 1, "layers differ from the same shapes by \(layerDifference) of 255 on average")
  harness.compare(
    "test frame as layers, from tree to pixels", budget: 5, leastRatio: 2.5, work: layers.draw,
    with: "Cairo, cached", baseline: { draw(FramePart.frameWithCachedShadows, with: cairo) })
  for part in FramePart.allCases {
    harness.compare(
      part.rawValue, leastRatio: part.leastRatio, work: { draw([part], with: raster) }, with: "Cairo",
      baseline: { draw([part], with: cairo) })
  }
}

/// Returns the mean absolute difference of all components of two pictures.
private func meanDifference(_ first: [UInt32], _ second: [UInt32]) -> Double {
  var sum = 0
  for (a, b) in zip(first, second) {
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      sum += abs(Int((a >> shift) & 255) - Int((b >> shift) & 255))
    }
  }
  return Double(sum) / Double(4 * first.count)
}
