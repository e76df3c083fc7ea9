public import Foundation
public import LottiePlayer

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A session that downloads files.
///
/// `URLSession` is one. Programs that download in other ways, or not at all, adopt the protocol.
public protocol LottieURLSession {
  /// Returns a task that downloads a file once it's resumed.
  ///
  /// - Parameters:
  ///   - url: The file's URL.
  ///   - completionHandler: Called on any thread with the file's contents, the response and the error, of which any may be
  ///     nil.
  func lottieDataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
}

extension URLSession: LottieURLSession {
  /// Returns a task that downloads a file once it's resumed.
  public func lottieDataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: url, completionHandler: completionHandler)
  }
}

extension LottieConfiguration {
  /// The session that downloads files unless another one is given. Default `URLSession.shared`.
  ///
  /// Set it before other threads load animations; access isn't synchronized.
  public nonisolated(unsafe) static var defaultURLSession: any LottieURLSession = URLSession.shared
}
