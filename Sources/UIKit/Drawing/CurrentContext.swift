public import CoreGraphics

/// Returns the context into which colors, paths, images and texts draw on this thread, nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes a context the current one of this thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the context the current one that was so before the last push; without one it does nothing.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }
