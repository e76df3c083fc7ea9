import UIKit

/// A dot that beats by a timer of Dispatch.
public class Heartbeat: UIView {
  private var timer: DispatchSourceTimer?
  public private(set) var beats = 0
  public var onStop: (() -> Void)?

  public func start(every interval: TimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in self?.beat() }
    timer.setCancelHandler { [weak self] in self?.onStop?() }
    timer.resume()
    self.timer = timer
  }

  public func pause() { timer?.suspend() }
  public func proceed() { timer?.resume() }

  public func stop() {
    timer?.cancel()
    timer = nil
  }

  private func beat() {
    beats += 1
    layer.removeAnimation(forKey: "beat")
    let animation = CAKeyframeAnimation(keyPath: #keyPath(CALayer.transform))
    animation.values = [1, 1.3, 1].map { CATransform3DMakeScale($0, $0, 1) }
    animation.duration = 0.2
    layer.add(animation, forKey: "beat")
  }
}
