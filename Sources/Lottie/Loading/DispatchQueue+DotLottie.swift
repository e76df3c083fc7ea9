public import Dispatch

extension DispatchQueue {
  /// The queue on which archives are read unless another one is given.
  public static let dotLottie = DispatchQueue(label: "lottie.dotLottie", qos: .userInitiated)
}
