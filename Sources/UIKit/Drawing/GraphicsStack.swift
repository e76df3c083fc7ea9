import CoreGraphics
import LayerTree

/// The contexts into which a thread's drawing goes, the current one last.
final class GraphicsStack {
  /// A context, and what it draws.
  struct Entry {
    /// nil where an image context couldn't be made.
    let context: CGContext?
    /// Pixels to a point of the image that the context was begun for; nil for a context that was pushed.
    let imageScale: CGFloat?
  }

  private(set) var entries: [Entry] = []

  func push(_ context: CGContext?, imageScale: CGFloat? = nil) {
    entries.append(Entry(context: context, imageScale: imageScale))
  }

  func pop() { _ = entries.popLast() }

  /// That of the current thread.
  static var current: GraphicsStack { stacks.value }

  private static let stacks = ThreadLocal { GraphicsStack() }
}
