import Views

/// The script that completes words in bash; it needs nothing but bash itself.
struct BashCompletion {
  let phrases: Phrases

  func script() -> String {
    var text = """
      # bash completion for fastctl; made by: fastctl completions bash
      _fastctl() {
        local line=${COMP_LINE:0:COMP_POINT} command='' verb='' offer='' word current previous
        local -a words
        read -ra words <<<"$line"
        [[ $line == *[[:space:]] ]] && words+=('')
        current=${words[${#words[@]} - 1]}
        previous=${words[${#words[@]} - 2]}
        for word in "${words[@]:1:${#words[@]}-2}"; do
          [[ $word == -* ]] && continue
          if [[ -z $command ]]; then command=$word; elif [[ -z $verb ]]; then verb=$word; fi
        done
        COMPREPLY=()
        case $previous in

      """
    text += optionValues()
    text += """
        esac
        case "$command $verb" in

      """
    text += "    ' ') offer='\(names) --help --version' ;;\n"
    for command in Commands.all { text += cases(command.declaration) }
    text += """
        esac
        # Every command understands it; who looks for an option is shown it.
        [[ $current == -* ]] && offer+=' --plain'
        # bash has taken what stands before a colon for another word.
        local head=${current%"${current##*:}"}
        mapfile -t COMPREPLY < <(compgen -W "$offer" -- "$current")
        [[ $COMP_WORDBREAKS == *:* ]] && COMPREPLY=("${COMPREPLY[@]#"$head"}")
      }
      complete -F _fastctl fastctl

      """
    return text
  }

  private var names: String {
    Commands.all.map { $0.name }.joined(separator: " ")
  }

  private func optionValues() -> String {
    var text = ""
    for option in OptionName.allCases {
      guard let kind = option.value else { continue }
      let spellings = ([option.spelling] + (option.letter.map { ["-\($0)"] } ?? []))
        .joined(separator: " | ")
      if kind.isPath {
        text +=
          "    \(spellings)) mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return ;;\n"
      } else {
        let words = CompletionWords.of(kind, phrases).joined(separator: " ")
        text +=
          "    \(spellings)) COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); return ;;\n"
      }
    }
    return text
  }

  private func cases(_ declaration: Declaration) -> String {
    guard !declaration.verbs.isEmpty else {
      return line("'\(declaration.name) '*", words(declaration))
    }
    var text = line(
      "'\(declaration.name) '",
      (declaration.visibleVerbs + [words(declaration)]).joined(separator: " "))
    for verb in declaration.verbs where !verb.isHidden {
      text += verbCase(verb, of: declaration.name)
    }
    return text
  }

  private func verbCase(_ verb: Declaration, of command: String) -> String {
    let pattern = "'\(command) \(verb.name)'"
    guard verb.arguments.contains(where: { $0.kind == .settingValue }) else {
      return line(pattern, words(verb))
    }
    var text = "    \(pattern))\n      case $previous in\n"
    for (key, values) in CompletionWords.settings {
      text += "        \(key)) offer='\(values.joined(separator: " "))' ;;\n"
    }
    text += "        *) offer='\(words(verb))' ;;\n      esac ;;\n"
    return text
  }

  private func words(_ declaration: Declaration) -> String {
    let arguments = declaration.arguments.flatMap { CompletionWords.of($0.kind, phrases) }
    let options = declaration.options.map(\.name.spelling) + ["--help"]
    return (arguments + options).joined(separator: " ")
  }

  private func line(_ pattern: String, _ offer: String) -> String {
    "    \(pattern)) offer='\(offer)' ;;\n"
  }
}
