// lottie-ios has the player's names in the same module as its views.
@_exported public import LottiePlayer
