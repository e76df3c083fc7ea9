import UIKit

/// A label that shows its text letter by letter.
public final class Typewriter: UILabel {
  public var pause: Duration = .milliseconds(100)
  private var typing: Task<Void, Never>?

  public func type(_ message: String) {
    typing?.cancel()
    text = ""
    typing = Task { [weak self] in
      for character in message {
        guard let pause = self?.pause, (try? await Task.sleep(for: pause)) != nil else { return }
        self?.text?.append(character)
      }
    }
  }

  /// Blinks a few times in the old way.
  public func blink(_ times: Int) async {
    for _ in 0..<times {
      try? await Task.sleep(nanoseconds: 250_000_000)
      isHidden.toggle()
    }
  }

  deinit { typing?.cancel() }
}
