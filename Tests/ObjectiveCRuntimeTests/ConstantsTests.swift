import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct ConstantsTests {
  @Test func `constants have the values of Apple's headers`() {
    #expect(HUGE == Float.greatestFiniteMagnitude && MAXFLOAT == HUGE)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == 1000 * MSEC_PER_SEC && MSEC_PER_SEC == 1000)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0800_0100) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0632) == 0x8000_0632)
    #expect(CFRangeMake(2, 3) == CFRange(location: 2, length: 3))
    #expect(CFRange() == CFRange(location: 0, length: 0) && kCFAllocatorDefault == nil)
    #expect(OBJC_SYNC_SUCCESS == 0 && OBJC_SYNC_NOT_OWNING_THREAD_ERROR == -1)
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
      .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
    let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
    let kinds: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
    #expect(kinds.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      (0x0600, .ascii), (0x0B01, .nextstep), (0x0920, .japaneseEUC), (0x0800_0100, .utf8),
      (0x0201, .isoLatin1),
      (0x0BFF, .nonLossyASCII), (0x0420, .shiftJIS), (0x0202, .isoLatin2), (0x0100, .unicode),
      (0x0502, .windowsCP1251), (0x0500, .windowsCP1252), (0x0503, .windowsCP1253), (0x0504, .windowsCP1254),
      (0x0501, .windowsCP1250), (0x0820, .iso2022JP), (0, .macOSRoman),
    ] as [(CFStringEncoding, String.Encoding)])
  func `encodings have Foundation's numbers`(_ encoding: CFStringEncoding, _ foundation: String.Encoding) {
    #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == foundation.rawValue)
  }

  @Test func `times outside a stage are the system's`() {
    let (date, time) = (Date.timeIntervalSinceReferenceDate, CFAbsoluteTimeGetCurrent())
    #expect(abs(time - date) < 60)
    var info = mach_timebase_info_data_t()
    #expect(info.numer == 0 && info.denom == 0)
    #expect(mach_timebase_info(&info) == 0 && info.numer == 1 && info.denom == 1)
    let times = [monotonicNanoseconds(), mach_absolute_time(), monotonicNanoseconds(), mach_absolute_time()]
    #expect(times[0] > 0 && times == times.sorted())
  }

  private func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  @Test func `a format's result is appended`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d %@", 3, "b" as NSString)
    #expect(text == "a3 b")
  }
}
