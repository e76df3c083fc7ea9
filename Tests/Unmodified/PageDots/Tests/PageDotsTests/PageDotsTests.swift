import Staging
import Testing
import UIKit

@testable import PageDots

@MainActor @Suite struct PageDotsTests {
  private class Base: NSObject, PageDotsDelegate {}

  /// The optional method is first written in a subclass of the conforming class.
  private final class Derived: Base {
    var pages: [Int] = []

    @objc func pageDots(_ dots: PageDots, didSelect page: Int) { pages.append(page) }
  }

  let stage = Stage(size: CGSize(width: 100, height: 8))
  let view = PageDots(frame: CGRect(x: 0, y: 0, width: 100, height: 8))

  private func show() {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.numberOfPages = 3
    }
  }

  @Test func `the current dot is elongated and moves`() {
    show()
    #expect(view.dots.map(\.bounds.width) == [16, 8, 8])
    stage.perform { view.set(progress: 1, animated: true) }
    stage.advance(to: 0.1)
    #expect(abs(view.dots[1].presentation()!.bounds.width - 12) < 1e-6)
    stage.advance(to: 0.2)
    #expect(view.dots.map { $0.presentation()!.frame.minX } == [0, 14, 36])
  }

  @Test func `half a page lies between two dots`() {
    show()
    stage.perform { view.scrolled(to: CGPoint(x: 160, y: 0), pageWidth: 320) }
    #expect(view.dots.map(\.bounds.width) == [12, 12, 8])
  }

  @Test func `a delegate hears about a selected page`() {
    let delegate = Derived()
    view.delegate = delegate
    show()
    stage.perform { view.select(at: CGPoint(x: 40, y: 4)) }
    #expect(delegate.pages == [2] && view.progress == 2)
  }
}
