#compdef fastctl
# zsh completion for fastctl; made by: fastctl completions zsh
_fastctl_start() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --at'[When it began; a clock time is the latest one]:TIME:(now yesterday)' \
    --ago'[How long ago it began]:SPAN: ' \
    --until'[When the goal is to be met, instead of GOAL]:TIME:(now yesterday)' \
    --open'[A fast without a goal]' \
    --note'[A few words to remember it by]:TEXT: ' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad)'
}
_fastctl_stop() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --at'[When it ended; a clock time is the latest one]:TIME:(now yesterday)' \
    --ago'[How long ago it ended]:SPAN: ' \
    --note'[A few words to remember it by]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]'
}
_fastctl_toggle() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the fast and the state after it as JSON]'
}
_fastctl_cancel() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the fast and the state after it as JSON]'
}
_fastctl_status() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the state as JSON, as it comes over the wire]'
}
_fastctl_goal() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --until'[When the goal is to be met, instead of GOAL]:TIME:(now yesterday)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad +1h -1h none)'
}
_fastctl_watch() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --since'[Begin after the change with this number]:NUMBER: ' \
    --json'[Print each change as one line of JSON]'
}
_fastctl_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --start'[When it began]:TIME:(now yesterday)' \
    --end'[When it ended]:TIME:(now yesterday)' \
    --goal'[Its goal]:GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad +1h -1h none)' \
    --note'[Its note]:TEXT: ' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]' \
    '1::ID: '
}
_fastctl_undo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --list'[List what can be taken back, newest first]' \
    '(-n --last)'{-n,--last}'[How many to list]:NUMBER: ' \
    --json'[Print the data as JSON]'
}
_fastctl_redo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]'
}
_fastctl_history() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '(-n --last)'{-n,--last}'[How many]:NUMBER: ' \
    --all'[Cancelled ones, too]' \
    --json'[Print the fasts as a JSON array]'
}
_fastctl_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the fasts as a JSON array]' \
    '1::ID or DATE:(today yesterday)'
}
_fastctl_bar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:FORMAT:(waybar plain)'
}
_fastctl_config_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]'
}
_fastctl_config_get() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format streak.mode notify.goal notify.urgency backup.daily log.level)'
}
_fastctl_config_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format streak.mode notify.goal notify.urgency backup.daily log.level)' \
    '2:VALUE:{case $words[CURRENT-1] in language) compadd system en de ;; time.format) compadd locale 12 24 ;; streak.mode) compadd end start ;; notify.goal) compadd on off ;; notify.urgency) compadd low normal critical ;; backup.daily) compadd on off ;; log.level) compadd error warning notice info debug ;; esac}'
}
_fastctl_config_unset() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format streak.mode notify.goal notify.urgency backup.daily log.level)'
}
_fastctl_config_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]'
}
_fastctl_config() {
  local state line
  local -a verbs=(
    'list:List all settings with their values'
    'get:Print the value of a setting'
    'set:Give a setting a value'
    'unset:Go back to a setting'\''s default'
    'edit:Edit the file, which is used once it is right'
  )
  _arguments -C '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_config_$line[1]] )) && _fastctl_config_$line[1] ;;
  esac
}
_fastctl_doctor() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]'
}
_fastctl_report() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --output'[Where to write it]:FILE:_files'
}
_fastctl_completions_bash() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]'
}
_fastctl_completions_zsh() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]'
}
_fastctl_completions_fish() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]'
}
_fastctl_completions() {
  local state line
  local -a verbs=(
    'bash:Completions for bash'
    'zsh:Completions for zsh'
    'fish:Completions for fish'
  )
  _arguments -C '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_completions_$line[1]] )) && _fastctl_completions_$line[1] ;;
  esac
}
_fastctl_version() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]'
}
_fastctl_help() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1::COMMAND:(start stop toggle cancel status goal watch edit undo redo history show bar config doctor report completions version help)' \
    '2::VERB: '
}
_fastctl() {
  local curcontext=$curcontext state line
  local -a commands=(
    'start:Begin a fast'
    'stop:End the running fast'
    'toggle:End the running fast, or begin one when none is running'
    'cancel:Discard the running fast'
    'status:Show the fast as it stands'
    'goal:Change the goal of the running fast'
    'watch:Print a line for every change, for ever'
    'edit:Correct a fast'
    'undo:Take the last command back'
    'redo:Do again what was taken back'
    'history:List the fasts, newest first'
    'show:Show one fast, or those of a day'
    'bar:Print one line for a status bar'
    'config:Show and change the settings'
    'doctor:Check all that fastd depends on, and say what to do'
    'report:Write what a bug report needs to a file'
    'completions:Print the completions for a shell'
    'version:Print the versions of fastctl and of the daemon'
    'help:Explain fastctl, or one command'
  )
  _arguments -C \
    '(-h --help)'{-h,--help}'[Explain fastctl or one command]' \
    '--version[Print the versions]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument) (( $+functions[_fastctl_$line[1]] )) && _fastctl_$line[1] ;;
  esac
}
_fastctl "$@"
