/// The method of a selector, with untyped target and arguments.
final class SelectorMethod {
  /// The outcome of a call.
  enum Outcome {
    /// The method was called and returned the value, `()` if nothing.
    case returned(Any)
    /// The target or an argument has the wrong type, so the method wasn't called.
    case mismatched
  }

  let description: String
  let accepts: (_ target: Any) -> Bool
  let call: (_ target: Any, _ first: Any?, _ second: Any?) -> Outcome

  init(
    _ description: String, accepts: @escaping (_ target: Any) -> Bool = { _ in true },
    call: @escaping (_ target: Any, _ first: Any?, _ second: Any?) -> Outcome
  ) {
    self.description = description
    self.accepts = accepts
    self.call = call
  }
}

// MARK: - Methods of types

extension SelectorMethod {
  convenience init<Target, Result>(of _: Target.Type, _ method: @escaping (Target) -> () -> Result) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return .mismatched }
      return .returned(method(target)())
    }
  }

  convenience init<Target, First, Result>(
    of _: Target.Type, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, first, _ in
      guard let target = target as? Target, let first = first as? First else { return .mismatched }
      return .returned(method(target)(first))
    }
  }

  convenience init<Target, First, Second, Result>(
    of _: Target.Type, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, first, second in
      guard let target = target as? Target, let first = first as? First, let second = second as? Second
      else { return .mismatched }
      return .returned(method(target)(first, second))
    }
  }
}
