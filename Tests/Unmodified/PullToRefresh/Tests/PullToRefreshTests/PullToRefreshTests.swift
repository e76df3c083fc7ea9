import Foundation
import PullToRefresh
import Staging
import Testing
import UIKit

@MainActor @Suite struct PullToRefreshTests {
  private final class Trigger: PullIndicatorDelegate {
    var count = 0
    func indicatorDidTrigger(_ indicator: PullIndicator) { count += 1 }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 200))

  @Test func `the ring follows the offset, and triggers once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (indicator, trigger) = (PullIndicator(frame: CGRect(x: 30, y: -50, width: 40, height: 40)), Trigger())
    indicator.delegate = trigger
    stage.perform {
      view.addSubview(indicator)
      stage.layer.addSublayer(view.layer)
      view.contentSize = CGSize(width: 100, height: 900)
    }
    #expect(indicator.contentHeight == 900)
    view.contentOffset.y = -30
    #expect(indicator.progress == 0.5 && indicator.ring.strokeEnd == 0.5 && !indicator.isLoading)
    let journal = Journal(indicator)
    view.contentOffset.y = -60
    view.contentOffset.y = -70
    #expect(indicator.isLoading && trigger.count == 1)
    indicator.finish()
    #expect(journal.entries == ["false -> true", "true -> false"])
    indicator.removeFromSuperview()
    view.contentOffset.y = -15
    #expect(indicator.progress > 1)
  }

  @Test func `a property of the package's own is observed`() {
    let indicator = PullIndicator(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var values: [CGFloat] = []
    let observation = indicator.observe(\.progress, options: [.old, .new]) {
      values += [$1.oldValue!, $1.newValue!]
    }
    indicator.progress = 0.25
    #expect(values == [0, 0.25] && indicator.ring.strokeEnd == 0.25)
    observation.invalidate()
    indicator.progress = 0.5
    #expect(values.count == 2)
  }

  @Test func `methods of delegates that a subclass declares first are called`() {
    let page = ArticlePage()
    stage.perform {
      stage.layer.addSublayer(page.view.layer)
      page.fade()
    }
    let delegate = page.scrollView.delegate
    #expect(delegate?.scrollViewDidScroll != nil && delegate?.scrollViewWillBeginDragging == nil)
    #expect(page.field.delegate?.textFieldShouldBeginEditing != nil)
    #expect(page.field.delegate?.textFieldShouldReturn == nil)
    page.scrollView.contentOffset.y = 12
    #expect(page.log == ["scroll 12"])
    #expect(!page.field.becomeFirstResponder())
    stage.advance(to: 1)
    #expect(page.log == ["scroll 12", "stop true"])
  }
}
