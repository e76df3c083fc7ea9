import CExpressionEngine
import Foundation
import Testing

@testable import LottieExpressions

/// The engine's process.
@Suite struct EngineTests {
  private func engine(memory: Int = 16 << 20) throws -> ExpressionEngine {
    let engine = try ExpressionEngine(memory: memory, seconds: 5)
    try engine.run("(function (text) { return String(eval(text)); })", seconds: 1)
    return engine
  }

  private func value(_ text: String, in engine: ExpressionEngine) throws -> String {
    String(decoding: try engine.call(text, seconds: 0.2), as: UTF8.self)
  }

  @Test func `an engine answers one request after the other`() throws {
    let engine = try engine()
    #expect(try value("1 + 2", in: engine) == "3")
    #expect(throws: EngineFailure.self) { try value("nonsense", in: engine) }
    #expect(try value("'ä' + '€' + '😀'", in: engine) == "ä€😀")
    #expect(try value("new Array(300001).join('x').length", in: engine) == "300000")
    #expect(engine.processorTime > 0)
  }

  @Test func `an engine that loops ends, and gives no further answers`() throws {
    let engine = try engine()
    #expect { try value("for (;;) {}", in: engine) } throws: { ($0 as? EngineFailure)?.kind == .timeLimit }
    #expect { try value("1", in: engine) } throws: { ($0 as? EngineFailure)?.kind == .ended }
  }

  @Test func `an engine with little memory survives`() throws {
    let engine = try engine()
    #expect {
      try value("var s = 'x'; for (;;) s += s", in: engine)
    } throws: {
      ($0 as? EngineFailure)?.message.contains("memory") ?? false
    }
    #expect(try value("6 * 7", in: engine) == "42")
  }

  @Test func `an engine without any memory says so`() {
    #expect {
      try ExpressionEngine(memory: 100, seconds: 1)
    } throws: {
      ($0 as? EngineFailure)?.kind == .ended
    }
  }

  @Test func `an animation whose engine can't start isn't cached`() throws {
    let file = ExpressionFile(layers: [
      ExpressionFile.layer(1, "Own", transform: #""r":"# + ExpressionFile.property("0", "time"))
    ])
    let result = ExpressionEvaluator.evaluate(Data(file.json.utf8), ExpressionLimits(memory: 100))
    #expect(result.reports.count == 1)
    #expect(result.dependsOnSpeed)
  }

  @Test func `the processor time of an engine that was killed counts`() throws {
    var engine = quartzite_engine()
    #expect(quartzite_engine_start(&engine, quartzite_engine_limits(memory: 16 << 20, seconds: 5)) == 0)
    defer { quartzite_engine_stop(&engine) }
    let greeting = quartzite_engine_greeting(&engine)
    #expect(greeting.outcome == quartzite_engine_success)
    free(greeting.text)
    kill(engine.process, SIGKILL)
    let reply = quartzite_engine_ask(&engine, quartzite_engine_run, "1", 1, 1)
    #expect(reply.outcome == quartzite_engine_ended)
    #expect(reply.signal == SIGKILL)
    #expect(reply.seconds > 0)
  }

  @Test func `a request that is too long isn't sent, and the engine survives`() throws {
    var engine = quartzite_engine()
    #expect(quartzite_engine_start(&engine, quartzite_engine_limits(memory: 16 << 20, seconds: 5)) == 0)
    defer { quartzite_engine_stop(&engine) }
    free(quartzite_engine_greeting(&engine).text)
    let refused = quartzite_engine_ask(&engine, quartzite_engine_run, "", .max, 1)
    #expect(refused.outcome == quartzite_engine_too_large)
    let reply = quartzite_engine_ask(&engine, quartzite_engine_run, "1", 1, 1)
    #expect(reply.outcome == quartzite_engine_success)
    free(reply.text)
  }

  @Test func `engines leave no processes and no descriptors behind`() throws {
    func descriptorCount() -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }
    _ = try engine()
    let before = descriptorCount()
    for _ in 0..<20 { _ = try value("1", in: engine()) }
    // Tests that run at the same time open files too.
    #expect(descriptorCount() < before + 15)
  }
}
