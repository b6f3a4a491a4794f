import Views

/// The script that completes words in bash; it needs nothing but bash itself.
struct BashCompletion {
  let phrases: Phrases

  func script() -> String {
    var text = Self.split
    text += """
        current=${words[${#words[@]} - 1]}
        previous=${words[${#words[@]} - 2]}
        for word in "${words[@]:1:${#words[@]}-2}"; do
          [[ $word == -* ]] && continue
          if [[ -z $command ]]; then command=$word; elif [[ -z $verb ]]; then verb=$word; else behind+=("$word"); fi
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
        read -ra kinds <<<"$names"
        word=${kinds[${#behind[@]}]:--}
        [[ $current != -* && $word != - ]] && _fastctl_names "$word"
        [[ $COMP_WORDBREAKS == *:* ]] && COMPREPLY=("${COMPREPLY[@]#"$head"}")
      }
      complete -F _fastctl fastctl

      """
    return text + Self.askingForNames
  }

  /// The words as bash takes them, the last of which is being typed; `mark` is the quote that is open.
  private static let split = #"""
    # bash completion for fastctl; made by: fastctl completions bash
    _fastctl() {
      local line=${COMP_LINE:0:COMP_POINT} command='' verb='' offer='' names='' word current previous
      local char mark='' place
      local -a words=('') behind=() kinds
      for ((place = 0; place < ${#line}; place++)); do
        char=${line:place:1}
        if [[ $mark != \' && $char == \\ ]]; then
          ((place++))
          words[-1]+=${line:place:1}
        elif [[ $char == "$mark" ]]; then
          mark=''
        elif [[ -z $mark && $char == [\"\'] ]]; then
          mark=$char
        elif [[ -z $mark && $char == [[:space:]] ]]; then
          [[ -n ${words[-1]} ]] && words+=('')
        else
          words[-1]+=$char
        fi
      done

    """#

  /// Words that only the daemon knows, quoted as the one that is being typed is: they go on from what is
  /// typed, whatever its capitals.
  private static let askingForNames = #"""
    _fastctl_names() {
      local name
      while IFS= read -r name; do
        name=${name%%$'\t'*}
        [[ ${name,,} == "${current,,}"* ]] || continue
        name=$current${name:${#current}}
        case $mark in
          '') printf -v name %q "$name" ;;
          \') [[ $name == *\'* ]] && continue ;;
          *)
            [[ $name == *[\"!]* ]] && continue
            name=${name//\\/\\\\} name=${name//\$/\\\$} name=${name//\`/\\\`}
            ;;
        esac
        COMPREPLY+=("$name")
      done < <(fastctl completions names "$1" -- "$current" 2>/dev/null)
    }

    """#

  private var names: String {
    Commands.all.map { $0.name }.joined(separator: " ")
  }

  private func optionValues() -> String {
    var text = ""
    for option in OptionName.allCases {
      // Behind one that may stand alone, anything can follow.
      guard let kind = option.value, !option.isValueOptional else { continue }
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
    let (name, names) = (declaration.name, names(declaration, of: declaration.name))
    guard !declaration.verbs.isEmpty else { return line("'\(name) '*", words(declaration), names) }
    var text = line(
      "'\(name) '", (declaration.visibleVerbs + [words(declaration)]).joined(separator: " "), names)
    for verb in declaration.verbs where !verb.isHidden { text += verbCase(verb, of: name) }
    // Its words, where the first one is no verb.
    if !names.isEmpty { text += line("'\(name) '*", "", names) }
    return text
  }

  private func verbCase(_ verb: Declaration, of command: String) -> String {
    let pattern = "'\(command) \(verb.name)'"
    guard verb.arguments.contains(where: { $0.kind == .settingValue }) else {
      return line(pattern, words(verb), names(verb, of: "\(command) \(verb.name)"))
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

  /// For each argument, as far as one is known by name.
  private func names(_ declaration: Declaration, of path: String) -> String {
    let kinds = declaration.arguments.map { OfferedNames(for: $0.kind, of: path)?.rawValue }
    return kinds.contains { $0 != nil } ? kinds.map { $0 ?? "-" }.joined(separator: " ") : ""
  }

  private func line(_ pattern: String, _ offer: String, _ names: String = "") -> String {
    "    \(pattern)) offer='\(offer)'\(names.isEmpty ? "" : " names='\(names)'") ;;\n"
  }
}
