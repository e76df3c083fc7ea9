/// The numbers of a list's commands that don't fill shapes, and that mix the backdrop.
struct CommandCounts {
  private(set) var nonFills = 0
  /// The number of commands that mix the backdrop of pixels with their neighbors'.
  private(set) var mixing = 0

  init() {}

  init(_ commands: some Sequence<DrawCommand>) { commands.forEach { add($0) } }

  /// Counts a command.
  ///
  /// - Parameter mayMix: Whether nested commands are searched for those that mix the backdrop.
  mutating func add(_ command: DrawCommand, mayMix: Bool = true) { change(by: 1, command, mayMix) }

  /// Discounts a command.
  ///
  /// - Parameter mayMix: Whether nested commands are searched for those that mix the backdrop.
  mutating func remove(_ command: DrawCommand, mayMix: Bool) { change(by: -1, command, mayMix) }

  private mutating func change(by step: Int, _ command: DrawCommand, _ mayMix: Bool) {
    if command.isFill { return }
    nonFills += step
    if mayMix, command.mixesBackdrop { mixing += step }
  }

  static func += (counts: inout CommandCounts, other: CommandCounts) {
    counts.nonFills += other.nonFills
    counts.mixing += other.mixing
  }
}
