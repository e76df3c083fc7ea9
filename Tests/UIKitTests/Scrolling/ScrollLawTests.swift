import Staging
import TestSupport
import Testing
import UIKit

/// Laws of scrolling, for random content and touches.
@MainActor
struct ScrollLawTests {
  @Test(arguments: 0..<40)
  func `after random touches content comes to rest within its range, and every drag that began ends`(
    _ seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let staged = StagedWindow()
    let (scrollView, checker) = (UIScrollView(), DelegateCallChecker())
    staged.add(scrollView, CGRect(x: 20, y: 20, width: 150, height: 150))
    scrollView.contentSize = CGSize(
      width: random.element(of: [0, 100, 300, 5000]), height: random.element(of: [0, 100, 300, 5000]))
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: random.element(of: [0, 30]), right: 5)
    scrollView.bounces = Int.random(in: 0..<4, using: &random) > 0
    scrollView.alwaysBounceVertical = Bool.random(using: &random)
    scrollView.isPagingEnabled = Int.random(in: 0..<4, using: &random) == 0
    scrollView.isDirectionalLockEnabled = Bool.random(using: &random)
    scrollView.decelerationRate = random.element(of: [.normal, .fast])
    scrollView.delegate = checker
    var time = 0.0
    func randomPoint() -> CGPoint {
      CGPoint(x: .random(in: 20...170, using: &random), y: .random(in: 20...170, using: &random))
    }
    for _ in 0..<25 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: staged.window.tap(at: randomPoint())
      case 1: staged.stage.perform { scrollView.setContentOffset(randomPoint(), animated: true) }
      case 2: staged.stage.perform { scrollView.contentOffset = randomPoint() }
      default:
        let duration = random.element(of: [0.02, 0.1, 0.4])
        staged.window.drag(from: randomPoint(), to: randomPoint(), duration: duration)
        time += duration
        staged.stage.advance(to: time)
      }
      time += random.element(of: [0, 0.05, 0.3, 2])
      staged.stage.advance(to: time)
    }
    // A drag returns the content to its range, wherever the program has put it.
    scrollView.isPagingEnabled = false
    (scrollView.bounces, scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (
      true, true, true
    )
    staged.window.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 90), duration: 0.1)
    staged.stage.advance(to: time + 30)
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating, "seed \(seed)")
    #expect(checker.isBalanced, "seed \(seed)")
    let (insets, offset) = (scrollView.contentInset, scrollView.contentOffset)
    let last = CGPoint(
      x: max(scrollView.contentSize.width + insets.right - 150, -insets.left),
      y: max(scrollView.contentSize.height + insets.bottom - 150, -insets.top))
    #expect((-insets.left...last.x).contains(offset.x), "seed \(seed): \(offset)")
    #expect((-insets.top...last.y).contains(offset.y), "seed \(seed): \(offset)")
  }
}

@MainActor
private final class DelegateCallChecker: NSObject, UIScrollViewDelegate {
  private var openDrags = 0
  private var isLawful = true

  var isBalanced: Bool { isLawful && openDrags == 0 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    isLawful = isLawful && scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isLawful = isLawful && openDrags == 0
    openDrags += 1
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    openDrags -= 1
    isLawful = isLawful && openDrags == 0 && decelerate == scrollView.isDecelerating
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    isLawful = isLawful && !scrollView.isDecelerating
  }
}
