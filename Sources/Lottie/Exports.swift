// In lottie-ios, the names of the player and of the views are in the same module.
@_exported public import LottiePlayer
