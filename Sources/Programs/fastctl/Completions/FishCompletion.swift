import Views

/// The script that completes words in fish.
struct FishCompletion {
  let phrases: Phrases

  func script() -> String {
    var text = """
      # fish completion for fastctl; made by: fastctl completions fish
      function __fastctl_words
          commandline -pxc 2>/dev/null; or commandline -poc
      end
      function __fastctl_at
          set -l words (__fastctl_words | string match -v -- '-*')
          test "$words[2..]" = "$argv"
      end
      function __fastctl_in
          set -l words (__fastctl_words | string match -v -- '-*')
          string match -q -- "$argv*" "$words[2..]"
      end
      function __fastctl_names
          fastctl completions names $argv -- (commandline -ct) 2>/dev/null
      end
      complete -c fastctl -f
      complete -c fastctl -s h -l help -d \(said(Overview.help.meaning))
      complete -c fastctl -l plain -d \(said(Overview.plain.meaning))
      complete -c fastctl -n '__fastctl_at' -l version -d \(said(Overview.version.meaning))

      """
    for command in Commands.all {
      text += "complete -c fastctl -n '__fastctl_at' -a \(command.name)"
      text += " -d \(said(command.declaration.summary))\n"
    }
    for command in Commands.all {
      let declaration = command.declaration
      text += lines(declaration, path: declaration.name)
      for verb in declaration.verbs where !verb.isHidden {
        text += "complete -c fastctl -n '__fastctl_at \(command.name)' -a \(verb.name)"
        text += " -d \(said(verb.summary))\n"
        text += lines(verb, path: "\(command.name) \(verb.name)")
      }
    }
    return text
  }

  private func lines(_ declaration: Declaration, path: String) -> String {
    var text = ""
    for option in declaration.options {
      text += "complete -c fastctl -n '__fastctl_in \(path)'"
      if let letter = option.name.letter { text += " -s \(letter)" }
      text += " -l \(option.name.rawValue)\(value(option.name)) -d \(said(option.meaning))\n"
    }
    if let kind = declaration.arguments.first?.kind {
      let words = CompletionWords.of(kind, phrases).joined(separator: " ")
      let names = OfferedNames(for: kind, of: path).map { "(__fastctl_names \($0.rawValue))" }
      for offer in [words, names ?? ""] where !offer.isEmpty {
        text += "complete -c fastctl -n '__fastctl_at \(path)' -k -a '\(offer)'\n"
      }
    }
    guard declaration.arguments.last?.kind == .settingValue else { return text }
    for (key, values) in CompletionWords.settings {
      let words = values.joined(separator: " ")
      text += "complete -c fastctl -n '__fastctl_at \(path) \(key)' -a '\(words)'\n"
    }
    return text
  }

  private func value(_ name: OptionName) -> String {
    guard let kind = name.value, !name.isValueOptional else { return "" }
    if kind.isPath { return " -r -F" }
    let words = CompletionWords.of(kind, phrases).joined(separator: " ")
    return words.isEmpty ? " -x" : " -x -a '\(words)'"
  }

  private func said(_ english: String) -> String {
    quoted(phrases(Phrase(rawValue: english)))
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
