import CoreGraphics
import Foundation
import ImageCoding
import LayerTree
import QuartzCore
import Staging

/// The answers to the questions of the page, in the program that contains the scene.
///
/// Each client has a player of its own, so that clients at different times don't disturb each other. A client that asks
/// nothing for half a minute is forgotten.
package final class PreviewSession: PreviewResponder {
  /// Returns the subject with the values of some of its parameters.
  private let makeSubject: ([PreviewQuery.ParameterText]) throws -> PreviewSubject
  private var subjects: [(values: [PreviewQuery.ParameterText], subject: PreviewSubject)] = []
  /// The players, those that were used last at the end.
  private var players: [ClientPlayer] = []
  /// The time of the last call of ``work(at:)``.
  private var now = 0.0

  /// The largest number of players. A client uses up to seven: for its frame, and for neighboring frames.
  private static let maximumPlayerCount = 80
  /// The number of subjects that are retained.
  private static let maximumSubjectCount = 8
  /// The time in seconds after which a client is forgotten.
  private static let patience = 30.0
  /// The largest number of layers in a document.
  private static let maximumLayerCount = 5000

  /// Creates a session.
  ///
  /// - Parameter makeSubject: Returns the subject with the values of some of its parameters. It throws an error whose
  ///   description says what is wrong with them.
  package init(_ makeSubject: @escaping ([PreviewQuery.ParameterText]) throws -> PreviewSubject) {
    self.makeSubject = makeSubject
  }
}

/// A player that a client uses.
private struct ClientPlayer {
  let client: String
  let values: [PreviewQuery.ParameterText]
  let scale: Double
  let player: ScenePlayer
  var lastUse: Double
  /// Whether the client has gone back, so that spare stages help it.
  var hasGoneBack = false
}

extension PreviewSession {
  func answer(_ query: PreviewQuery) -> HTTPResponse {
    do {
      let subject = try subject(query.values)
      switch query.subject {
      case .scene: return .json(SceneDocument(subject))
      case .frame: return try frame(query, of: subject)
      case .layers: return .json(try layers(query, of: subject))
      case .timeline: return .json(TimelineDocument(subject))
      case .test: return try test(query, of: subject)
      case .status: return .json(PreviewStatus())
      }
    } catch let mistake as PreviewQuery.Mistake {
      return .refusal(mistake.status, mistake.description)
    } catch {
      return .refusal(400, "\(error)")
    }
  }

  func work(at time: Double) -> Bool {
    now = time
    players.removeAll { now - $0.lastUse > Self.patience }
    return players.last(where: \.hasGoneBack)?.player.prepareSpare() ?? false
  }

  /// The number of players that are retained.
  var playerCount: Int { players.count }
}

// MARK: - Subjects and players

extension PreviewSession {
  private func subject(_ values: [PreviewQuery.ParameterText]) throws -> PreviewSubject {
    if let known = subjects.first(where: { $0.values == values }) { return known.subject }
    let subject = try makeSubject(values)
    subjects.append((values, subject))
    subjects = Array(subjects.suffix(Self.maximumSubjectCount))
    return subject
  }

  /// Returns the client's player at the time of a query.
  private func player(_ query: PreviewQuery, of subject: PreviewSubject) throws -> ScenePlayer {
    guard Stage.canShow(size: subject.size, scale: query.scale) else {
      throw PreviewQuery.Mistake(status: 400, description: "the picture is too large for memory")
    }
    var entry = takePlayer(of: query, subject)
    let time = min(query.time, subject.duration)
    entry.lastUse = now
    if time < entry.player.time { entry.hasGoneBack = true }
    entry.player.seek(to: time)
    players.append(entry)
    players = Array(players.suffix(Self.maximumPlayerCount))
    return entry.player
  }

  private func takePlayer(of query: PreviewQuery, _ subject: PreviewSubject) -> ClientPlayer {
    if let index = players.firstIndex(where: { $0.client == query.client }) {
      let entry = players.remove(at: index)
      if entry.values == query.values, entry.scale == query.scale { return entry }
    }
    let player = ScenePlayer(duration: subject.duration) { subject.makeStage(query.scale) }
    return ClientPlayer(
      client: query.client, values: query.values, scale: query.scale, player: player, lastUse: now)
  }
}

// MARK: - Answers

extension PreviewSession {
  /// Returns the picture, with the bytes that `render` writes unless the query asks for speed.
  private func frame(_ query: PreviewQuery, of subject: PreviewSubject) throws -> HTTPResponse {
    let start = ContinuousClock.now
    let player = try player(query, of: subject)
    let picture = player.picture()
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return HTTPResponse(
      contentType: "image/png",
      headers: ["X-Drawing-Milliseconds": "\((milliseconds * 10).rounded() / 10)"],
      body: try PNGEncoder(compression: query.isFast ? .fast : .small).encode(picture))
  }

  private func layers(_ query: PreviewQuery, of subject: PreviewSubject) throws -> LayersDocument {
    let player = try player(query, of: subject)
    let layers = player.inspect { $0.layer.inspectedLayers(limit: Self.maximumLayerCount + 1) }
    return LayersDocument(
      layers.prefix(Self.maximumLayerCount), hit: query.point.flatMap(layers.frontmost),
      isComplete: layers.count <= Self.maximumLayerCount, differences: player.differences)
  }

  private func test(_ query: PreviewQuery, of subject: PreviewSubject) throws -> HTTPResponse {
    guard let source = subject.testSource else {
      throw PreviewQuery.Mistake(status: 404, description: "only scenes can be tested")
    }
    let player = try player(query, of: subject)
    let layers = player.inspect { $0.layer.inspectedLayers(limit: Self.maximumLayerCount) }
    let test = InstantTest(
      name: subject.name, source: source, time: player.time, layers: layers, selection: query.layer)
    return HTTPResponse(body: Data(test.text.utf8))
  }
}
