import LayerRendering
import LayerTree
import Raster
import TestSupport
import Testing

@testable import Fuzzing

/// The bytes of a frame depend neither on the frames drawn before it nor on caches.
@Suite struct FrameOrderTests {
  @Test(arguments: RenderMode.allCases)
  func `frames of random scenes are the same in any order, in any number of bands, with and without caches`(
    _ mode: RenderMode
  ) {
    for number in 0..<randomCaseCount / 1000 {
      var random = CaseRandom(seed: 514, number: number)
      let host = LayerHost(root: CALayer())
      defer { host.close() }
      let layers = host.perform {
        host.root.bounds.size = CGSize(width: 40, height: 40)
        return RandomScene(in: host.root, random).layers
      }
      func renderer(threads: Int = 1) -> FrameRenderer {
        let renderer = FrameRenderer(width: 40, height: 40, scale: 1, mode: mode, threads: threads)
        renderer.leastSharedLayerCount = 1
        return renderer
      }
      let cachingRenderer = renderer(threads: number % 4 + 1)
      let lists = [0, 0.3, 0.35, 0.8].map { time -> DisplayList in
        host.advance(to: time)
        let list = renderer().displayList(of: host)
        #expect(cachingRenderer.displayList(of: host) == list, "case \(number), time \(time)")
        host.perform {
          for _ in 0..<3 { RandomLayer.change(random.pick(layers), &random) }
          RandomAppearance.change(random.pick(layers), &random)
        }
        return list
      }
      let expected = lists.map { renderer().draw($0) }
      for threads in [1, 2, 8] {
        let renderer = renderer(threads: threads)
        for _ in 0..<8 {
          let index = random.int(0...lists.count - 1)
          #expect(renderer.draw(lists[index]) == expected[index], "case \(number), \(threads) threads")
        }
      }
    }
  }

  @Test(arguments: RenderMode.allCases)
  func `layers that are left out because they are out of sight make no difference`(_ mode: RenderMode) {
    for number in 0..<randomCaseCount / 200 {
      let random = CaseRandom(seed: 515, number: number)
      let host = LayerHost(root: CALayer())
      defer { host.close() }
      host.perform {
        host.root.bounds.size = CGSize(width: 40, height: 40)
        _ = RandomScene(in: host.root, random)
      }
      host.advance(to: 0.3)
      let tree = DisplayListBuilder(TreeSnapshot(of: host.root, presentation: true))
      let bounds = PixelRect(x: 0, y: 0, width: 40, height: 40)
      let pictures = [nil, bounds].map { visible in
        FrameRenderer(width: 40, height: 40, scale: 1, mode: mode).draw(
          tree.displayList(mode: mode, transform: .identity, baseScale: 1, visible: visible))
      }
      #expect(pictures[0] == pictures[1], "case \(number)")
    }
  }
}
