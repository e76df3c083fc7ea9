import Testing
import UIKit

extension UIImage {
  /// The rows of pixels from the top, with a letter for each pixel: `.` for clear, the first letter of a color, `?`
  /// for other colors.
  var letters: [String] {
    guard let cgImage, let bytes = cgImage.dataProvider?.data.map({ Data(referencing: $0) }) else {
      return []
    }
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    return stride(from: 0, to: pixels.count, by: cgImage.width).map { start in
      String(pixels[start..<start + cgImage.width].map(Self.letter))
    }
  }

  private static func letter(_ pixel: [UInt8]) -> Character {
    switch (pixel[0], pixel[1], pixel[2], pixel[3]) {
    case (_, _, _, 0): "."
    case (255, 0, 0, 255): "r"
    case (0, 255, 0, 255): "g"
    case (0, 0, 255, 255): "b"
    case (255, 255, 255, 255): "w"
    case (0, 0, 0, 255): "k"
    default: "?"
    }
  }

  /// An image with pixels in the format of ``letters``.
  static func of(_ rows: String..., scale: CGFloat = 1, orientation: Orientation = .up) -> UIImage {
    let colors: [Character: UIColor] = [
      "r": .red, "g": .green, "b": .blue, "w": .white, "k": .black, ".": .clear,
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: rows[0].count, height: rows.count)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (y, row) in rows.enumerated() {
        for (x, letter) in row.enumerated() {
          colors[letter]?.setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return UIImage(cgImage: image.cgImage!, scale: scale, orientation: orientation)
  }

  /// The image that a closure draws, with one pixel per point.
  static func drawn(_ width: Int, _ height: Int, _ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
      actions()
    }
  }
}
