/// The settings in groups, each with what it is for; those that were changed stand out.
package struct SettingList {
  package struct Entry {
    let line: String
    let meaning: String
    let isDefault: Bool

    /// `line` is as the file has it.
    package init(line: String, meaning: String, isDefault: Bool) {
      self.line = line
      self.meaning = meaning
      self.isDefault = isDefault
    }
  }

  private static let margin = "    "
  private let screen: Screen

  package init(on screen: Screen) {
    self.screen = screen
  }

  package func listing(of groups: [(heading: String, entries: [Entry])]) -> Listing {
    var listing = Listing("")
    var page = Page(on: screen)
    for (number, group) in groups.enumerated() {
      if number > 0 { page.add("") }
      page.add(group.heading, .heading)
      for entry in group.entries {
        listing.begin(on: page)
        page.add(entry.line, entry.isDefault ? nil : .strong)
        page.add(entry.meaning, after: Self.margin, width: Self.margin.count)
      }
    }
    listing.text = page.text
    return listing
  }
}
