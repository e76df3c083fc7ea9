import Foundation
import Lottie
import UIKit

/// A screen with a loading view, a favorite switch, a download button and a picture from a dotLottie archive.
@MainActor
final class ScreenController: UIViewController {
  private(set) var events: [String] = []

  let favorite: AnimatedSwitch
  let download: AnimatedButton
  private let loader: LottieAnimationView
  private let weather: LottieAnimationView
  private let archive: DotLottieFile?

  init(films: String, archive: Data) {
    loader = LottieAnimationView(filePath: films + "/loader.json")
    favorite = AnimatedSwitch(animation: LottieAnimation.filepath(films + "/check.json")!)
    download = AnimatedButton(animation: LottieAnimation.filepath(films + "/card.json")!)
    self.archive = try? DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(
      data: archive, filename: "weather"
    ).get()
    weather = LottieAnimationView(
      dotLottie: self.archive, configuration: LottieConfiguration(renderingEngine: .automatic))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpLoader()
    setUpFavorite()
    setUpDownload()
    weather.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
    weather.contentMode = .scaleAspectFill
    view.addSubview(weather)
  }

  private func setUpLoader() {
    loader.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    loader.loopMode = .loop
    loader.animationSpeed = 1.5
    loader.backgroundBehavior = .pauseAndRestore
    let violet = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
    loader.setValueProvider(
      ColorValueProvider(violet.lottieColorValue), keypath: AnimationKeypath(keypath: "**.ink.Color"))
    loader.setValueProvider(
      FloatValueProvider(block: { frame in 6 + frame.truncatingRemainder(dividingBy: 50) / 10 }),
      keypath: AnimationKeypath(keypath: "arc.**.Stroke Width"))
    view.addSubview(loader)
    loader.play()
  }

  private func setUpFavorite() {
    favorite.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    favorite.setProgressForState(fromProgress: 0, toProgress: 1, forOnState: true)
    favorite.setProgressForState(fromProgress: 1, toProgress: 0, forOnState: false)
    favorite.stateUpdated = { [weak self] isOn in
      self?.events.append("favorite: \(isOn)")
    }
    view.addSubview(favorite)
  }

  private func setUpDownload() {
    download.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    download.setPlayRange(fromProgress: 0, toProgress: 0.5, event: .touchDown)
    download.setPlayRange(fromProgress: 0.5, toProgress: 1, event: .touchUpInside)
    download.performAction = { [weak self] in
      self?.startDownload()
    }
    view.addSubview(download)
  }

  private func startDownload() {
    events.append("download")
    guard let archive = archive else { return }
    weather.loadAnimation("fast", from: archive)
    weather.play(fromProgress: 0, toProgress: 1, loopMode: .playOnce) { [weak self] finished in
      self?.events.append("downloaded: \(finished)")
    }
  }
}
