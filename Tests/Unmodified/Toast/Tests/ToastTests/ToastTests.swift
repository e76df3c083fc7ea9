import Staging
import UIKit
import XCTest

@testable import Toast

final class ToastTests: XCTestCase {
  func testToastsFollowOneAnother() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []
    let toasts = stage.perform {
      stage.layer.addSublayer(host.layer)
      return ["One", "Two"].map { message in
        host.makeToast(message, duration: 1) { _ in log.append("\(message) \(CACurrentMediaTime())") }
      }
    }
    XCTAssertEqual(toasts[0].layer.presentation()?.opacity, 0)
    XCTAssertNil(toasts[1].superview)
    stage.advance(to: 0.1)
    XCTAssertGreaterThan(toasts[0].layer.presentation()!.opacity, 0.5)
    stage.advance(to: 0.7)
    XCTAssertEqual(toasts[0].layer.presentation()?.opacity, 1)
    stage.advance(to: 1.3)
    XCTAssertLessThan(toasts[0].layer.presentation()!.opacity, 1)
    stage.advance(to: 1.4)
    XCTAssertEqual(log, ["One 1.4"])
    XCTAssertTrue(toasts[1].superview === host)
    stage.advance(to: 3)
    XCTAssertEqual(log.count, 2)
    XCTAssertNil(toasts[1].superview)
  }

  func testHidingCancelsTheDelay() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var count = 0
    stage.perform {
      stage.layer.addSublayer(host.layer)
      let toast = host.makeToast("Hello", duration: 1, position: .top) { _ in count += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { host.hideToast(toast, fromTap: true) }
    }
    stage.advance(to: 0.75)
    XCTAssertEqual(count, 1)
    stage.advance(to: 5)
    XCTAssertEqual(count, 1)
    XCTAssertTrue(host.subviews.isEmpty)
  }
}
