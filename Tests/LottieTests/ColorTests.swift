import Lottie
import Testing
import UIKit

@Suite struct ColorTests {
  @Test func `a UIKit color converts to a color of an animation`() {
    #expect(UIColor.red.lottieColorValue == LottieColor(r: 1, g: 0, b: 0))
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.lottieColorValue == LottieColor(r: 0.25, g: 0.5, b: 0.75, a: 0.5))
  }

  @Test func `a color outside sRGB is clamped`() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0.5, alpha: 1).lottieColorValue
    #expect(color == LottieColor(r: 1, g: 0, b: 0.5))
  }

  @Test func `a pattern, which has no components, gives black`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(UIColor(patternImage: image).lottieColorValue == LottieColor(r: 0, g: 0, b: 0))
  }
}
