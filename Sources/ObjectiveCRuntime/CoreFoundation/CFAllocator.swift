/// An allocator of memory. Swift's own allocator is always used, so a function with a parameter of this type ignores it.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator, nil.
public let kCFAllocatorDefault: CFAllocator? = nil
