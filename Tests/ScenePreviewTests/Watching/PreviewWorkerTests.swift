import Foundation
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
