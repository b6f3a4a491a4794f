package enum MachineMessage: String, Message {
  case machine = "Machine"
  case changes = "Changes"
  case last = "Last"
  case own = "this machine"
  case namedOwn = "{name}, this machine"
  case namedID = "{name} ({id})"
  case removed = "{machine}, removed"

  case ahead =
    "The common clock is {span} ahead, because the clock of {machine} was. New changes still count as the latest."
  case aheadHere =
    "The common clock is {span} ahead, because the clock of this machine was. New changes still count as the latest."
}

extension PluralMessage {
  static let newer = Self(
    one: "{machine} uses a newer fastd: {n} change from there waits until you update fastd here.",
    many: "{machine} uses a newer fastd: {n} changes from there wait until you update fastd here.")
}
