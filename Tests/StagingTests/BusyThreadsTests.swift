import Raster
import Staging
import Testing

@Suite struct BusyThreadsTests {
  @Test func `a thread is busy during its work`() {
    #expect(BusyThreads.during { BusyThreads.count } >= 1)
    #expect(BusyThreads.during { BusyThreads.during { BusyThreads.count } } >= 2)
  }

  @Test(arguments: 1...4) func `a picture is the same while other threads are busy`(_ threads: Int) {
    func picture() -> CGImage {
      let stage = Stage(size: CGSize(width: 40, height: 40), threads: threads)
      stage.perform {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 7, width: 25, height: 28)
        layer.cornerRadius = 6
        layer.shadowOpacity = 0.5
        layer.backgroundColor = CGColor(srgbRed: 0.9, green: 0.3, blue: 0.1, alpha: 1)
        stage.layer.addSublayer(layer)
      }
      return stage.picture()
    }
    let expected = picture().bitmap.pixels
    #expect(BusyThreads.during { picture().bitmap.pixels } == expected)
  }
}
