import Testing

/// Looks again and again: of some things nobody tells.
func until(
  within patience: Duration = .seconds(20), itIsSo isSo: () throws -> Bool
) async throws {
  let end = ContinuousClock.now + patience
  while try !isSo() {
    try #require(ContinuousClock.now < end)
    try await aMoment()
  }
}

/// Between two looks, which would else take the machine from those that are waited for.
func aMoment(_ length: Duration = .milliseconds(10)) async throws {
  try await Task.sleep(for: length)
}
