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
    #expect(kCFAllocatorDefault == nil)
  }

  @Test func `times outside a stage are the system's`() {
    let (date, time) = (Date.timeIntervalSinceReferenceDate, CFAbsoluteTimeGetCurrent())
    #expect(abs(time - date) < 60)
    var info = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&info) == 0 && info.numer == info.denom)
    let start = mach_absolute_time()
    #expect(start > 0 && mach_absolute_time() >= start)
  }

  @Test func `a format's result is appended`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d %@", 3, "b" as NSString)
    #expect(text == "a3 b")
  }
}
