import UIKit

/// Writes down what an indicator does.
@objcMembers public class Journal: NSObject {
  public private(set) var entries: [String] = []
  private let indicator: PullIndicator

  public init(_ indicator: PullIndicator) {
    self.indicator = indicator
    super.init()
    indicator.addObserver(self, forKeyPath: "isLoading", options: [.old, .new], context: nil)
  }

  deinit {
    indicator.removeObserver(self, forKeyPath: "isLoading")
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "isLoading" {
      let old = change?[.oldKey] as? Bool ?? false
      let new = change?[.newKey] as? Bool ?? false
      entries.append("\(old) -> \(new)")
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
