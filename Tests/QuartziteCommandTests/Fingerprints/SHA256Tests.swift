import Foundation
import Testing

@testable import QuartziteCommand

/// Examples of FIPS 180-4.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the hash is that of the standard, in one piece and byte by byte`(_ pair: (text: String, hash: String))
  {
    #expect(SHA256.hash(Data(pair.text.utf8)) == pair.hash)
    var hash = SHA256()
    for byte in pair.text.utf8 { hash.update([byte]) }
    #expect(hash.finish() == pair.hash)
  }
}
