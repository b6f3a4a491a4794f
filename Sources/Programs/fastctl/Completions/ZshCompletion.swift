import Views

/// The script that completes words in zsh.
struct ZshCompletion {
  let phrases: Phrases

  func script() -> String {
    var text = """
      #compdef fastctl
      # zsh completion for fastctl; made by: fastctl completions zsh

      """
    text += #"""
      _fastctl_names() {
        local -a names shown
        local line
        for line in ${(f)"$(fastctl completions names $argv[-1] -- "$PREFIX" 2>/dev/null)"}; do
          names+=("${line%%$'\t'*}")
          shown+=("${line/$'\t'/  -- }")
        done
        compadd "${@[1,-2]}" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a names
      }

      """#
    for command in Commands.all { text += functions(command.declaration) }
    text += "_fastctl() {\n  local curcontext=$curcontext state line\n"
    text += "  local -a commands=(\n"
    for command in Commands.all {
      text += "    \(described(command.name, said(command.declaration.summary)))\n"
    }
    text += """
        )
        _arguments -C \\
          '(-h --help)'{-h,--help}\(quoted("[\(escaped(said(Overview.help.meaning)))]")) \\
          \(spec(Overview.plain)) \\
          \(spec(Overview.version)) \\
          '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument) (( $+functions[_fastctl_$line[1]] )) && _fastctl_$line[1] ;;
        esac
      }
      _fastctl "$@"

      """
    return text
  }

  private func functions(_ declaration: Declaration) -> String {
    guard !declaration.verbs.isEmpty else {
      return function("_fastctl_\(declaration.name)", declaration, of: declaration.name)
    }
    let shown = declaration.verbs.filter { !$0.isHidden }
    var text = ""
    for verb in shown {
      text += function(
        "_fastctl_\(declaration.name)_\(verb.name)", verb, of: "\(declaration.name) \(verb.name)")
    }
    text += "_fastctl_\(declaration.name)() {\n  local state line\n  local -a verbs=(\n"
    for verb in shown { text += "    \(described(verb.name, said(verb.summary)))\n" }
    let specs = (declaration.options + [Overview.plain]).map { spec($0) + " " }.joined()
    let names = declaration.arguments.first.flatMap {
      OfferedNames(for: $0.kind, of: declaration.name)
    }
    let offer = names.map { "_fastctl_names \($0.rawValue)" }
    text += """
        )
        _arguments -C \(specs)'1:verb:->verb' '*::argument:->argument'
        case $state in
          verb) _describe verb verbs\(offer.map { "; \($0)" } ?? "") ;;
          argument)
            if (( $+functions[_fastctl_\(declaration.name)_$line[1]] )); then
              _fastctl_\(declaration.name)_$line[1]\(offer.map { "\n      else\n        \($0)" } ?? "")
            fi ;;
        esac
      }

      """
    return text
  }

  private func function(
    _ name: String, _ declaration: Declaration, of path: String
  ) -> String {
    var specs = [
      "'(-h --help)'{-h,--help}" + quoted("[\(escaped(phrases(CompletionMessage.help)))]")
    ]
    specs += (declaration.options + [Overview.plain]).map { spec($0) }
    for (index, argument) in declaration.arguments.enumerated() {
      let place = argument.isOptional ? "\(index + 1)::" : "\(index + 1):"
      let names = OfferedNames(for: argument.kind, of: path)
      let action = names.map { "_fastctl_names \($0.rawValue)" } ?? action(argument.kind)
      specs.append(quoted("\(place)\(label(argument.kind)):\(action)"))
    }
    return "\(name)() {\n  _arguments \\\n    "
      + specs.joined(separator: " \\\n    ") + "\n}\n"
  }

  private func spec(_ option: Declaration.Option) -> String {
    let colons = option.name.isValueOptional ? "::" : ":"
    let value = option.name.value.map { "\(colons)\(label($0)):\(action($0))" } ?? ""
    let tail = quoted("[\(escaped(said(option.meaning)))]\(value)")
    guard let letter = option.name.letter else { return option.name.spelling + tail }
    let both = "-\(letter),\(option.name.spelling)"
    return "'(-\(letter) \(option.name.spelling))'{\(both)}\(tail)"
  }

  private func action(_ kind: ValueKind) -> String {
    if kind.isPath { return "_files" }
    if kind == .settingValue { return settingValues }
    let words = CompletionWords.of(kind, phrases)
    guard !words.isEmpty else { return " " }
    return "(\(words.map(escaped).joined(separator: " ")))"
  }

  /// Depends on the key, the word before.
  private var settingValues: String {
    let branches = CompletionWords.settings
      .map { "\($0.key)) compadd \($0.values.joined(separator: " ")) ;;" }
      .joined(separator: " ")
    return "{case $words[CURRENT-1] in \(branches) esac}"
  }

  /// A colon would end it.
  private func label(_ kind: ValueKind) -> String { escaped(phrases(kind.placeholder)) }

  private func said(_ english: String) -> String { phrases(Phrase(rawValue: english)) }

  private func described(_ name: String, _ summary: String) -> String {
    quoted("\(escaped(name)):\(summary)")
  }

  /// For the inside of a specification, where colons and brackets mean something.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if ":[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
