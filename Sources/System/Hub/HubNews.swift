package import Carrier

/// News of what other machines have given.
extension HubConnection {
  package func listenForNews() throws(ExchangeFailure) {
    do throws(HubFault) {
      let status = try status()
      if !status.isLive { try live(true) }
      try listen(on: status.channel)
    } catch { throw ExchangeFailure(error) }
  }

  /// Waits until something was given; the machines that gave it, in hexadecimal digits.
  package func nextNews() throws(ExchangeFailure) -> [String] {
    do throws(HubFault) { return try news() } catch { throw ExchangeFailure(error) }
  }
}
