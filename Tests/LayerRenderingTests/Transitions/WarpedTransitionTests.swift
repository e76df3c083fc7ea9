import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// S61: undocumented types of transitions.
@Suite struct WarpedTransitionTests {
  private static let names = WarpedTransition.allCases.map(\.rawValue) + ["genie"]

  /// The picture of a transition from red to blue, each with a stripe, in 24 × 16 pixels.
  private func picture(
    _ name: String, at progress: Double, _ subtype: CATransitionSubtype? = nil, threads: Int = 1
  ) -> Bitmap {
    let root = CALayer(0, 0, 24, 16)
    let layer = CALayer(2, 2, 20, 12, .red)
    layer.addSublayer(CALayer(0, 0, 20, 3, .green))
    let host = LayerHost(root: root)
    defer { host.close() }
    host.perform { root.addSublayer(layer) }
    let transition = CATransition()
    (transition.type, transition.subtype) = (CATransitionType(rawValue: name), subtype)
    transition.duration = 1
    host.perform {
      CATransaction.setDisableActions(true)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .blue
      layer.sublayers = [CALayer(0, 0, 4, 12, .green)]
    }
    host.advance(to: progress)
    return FrameRenderer(width: 24, height: 16, scale: 1, mode: .screen, threads: threads).picture(of: host)
  }

  private static let subtypes: [CATransitionSubtype?] = [nil, .fromRight, .fromTop, .fromBottom]

  @Test(arguments: names, subtypes)
  func `a transition starts with the old picture and ends with the new one, without jumps at its ends`(
    _ name: String, _ subtype: CATransitionSubtype?
  ) {
    let (old, new) = (picture(name, at: 0, subtype), picture(name, at: 1, subtype))
    #expect(old[12, 10] == 0xFF00_00FF && new[12, 10] == 0xFFFF_0000 && old[12, 3] == 0xFF00_FF00)
    func difference(_ a: Bitmap, _ b: Bitmap) -> Int { zip(a.pixels, b.pixels).count { $0 != $1 } }
    let middle = picture(name, at: 0.5, subtype)
    #expect(difference(middle, old) > 40 && difference(middle, new) > 40)
    // The center of the box changes last or first.
    #expect(picture(name, at: 0.004, subtype)[12, 9] >> 24 > 200)
  }

  @Test(arguments: names)
  func `nothing is drawn outside of the bounds, and bands have the same bytes`(_ name: String) {
    for progress in [0.2, 0.5, 0.8] {
      let whole = picture(name, at: progress, .fromRight)
      for y in 0..<16 {
        for x in 0..<24 where x < 2 || x >= 22 || y < 2 || y >= 14 { #expect(whole[x, y] == 0) }
      }
      #expect(picture(name, at: progress, .fromRight, threads: 5) == whole)
    }
  }

  @Test func `a cube shows both sides, in the direction of the subtype`() {
    let half = picture("cube", at: 0.5, .fromRight)
    // The old picture's side is on the left, and the new one's, starting with its stripe, on the right.
    #expect(half[8, 10] == 0xFF00_00FF && half[18, 10] == 0xFFFF_0000 && half[13, 8] == 0xFF00_FF00)
    #expect(picture("cube", at: 0.5, .fromLeft)[16, 10] == 0xFF00_00FF)
    // Only the edge between them touches the bounds.
    #expect(half[12, 2] >> 24 > 100 && half[6, 2] == 0 && half[18, 2] == 0)
  }

  @Test func `a flip shows the old picture, then the new one from the front`() {
    let (early, late) = (picture("oglFlip", at: 0.3), picture("oglFlip", at: 0.7))
    #expect(early[12, 9] == 0xFF00_00FF && late[12, 9] == 0xFFFF_0000)
    #expect(early[3, 9] == 0 && late[3, 9] == 0)
  }

  @Test func `a page curl uncovers the new picture`() {
    let half = picture("pageCurl", at: 0.5, .fromRight)
    #expect(half[3, 10] == 0xFF00_00FF && half[20, 10] == 0xFFFF_0000)
    // The back of the page is darker.
    #expect(half[10, 10] == 0xFF00_00CC || half[9, 10] == 0xFF00_00CC)
  }

  @Test func `an iris opens in a circle`() {
    let half = picture("cameraIrisHollowOpen", at: 0.5)
    #expect(half[12, 8] == 0xFFFF_0000 && half[3, 12] == 0xFF00_00FF && half[20, 12] == 0xFF00_00FF)
    let closing = picture("cameraIrisHollowClose", at: 0.5)
    #expect(closing[12, 8] == 0xFF00_00FF && closing[20, 12] == 0xFFFF_0000)
  }

  @Test func `each of the 22 styles has an effect, or fades`() {
    let moving: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    let warped = WarpedTransition.allCases.map(\.rawValue)
    let styles = Set(moving.map(\.rawValue) + warped + WarpedTransition.fading)
    let listed: Set = [
      "push", "moveIn", "reveal", "fade", "cube", "suckEffect", "rippleEffect", "pageCurl", "pageUnCurl",
      "oglFlip", "cameraIrisHollowOpen", "cameraIrisHollowClose", "spewEffect", "genieEffect",
      "unGenieEffect", "twist", "tubey", "swirl", "charminUltra", "zoomyIn", "zoomyOut",
      "oglApplicationSuspend",
    ]
    #expect(styles == listed && listed.count == 22)
  }

  @Test func `names that fade aren't reported, others are`() {
    func reports(_ name: String) -> [String] {
      CoreAnimationDiagnostics.reports { _ = picture(name, at: 0.5) }
    }
    for name in Self.names + WarpedTransition.fading { #expect(reports(name).isEmpty, "\(name)") }
    #expect(reports("sparkle").count == 1)
    #expect(picture("tubey", at: 0.5) == picture("fade", at: 0.5))
  }

  private static let sizes: [(size: CGSize, pixel: UInt32)] = [
    (CGSize(width: 1e8, height: 1e8), 0xFF00_00FF), (.zero, 0), (CGSize(width: 10, height: 0), 0),
  ]

  @Test(arguments: sizes)
  func `boxes too large to be warped fade, and empty ones show nothing`(size: CGSize, pixel: UInt32) {
    let root = CALayer(0, 0, 8, 8)
    let layer = CALayer(0, 0, 8, 8, .red)
    layer.bounds.size = size
    let host = LayerHost(root: root)
    host.perform { root.addSublayer(layer) }
    for name in Self.names {
      let transition = CATransition()
      transition.type = CATransitionType(rawValue: name)
      host.perform { layer.add(transition, forKey: nil) }
      host.advance(to: host.now + 0.1)
      let picture = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen).picture(of: host)
      #expect(picture.pixels.allSatisfy { $0 == pixel }, "\(name)")
    }
    host.close()
  }
}
