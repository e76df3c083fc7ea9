import Foundation
import TestSupport
import Testing

/// Type-checks the packages in Tests/Clients, in the language modes of Swift 5 and 6.
struct ClientPackageTests {
  private func check(languageMode: Int) throws -> TypeCheck {
    try check("Swift\(languageMode)", languageMode: languageMode)
  }

  private func check(_ client: String, languageMode: Int) throws -> TypeCheck {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../Clients/\(client)/Sources/\(client)Client"
    ).standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try TypeCheck(files.filter { $0.pathExtension == "swift" }, languageMode: languageMode)
  }

  @Test func `a client in Swift 5 gets no diagnostics about actors`() throws {
    let check = try check(languageMode: 5)
    #expect(check.isAccepted && check.text.isEmpty, "\(check.text)")
  }

  @Test func `a client in Swift 6 gets warnings at most`() throws {
    let check = try check(languageMode: 6)
    #expect(check.isAccepted, "\(check.text)")
    #expect(check.text.contains("warning:"))
  }

  @Test(arguments: [5, 6])
  func `a client can override every member and forward calls to delegates`(languageMode: Int) throws {
    let check = try check("Overrides", languageMode: languageMode)
    #expect(check.isAccepted, "\(check.text)")
  }
}
