import CoreGraphics
import LayerTree

/// The graphics contexts of a thread, with the current one last.
final class GraphicsStack {
  /// A context and the image that it draws.
  struct Entry {
    /// The context; nil if an image context couldn't be created.
    let context: CGContext?
    /// The number of pixels per point of an image context; nil for a context that was pushed.
    let imageScale: CGFloat?
  }

  private(set) var entries: [Entry] = []

  func push(_ context: CGContext?, imageScale: CGFloat? = nil) {
    entries.append(Entry(context: context, imageScale: imageScale))
  }

  func pop() { _ = entries.popLast() }

  /// The stack of the current thread.
  static var current: GraphicsStack { stacks.value }

  private static let stacks = ThreadLocal { GraphicsStack() }
}
