import Dispatch
import Raster
import Staging
import Testing
import ThreadPool

// Two tests that both wait for all helpers would wait for each other.
@Suite(.serialized) struct BusyHelpersTests {
  @Test(arguments: 1...4)
  func `a picture is the same while no helper is free`(_ threads: Int) {
    let expected = Self.picture(threads: threads).bitmap.pixels
    let pixels = Self.whileAllHelpersWait { Self.picture(threads: threads).bitmap.pixels }
    #expect(pixels == expected)
  }

  /// Returns a picture of a layer with a shadow.
  private static func picture(threads: Int) -> CGImage {
    let stage = Stage(size: CGSize(width: 40, height: 40), threads: threads)
    stage.perform {
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 7, width: 25, height: 28)
      layer.cornerRadius = 6
      layer.shadowOpacity = 0.5
      layer.backgroundColor = CGColor(srgbRed: 0.9, green: 0.3, blue: 0.1, alpha: 1)
      stage.layer.addSublayer(layer)
    }
    return stage.picture()
  }

  /// Does some work while each helper of this process performs a task that waits for the work's end.
  private static func whileAllHelpersWait<Value>(_ work: () -> Value) -> Value {
    let helpers = HelperThreads.shared
    let (arrivals, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for _ in 0..<helpers.maximumCount {
      helpers.help {
        arrivals.signal()
        end.wait()
        return false
      }
    }
    for _ in 0..<helpers.maximumCount { #expect(arrivals.wait(timeout: .now() + 60) == .success) }
    defer { for _ in 0..<helpers.maximumCount { end.signal() } }
    return work()
  }
}
