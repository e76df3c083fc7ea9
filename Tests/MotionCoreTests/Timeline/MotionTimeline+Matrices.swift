@testable import MotionCore

extension MotionTimeline {
  /// Returns the matrix of a transform channel at the last evaluated instant.
  func matrix(of channel: MotionChannel) -> Matrix4 {
    Matrix4(numbers: (0..<channel.count).map { value(at: $0, of: channel) })
  }
}
