/// A value stored out of line, which keeps types small if few of their instances have the value.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
