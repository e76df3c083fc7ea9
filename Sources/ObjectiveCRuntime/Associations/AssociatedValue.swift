import Foundation

/// A value that is associated with an object, held according to its policy.
enum AssociatedValue {
  case retained(Any)
  case unretained(Unmanaged<AnyObject>)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .unretained(.passUnretained(value as AnyObject))
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .retained(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any {
    switch self {
    case .retained(let value): value
    case .unretained(let object): object.takeUnretainedValue()
    }
  }
}
