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
    --ago) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --at) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --confirm) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --end) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --goal) COMPREPLY=($(compgen -W '12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad +1h -1h none' -- "$current")); return ;;
    --last | -n) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --note) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --output) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    --since) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --start) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --until) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
  esac
  case "$command $verb" in
    ' ') offer='start stop toggle cancel status goal watch edit undo redo history show bar config doctor report completions version help --help --version' ;;
    'start '*) offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad --at --ago --until --open --note --confirm --json --help' ;;
    'stop '*) offer='--at --ago --note --json --help' ;;
    'toggle '*) offer='--json --help' ;;
    'cancel '*) offer='--json --help' ;;
    'status '*) offer='--json --help' ;;
    'goal '*) offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad +1h -1h none --until --confirm --json --help' ;;
    'watch '*) offer='--since --json --help' ;;
    'edit '*) offer='--start --end --goal --note --confirm --json --help' ;;
    'undo '*) offer='--list --last --json --help' ;;
    'redo '*) offer='--json --help' ;;
    'history '*) offer='--last --all --json --help' ;;
    'show '*) offer='today yesterday --json --help' ;;
    'bar '*) offer='waybar plain --help' ;;
    'config ') offer='list get set unset edit --help' ;;
    'config list') offer='--json --help' ;;
    'config get') offer='language time.format streak.mode notify.goal notify.urgency backup.daily log.level --help' ;;
    'config set')
      case $previous in
        language) offer='system en de' ;;
        time.format) offer='locale 12 24' ;;
        streak.mode) offer='end start' ;;
        notify.goal) offer='on off' ;;
        notify.urgency) offer='low normal critical' ;;
        backup.daily) offer='on off' ;;
        log.level) offer='error warning notice info debug' ;;
        *) offer='language time.format streak.mode notify.goal notify.urgency backup.daily log.level --help' ;;
      esac ;;
    'config unset') offer='language time.format streak.mode notify.goal notify.urgency backup.daily log.level --help' ;;
    'config edit') offer='--help' ;;
    'doctor '*) offer='--json --help' ;;
    'report '*) offer='--output --help' ;;
    'completions ') offer='bash zsh fish --help' ;;
    'completions bash') offer='--help' ;;
    'completions zsh') offer='--help' ;;
    'completions fish') offer='--help' ;;
    'version '*) offer='--json --help' ;;
    'help '*) offer='start stop toggle cancel status goal watch edit undo redo history show bar config doctor report completions version help --help' ;;
  esac
  # bash has taken what stands before a colon for another word.
  local head=${current%"${current##*:}"}
  mapfile -t COMPREPLY < <(compgen -W "$offer" -- "$current")
  [[ $COMP_WORDBREAKS == *:* ]] && COMPREPLY=("${COMPREPLY[@]#"$head"}")
}
complete -F _fastctl fastctl
