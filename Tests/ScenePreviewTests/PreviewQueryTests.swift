import CoreGraphics
import Testing

@testable import ScenePreview

@Suite struct PreviewQueryTests {
  private func status(_ address: String) -> Int {
    do throws(PreviewQuery.Mistake) {
      _ = try PreviewQuery(address)
      return 200
    } catch {
      return error.status
    }
  }

  @Test func `an address is read with all its items`() throws {
    let query = try PreviewQuery(
      "layers?client=a%2B1&time=0.75&scale=2&x=-1.5&y=8&layer=0.-1.2&set=text%3Da%3D%20b")
    #expect(query.subject == .layers && query.client == "a+1" && query.time == 0.75 && query.scale == 2)
    #expect(query.point == CGPoint(x: -1.5, y: 8) && query.layer == [0, -1, 2] && !query.isFast)
    #expect(query.values == [PreviewQuery.ParameterText(name: "text", text: "a= b")])
    #expect(try PreviewQuery("test?layer=").layer == [] && PreviewQuery("frame?fast=1").isFast)
  }

  @Test(arguments: ["", "page", "../frame", "frame/", "frame/x", "index.html", "etc/passwd"])
  func `other paths lead nowhere`(_ path: String) {
    #expect(status(path) == 404)
  }

  @Test(
    arguments: [
      "time=nan", "time=-1", "time=inf", "time=1e300", "time=", "scale=0", "scale=1000", "x=a", "layer=a",
      "layer=0.",
      "layer=-2", "set=width", "unknown=1",
    ])
  func `other values are mistakes`(_ item: String) {
    #expect(status("frame?\(item)") == 400)
  }

  @Test func `addresses have a largest length`() {
    let long = String(repeating: "a", count: 20_000)
    #expect(status("frame?set=a%3D\(long)") == 400)
    #expect(status("frame?client=\(long.prefix(100))") == 400)
  }
}
