import Alerts
import Daemon
import Host
import Popups
import Time

extension AlertPort {
  private static let icons = OwnIcons()

  init(_ notifier: @escaping () -> Notifier?) {
    self.init(
      show: { alert in
        var alert = alert
        alert.icon = Self.icons.reference(to: alert.icon)
        notifier()?.show(alert)
      },
      withdraw: { notifier()?.withdraw($0) },
      inspect: { answer in
        guard let notifier = notifier() else { return answer(AlertOutlook(reach: .noAnswer)) }
        notifier.inspect(within: .seconds(2)) { answer($0) }
      })
  }
}
