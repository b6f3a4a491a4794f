import TestProcesses
import Views

@testable import Host

/// The German of the shipped catalogue; a text that it does not have is marked.
func germanPhrases() async throws -> Phrases {
  let locale = try await germanCatalogues()
  let bytes = try Files.read("\(locale.path)/de/LC_MESSAGES/fastd.mo", limit: 1 << 20) ?? []
  let catalogue = Catalogue(CatalogueFile(bytes))
  return Phrases(
    text: { catalogue?.text($0) ?? "NO GERMAN(\($0))" },
    plural: { one, _, count in catalogue?.plural(one, count: count) ?? "NO GERMAN(\(one))" })
}
