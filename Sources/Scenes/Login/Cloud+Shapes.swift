import Staging

extension Cloud.Shape {
  /// The four clouds of the screen; the second one is stretched horizontally.
  static let all = [first, second, third, fourth]

  private static let first = Cloud.Shape(
    size: CGSize(width: 159, height: 50),
    lobes: [
      Lobe(x: 62, y: 22, radius: 19), Lobe(x: 92, y: 18, radius: 17.5), Lobe(x: 119, y: 27, radius: 15),
      Lobe(x: 36, y: 31, radius: 15), Lobe(x: 77, y: 32, radius: 15), Lobe(x: 141, y: 36, radius: 10.5),
      Lobe(x: 13, y: 38, radius: 9), Lobe(x: 105, y: 36, radius: 12), Lobe(x: 54, y: 37, radius: 11),
    ], base: CGRect(x: 4, y: 32, width: 148, height: 16))

  private static let second = Cloud.Shape(
    size: CGSize(width: 138, height: 49),
    lobes: [
      Lobe(x: 88, y: 20, radius: 18.5), Lobe(x: 60, y: 26, radius: 15), Lobe(x: 110, y: 29, radius: 14),
      Lobe(x: 38, y: 33, radius: 11), Lobe(x: 76, y: 34, radius: 13), Lobe(x: 124, y: 37, radius: 9),
      Lobe(x: 20, y: 38, radius: 8),
    ], base: CGRect(x: 12, y: 31, width: 121, height: 16))

  private static let third = Cloud.Shape(
    size: CGSize(width: 74, height: 35),
    lobes: [
      Lobe(x: 32, y: 16, radius: 14.5), Lobe(x: 50, y: 20, radius: 11.5), Lobe(x: 17, y: 24, radius: 9),
      Lobe(x: 40, y: 24.5, radius: 8.5), Lobe(x: 62, y: 26, radius: 7),
    ], base: CGRect(x: 8, y: 21, width: 61, height: 12))

  private static let fourth = Cloud.Shape(
    size: CGSize(width: 115, height: 50),
    lobes: [
      Lobe(x: 44, y: 21, radius: 19.5), Lobe(x: 71, y: 24, radius: 16), Lobe(x: 92, y: 32, radius: 12),
      Lobe(x: 23, y: 33, radius: 13), Lobe(x: 58, y: 35, radius: 13), Lobe(x: 104, y: 38, radius: 8),
      Lobe(x: 80, y: 38, radius: 9),
    ], base: CGRect(x: 10, y: 32, width: 102, height: 16))
}
