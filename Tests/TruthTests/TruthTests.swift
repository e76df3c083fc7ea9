import Foundation
import Testing

@Suite struct TruthTests {
  @Test func `every code that a Swift file cites is in a table`() throws {
    let tables = try TruthTables()
    let families = tables.families
    let files = TruthTables.swiftFiles(in: ["Sources", "Tests", "Examples", "Fuzz", "Benchmarks"])
    #expect(files.count > 500)
    var citationCount = 0
    for file in files where file.deletingLastPathComponent().lastPathComponent != "TruthTests" {
      let citations = Citations.found(in: try String(contentsOf: file, encoding: .utf8), families: families)
      citationCount += citations.count
      let unknown = citations.filter { !tables.have($0) }.sorted()
      #expect(unknown.isEmpty, "\(file.lastPathComponent) cites codes that are in no table")
    }
    #expect(citationCount > 400)
  }

  @Test func `codes are unique, and each row has as many cells as the header`() throws {
    var seen: Set<String> = []
    for file in try TruthTables.files() {
      let header = try #require(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first)
      let width = header.split(separator: "\t", omittingEmptySubsequences: false).count
      for row in try TruthTables.rows(of: file) {
        #expect(row.count == width, "\(file.lastPathComponent): \(row[0])")
        #expect(seen.insert(row[0]).inserted, "\(file.lastPathComponent): \(row[0]) occurs twice")
      }
    }
  }

  @Test(arguments: [
    ("/// S186, behavior 8 and rows RR.", ["RR", "S186", "behavior 8"]),
    ("@Test func `CTQ-3: a paused layer`() {}", ["CTQ-3"]),
    ("let crc = 1  // CRC-32, D65, UTF-8", []),
    ("let S186 = D14", []),
    (#"name("PATH-* and RI-12")"#, ["PATH", "RI-12"]),
  ])
  func `citations are found in comments, strings and test names`(_ line: String, _ codes: [String]) {
    let found = Citations.found(in: line, families: ["RR", "CTQ", "PATH", "RI"])
    #expect(found.sorted() == codes)
  }
}
