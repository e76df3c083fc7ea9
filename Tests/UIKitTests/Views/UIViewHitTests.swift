import Testing
import UIKit

@MainActor
struct UIViewHitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `the frontmost view at a point is hit, and nothing outside the root`() {
    #expect(hit(40, 40) === front)
    #expect(hit(20, 20) === back)
    #expect(hit(90, 90) === root)
    #expect(hit(100, 100) == nil)
    #expect(hit(-1, 0) == nil)
  }

  @Test func `hidden, nearly transparent and disabled views are skipped`() {
    front.isHidden = true
    #expect(hit(40, 40) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(40, 40) === back)
    front.alpha = 0.02
    #expect(hit(40, 40) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(40, 40) === back)
  }

  @Test func `parts outside the superview aren't hit, clipped or not`() {
    let beyond = UIView(frame: CGRect(x: 40, y: 0, width: 30, height: 10))
    back.addSubview(beyond)
    #expect(hit(55, 15) === beyond)
    #expect(hit(75, 15) === root)
  }

  @Test func `a view can enlarge its touch area with point(inside:with:)`() {
    let generous = GenerousView(frame: CGRect(x: 85, y: 5, width: 5, height: 5))
    root.addSubview(generous)
    #expect(hit(82, 8) === generous)
  }

  @Test func `rotated views are hit according to their transform`() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(32, 32) === back)
    #expect(hit(55, 25) === front)
  }
}

private final class GenerousView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -5, dy: -5).contains(point)
  }
}
