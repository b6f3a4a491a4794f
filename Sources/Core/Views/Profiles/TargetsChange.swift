package import Nouns
import Time
package import Wire

extension Wording {
  /// What became of the targets, and why; a sentence a line.
  package func sentences(for answer: ProfileAnswer, because fields: [ProfileField]) -> [String] {
    let rests = fields.contains(.pattern) ? restingPattern(answer.patternRests) : nil
    return TargetsChange(wording: self, answer: answer, fields: fields).lines
      + [answer.targets?.resting.map(restingMaintenance), rests].compactMap(\.self)
  }
}

extension Wording {
  /// What the macros of today have become, beside the energy that they do not move.
  package func sentences(forMacrosOf answer: TargetsAnswer) -> [String] {
    guard let macros = answer.macros, let energy = answer.energy,
      [macros.protein, macros.carbs, macros.fat].allSatisfy({ (0...100_000).contains($0) })
    else { return [] }
    let now = phrases(
      MacrosChangeMessage.now,
      [
        "protein": number(macros.protein), "carbs": number(macros.carbs),
        "fat": number(macros.fat), "fiber": number(macros.fiber),
      ])
    let sum = 4 * (macros.protein + macros.carbs) + 9 * macros.fat
    let message: MacrosChangeMessage = macros.own.isEmpty ? .calculated : .energyStays
    return [
      now,
      phrases(message, "energy", self.energy(energy.kcal), "sum", self.energy(sum)),
    ]
  }
}

/// What has become of the macros with numbers of the person's own.
package enum MacrosChangeMessage: String, Message {
  case now =
    "Macros today: protein {protein} g, carbohydrate {carbs} g, fat {fat} g, fibre {fiber} g"
  case energyStays = "The energy stays the same, {energy} today; these macros add up to {sum}."
  case calculated = "All of them are calculated again, from the {energy} of today."
}

private struct TargetsChange {
  let wording: Wording
  let answer: ProfileAnswer
  /// What was changed; nothing where all was only reckoned anew.
  let fields: [ProfileField]
  private var phrases: Phrases { wording.phrases }

  var lines: [String] {
    if let obstacle = answer.obstacle { return [wording.noEnergy(obstacle)] }
    guard let targets = answer.targets else { return withoutTargets }
    guard let before = answer.before else {
      return [
        first(TargetsMessage.maintenance, targets.maintenance),
        first(TargetsMessage.diet, targets.diet),
      ]
    }
    var lines: [String] = []
    if before.maintenance != targets.maintenance {
      lines.append(changed(TargetsMessage.maintenance, before.maintenance, targets.maintenance))
    }
    if before.diet != targets.diet {
      lines.append(changed(TargetsMessage.diet, before.diet, targets.diet))
    }
    return lines.isEmpty ? unchanged(targets) : lines + [why]
  }

  private var withoutTargets: [String] {
    guard answer.before != nil else { return [] }
    let names = answer.profile.missing.map { phrases($0.said) }
    return [phrases(TargetsChangeMessage.gone, "fields", names.joined(separator: ", "))]
  }

  /// An aim is no part of any formula, days with little energy have their own, and macros move no
  /// energy.
  private var effective: [ProfileField] {
    fields.filter { ![.goal, .goalWeight, .counts, .pattern].contains($0) && !$0.isMacro }
  }

  /// Nothing where nobody would expect a change.
  private func unchanged(_ targets: Targets) -> [String] {
    guard fields.isEmpty || !effective.isEmpty else { return [] }
    guard effective == [.restriction], targets.wanted != targets.restriction else {
      return [phrases(TargetsChangeMessage.stays)]
    }
    return [
      phrases(
        TargetsChangeMessage.capped, "wanted", String(targets.wanted), "percent",
        String(targets.restriction))
    ]
  }

  private var why: String {
    guard !effective.isEmpty else { return phrases(TargetsChangeMessage.again) }
    let names = effective.map { phrases($0.said) }.joined(separator: ", ")
    return phrases(TargetsChangeMessage.because, "fields", names)
  }

  private func first(_ name: TargetsMessage, _ kcal: Int64?) -> String {
    phrases(TargetsChangeMessage.first, "name", phrases(name), "new", energy(kcal))
  }

  private func changed(_ name: TargetsMessage, _ old: Int64?, _ new: Int64?) -> String {
    phrases(
      TargetsChangeMessage.changed, "name", phrases(name), "new", energy(new), "old", energy(old))
  }

  private func energy(_ kcal: Int64?) -> String {
    kcal.map { wording.energy($0) } ?? phrases(TargetsChangeMessage.none)
  }
}
