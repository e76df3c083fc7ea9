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

  @Test func `a question without items has defaults`() throws {
    let query = try PreviewQuery("frame")
    #expect(query.subject == .frame && query.client == "" && query.time == 0 && query.scale == 1)
    #expect(query.point == nil && query.layer == nil && query.values == [] && !query.isFast)
    #expect(try PreviewQuery("layers?x=1").point == nil && PreviewQuery("layers?y=1").point == nil)
  }

  @Test(arguments: [
    ("time=0", "time=-0.001"), ("time=1000000", "time=1000001"), ("scale=0.01", "scale=0.0099"),
    ("scale=100", "scale=100.1"), ("x=-1000000", "x=-1000001"), ("y=1000000", "y=1000001"),
    ("layer=0.-1", "layer=0.-2"),
  ])
  func `numbers are accepted up to their limits`(_ inside: String, _ outside: String) {
    #expect(status("frame?\(inside)") == 200 && status("frame?\(outside)") == 400)
  }

  @Test(arguments: [
    ("time=x", "time 'x': expected a number from 0.0 to 1000000.0"),
    ("layer=a", "layer 'a': expected a path such as 0.2.1"),
    ("set=width", "set 'width': expected a name, =, and a value"), ("unknown=1", "unknown item 'unknown'"),
    ("client=\(String(repeating: "a", count: 65))", "client: expected at most 64 bytes"),
  ])
  func `a mistake has a reason`(_ item: String, _ reason: String) {
    let mistake = #expect(throws: PreviewQuery.Mistake.self) { try PreviewQuery("frame?\(item)") }
    #expect(mistake?.description == reason && mistake?.status == 400)
  }

  @Test func `addresses have a largest length`() {
    let start = "frame?set=a%3D"
    let long = String(repeating: "a", count: 16_384 - start.utf8.count)
    #expect(status(start + long) == 200 && status(start + long + "a") == 400)
    #expect(
      status("frame?client=\(long.prefix(64))") == 200 && status("frame?client=\(long.prefix(65))") == 400)
  }
}
