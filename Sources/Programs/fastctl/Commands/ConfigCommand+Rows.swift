import Nouns
import Settings
import Views
import Wire

// Values that are rows of the person's data, and only the daemon keeps.
extension ConfigCommand {
  /// The file with what rows say in the place of its own words; as it is where no daemon answers and
  /// none has to.
  static func withRows(
    _ file: SettingsFile, _ session: inout Session, isNeeded: Bool = false
  ) throws(Failure) -> SettingsFile {
    let answer: RuleAnswer
    do throws(Failure) { answer = try session.ask(HabitCalls.Rules.self, NoFields()) } catch {
      guard isNeeded else { return file }
      throw error
    }
    var file = file
    for word in answer.rules {
      guard let key = word.key.setting.flatMap(Settings.Key.init(rawValue:)) else { continue }
      // A default stays one.
      if word.value == key.fallback { file.unset(key) } else { try? file.set(key, to: word.value) }
    }
    return file
  }

  /// From today on; the file keeps nothing of it.
  static func setRows(
    _ values: [(key: Settings.Key, value: String)], _ session: inout Session
  ) throws(Failure) {
    guard !values.isEmpty else { return }
    var probe = Settings()
    var rules: [RuleWord] = []
    for (key, value) in values {
      do { try probe.set(key, to: written(value, for: key)) } catch { throw .setting(error) }
      guard let rule = RuleKey(setting: key.rawValue) else { continue }
      rules.append(RuleWord(key: rule, value: probe[key]))
    }
    let phrases = session.phrases()
    do throws(Failure) {
      _ = try session.order(HabitCalls.Set.self, RuleOrders(rules: rules))
    } catch {
      guard case .refused(.nothingToChange) = error else { throw error }
      return session.say(phrases(HabitMessage.already))
    }
    for (key, _) in values {
      let isDated = RuleKey(setting: key.rawValue)?.isDated ?? true
      session.tell(
        phrases(
          isDated ? ConfigRowMessage.fromToday : .forAll, "key", key.rawValue, "value", probe[key])
      )
    }
  }
}

enum ConfigRowMessage: String, Message {
  case fromToday =
    "{key} is {value} from today, on all your machines. To take it back: fastctl undo"
  case forAll =
    "{key} is {value} for all of your history, on all your machines. To take it back: fastctl undo"
}
