import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerTree

/// S60: the geometry of transitions.
@Suite final class TransitionTests {
  private let root = CALayer(0, 0, 8, 8)
  /// A layer that is red before the transition, with a green stripe at the top, and blue after it, with the stripe at the left.
  private let layer = CALayer(0, 0, 8, 8, .red)
  private let host: LayerHost

  init() {
    host = LayerHost(root: root)
    layer.addSublayer(CALayer(0, 0, 8, 2, .green))
    host.perform { root.addSublayer(layer) }
  }

  deinit { host.close() }

  private func begin(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, addingLast: Bool = false,
    _ configure: (CATransition) -> Void = { _ in }
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    configure(transition)
    host.perform {
      CATransaction.setDisableActions(true)
      if !addingLast { layer.add(transition, forKey: nil) }
      layer.backgroundColor = .blue
      layer.sublayers?[0].removeFromSuperlayer()
      layer.addSublayer(CALayer(0, 0, 2, 8, .green))
      if addingLast { layer.add(transition, forKey: nil) }
    }
  }

  /// The picture at a time, as a row of letters for each row of pixels.
  private func picture(at time: Double) -> [String] {
    if time > host.now { host.advance(to: time) }
    let bitmap = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen).picture(of: host)
    let letters: [UInt32: String] = [0xFF00_00FF: "r", 0xFF00_FF00: "g", 0xFFFF_0000: "b", 0: "."]
    return (0..<8).map { y in (0..<8).map { x in letters[bitmap[x, y]] ?? "?" }.joined() }
  }

  private static let old = Array(repeating: "gggggggg", count: 2) + Array(repeating: "rrrrrrrr", count: 6)
  private static let new = Array(repeating: "ggbbbbbb", count: 8)

  @Test(arguments: [CATransitionType.fade, .push, .moveIn, .reveal], [false, true])
  func `a transition starts with the picture before its transaction and ends with the one after it`(
    _ type: CATransitionType, _ addingLast: Bool
  ) {
    begin(type, .fromTop, addingLast: addingLast)
    #expect(picture(at: 0) == Self.old)
    #expect(picture(at: 0.5) != Self.old && picture(at: 0.5) != Self.new)
    #expect(picture(at: 1) == Self.new)
  }

  @Test func `a push moves both pictures`() {
    begin(.push, .fromLeft)
    #expect(
      picture(at: 0.5) == Array(repeating: "bbbbgggg", count: 2) + Array(repeating: "bbbbrrrr", count: 6))
    #expect(picture(at: 0.75)[7] == "bbbbbbrr")
  }

  @Test func `a push from the right moves to the left`() {
    begin(.push, .fromRight)
    #expect(picture(at: 0.5)[7] == "rrrrggbb")
  }

  @Test func `from the top, where y is greatest, pictures move toward smaller y`() {
    begin(.push, .fromTop)
    #expect(
      picture(at: 0.25) == Array(repeating: "rrrrrrrr", count: 6) + Array(repeating: "ggbbbbbb", count: 2))
  }

  @Test func `from the bottom, pictures move toward greater y`() {
    begin(.push, .fromBottom)
    let expected =
      Array(repeating: "ggbbbbbb", count: 2) + Array(repeating: "gggggggg", count: 2)
      + Array(repeating: "rrrrrrrr", count: 4)
    #expect(picture(at: 0.25) == expected)
  }

  @Test func `a move-in covers the old picture, which stays in place`() {
    begin(.moveIn, .fromRight)
    #expect(picture(at: 0.5)[0] == "ggggggbb" && picture(at: 0.5)[7] == "rrrrggbb")
  }

  @Test func `a reveal moves the old picture away`() {
    begin(.reveal, .fromRight)
    #expect(picture(at: 0.25)[0] == "ggggggbb" && picture(at: 0.25)[7] == "rrrrrrbb")
    #expect(picture(at: 0.75)[7] == "rrbbbbbb")
  }

  @Test func `a fade mixes both pictures, and so does an unknown type`() {
    for (index, type) in [CATransitionType.fade, CATransitionType(rawValue: "tubey")].enumerated() {
      if index > 0 { reset() }
      begin(type)
      host.advance(to: host.now + 0.5)
      let bitmap = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen).picture(of: host)
      // Half red and half blue; green in both stays green.
      #expect([0xFF80_007F, 0xFF7F_0080].contains(bitmap[7, 7]))
      #expect(bitmap[0, 0] == 0xFF00_FF00)
    }
  }

  /// A change back to the old picture.
  private func reset() {
    host.perform {
      CATransaction.setDisableActions(true)
      layer.removeAllAnimations()
      layer.backgroundColor = .red
      layer.sublayers = [CALayer(0, 0, 8, 2, .green)]
    }
  }

  @Test func `a fade between equal pictures isn't visible`() {
    var random = SeededGenerator(seed: 60)
    layer.backgroundColor = CGColor(srgbRed: 0.3, green: 0.7, blue: 0.9, alpha: 0.6)
    CATransaction.flush()
    let renderer = FrameRenderer(width: 8, height: 8, scale: 1, mode: .screen)
    host.advance(to: 1)
    let before = renderer.picture(of: host)
    let transition = CATransition()
    transition.duration = 1
    host.perform { layer.add(transition, forKey: nil) }
    for _ in 0..<50 {
      if host.now < 1.95 { host.advance(to: host.now + random.double(in: 0...0.02)) }
      let now = renderer.picture(of: host)
      for (a, b) in zip(before.pixels, now.pixels) {
        for shift in [0, 8, 16, 24] as [UInt32] {
          #expect(abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) <= 1)
        }
      }
    }
  }

  @Test func `behavior 45: startProgress and endProgress limit a transition`() {
    begin(.push, .fromLeft) { ($0.startProgress, $0.endProgress) = (0.25, 0.75) }
    #expect(picture(at: 0)[7] == "bbrrrrrr")
    #expect(picture(at: 0.5)[7] == "bbbbrrrr")
  }

  @Test func `a transition hides and shows a layer`() {
    func hide(_ isHidden: Bool) {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 1)
      host.perform {
        CATransaction.setDisableActions(true)
        layer.isHidden = isHidden
        layer.add(transition, forKey: nil)
      }
    }
    hide(true)
    #expect(picture(at: 0.5)[7] == "....rrrr")
    #expect(picture(at: 1)[7] == "........")
    hide(false)
    #expect(picture(at: 1.5)[7] == "rrrr....")
  }

  @Test func `the old picture shows animations at their state when the transition began`() {
    let move = CABasicAnimation(keyPath: "position.y")
    (move.fromValue, move.toValue, move.duration) = (1, 7, 1)
    host.perform { layer.sublayers?[0].add(move, forKey: nil) }
    host.advance(to: 0.5)
    begin(.reveal, .fromLeft)
    // The stripe stays at its position when the transition began.
    let expected = ["r", "r", "r", "g", "g", "r", "r", "r"]
    #expect(picture(at: 0.5).map { String($0.last!) } == expected)
    #expect(picture(at: 0.75).map { String($0.last!) } == expected)
  }

  @Test func `a new layer has no old picture`() {
    let added = CALayer(0, 0, 8, 8, .blue)
    let transition = CATransition()
    (transition.type, transition.duration) = (.push, 1)
    host.perform {
      added.add(transition, forKey: nil)
      root.addSublayer(added)
    }
    #expect(picture(at: 0.5)[7] == "bbbbrrrr")
  }

  @Test func `the old picture is released with its transition`() {
    final class Token: NSObject {}
    weak var held: Token?
    do {
      let token = Token()
      held = token
      host.perform {
        CATransaction.setDisableActions(true)
        layer.contents = token
      }
    }
    host.perform {
      CATransaction.setDisableActions(true)
      layer.contents = nil
      let transition = CATransition()
      transition.duration = 1
      layer.add(transition, forKey: nil)
    }
    host.advance(to: 0.9)
    #expect(held != nil)
    host.advance(to: 1)
    #expect(held == nil)
  }

  @Test func `transitions during transitions retain only a few old pictures`() {
    for step in 1...20 {
      begin(.fade)
      host.advance(to: Double(step) / 100)
      reset()
      let transition = CATransition()
      transition.duration = 5
      host.perform { layer.add(transition, forKey: nil) }
      #expect((layer.attached.last?.formerSnapshot?.nesting ?? 0) <= TreeSnapshot.maximumNesting + 1)
    }
    _ = picture(at: 1)
  }
}
