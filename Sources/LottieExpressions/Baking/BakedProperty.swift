/// The values of a property with an expression, one for each frame, as fields of a Lottie file.
struct BakedProperty {
  private let kind: ListedProperty.Kind
  private let first: Int
  private let values: [Value]

  /// - Parameters:
  ///   - property: The property.
  ///   - values: Its values as JSON.
  /// - Returns: nil if a value isn't of the property's kind.
  init?(_ property: ListedProperty, _ values: [Any]) {
    let read = values.map { Value($0, property.kind) }
    guard !read.contains(nil) else { return nil }
    kind = property.kind
    first = property.first
    self.values = read.compactMap(\.self)
  }

  private enum Value: Equatable {
    case numbers([Double])
    case path(vertices: [[Double]], inTangents: [[Double]], outTangents: [[Double]], isClosed: Bool)
    case text(String)

    init?(_ json: Any, _ kind: ListedProperty.Kind) {
      switch kind {
      case .numbers:
        guard let numbers = (json as? Double).map({ [$0] }) ?? json as? [Double] else { return nil }
        self = .numbers(numbers)
      case .path:
        guard let path = json as? [String: Any], let vertices = path["v"] as? [[Double]],
          let inTangents = path["i"] as? [[Double]], let outTangents = path["o"] as? [[Double]]
        else { return nil }
        self = .path(
          vertices: vertices, inTangents: inTangents, outTangents: outTangents,
          isClosed: path["c"] as? Bool ?? false)
      case .text:
        guard let text = json as? String else { return nil }
        self = .text(text)
      }
    }

    /// The value as the start of a keyframe.
    var start: Any {
      switch self {
      case .numbers(let numbers): numbers
      case .path: [json]
      case .text(let text): text
      }
    }

    /// The value in the form of a property without keyframes.
    var json: Any {
      switch self {
      case .numbers(let numbers): numbers.count == 1 ? numbers[0] as Any : numbers
      case .path(let vertices, let inTangents, let outTangents, let isClosed):
        ["v": vertices, "i": inTangents, "o": outTangents, "c": isClosed] as [String: Any]
      case .text(let text): text
      }
    }
  }
}

extension BakedProperty {
  /// Returns a property of a file with these values in place of its expression.
  func applied(to property: [String: Any]) -> [String: Any] {
    var property = property
    property["x"] = nil
    guard !values.isEmpty else { return property }
    property["sid"] = nil
    if kind == .text {
      property["k"] = documents(from: property["k"])
    } else {
      let indices = significantIndices
      property["a"] = indices.count > 1 ? 1 : 0
      property["k"] = indices.count > 1 ? indices.map(keyframe) : values[0].json
    }
    return property
  }

  private func keyframe(_ index: Int) -> Any {
    ["t": first + index, "s": values[index].start] as [String: Any]
  }

  /// The indices of the values, except for those inside a span of equal values.
  private var significantIndices: [Int] {
    guard values.contains(where: { $0 != values[0] }) else { return [0] }
    return values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || values[index] != values[index + 1]
    }
  }
}

// MARK: - Texts

extension BakedProperty {
  /// Returns the text keyframes of a layer with new strings, one for each change of the string or of its
  /// appearance.
  private func documents(from stored: Any?) -> [[String: Any]] {
    let former = (stored as? [[String: Any]] ?? []).sorted { Self.time($0) < Self.time($1) }
    var documents: [[String: Any]] = []
    var latest: (index: Int, value: Value)?
    for (offset, value) in values.enumerated() {
      let index = former.lastIndex { Self.time($0) <= Double(first + offset) } ?? 0
      guard former.indices.contains(index), case .text(let text) = value else { continue }
      if let latest, latest.index == index, latest.value == value { continue }
      latest = (index, value)
      var document = former[index]["s"] as? [String: Any] ?? [:]
      document["t"] = text
      documents.append(["t": first + offset, "s": document])
    }
    return documents.isEmpty ? former : documents
  }

  private static func time(_ keyframe: [String: Any]) -> Double { keyframe["t"] as? Double ?? 0 }
}
