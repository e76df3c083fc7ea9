/// A path of names that leads to a property: the names of a layer, of groups and items in it, and of the property.
///
/// ```swift
/// AnimationKeypath("Button.Icon.Fill 1.Color")
/// AnimationKeypath("Button.**.Color")  // every color in the layer
/// ```
///
/// `*` matches any one name, `**` any number of names, including none. Names are the ones in the file; layers without a
/// name are called Layer, groups Group. Layers of a composition are below the layer that shows the composition.
///
/// The names of properties are:
///
/// - Solid layers: Color.
/// - Paints: Color, Opacity, Stroke Width, Dashes, Dash Phase, Colors, Start Point, End Point.
/// - Paths: Path, Position, Size, Roundness, Rotation, Points, Outer Radius, Inner Radius, Outer Roundedness, Inner
///   Roundedness.
/// - Trim paths: Start, End, Offset. Repeaters: Copies, Offset. Rounded corners: Radius.
/// - The Transform of a layer or group: Anchor Point, Position (or X Position and Y Position), Scale, Rotation,
///   Rotation X, Rotation Y, Skew, Skew Axis, Opacity. `Transform` may be left out.
/// - The Path Options of a text: First Margin, Last Margin.
public struct AnimationKeypath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The names.
  public let keys: [String]

  /// Creates a key path from names separated by dots.
  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }

  /// Creates a key path from a list of names, which may contain dots.
  public init(keys: [String]) { self.keys = keys }

  /// Creates a key path from names separated by dots.
  public init(stringLiteral value: String) { self.init(keypath: value) }
}

extension AnimationKeypath {
  /// The names separated by dots, like ``description``.
  public var string: String { description }
}

extension AnimationKeypath: CustomStringConvertible {
  /// The names separated by dots.
  public var description: String { keys.joined(separator: ".") }
}

// MARK: - Matching

extension AnimationKeypath {
  /// Returns whether the key path, with its wildcards, matches a path of names.
  package func matches(_ path: [String]) -> Bool {
    if matches(path[...]) { return true }
    guard path.count > 2, path[path.count - 2] == "Transform" else { return false }
    return matches(path[..<(path.count - 2)] + path.suffix(1))
  }

  /// Matches each `**` with as few names as possible, and one more whenever the names after it don't match. If there are
  /// several, only the last one needs to grow.
  private func matches(_ path: ArraySlice<String>) -> Bool {
    var (key, index) = (0, path.startIndex)
    var latestWildcard: (key: Int, index: Int)?
    while index < path.endIndex {
      if key < keys.count, keys[key] == "**" {
        latestWildcard = (key, index)
        key += 1
      } else if key < keys.count, keys[key] == "*" || keys[key] == path[index] {
        key += 1
        index += 1
      } else if let (wildcard, start) = latestWildcard {
        latestWildcard = (wildcard, start + 1)
        (key, index) = (wildcard + 1, start + 1)
      } else {
        return false
      }
    }
    return keys[key...].allSatisfy { $0 == "**" }
  }

  /// Returns whether the key path could match a path that begins with these names.
  func mayMatch(below path: [String]) -> Bool {
    for (index, name) in path.enumerated() {
      guard index < keys.count else { return path.last == "Transform" && index == path.count - 1 }
      if keys[index] == "**" { return true }
      if keys[index] != "*", keys[index] != name { return name == "Transform" && index == path.count - 1 }
    }
    return true
  }
}
