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
    --mood'[How it feels]:1-5:(1 2 3 4 5)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains)'
}
_fastctl_stop() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --at'[When it ended; a clock time is the latest one]:TIME:(now yesterday)' \
    --ago'[How long ago it ended]:SPAN: ' \
    --note'[A few words to remember it by]:TEXT: ' \
    --mood'[How it felt]:1-5:(1 2 3 4 5)' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_toggle() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_cancel() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
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
    --say'[One sentence for a voice or a screen reader]' \
    --ascii'[Draw with plain characters only]' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_today() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the state with its date as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_goal() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --until'[When the goal is to be met, instead of GOAL]:TIME:(now yesterday)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains +1h -1h none)'
}
_fastctl_watch() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --since'[Begin after the change with this number]:NUMBER: ' \
    --json'[Print each change as one line of JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --start'[When it began]:TIME:(now yesterday)' \
    --end'[When it ended]:TIME:(now yesterday)' \
    --goal'[Its goal]:GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains +1h -1h none)' \
    --note'[Its note]:TEXT: ' \
    --mood'[How it felt; none takes it away]:1-5:(1 2 3 4 5)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --start'[When it began]:TIME:(now yesterday)' \
    --end'[When it ended]:TIME:(now yesterday)' \
    --note'[A few words to remember it by]:TEXT: ' \
    --mood'[How it felt]:1-5:(1 2 3 4 5)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the fast and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains)'
}
_fastctl_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --yes'[Do not ask]' \
    --json'[Print the fasts and the state after it as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_undo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --list'[List what can be taken back, newest first]' \
    '(-n --last)'{-n,--last}'[How many to list]:NUMBER: ' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_redo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_history() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '(-n --last)'{-n,--last}'[How many]:NUMBER: ' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to this day]:DATE:(today yesterday)' \
    --outcome'[Only those with that outcome, as the list shows it]:OUTCOME:(completed partial cancelled open running)' \
    --schedule'[Only those of a schedule]:SCHEDULE:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains)' \
    --text'[Only those with these words in their note or schedule]:TEXT: ' \
    --all'[Cancelled ones, too]' \
    --json'[Print the fasts as a JSON array]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the fasts as a JSON array]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::ID or DATE:(today yesterday)'
}
_fastctl_calendar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the days as JSON, those without anything left out]' \
    --svg'[Write an SVG picture to a file; - is the standard output]:FILE:_files' \
    --ascii'[Draw with plain characters only]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::MONTH or YEAR:(january february march april may june july august september october november december)' \
    '2::YEAR: '
}
_fastctl_chart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '(-n --last)'{-n,--last}'[A bar for each of so many fasts]:NUMBER: ' \
    --trend'[How long fasts are, with the mean of the last 7 as the line]' \
    --json'[Print what is drawn as JSON]' \
    --svg'[Write an SVG picture to a file; - is the standard output]:FILE:_files' \
    --ascii'[Draw with plain characters only]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_stats() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --why'[Say where a number comes from]' \
    --json'[Print all numbers as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::streak|rate|average:(streak rate average)'
}
_fastctl_schedule_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_schedule_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --text'[What it is for, in your words]:TEXT: ' \
    --json'[Print the schedule as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:NAME: ' \
    '2:HOURS: '
}
_fastctl_schedule_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --name'[Call it otherwise]:NAME: ' \
    --hours'[The hours of fasting, 1 to 23]:HOURS: ' \
    --text'[What it is for; no characters take the text away]:TEXT: ' \
    --json'[Print the schedule as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_schedule_remove() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the schedule as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_schedule_use() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print what was chosen as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:NAME|open:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains open)'
}
_fastctl_schedule_week() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the plan as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::WEEK|off:(off)'
}
_fastctl_schedule_vacation() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the vacation as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::DAY|remove:(today remove)' \
    '2::DAY|ID:(today)'
}
_fastctl_schedule() {
  local state line
  local -a verbs=(
    'list:Show all schedules, and what is planned'
    'add:Make a schedule of your own'
    'edit:Change a schedule of your own'
    'remove:Take a schedule of your own away'
    'use:Choose what a start without a goal uses'
    'week:Show or make the plan for the week'
    'vacation:Show, add or take away days off'
  )
  _arguments -C --json'[Print the data as JSON]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_schedule_$line[1]] )) && _fastctl_schedule_$line[1] ;;
  esac
}
_fastctl_window_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:HH:MM-HH:MM|following:(following)'
}
_fastctl_window_at() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:TIME:(now yesterday)'
}
_fastctl_window() {
  local state line
  local -a verbs=(
    'set:Choose when you eat'
    'at:Say how a meal stands to the window'
  )
  _arguments -C --popup'[For a click\: say and ask in pop-ups, not at a terminal]' --json'[Print the windows as JSON]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_window_$line[1]] )) && _fastctl_window_$line[1] ;;
  esac
}
_fastctl_remind_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_remind_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --at'[Once; a clock time is the next one]:TIME:(now yesterday)' \
    --in'[Once, after so long]:SPAN: ' \
    --daily'[Each day at that time]:HH:MM: ' \
    --days'[Only on these days, with --daily]:DAYS:(mon-fri sat,sun)' \
    --json'[Print the reminder as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:TEXT: '
}
_fastctl_remind_remove() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the reminder as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_remind() {
  local state line
  local -a verbs=(
    'list:Show what will be told and when'
    'add:Be reminded in your own words'
    'remove:Take a reminder away'
  )
  _arguments -C --quiet'[Tell nothing for so long, at most a day; off ends it]:SPAN|off:(1h 2h off)' --why'[Explain how your usual time to start is known]' --popup'[For a click\: say and ask in pop-ups, not at a terminal]' --json'[Print the data as JSON]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_remind_$line[1]] )) && _fastctl_remind_$line[1] ;;
  esac
}
_fastctl_program_start() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --on'[The first day; without it today]:DATE:(today yesterday)' \
    --lead-in'[Days at maintenance before the first diet day, 0 to 28]:NUMBER: ' \
    --counts'[What counts in diet phases where you also have days of little energy\: program or pattern]:DEFICIT:(program pattern)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_status() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_plan() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --weeks'[How many weeks; 12 without it]:NUMBER: ' \
    --from'[From that day on; without it from today]:DATE:(today yesterday)' \
    --ical'[Write it to a file as a calendar of whole days; - is the standard output]:FILE:_files' \
    --svg'[Write an SVG picture to a file; - is the standard output]:FILE:_files' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_pause() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --from'[The first paused day; without it today]:DATE:(today yesterday)' \
    --to'[The last paused day; without it until you resume]:DATE:(today yesterday)' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_resume() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --on'[The first day that is not paused; without it today]:DATE:(today yesterday)' \
    --popup'[For a click\: say and ask in pop-ups, not at a terminal]' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_restart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --on'[The first day of the new one; without it today]:DATE:(today yesterday)' \
    --lead-in'[Days at maintenance before the first diet day, 0 to 28]:NUMBER: ' \
    --counts'[What counts in diet phases where you also have days of little energy\: program or pattern]:DEFICIT:(program pattern)' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_move() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --on'[The first day of the program]:DATE:(today yesterday)' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program_end() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --on'[The first day that is none of it; without it today]:DATE:(today yesterday)' \
    --yes'[Do not ask]' \
    --json'[Print the program as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_program() {
  local state line
  local -a verbs=(
    'start:Begin a program'
    'status:Show where it stands, and what comes next'
    'plan:Show the coming switches'
    'pause:Let it stand still, such as while you are ill or away'
    'resume:Go on after a pause'
    'restart:End it and begin another'
    'move:Begin on another day, while no diet day has passed'
    'end:End it; on a terminal it asks first'
  )
  _arguments -C --json'[Print the data as JSON]' --popup'[For a click\: say and ask in pop-ups, not at a terminal]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_program_$line[1]] )) && _fastctl_program_$line[1] ;;
  esac
}
_fastctl_profile_safety() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --answers'[The numbers of the questions that apply]:NUMBERS: ' \
    --none'[None applies]' \
    --agreed'[A doctor or nurse agreed to longer fasts]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_profile() {
  local state line
  local -a verbs=(
    'safety:Answer the safety questions, or see your answers'
  )
  _arguments -C --birth'[When you were born, or only the year]:DATE|YEAR: ' --age'[How old you are, in place of a date]:NUMBER: ' --height'[How tall you are, such as 180cm, 1.80m or 5ft11]:HEIGHT: ' --weight'[What you weigh, such as 82.5kg, 181lb or "12st 8.5"]:WEIGHT: ' --activity'[How active you are; if unsure, take the lower one]:LEVEL:(sedentary light moderate very extra)' --basis'[Which constant the formula takes; middle is between both]:BASIS:(male female middle)' --gender'[For words, and for the usual basis]:GENDER:(female male other none)' --aim'[What you want to do with your weight]:AIM:(lose gain hold)' --goal-weight'[The weight that you want to get to]:WEIGHT: ' --forget'[Take values away, by the names of their options]:FIELD,...:(birth height weight basis gender activity aim goal-weight restriction maintenance diet pattern counts)' --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' --json'[Print the profile as JSON]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_profile_$line[1]] )) && _fastctl_profile_$line[1] ;;
  esac
}
_fastctl_targets() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --why'[The calculation line by line, with its sources]' \
    --date'[Of another day]:DATE:(today yesterday)' \
    --restriction'[How much less a diet phase has\: 5 to 33, gentle (15), standard (30) or study (33)]:PERCENT|NAME:(gentle standard study)' \
    --maintenance'[A number of your own for what keeps your weight]:ENERGY: ' \
    --diet'[A number of your own for a diet phase]:ENERGY: ' \
    --calculated'[Numbers of the formula again]' \
    --pattern'[Days with little energy\: mon,thu or alternate or none]:PATTERN:(5\:2 alternate none)' \
    --counts'[Which deficit counts where there are two]:DEFICIT:(program pattern)' \
    --recalculate'[Reckon anew with what is true today]' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::DAYS:(mon-fri sat,sun)'
}
_fastctl_bar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --follow'[Print a line whenever it changes, until nobody reads it]' \
    --view'[One of the ready texts]:VIEW:(elapsed countdown progress ring end-time inline full)' \
    --template'[A text of your own, with fields in braces]:TEXT: ' \
    --icons'[Pictures\: none, ascii, emoji or nerd (a Nerd Font)]:SET:(none ascii emoji nerd)' \
    --colour'[Say the state with a colour as well]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:FORMAT:(waybar polybar i3bar i3blocks i3status-rust tmux xmobar json argos genmon kde conky lock prompt plain)'
}
_fastctl_menu() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --list'[Print each entry and its command, for a menu of your own]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_open() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:LINK: '
}
_fastctl_setup() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --undo'[Take fastd out of the bar again]' \
    --yes'[Do not ask]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::PART:(safety schedule start window notifications profile program events bar)' \
    '2::NAME:(waybar polybar i3bar swaybar i3blocks i3status-rust tmux xmobar eww argos genmon kde conky swaylock hyprlock starship powerlevel10k kdeconnect)'
}
_fastctl_learn() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --hints'[Print all hints in full]' \
    --dismiss'[Never say this hint; all stands for each]:HINT:(long-goal lead-in eve-of-maintenance eve-of-diet streak-broken all)' \
    --again'[Say each hint once more, dismissed ones as well]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::ARTICLE:(fasting_basics stages safety streaks matador week1 adaptation tdee macros)'
}
_fastctl_about() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_export_events() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --format'[As csv, json or jsonl]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health table)' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to this day]:DATE:(today yesterday)' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export() {
  local state line
  local -a verbs=(
    'events:Write the journal of events to a file, or print it'
  )
  _arguments -C --format'[As csv, json, jsonl, ics or fast-e]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health table)' --from'[Only fasts that touch this day or later ones]:DATE:(today yesterday)' --to'[Only fasts that touch this day or earlier ones]:DATE:(today yesterday)' --all'[Everything but the journal of events, not only fasts]' --backfill'[Write older fasts to the health folder, too]' --sync'[Bring the health folder up to date now]' --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_export_$line[1]] )) && _fastctl_export_$line[1] ;;
  esac
}
_fastctl_import() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --dry-run'[Only show what would be done, line by line]' \
    --yes'[Do not ask, and take the rest where lines cannot be taken]' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --format'[As what it is to be read]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health table)' \
    --source'[The app that the fasts are from]:NAME: ' \
    --zone'[The time zone of times that come without one]:NAME: ' \
    --map'[The columns of a table of another kind]:FIELD=COLUMN,...: ' \
    --delimiter'[What divides the columns, else it is found out]:CHARACTER: ' \
    --dates'[The order of dates such as 3/4/2026]:ORDER:(dmy mdy ymd)' \
    --json'[Print what was done, or would be, as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:FILE:_files'
}
_fastctl_backup() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --list'[List the backups there are, newest first]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_restore() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --dry-run'[Only say what would change]' \
    --none'[Go on without what a lost database held]' \
    --yes'[Do not ask]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --events'[Delete the journal of events, and nothing else]' \
    --confirm'[Agree to what would be asked, by the word that the refusal names]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_events() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    '(-n --last)'{-n,--last}'[How many]:NUMBER: ' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to this day]:DATE:(today yesterday)' \
    --name'[Only those of this name]:NAME: ' \
    --sum'[How often each, and what became of the first weeks]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_config_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --all'[Every look of every kind, too]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs events.enabled notify.progress notify.urgency quiet click menu.command coach coach.look backup.daily health.folder health.format undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_get() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs events.enabled notify.progress notify.urgency quiet click menu.command coach coach.look backup.daily health.folder health.format undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs events.enabled notify.progress notify.urgency quiet click menu.command coach coach.look backup.daily health.folder health.format undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)' \
    '2:VALUE:{case $words[CURRENT-1] in language) compadd system en de ;; time.format) compadd locale 12 24 ;; output.plain) compadd on off ;; units.weight) compadd kg lb st ;; units.height) compadd cm ft ;; units.energy) compadd kcal kJ ;; week.start) compadd locale monday saturday sunday ;; hints) compadd on off ;; day.start) compadd 04:00 ;; streak.mode) compadd end start ;; streak.freezes) compadd 0 1 2 ;; window) compadd following 12:00-20:00 ;; start.usual) compadd learnt 20:00 ;; notify.goal) compadd on off ;; goal.repeat) compadd on off ;; notify.halfway) compadd on off ;; notify.before) compadd off on 45m ;; notify.beyond) compadd off on 2h ;; notify.stages) compadd on off ;; notify.safety) compadd on off ;; notify.forgotten) compadd off on 8h ;; notify.window.opens) compadd off on 10m ;; notify.window.closes) compadd off on 10m ;; notify.window.closed) compadd on off ;; notify.start) compadd off on 10m ;; program.leadin) compadd 14 ;; program.gap) compadd 30 ;; program.offer) compadd off 42 ;; program.late) compadd 1 ;; notify.phase) compadd on off ;; notify.eve) compadd off 21:30 ;; macros.carbs) compadd eu us ;; events.enabled) compadd on off ;; notify.progress) compadd on off ;; notify.urgency) compadd low normal critical ;; quiet) compadd off ;; click) compadd status ;; menu.command) compadd auto ;; coach) compadd on off ;; coach.look) compadd emoji ascii none ;; backup.daily) compadd on off ;; health.folder) compadd off ;; health.format) compadd csv json ics ;; undo.keep) compadd 1y 2y 5y always ;; log.level) compadd error warning notice info debug ;; notify.goal.urgency) compadd low normal critical ;; notify.goal.timeout) compadd server never 10s ;; notify.goal.sound) compadd off ;; notify.halfway.urgency) compadd low normal critical ;; notify.halfway.timeout) compadd server never 10s ;; notify.halfway.sound) compadd off ;; notify.before.urgency) compadd low normal critical ;; notify.before.timeout) compadd server never 10s ;; notify.before.sound) compadd off ;; notify.beyond.urgency) compadd low normal critical ;; notify.beyond.timeout) compadd server never 10s ;; notify.beyond.sound) compadd off ;; notify.stages.urgency) compadd low normal critical ;; notify.stages.timeout) compadd server never 10s ;; notify.stages.sound) compadd off ;; notify.safety.urgency) compadd low normal critical ;; notify.safety.timeout) compadd server never 10s ;; notify.safety.sound) compadd off ;; notify.forgotten.urgency) compadd low normal critical ;; notify.forgotten.timeout) compadd server never 10s ;; notify.forgotten.sound) compadd off ;; notify.window.urgency) compadd low normal critical ;; notify.window.timeout) compadd server never 10s ;; notify.window.sound) compadd off ;; notify.start.urgency) compadd low normal critical ;; notify.start.timeout) compadd server never 10s ;; notify.start.sound) compadd off ;; notify.phase.urgency) compadd low normal critical ;; notify.phase.timeout) compadd server never 10s ;; notify.phase.sound) compadd off ;; notify.reminder.urgency) compadd low normal critical ;; notify.reminder.timeout) compadd server never 10s ;; notify.reminder.sound) compadd off ;; esac}'
}
_fastctl_config_unset() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.forgotten notify.window.opens notify.window.closes notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs events.enabled notify.progress notify.urgency quiet click menu.command coach coach.look backup.daily health.folder health.format undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
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
  _arguments -C --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_config_$line[1]] )) && _fastctl_config_$line[1] ;;
  esac
}
_fastctl_doctor() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_report() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --output'[Where to write it]:FILE:_files' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_completions_bash() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_completions_zsh() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_completions_fish() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_completions() {
  local state line
  local -a verbs=(
    'bash:Completions for bash'
    'zsh:Completions for zsh'
    'fish:Completions for fish'
  )
  _arguments -C --plain'[Lines for a screen reader\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument) (( $+functions[_fastctl_completions_$line[1]] )) && _fastctl_completions_$line[1] ;;
  esac
}
_fastctl_version() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]'
}
_fastctl_help() {
  _arguments \
    '(-h --help)'{-h,--help}'[Explain this command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '1::COMMAND:(start stop toggle cancel status today goal watch edit add delete undo redo history show calendar chart stats schedule window remind program profile targets bar menu open setup learn about export import backup restore purge events config doctor report completions version help)' \
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
    'today:Show the day on one page'
    'goal:Change the goal of the running fast'
    'watch:Print a line for every change, for ever'
    'edit:Correct a fast'
    'add:Record a fast of the past'
    'delete:Take fasts away'
    'undo:Take the last command back'
    'redo:Do again what was taken back'
    'history:List the fasts, newest first'
    'show:Show one fast, or those of a day'
    'calendar:Show a month or a year of fasting days'
    'chart:Draw the last days or fasts as bars'
    'stats:Show what all your fasts come to'
    'schedule:Show and choose what a start uses, and plan the week'
    'window:Show the eating window, and say when it is'
    'remind:Show what will be told and when, and keep reminders of your own'
    'program:Two weeks of diet, two weeks of maintenance, switched by themselves'
    'profile:Keep what fastd has to know of you'
    'targets:Show what to eat a day, why, and choose the deficit'
    'bar:Print one line for a status bar'
    'menu:Offer what can be done now, in a menu on the screen'
    'open:Do what a fastd: link says, after asking'
    'setup:Answer a few questions to begin, or again at any time'
    'learn:Read about fasting, and what is known of it'
    'about:Say what fastd is and is not, and where your data lies'
    'export:Write the fasts to a file, or print them'
    'import:Take fasts from a file of another program, or of our own'
    'backup:Make a backup of everything, or list those there are'
    'restore:Make everything as it is in a backup'
    'purge:Delete one fast, or everything, for good'
    'events:Show the journal of what you did with fastd'
    'config:Show and change the settings'
    'doctor:Check all that fastd depends on, and say what to do'
    'report:Write what a bug report needs to a file'
    'completions:Print the completions for a shell'
    'version:Print the versions of fastctl and of the daemon'
    'help:Explain fastctl, or one command'
  )
  _arguments -C \
    '(-h --help)'{-h,--help}'[Explain fastctl or one command]' \
    --plain'[Lines for a screen reader\: no drawing, colour or columns]' \
    '--version[Print the versions]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument) (( $+functions[_fastctl_$line[1]] )) && _fastctl_$line[1] ;;
  esac
}
_fastctl "$@"
