public import CoreGraphics

/// Returns the current context of this thread, into which colors, paths, images and text are drawn; nil if there is
/// none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes a context the current one of this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Restores the context that was current before the last push. Without a push it does nothing.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }
