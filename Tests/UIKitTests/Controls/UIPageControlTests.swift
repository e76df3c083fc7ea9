import Testing
import UIKit

@MainActor
struct UIPageControlTests {
  private let staged = StagedWindow()
  private let control = UIPageControl()

  init() {
    control.numberOfPages = 3
    staged.add(control, CGRect(x: 0, y: 0, width: 100, height: 40))
    control.layoutIfNeeded()
  }

  @Test func `dots are centered`() {
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    #expect(control.subviews.map(\.frame.midX) == [34, 50, 66])
    #expect(control.subviews.allSatisfy { $0.frame.midY == 20 && $0.bounds.width == 7 })
  }

  @Test func `the current page is clamped and has its color`() {
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    control.currentPage = 7
    #expect(control.currentPage == 2)
    #expect(control.subviews.map(\.backgroundColor) == [.blue, .blue, .red])
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && control.subviews.map(\.backgroundColor) == [.red])
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.subviews.isEmpty && control.intrinsicContentSize.width == 0)
  }

  @Test func `taps change the page and send an event`() {
    var pages: [Int] = []
    control.addAction(UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    for x in [20, 80, 80, 80, 20] as [CGFloat] { staged.window.tap(at: CGPoint(x: x, y: 20)) }
    #expect(pages == [1, 2, 1])
  }

  @Test func `a single page can be hidden`() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.subviews.map(\.isHidden) == [true])
    control.numberOfPages = 2
    #expect(control.subviews.map(\.isHidden) == [false, false])
  }
}
