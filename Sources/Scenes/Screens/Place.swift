package import UIKit

/// A place in the app.
package struct Place: Equatable, Sendable {
  package let name: String
  package let country: String
  /// The colors of the sky, from the top.
  package let colors: [UIColor]

  /// All places, in the order of the list.
  package static let all: [Place] = [
    Place(name: "Cala Mira", country: "Spain", colors: [.systemTeal, .systemYellow]),
    Place(name: "Fjellheim", country: "Norway", colors: [.systemIndigo, .systemMint]),
    Place(name: "Mount Ember", country: "Iceland", colors: [.systemRed, .systemOrange]),
    Place(name: "Lavender Hill", country: "France", colors: [.systemPurple, .systemPink]),
    Place(name: "Green Hollow", country: "Ireland", colors: [.systemGreen, .systemYellow]),
    Place(name: "Blue Lagoon", country: "Malta", colors: [.systemBlue, .systemCyan]),
    Place(name: "Rust Canyon", country: "Jordan", colors: [.systemBrown, .systemOrange]),
    Place(name: "Silver Lake", country: "Finland", colors: [.systemGray, .systemTeal]),
  ]
}
