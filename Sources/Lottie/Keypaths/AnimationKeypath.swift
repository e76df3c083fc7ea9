/// The names that lead to a property of a film: a layer's, those of groups and items in it, the property's own.
///
/// ```swift
/// AnimationKeypath("Button.Icon.Fill 1.Color")
/// AnimationKeypath("Button.**.Color")  // every colour in the layer
/// ```
///
/// `*` stands for any one name, `**` for any number of them, none included. Names count as the file has them; layers
/// without one are called Layer, groups Group. Layers of compositions lie below the layer that shows the composition. A
/// property is Color, Opacity, Stroke Width, Dashes, Dash Phase, Colors, Start Point or End Point of a paint; Path,
/// Position, Size, Roundness, Rotation, Points, Outer Radius, Inner Radius, Outer Roundedness or Inner Roundedness of a
/// path; Start, End or Offset of a trim; Copies or Offset of a repeater; Radius of rounded corners; and Anchor Point,
/// Position (or X Position and Y Position), Scale, Rotation, Rotation X, Rotation Y, Skew, Skew Axis or Opacity of the
/// Transform of a layer or group; First Margin or Last Margin of a text's Path Options. `Transform` may be left out.
public struct AnimationKeypath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The names.
  public let keys: [String]

  /// Creates a key path of names with dots between them.
  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }

  /// Creates a key path of names, which may have dots in them.
  public init(keys: [String]) { self.keys = keys }

  /// Creates a key path of names with dots between them.
  public init(stringLiteral value: String) { self.init(keypath: value) }
}

extension AnimationKeypath: CustomStringConvertible {
  /// The names with dots between them.
  public var description: String { keys.joined(separator: ".") }
}

// MARK: - Matching

extension AnimationKeypath {
  /// Whether it names what lies at a path.
  func matches(_ path: [String]) -> Bool {
    if matches(path[...]) { return true }
    guard path.count > 2, path[path.count - 2] == "Transform" else { return false }
    return matches(path[..<(path.count - 2)] + path.suffix(1))
  }

  /// Takes each `**` for as few names as possible, and one more wherever what follows doesn't fit: of several, only the
  /// last one need grow.
  private func matches(_ path: ArraySlice<String>) -> Bool {
    var (key, place) = (0, path.startIndex)
    var latest: (key: Int, place: Int)?
    while place < path.endIndex {
      if key < keys.count, keys[key] == "**" {
        latest = (key, place)
        key += 1
      } else if key < keys.count, keys[key] == "*" || keys[key] == path[place] {
        key += 1
        place += 1
      } else if let (star, start) = latest {
        latest = (star, start + 1)
        (key, place) = (star + 1, start + 1)
      } else {
        return false
      }
    }
    return keys[key...].allSatisfy { $0 == "**" }
  }

  /// Whether it may name something below a path.
  func mayMatch(below path: [String]) -> Bool {
    for (index, name) in path.enumerated() {
      guard index < keys.count else { return path.last == "Transform" && index == path.count - 1 }
      if keys[index] == "**" { return true }
      if keys[index] != "*", keys[index] != name { return name == "Transform" && index == path.count - 1 }
    }
    return true
  }
}
