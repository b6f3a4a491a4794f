internal import Time
internal import Views

extension Fuzzer {
  private static let wording = Wording(zone: .utc)

  /// Whatever a template is, it is refused at a place within it, or says text and names a later
  /// moment.
  static func templates(_ chance: inout Chance) -> String? {
    let text = chance.isTrue(oneIn: 2) ? chance.template() : chance.brokenTemplate()
    let template: Template
    do throws(TemplateError) { template = try Template(text) } catch {
      return 0...text.cells ~= error.place ? nil : "\(error.place) in \(text)"
    }
    let reading = chance.reading(wording)
    let icons = chance.pick(BarIcons.allCases)
    let said = template.utf8(of: reading, icons: icons, markup: chance.pick(BarMarkup.allCases))
    if String(validating: said, as: UTF8.self) == nil { return "no text: \(text)" }
    if let next = template.nextChange(after: reading, icons: icons), next <= reading.now {
      return "\(next) after \(reading.now): \(text)"
    }
    return nil
  }
}
