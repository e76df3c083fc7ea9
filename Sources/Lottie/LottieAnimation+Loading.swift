public import Foundation

extension LottieAnimation {
  /// Reads a film from a bundle's resources.
  ///
  /// - Parameters:
  ///   - name: The file's name, with `.json` or `.lottie` at its end or without.
  ///   - bundle: Where it lies. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for none.
  /// - Returns: The film; nil where there is no such file or it isn't a film. ``init(contentsOf:)`` says why.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) -> LottieAnimation? {
    let names = [name, name + ".json", name + ".lottie"]
    return names.lazy.compactMap {
      bundle.url(forResource: $0, withExtension: nil, subdirectory: subdirectory)
    }
    .compactMap { try? LottieAnimation(contentsOf: $0) }.first
  }

  /// Reads a film from a file; nil where there is no such file or it isn't a film. ``init(contentsOf:)`` says why.
  public static func filepath(_ path: String) -> LottieAnimation? {
    try? LottieAnimation(contentsOf: URL(fileURLWithPath: path))
  }
}

extension LottieAnimation {
  /// Reads a film from a file's bytes; see ``init(data:pictureFolder:)``.
  public static func from(data: Data) throws(LottieError) -> LottieAnimation {
    try LottieAnimation(data: data)
  }
}

// MARK: - What isn't drawn

extension LottieAnimation {
  /// What the film asks for that isn't drawn, each once.
  ///
  /// - Complexity: That of building the film's layers.
  public var unsupportedFeatures: [UnsupportedFeature] {
    BuiltFilm(document, pictures: PictureSource(beside: pictureData)).unsupported
  }

  /// Returns the film where all of it is drawn.
  ///
  /// - Throws: ``LottieError`` with the code ``LottieError/Code/unsupported``, and all that isn't drawn.
  public func strictlySupported() throws(LottieError) -> LottieAnimation {
    let features = unsupportedFeatures
    guard features.isEmpty else {
      throw LottieError(.unsupported, features.map(\.description).joined(separator: "\n"))
    }
    return self
  }
}
