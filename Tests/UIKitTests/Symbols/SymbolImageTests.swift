import Testing
import UIKit

@MainActor
struct SymbolImageTests {
  @Test func `a symbol is drawn in the size of its configuration, as a template`() {
    let image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(image?.size == CGSize(width: 24, height: 24) && image?.isSymbolImage == true)
    #expect(image?.renderingMode == .alwaysTemplate)
    #expect(UIImage(systemName: "heart.circle.fill")?.cgImage != nil)
  }

  @Test func `a symbol without a drawing is a placeholder`() {
    #expect(UIImage(systemName: "no.such.symbol")?.isSymbolImage == true)
    #expect(UIImage(systemName: "") == nil)
  }
}
