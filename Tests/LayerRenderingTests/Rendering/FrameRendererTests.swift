import Foundation
import QuartzCore
import Raster
import Synchronization
import TestSupport
import Testing

@testable import LayerRendering

/// The pictures of a renderer from frame to frame.
@Suite struct FrameRendererTests {
  private let root = CALayer(0, 0, 24, 16)
  private let layer = CALayer(2, 3, 5, 6, .red)
  private let host: LayerHost

  init() {
    root.addSublayer(layer)
    host = LayerHost(root: root)
    host.perform {}
  }

  private func renderer(threads: Int = 1) -> FrameRenderer {
    FrameRenderer(width: 24, height: 16, scale: 1, mode: .screen, threads: threads)
  }

  private func move(to x: CGFloat) {
    host.perform {
      CATransaction.setDisableActions(true)
      layer.position.x = x
    }
  }

  #if canImport(Glibc)
    @Test(arguments: [RenderMode.screen, .context], [1, 2])
    func `a first frame shows nothing that its memory contained`(_ mode: RenderMode, _ threads: Int) async {
      await #expect(processExitsWith: .success) { [isOnScreen = (mode == .screen) as Bool, threads] in
        // M_PERTURB: new memory contains no zeros.
        let mallopt = try #require(dlsym(dlopen(nil, RTLD_NOW), "mallopt"))
        #expect(unsafeBitCast(mallopt, to: (@convention(c) (CInt, CInt) -> CInt).self)(-6, 0x5A) == 1)
        let root = CALayer(0, 0, 300, 200)
        root.addSublayer(CALayer(150, 0, 100, 200, .red))
        let drawn = Drawn(
          onScreen: root, width: 300, height: 200, mode: isOnScreen ? .screen : .context, threads: threads)
        #expect(drawn.paintedRectangle == [150, 0, 100, 200])
      }
    }
  #endif

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `bands of any rows have the pixels of one thread`(seed: UInt64) {
    // Random times of a second or so give random bands, some of them empty.
    let random = Mutex(SeededGenerator(seed: seed))
    let divided = FrameRenderer(
      width: 24, height: 16, scale: 1, mode: .screen, threads: 3,
      clock: { random.withLock { Double.random(in: 0...1, using: &$0) } })
    let whole = renderer()
    host.perform {
      layer.cornerRadius = 2
      (layer.shadowOpacity, layer.shadowRadius) = (0.7, 2)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 10, y: 1, width: 9, height: 13)
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
      root.addSublayer(gradient)
    }
    for x in 0..<12 {
      move(to: CGFloat(x * 7 % 20))
      #expect(divided.picture(of: host) == whole.picture(of: host), "x = \(x)")
    }
  }

  @Test func `while nothing changes, all frames are the same image`() {
    let renderer = renderer()
    let first = renderer.image(of: host)
    host.advance(to: 1)
    host.perform {}
    #expect(renderer.image(of: host) === first)
    move(to: 10)
    let second = renderer.image(of: host)
    #expect(second !== first && second.bitmap != first.bitmap)
    #expect(renderer.image(of: host) === second)
    host.perform { layer.add(CABasicAnimation(from: 10.0, to: 14.0), forKey: nil) }
    let moving = (1...3).map { index in
      host.advance(to: 1 + Double(index) / 10)
      return renderer.image(of: host)
    }
    #expect(moving[0] !== second && moving[1] !== moving[0] && moving[2] !== moving[1])
    #expect(self.renderer().image(of: host).bitmap == moving[2].bitmap)
    host.close()
  }

  @Test func `pixels behind an opaque layer that clips show nothing of the frame before`() {
    let clipping = CALayer(3, 2, 14, 9)
    clipping.masksToBounds = true
    let ground = CALayer(-2, -2, 20, 20, .green)
    clipping.addSublayer(ground)
    clipping.addSublayer(CALayer(4, 3, 3, 3, .red))
    host.perform { root.addSublayer(clipping) }
    for mode in [RenderMode.screen, .context] {
      func renderer() -> FrameRenderer { FrameRenderer(width: 24, height: 16, scale: 1, mode: mode) }
      let steady = renderer()
      for step in 0..<8 {
        host.perform {
          CATransaction.setDisableActions(true)
          layer.position.x = 2 + 2.25 * CGFloat(step)
          clipping.sublayers?.last?.position.x = 4 + 1.5 * CGFloat(step)
          ground.opacity = step == 5 ? 0.5 : 1
          clipping.position.x = step == 6 ? 10.5 : 10
        }
        #expect(steady.image(of: host).bitmap == renderer().image(of: host).bitmap)
      }
    }
    host.close()
  }

  @Test func `a layer out of sight has no commands until it comes into sight`() {
    let clipping = CALayer(-30, 0, 20, 10)
    clipping.masksToBounds = true
    clipping.addSublayer(CALayer(0, 0, 80, 10, .green))
    host.perform { root.addSublayer(clipping) }
    let renderer = renderer()
    func commandCount(_ change: () -> Void) -> Int {
      host.perform {
        CATransaction.setDisableActions(true)
        change()
      }
      return renderer.displayList(of: host).commands.count
    }
    #expect(commandCount { layer.frame.origin = CGPoint(x: 26, y: 3) } == 0)
    #expect(commandCount { layer.frame.origin = CGPoint(x: 22, y: 3) } == 1)
    #expect(commandCount { clipping.frame.size.width = 40 } == 2)
    #expect(commandCount { layer.isHidden = true } == 1)
    #expect(commandCount { clipping.frame.size.width = 20 } == 0)
    // Its shadow reaches into sight.
    let casting = commandCount {
      (layer.isHidden, layer.shadowOpacity, layer.shadowOffset) = (false, 1, CGSize(width: -20, height: 0))
      layer.frame.origin = CGPoint(x: 26, y: 3)
    }
    #expect(casting > 0)
    host.close()
  }

  @Test func `a frame of one tree isn't shown for another`() {
    let renderer = renderer()
    let other = LayerHost(root: CALayer(0, 0, 24, 16, .green))
    other.perform {}
    let pictures = [host, other, host, other].map { renderer.picture(of: $0) }
    #expect(pictures[0] == pictures[2] && pictures[1] == pictures[3] && pictures[0] != pictures[1])
    host.close()
    other.close()
  }

  @Test(arguments: [1, 3])
  func `a client may hold any frames, which keep their pixels`(_ threads: Int) {
    var random = SeededGenerator(seed: 25)
    let renderer = renderer(threads: threads)
    var held: [(image: CGImage, expected: Bitmap)] = []
    for number in 0..<200 {
      move(to: CGFloat(Int.random(in: 0...20, using: &random)))
      let expected = self.renderer().picture(of: host)
      held.append((renderer.image(of: host), expected))
      if held.count > 5 { held.remove(at: Int.random(in: 0..<held.count, using: &random)) }
      if Int.random(in: 0..<10, using: &random) == 0 { held = [] }
      for frame in held { #expect(frame.image.bitmap == frame.expected, "frame \(number)") }
    }
    host.close()
  }

  @Test func `a client that holds one frame makes the renderer draw into two buffers in turn`() {
    let renderer = renderer()
    var addresses: [UnsafeRawPointer?] = []
    var former: CGImage?
    for number in 0..<9 {
      move(to: CGFloat(number))
      let image = renderer.image(of: host)
      addresses.append(image.bitmap.pixels.withUnsafeBytes { $0.baseAddress })
      former = image
    }
    _ = former
    #expect(Set(addresses).count == 2 && zip(addresses, addresses.dropFirst(2)).allSatisfy { $0 == $1 })
    host.close()
  }
}

extension CABasicAnimation {
  fileprivate convenience init(from: Double, to: Double) {
    self.init(keyPath: "position.x")
    (fromValue, toValue, duration) = (from, to, 1)
  }
}
