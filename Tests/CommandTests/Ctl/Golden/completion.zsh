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
    --json'[Print the state as JSON, as it comes over the wire]' \
    --big'[A clock that can be read from afar]' \
    --follow'[Keep the clock true, over restarts of the daemon]' \
    --countdown'[Show what is left, not what is gone]' \
    --ring'[A ring in place of the bar]' \
    --seconds'[Show seconds]' \
    --plain'[Text alone, and never drawn over, for screen readers]' \
    --ascii'[Draw with plain characters only]'
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
_fastctl_calendar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the days as JSON, those without anything left out]' \
    --svg'[Write it to a file as an SVG picture; - is the standard output]:FILE:_files' \
    --ascii'[Draw with plain characters only]' \
    '1::MONTH or YEAR:(january february march april may june july august september october november december)' \
    '2::YEAR: '
}
_fastctl_chart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '(-n --last)'{-n,--last}'[A bar for each of so many fasts]:NUMBER: ' \
    --trend'[How long fasts are, with the mean of the last 7 as the line]' \
    --json'[Print what is drawn as JSON]' \
    --svg'[Write it to a file as an SVG picture; - is the standard output]:FILE:_files' \
    --ascii'[Draw with plain characters only]'
}
_fastctl_window_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:HH:MM-HH:MM|following:(following)'
}
_fastctl_window_at() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    '1:TIME:(now yesterday)'
}
_fastctl_window() {
  local state line
  local -a verbs=(
    'set:Choose when you eat'
    'at:Say how a meal stands to the window'
  )
  _arguments -C --json'[Print the windows as JSON]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_window_$line[1]] )) && _fastctl_window_$line[1] ;;
  esac
}
_fastctl_remind_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]'
}
_fastctl_remind_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --at'[Once; a clock time is the next one]:TIME:(now yesterday)' \
    --in'[Once, after so long]:SPAN: ' \
    --daily'[Each day at that time]:HH:MM: ' \
    --days'[Only on these days, with --daily]:DAYS:(mon-fri sat,sun)' \
    --json'[Print the reminder as JSON]' \
    '1:TEXT: '
}
_fastctl_remind_remove() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the reminder as JSON]' \
    '1:ID: '
}
_fastctl_remind() {
  local state line
  local -a verbs=(
    'list:Show what will be told and when'
    'add:Be reminded in your own words'
    'remove:Take a reminder away'
  )
  _arguments -C --quiet'[Tell nothing for so long, at most a day; off ends it]:SPAN|off:(1h 2h off)' --why'[Explain how your usual time to start is known]' --json'[Print the data as JSON]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_remind_$line[1]] )) && _fastctl_remind_$line[1] ;;
  esac
}
_fastctl_bar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:FORMAT:(waybar plain)'
}
_fastctl_config_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --all'[Every look of every kind, too]' \
    --json'[Print the data as JSON]'
}
_fastctl_config_get() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format day.start streak.mode window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start notify.progress notify.urgency quiet click backup.daily log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format day.start streak.mode window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start notify.progress notify.urgency quiet click backup.daily log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)' \
    '2:VALUE:{case $words[CURRENT-1] in language) compadd system en de ;; time.format) compadd locale 12 24 ;; day.start) compadd 04:00 ;; streak.mode) compadd end start ;; window) compadd following 12:00-20:00 ;; start.usual) compadd learnt 20:00 ;; notify.goal) compadd on off ;; goal.repeat) compadd on off ;; notify.halfway) compadd on off ;; notify.before) compadd off on 45m ;; notify.beyond) compadd off on 2h ;; notify.stages) compadd on off ;; notify.safety) compadd on off ;; notify.forgotten) compadd off on 8h ;; notify.window.opens) compadd off on 10m ;; notify.window.closes) compadd off on 10m ;; notify.window.closed) compadd on off ;; notify.start) compadd off on 10m ;; notify.progress) compadd on off ;; notify.urgency) compadd low normal critical ;; quiet) compadd off ;; click) compadd status ;; backup.daily) compadd on off ;; log.level) compadd error warning notice info debug ;; notify.goal.urgency) compadd low normal critical ;; notify.goal.timeout) compadd server never 10s ;; notify.goal.sound) compadd off ;; notify.halfway.urgency) compadd low normal critical ;; notify.halfway.timeout) compadd server never 10s ;; notify.halfway.sound) compadd off ;; notify.before.urgency) compadd low normal critical ;; notify.before.timeout) compadd server never 10s ;; notify.before.sound) compadd off ;; notify.beyond.urgency) compadd low normal critical ;; notify.beyond.timeout) compadd server never 10s ;; notify.beyond.sound) compadd off ;; notify.stages.urgency) compadd low normal critical ;; notify.stages.timeout) compadd server never 10s ;; notify.stages.sound) compadd off ;; notify.safety.urgency) compadd low normal critical ;; notify.safety.timeout) compadd server never 10s ;; notify.safety.sound) compadd off ;; notify.forgotten.urgency) compadd low normal critical ;; notify.forgotten.timeout) compadd server never 10s ;; notify.forgotten.sound) compadd off ;; notify.window.urgency) compadd low normal critical ;; notify.window.timeout) compadd server never 10s ;; notify.window.sound) compadd off ;; notify.start.urgency) compadd low normal critical ;; notify.start.timeout) compadd server never 10s ;; notify.start.sound) compadd off ;; notify.reminder.urgency) compadd low normal critical ;; notify.reminder.timeout) compadd server never 10s ;; notify.reminder.sound) compadd off ;; esac}'
}
_fastctl_config_unset() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '1:KEY:(language time.format day.start streak.mode window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start notify.progress notify.urgency quiet click backup.daily log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
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
    '1::COMMAND:(start stop toggle cancel status goal watch edit undo redo history show calendar chart window remind bar config doctor report completions version help)' \
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
    'calendar:Show a month or a year of fasting days'
    'chart:Draw the last days or fasts as bars'
    'window:Show the eating window, and say when it is'
    'remind:Show what will be told and when, and keep reminders of your own'
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
