import Requirements

/// The animations of a layer in the order in which they were added, without memory of its own for a single one.
struct AttachedAnimations: RandomAccessCollection {
  private enum Storage {
    case none
    case one(AttachedAnimation)
    case several([AttachedAnimation])
  }

  private var storage = Storage.none

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let animations): animations.count
    }
  }

  subscript(index: Int) -> AttachedAnimation {
    switch storage {
    case .none: failRequirement("no animation has the index \(index)")
    case .one(let animation):
      require(index == 0, "a single animation has the index 0, not \(index)")
      return animation
    case .several(let animations): return animations[index]
    }
  }

  mutating func append(_ animation: AttachedAnimation) {
    switch storage {
    case .none: storage = .one(animation)
    case .one(let first): storage = .several([first, animation])
    case .several(var animations):
      storage = .none
      animations.append(animation)
      storage = .several(animations)
    }
  }

  mutating func removeAll(where condition: (AttachedAnimation) -> Bool) {
    let rest = filter { !condition($0) }
    if rest.count == count { return }
    storage = rest.isEmpty ? .none : rest.count == 1 ? .one(rest[0]) : .several(rest)
  }
}
