import Requirements

/// Limits for the expressions of one animation. Beyond a limit, properties keep their stored values, and a report says so.
public struct ExpressionLimits: Hashable, Sendable {
  /// The seconds of processor time for all expressions together. Default 5.
  public var processorTime: Double
  /// The seconds of processor time for the values of one property. Default 1.
  public var processorTimePerProperty: Double
  /// The bytes of memory that the animation and its expressions may take in the engine. Default 256 MiB.
  public var memory: Int
  /// The number of values of all properties together, one for each frame. Default 100,000.
  public var valueCount: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - processorTime: The seconds of processor time for all expressions together, more than 0, at most 3600.
  ///   - processorTimePerProperty: The seconds of processor time for one property, more than 0.
  ///   - memory: The bytes of memory, at least 1.
  ///   - valueCount: The number of values, 0 or more.
  public init(
    processorTime: Double = 5, processorTimePerProperty: Double = 1, memory: Int = 256 << 20,
    valueCount: Int = 100_000
  ) {
    require(
      processorTime > 0 && processorTime <= 3600, "a limit of 0 to 3600 s was expected, not \(processorTime)")
    require(processorTimePerProperty > 0, "a time above 0 was expected, not \(processorTimePerProperty)")
    require(memory > 0, "a limit of 1 byte or more was expected, not \(memory)")
    require(valueCount >= 0, "a limit of 0 values or more was expected, not \(valueCount)")
    self.processorTime = processorTime
    self.processorTimePerProperty = processorTimePerProperty
    self.memory = memory
    self.valueCount = valueCount
  }
}
