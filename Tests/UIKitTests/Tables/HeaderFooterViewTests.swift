import Testing
import UIKit

@MainActor
struct HeaderFooterViewTests {
  @Test func `the title fills the view between the margins`() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let label = try #require(view.textLabel)
    view.layoutIfNeeded()
    #expect(view.reuseIdentifier == "header" && label.superview === view.contentView)
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 68, height: 40) && label.numberOfLines == 0)
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold) && label.textColor == .label)
    #expect(view.backgroundColor == .secondarySystemBackground && view.textLabel === label)
    #expect(view.detailTextLabel?.superview === view.contentView)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(label.frame.width == 0)
  }

  @Test func `a view can be the background`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let backgrounds = [UIView(), UIView()]
    view.backgroundView = backgrounds[0]
    view.backgroundView = backgrounds[1]
    view.layoutIfNeeded()
    #expect(backgrounds[0].superview == nil && view.subviews.first === backgrounds[1])
    #expect(backgrounds[1].frame == view.bounds)
  }
}
