import QuartzCore

// The interface of iOS 2, for older code.

extension UIView {
  static func openBlock() {
    let stack = AnimationStack.current
    let traits = AnimationTraits(duration: 0.2).inheriting(from: stack.traits, [])
    stack.open(traits, into: OpenBlock(completion: nil))
  }

  static func closeBlock() {
    guard let block = AnimationStack.current.openBlock else { return }
    AnimationStack.current.close()
    block.close()
  }

  static func changeBlock(_ body: (inout AnimationTraits) -> Void) {
    if AnimationStack.current.openBlock != nil { AnimationStack.current.changeTraits(body) }
  }
}

/// The sink of a block that is begun and committed instead of being a closure.
private final class OpenBlock: AnimationTracker {}

extension AnimationStack {
  /// The innermost block if it was begun with `beginAnimations(_:context:)`.
  fileprivate var openBlock: OpenBlock? { sink as? OpenBlock }
}
