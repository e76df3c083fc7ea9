import Foundation
import Testing

@testable import Lowering

@Suite("Snippets") struct SnippetTests {
  @Test("Every snippet lowers to the expected code", arguments: Topic.all)
  func lowering(topic: Topic) {
    for snippet in topic.snippets {
      let lowered = lower(topic.source(snippet))
      #expect(lowered.diagnostics.isEmpty, "\(snippet.before)")
      #expect(squeezed(lowered.source ?? topic.source(snippet)) == squeezed(topic.expected(snippet)))
    }
  }

  @Test("There are at least two hundred snippets")
  func count() { #expect(Topic.all.map(\.snippets.count).reduce(0, +) >= 200) }

  @Test("A snippet without Objective-C syntax has no lowered form")
  func unchanged() {
    for topic in Topic.all where topic.frame == topic.loweredFrame {
      for snippet in topic.snippets where snippet.before == snippet.after {
        #expect(lower(topic.source(snippet)).source == nil, "\(snippet.before)")
      }
    }
  }

  @Test("Lines keep their numbers, and code that stays on a line keeps its order", arguments: Topic.all)
  func lines(topic: Topic) {
    for snippet in topic.snippets {
      let before = topic.source(snippet).split(separator: "\n", omittingEmptySubsequences: false)
      let after = (lower(topic.source(snippet)).source ?? topic.source(snippet))
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(after.count >= before.count)
      for (old, new) in zip(before, after) where !old.contains("@") && !old.contains("#") {
        #expect(old.allSatisfy(\.isWhitespace) || new.first == old.first, "\(snippet.before)")
      }
    }
  }

  @Test("Lowering the result again changes nothing")
  func idempotence() {
    for topic in Topic.all {
      for snippet in topic.snippets {
        guard let once = lower(topic.source(snippet)).source else { continue }
        #expect(lower(once).source == nil, "\(snippet.before)")
      }
    }
  }

  @Test("Every result compiles")
  func compilation() throws {
    let folder = try TemporaryFolder()
    let stubs = try Stubs(in: folder)
    var number = 0
    var files: [String] = []
    for topic in Topic.all {
      for snippet in topic.snippets {
        number += 1
        let source = topic.source(snippet)
        let text = lower(source).source ?? source
        files.append(
          try folder.write(withUniqueNames(text, of: source, number), to: "snippet\(number).swift"))
      }
    }
    let output = try stubs.typecheck(files)
    #expect(!output.contains("error:"), "\(output.prefix(4000))")
  }
}

/// Appends a number to the names of all declarations at the top of a source, so that many sources fit in one module.
///
/// - Parameter original: The source before lowering, whose lines at the top aren't indented.
private func withUniqueNames(_ source: String, of original: String, _ number: Int) throws -> String {
  var names: Set<String> = []
  let pattern = /\b(?:class|protocol|struct|enum|func|let)\s+([A-Z][A-Za-z]*|f|g|x|only)\b/
  for line in original.split(separator: "\n") where line.first != " " {
    for match in line.matches(of: pattern) { names.insert(String(match.1)) }
  }
  var result = source
  for name in names {
    if name.beginsWithUppercase {
      result = result.replacing(
        try Regex("\\b\(name)(?=\\b|_)").wordBoundaryKind(.simple), with: "\(name)\(number)")
      continue
    }
    // Members share the names of functions and values, which count only at the beginning of a line.
    for word in ["\nfunc ", "\nlet ", "= "] {
      result = result.replacing(try Regex("\(word)\(name)\\b"), with: "\(word)\(name)\(number)")
    }
  }
  return result
}
