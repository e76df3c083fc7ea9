import CoreGraphics
import Foundation
import Staging
import Testing

@testable import ScenePreview

@Suite struct PreviewWorkerTests {
  @Test func `a worker answers questions line by line until its input ends`() throws {
    let (questions, answers) = (Pipe(), Pipe())
    let queries = [PreviewQuery(.status), PreviewQuery(.scene)]
    for query in queries {
      try questions.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(query) + Data("\n".utf8))
    }
    try questions.fileHandleForWriting.close()
    let session = PreviewSession.of(BoxScene.self)
    PreviewWorker.answerQuestions(
      session, input: questions.fileHandleForReading.fileDescriptor,
      output: answers.fileHandleForWriting.fileDescriptor)
    try answers.fileHandleForWriting.close()
    var data = try answers.fileHandleForReading.readToEnd() ?? Data()
    for query in queries {
      let end = try #require(data.firstIndex(of: UInt8(ascii: "\n")))
      let header = try JSONDecoder().decode(WorkerHeader.self, from: data[..<end])
      let rest = data[(end + 1)...]
      #expect(header.response(Data(rest.prefix(header.length))) == session.answer(query))
      data = Data(rest.dropFirst(header.length))
    }
    #expect(data.isEmpty)
  }

  /// A scene that prints.
  private struct LoudScene: Scene {
    let size = CGSize(width: 2, height: 2)
    let length = SceneLength.seconds(1)

    func build(on stage: Stage) { print("hello") }
  }

  @Test func `text that a scene prints isn't part of the answers`() async {
    await #expect(processExitsWith: .success) {
      let (questions, answers, errors) = (Pipe(), Pipe(), Pipe())
      let line = try JSONEncoder().encode(PreviewQuery(.frame)) + Data("\n".utf8)
      try questions.fileHandleForWriting.write(contentsOf: line)
      try questions.fileHandleForWriting.close()
      let saved = [dup(STDOUT_FILENO), dup(STDERR_FILENO)]
      dup2(questions.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      dup2(answers.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      dup2(errors.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      PreviewWorker.run(.of(LoudScene.self))
      fflush(nil)
      dup2(saved[0], STDOUT_FILENO)
      dup2(saved[1], STDERR_FILENO)
      #expect(answers.fileHandleForReading.availableData.starts(with: Data("{".utf8)))
      let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(text.contains("hello\n"))
    }
  }

  @Test func `a process is a worker if its environment says so`() async {
    #expect(!PreviewWorker.isCurrent && PreviewWorker.variable == "QUARTZITE_PREVIEW_WORKER")
    await #expect(processExitsWith: .success) {
      setenv(PreviewWorker.variable, "", 1)
      #expect(PreviewWorker.isCurrent)
    }
  }

  @Test func `an answer that is longer than a pipe's memory arrives in parts`() throws {
    let (questions, answers) = (Pipe(), Pipe())
    try questions.fileHandleForWriting.write(
      contentsOf: JSONEncoder().encode(PreviewQuery(.scene)) + Data("\n".utf8))
    try questions.fileHandleForWriting.close()
    let text = String(repeating: "x", count: 300_000)
    nonisolated(unsafe) let session = PreviewSession { _ in
      PreviewSubject(name: text, size: CGSize(width: 1, height: 1), duration: 1, frameRate: 25) { _ in
        Stage(size: CGSize(width: 1, height: 1))
      }
    }
    let (input, output) = (
      questions.fileHandleForReading.fileDescriptor, answers.fileHandleForWriting.fileDescriptor
    )
    let thread = Thread { [answers] in
      PreviewWorker.answerQuestions(session, input: input, output: output)
      try? answers.fileHandleForWriting.close()
    }
    thread.start()
    let data = try answers.fileHandleForReading.readToEnd() ?? Data()
    let end = try #require(data.firstIndex(of: UInt8(ascii: "\n")))
    let header = try JSONDecoder().decode(WorkerHeader.self, from: data[..<end])
    let body = Data(data[(end + 1)...])
    #expect(header.response(body) == session.answer(PreviewQuery(.scene)) && header.length == body.count)
  }

  @Test func `a line that isn't a question ends the worker`() throws {
    let (questions, answers) = (Pipe(), Pipe())
    try questions.fileHandleForWriting.write(contentsOf: Data("hello\n".utf8))
    PreviewWorker.answerQuestions(
      .of(BoxScene.self), input: questions.fileHandleForReading.fileDescriptor,
      output: answers.fileHandleForWriting.fileDescriptor)
    try answers.fileHandleForWriting.close()
    #expect(try answers.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
