import Foundation
import Testing

@testable import LottiePlayer
@testable import LottieExpressions

/// Malicious expressions end within their limits, with a report, and other expressions still run.
@Suite struct HostileExpressionTests {
  /// Short limits, so that tests are fast.
  private static let limits = ExpressionLimits(
    processorTime: 2, processorTimePerProperty: 0.05, memory: 16 << 20, valueCount: 10_000)

  @Test(arguments: [
    "for (;;) {}",
    "while (true) { try { for (;;) {} } catch (e) {} }",
    "/(a+)+$/.test(new Array(60).join('a') + 'b'); for (;;) {}",
    "[1, 2, 3].sort(function () { for (;;) {} })",
    "var o = { toString: function () { for (;;) {} } }; 'x' + o",
    "var o = { valueOf: function () { for (;;) {} } }; o",
  ])
  func `an endless loop ends`(_ expression: String) throws { try expectReport(of: expression) }

  @Test(arguments: [
    "function f() { return f(); } f()",
    "function f(n) { return [f(n + 1)].concat(f(n)); } f(0)",
    "eval(new Array(100000).join('('))",
    "JSON.parse(new Array(100000).join('['))",
    "new Array(100000).join('[') + 1 && eval(new Array(5000).join('[') + new Array(5000).join(']'))",
    "var a = []; a[0] = a; JSON.stringify(a)",
    "new RegExp(new Array(50000).join('('))",
    "var o = {}; o.toString = function () { return '' + o; }; '' + o",
  ])
  func `deep recursion ends`(_ expression: String) throws { try expectReport(of: expression) }

  @Test(arguments: [
    "var s = 'x'; for (;;) s += s",
    "var a = []; for (;;) a.push(a.slice())",
    "var o = {}; for (var i = 0;; i++) o['k' + i] = new Array(1000).join('x')",
    "new Array(4294967295).join('xxxxxxxx')",
    "var a = []; a.length = 4294967295; a.join('x').length",
    "kept = []; for (;;) kept.push(new Array(10000).join('y'))",
    "'x'.concat(new Array(30000000).join('abcdefgh')) ",
    "var a = []; for (var i = 0; i < 1e9; i++) a[i] = i",
  ])
  func `memory doesn't grow beyond its limit`(_ expression: String) throws {
    try expectReport(of: expression)
  }

  @Test(arguments: [
    "read('/etc/passwd')", "load('/etc/passwd')", "require('fs')", "process.exit(0)", "print('x')",
    "quit()", "new XMLHttpRequest()", "fetch('http://127.0.0.1')", "new Date().getTime()", "Date.now()",
    "setTimeout(function () {}, 0)", "importScripts('x')", "system('id')", "readFile('x')", "write('x')",
  ])
  func `nothing outside can be reached`(_ expression: String) throws {
    let evaluation = try ExpressionFile.rotation("$bm_rt = " + expression, value: "8", limits: Self.limits)
    let report = try #require(evaluation.reports.first)
    #expect(report.message.contains("is not defined"), "\(report)")
  }

  @Test(arguments: [
    "", "}", "{", "var $bm_rt; $bm_rt = ", "\u{0}", "\u{FFFF}\u{202E}", "$bm_rt = 'a\u{0}b';", "*/", "<!--",
    "function", "return 5; } function x() {", "'\\", "\u{2028}\u{2029}", "1 2 3",
    "throw null", "throw undefined", "throw { get rate() { throw 1 } }", "throw {rate: 0/0}",
    "throw {rate: 'x'}",
    "throw { toString: null, valueOf: null }", "arguments.callee.caller.arguments",
    "delete this.isVector; this",
  ])
  func `a malformed text is a report`(_ expression: String) throws { try expectReport(of: expression) }

  /// Expects a report for an expression, and the value of a sane expression of another layer.
  private func expectReport(of expression: String) throws {
    let clock = ContinuousClock()
    let sane = ExpressionFile.layer(
      2, "Sane", transform: #""r":"# + ExpressionFile.property("0", "time * 20"))
    let start = clock.now
    let evaluation = try ExpressionFile.rotation(
      expression, value: "8", more: [sane], limits: Self.limits)
    // The wall clock runs on while other programs use the processors.
    #expect(clock.now - start < .seconds(60))
    let report = try #require(evaluation.reports.first)
    #expect(report.property == "Own.Transform.Rotation")
    #expect(!report.message.isEmpty && report.message.count <= 400)
    let layers = evaluation.animation.document.layers
    #expect(layers[0].transform.rotation?.first == 8)
    #expect(abs((layers[1].transform.rotation?.value(at: 30) ?? 0) - 30) < 1e-9, "\(evaluation.reports)")
  }

  @Test func `an expression that fills the memory and catches its error doesn't make others fail`() throws {
    let hog = """
      if (time > 2.8 && typeof hoard === 'undefined') {
        hoard = null;
        var text = new Array(100000).join('y');
        try { for (var i = 1;; i++) hoard = { next: hoard, text: text.substring(i % 9) }; } catch (error) {}
      }
      5
      """
    let innocents = (2...4).map {
      let expression = "if (time === 1) new Array(300000).join('x'); time * 20"
      let rotation = ExpressionFile.property("8", expression)
      return ExpressionFile.layer($0, "L\($0)", transform: #""r":"# + rotation)
    }
    let evaluation = try ExpressionFile.rotation(
      hog, value: "8", more: innocents,
      limits: ExpressionLimits(processorTime: 20, processorTimePerProperty: 5, memory: 16 << 20))
    #expect(evaluation.reports.isEmpty, "\(evaluation.reports)")
    for layer in evaluation.animation.document.layers.dropFirst() {
      #expect(abs((layer.transform.rotation?.value(at: 30) ?? 0) - 30) < 1e-9)
    }
  }

  @Test func `many endless loops end at the animation's limit`() throws {
    let layers = (1...200).map {
      ExpressionFile.layer($0, "L\($0)", transform: #""r":"# + ExpressionFile.property("8", "for (;;) {}"))
    }
    let evaluation = try ExpressionFile(layers: layers).evaluation(
      ExpressionLimits(processorTime: 0.5, processorTimePerProperty: 0.1))
    #expect(evaluation.reports.count == 200)
    #expect(evaluation.reports[0].message == "it takes more than 0.1 s of processor time")
    #expect(evaluation.reports[199].message == "the animation's limit of 0.5 s of processor time is reached")
    #expect(evaluation.animation.document.layers.allSatisfy { $0.transform.rotation?.first == 8 })
  }

  @Test func `ten thousand expressions end within the animation's limits`() throws {
    let layers = (1...10_000).map {
      ExpressionFile.layer($0, "L\($0)", transform: #""r":"# + ExpressionFile.property("8", "time * index"))
    }
    let evaluation = try ExpressionFile(layers: layers, end: 2).evaluation()
    let values = evaluation.animation.document.layers.map { $0.transform.rotation?.value(at: 2) ?? 0 }
    let evaluated = zip(1..., values).count { abs($1 - Double($0) * 0.1) < 1e-9 }
    #expect(evaluated > 100)
    #expect(evaluated == 10_000 || !evaluation.reports.isEmpty)
    #expect(evaluation.reports.count <= 201)
  }

  @Test func `values beyond their limit are a report`() throws {
    let evaluation = try ExpressionFile.rotation(
      "time", value: "8", limits: ExpressionLimits(valueCount: 60))
    #expect(evaluation.reports.map(\.message) == ["the animation's limit of 60 values is reached"])
  }

  @Test func `an expression can't make others fail by changing the language`() throws {
    let saboteur = ExpressionFile.layer(
      2, "Saboteur",
      transform: #""r":"#
        + ExpressionFile.property("0", "JSON = null; Object = null; Function = 3; respond = null; 1"))
    let evaluation = try ExpressionFile.rotation("time", more: [saboteur])
    #expect(evaluation.animation.document.layers[0].transform.rotation?.value(at: 40) == 2)
  }
}
