import UIKit

/// A label that counts from one number to another.
@objc public class CountingLabel: UILabel {
  @objc public enum Method: Int {
    case linear, easeOut

    func update(_ t: Double) -> Double {
      switch self {
      case .linear: return t
      case .easeOut: return 1 - pow(1 - t, 3)
      }
    }
  }

  public var format = "%.0f"
  public var method = Method.linear
  public var completion: (() -> Void)?

  private var startingValue = 0.0
  private var destinationValue = 0.0
  private var totalTime: TimeInterval = 0
  private var startDate = Date()
  private var timer: CADisplayLink?

  @objc public func count(from start: Double, to end: Double, duration: TimeInterval) {
    startingValue = start
    destinationValue = end
    totalTime = duration
    startDate = Date()
    timer?.invalidate()
    let timer = CADisplayLink(target: self, selector: #selector(updateValue(_:)))
    timer.add(to: .main, forMode: .common)
    self.timer = timer
  }

  @objc private func updateValue(_ timer: CADisplayLink) {
    let elapsed = Date().timeIntervalSince(startDate)
    guard elapsed < totalTime else {
      timer.invalidate()
      self.timer = nil
      text = String(format: format, destinationValue)
      completion?()
      return
    }
    let progress = method.update(elapsed / totalTime)
    text = String(format: format, startingValue + progress * (destinationValue - startingValue))
  }
}
