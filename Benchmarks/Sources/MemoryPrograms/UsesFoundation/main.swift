import Foundation

// A program whose memory is that of the runtime libraries.
print(Date().timeIntervalSince1970 > 0 && !FileManager.default.currentDirectoryPath.isEmpty)
