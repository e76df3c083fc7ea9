import QuartzCore
import Raster
import Testing

@testable import LayerRendering

@Suite struct GroupBoundsTests {
  private func bounds(_ layer: CALayer, _ mode: RenderMode) -> PixelRect {
    DisplayListBuilder(TreeSnapshot(of: layer, presentation: false), text: nil)
      .displayList(mode: mode, transform: .identity, baseScale: 1)
      .commands.reduce(.empty) { $0.union($1.deviceBounds) }
  }

  @Test(arguments: RenderMode.allCases)
  func `a layer far larger than its mask is drawn in the mask's pixels only`(_ mode: RenderMode) {
    let layer = CALayer(0, 0, 20_000, 20_000, .red)
    layer.mask = CALayer(30, 40, 10, 20, .black)
    layer.opacity = 0.5
    #expect(bounds(layer, mode) == PixelRect(x: 30, y: 40, width: 10, height: 20))
    layer.mask?.mask = CALayer(2, 3, 100, 4, .black)
    #expect(bounds(layer, mode) == PixelRect(x: 32, y: 43, width: 8, height: 4))
    layer.mask = CALayer()
    #expect(bounds(layer, mode).isEmpty)
  }

  @Test(arguments: RenderMode.allCases)
  func `a layer that masks to its bounds isn't drawn beyond them`(_ mode: RenderMode) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 8)
    layer.masksToBounds = true
    layer.addSublayer(CALayer(-50, 2, 100, 100, .red))
    #expect(bounds(layer, mode) == PixelRect(x: 0, y: 2, width: 12, height: 6))
  }
}
