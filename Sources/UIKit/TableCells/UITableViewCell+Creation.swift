import CDynamicInit
import QuartzCore
import Reflection

extension UITableViewCell {
  /// Creates a cell of this class with its `init(style:reuseIdentifier:)`.
  static func make(_ style: CellStyle, _ identifier: String?) -> UITableViewCell {
    unsafeDowncast(
      initializer.make(self, withCaseAt: UInt8(style.rawValue), identifier), to: UITableViewCell.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_table_cell_init(), of: UITableViewCell.self, probe: Probe.self,
    verify: { $0.make(Probe.self, withCaseAt: 0, "probe") })

  private final class Probe: UITableViewCell {}
}

extension UITableViewHeaderFooterView {
  /// Creates a view of this class with its `init(reuseIdentifier:)`.
  static func make(_ identifier: String?) -> UITableViewHeaderFooterView {
    unsafeDowncast(initializer.make(self, with: identifier), to: UITableViewHeaderFooterView.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_table_header_init(), of: UITableViewHeaderFooterView.self, probe: Probe.self,
    verify: { $0.make(Probe.self, with: "probe") })

  private final class Probe: UITableViewHeaderFooterView {}
}
