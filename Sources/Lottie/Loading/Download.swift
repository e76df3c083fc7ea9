import Foundation
import LottiePlayer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading of files from URLs.
enum Download {
  /// Reads a file, or downloads it with a session.
  ///
  /// - Parameters:
  ///   - url: The file's URL.
  ///   - session: The session that downloads the file unless the URL is a file URL.
  ///   - completion: Called with the contents or the error: immediately for local files, otherwise later on any
  ///     thread.
  static func load(
    _ url: URL, _ session: any LottieURLSession,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    guard !url.isFileURL else { return completion(Result { try Data(contentsOf: url) }) }
    let task = session.lottieDataTask(with: url) { data, response, error in
      completion(result(data, response, error, url))
    }
    task.resume()
  }

  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ url: URL
  ) -> Result<Data, any Error> {
    if let error { return .failure(error) }
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return .failure(LottieError(.file, "\(url.absoluteString): the server responded with status \(status)"))
    }
    guard let data else {
      return .failure(LottieError(.file, "\(url.absoluteString): the server's response has no data"))
    }
    return .success(data)
  }
}

/// A value that is used by one thread at a time, although the compiler can't check it.
struct Transferred<Value>: @unchecked Sendable {  // Sendable because only the receiver uses the value.
  let value: Value
}
