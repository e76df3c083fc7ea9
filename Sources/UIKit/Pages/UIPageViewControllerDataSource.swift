/// An object that provides the pages before and after another one.
///
/// The methods for the page indicator are optional: a class that adopts the protocol implements them without `throws`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page indicator.
  func presentationCount(for pageViewController: UIPageViewController) throws(MissingMethodError) -> Int
  /// Returns the index of the current dot of the page indicator.
  func presentationIndex(for pageViewController: UIPageViewController) throws(MissingMethodError) -> Int
}

// MARK: - Defaults

extension UIPageViewControllerDataSource {
  /// Fails, because the delegate lacks the method.
  public func presentationCount(for pageViewController: UIPageViewController) throws(MissingMethodError)
    -> Int
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationIndex(for pageViewController: UIPageViewController) throws(MissingMethodError)
    -> Int
  {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIPageViewControllerDataSource {
  /// The method `presentationCount(for:)`, for calls with a question mark.
  public var presentationCount: UIPageViewControllerDataSource_presentationCount? {
    optionalMethod(
      "presentationCount(for:)", of: self, UIPageViewControllerDataSource_presentationCount(delegate: self))
  }

  /// The method `presentationIndex(for:)`, for calls with a question mark.
  public var presentationIndex: UIPageViewControllerDataSource_presentationIndex? {
    optionalMethod(
      "presentationIndex(for:)", of: self, UIPageViewControllerDataSource_presentationIndex(delegate: self))
  }
}

/// The method `presentationCount(…)` of a ``UIPageViewControllerDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSource_presentationCount {
  let delegate: any UIPageViewControllerDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    try? delegate.presentationCount(for: pageViewController)
  }
}

/// The method `presentationIndex(…)` of a ``UIPageViewControllerDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSource_presentationIndex {
  let delegate: any UIPageViewControllerDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    try? delegate.presentationIndex(for: pageViewController)
  }
}
