public import Foundation

/// A change from one view controller to another that a storyboard describes.
///
/// Storyboards aren't supported, so segues are performed only by code that creates them.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard.
  public let identifier: String?
  /// The view controller that the segue leaves.
  public let source: UIViewController
  /// The view controller that the segue shows.
  public let destination: UIViewController
  private let handler: @MainActor () -> Void

  /// Creates a segue that does nothing.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = {}
    super.init()
  }

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name in the storyboard.
  ///   - source: The view controller that the segue leaves.
  ///   - destination: The view controller that the segue shows.
  ///   - performHandler: A closure that shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Shows the destination. The default implementation calls the closure that the segue was created with.
  open func perform() { handler() }
}
