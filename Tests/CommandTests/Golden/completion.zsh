#compdef fastctl
# zsh completion for fastctl; made by: fastctl completions zsh
_fastctl_names() {
  local -a names shown
  local line
  for line in ${(f)"$(fastctl completions names $argv[-1] -- "$PREFIX" 2>/dev/null)"}; do
    names+=("${line%%$'\t'*}")
    shown+=("${line/$'\t'/  -- }")
  done
  compadd "${@[1,-2]}" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a names
}
_fastctl_start() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it started; a time without a date means the most recent one]:TIME:(now yesterday)' \
    --ago'[How long ago it started]:SPAN: ' \
    --until'[When the goal should be reached, instead of GOAL]:TIME:(now yesterday)' \
    --open'[Fast without a goal]' \
    --note'[A short note]:TEXT: ' \
    --mood'[How you feel, from 1 to 5]:1-5:(1 2 3 4 5)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight none)'
}
_fastctl_stop() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it ended; a time without a date means the most recent one]:TIME:(now yesterday)' \
    --ago'[How long ago it ended]:SPAN: ' \
    --note'[A short note]:TEXT: ' \
    --mood'[How it felt, from 1 to 5]:1-5:(1 2 3 4 5)' \
    --reason'[Why it ended]:REASON:(planned hunger event unwell by mistake none)' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::TIME:(now yesterday)'
}
_fastctl_toggle() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_cancel() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_goal() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --until'[When the goal should be reached, instead of GOAL]:TIME:(now yesterday)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::GOAL|+SPAN|-SPAN|none:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight +1h -1h none)'
}
_fastctl_status() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the status as JSON, exactly as the daemon sends it]' \
    --big'[A large clock, readable from a distance]' \
    --follow'[Keep updating, even across restarts of the daemon]' \
    --countdown'[Show the time left instead of the time elapsed]' \
    --ring'[A ring instead of the bar]' \
    --seconds'[Show seconds]' \
    --say'[One sentence, for speech output or a screen reader]' \
    --ascii'[Draw with ASCII characters only]' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_today() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[A day of the past\: what became of it]:DATE:(today yesterday)' \
    --follow'[Keep the page up to date until you press q or Ctrl-C]' \
    --why'[Explain what you ate beside your targets, and the streak]' \
    --ascii'[Draw with ASCII characters only]' \
    --json'[Print the status and the date as JSON; with --on, the day]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --start'[When it started]:TIME:(now yesterday)' \
    --end'[When it ended]:TIME:(now yesterday)' \
    --goal'[Its goal]:GOAL|+SPAN|-SPAN|none:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight +1h -1h none)' \
    --note'[Its note]:TEXT: ' \
    --mood'[How it felt, from 1 to 5; none removes it]:1-5:(1 2 3 4 5)' \
    --reason'[Why it ended; none removes it]:REASON:(planned hunger event unwell by mistake none)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_note() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:TEXT: '
}
_fastctl_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --start'[When it started]:TIME:(now yesterday)' \
    --end'[When it ended]:TIME:(now yesterday)' \
    --note'[A short note]:TEXT: ' \
    --mood'[How it felt, from 1 to 5]:1-5:(1 2 3 4 5)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the fast and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::GOAL:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight none)'
}
_fastctl_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print the fasts and the new status as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_undo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --list'[List what can be undone, newest first]' \
    '(-n --last)'{-n,--last}'[List only the last NUMBER]:NUMBER: ' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER:_fastctl_names steps'
}
_fastctl_redo() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_history() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[Only the last NUMBER]:NUMBER: ' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to and including this day]:DATE:(today yesterday)' \
    --outcome'[Only fasts with this outcome, as the list shows it]:OUTCOME:(goal met ended early discarded no goal running)' \
    --schedule'[Only fasts with this schedule]:SCHEDULE:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight)' \
    --text'[Only fasts with these words in their note or schedule]:TEXT: ' \
    --all'[Include discarded fasts]' \
    --json'[Print the fasts as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --why'[Explain whether it met its goal, and what it counts for]' \
    --json'[Print the fasts as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID|DATE:(today yesterday)'
}
_fastctl_week() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the days and their sums as JSON]' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DATE:(today yesterday)'
}
_fastctl_month() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the weeks and their sums as JSON]' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::MONTH|DATE:(january february march april may june july august september october november december)' \
    '2::YEAR: '
}
_fastctl_calendar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the days as JSON, leaving out empty ones]' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::MONTH|YEAR:(january february march april may june july august september october november december)' \
    '2::YEAR: '
}
_fastctl_chart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[One bar for each of the last NUMBER fasts]:NUMBER: ' \
    --trend'[The length of your fasts, with a 7-fast average as the line]' \
    --why'[Explain the line instead\: which goal it is, or which average]' \
    --json'[Print the chart'\''s data as JSON]' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_stats() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --why'[Explain where a number comes from]' \
    --json'[Print all numbers as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::streak|rate|average:(streak rate average median usual logging)'
}
_fastctl_badges() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the badges as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_points_on() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_points_off() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_points() {
  local state line
  local -a verbs=(
    'on:Turn badges and points on, from today'
    'off:Turn them off; what you have stays'
  )
  _arguments -C '(-n --last)'{-n,--last}'[How many days (default\: 14)]:NUMBER: ' --json'[Print the points as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_points_$line[1]] )); then
        _fastctl_points_$line[1]
      fi ;;
  esac
}
_fastctl_page() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to and including this day]:DATE:(today yesterday)' \
    --with'[Also include these\: weight, meals, notes]:PARTS:(weight meals notes)' \
    --brief'[One sheet of paper\: numbers and pictures, no tables]' \
    --open'[Open it in your browser; without FILE, from a private file]' \
    --yes'[Replace a file that already exists]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_schedule_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_schedule_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --text'[A description in your own words]:TEXT: ' \
    --json'[Print the schedule as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME: ' \
    '2:HOURS: '
}
_fastctl_schedule_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --name'[A new name]:NAME: ' \
    --hours'[Hours of fasting, 1 to 23]:HOURS: ' \
    --text'[A description; an empty text removes it]:TEXT: ' \
    --json'[Print the schedule as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_schedule_remove() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the schedule as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_schedule_use() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the choice as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME|open:(12\:12 13\:11 14\:10 16\:8 18\:6 20\:4 23\:1 omad warrior leangains circadian overnight open)'
}
_fastctl_schedule_week() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the plan as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::WEEK|off:(off)'
}
_fastctl_schedule_vacation() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the vacation as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DAY|remove:(today remove)' \
    '2::DAY|ID:(today)'
}
_fastctl_schedule() {
  local state line
  local -a verbs=(
    'list:Show all schedules and your plan'
    'add:Add your own schedule'
    'edit:Change your own schedule'
    'remove:Remove your own schedule'
    'use:Choose what start uses without a goal'
    'week:Show or set the weekly plan'
    'vacation:Show, add or remove vacations'
  )
  _arguments -C --json'[Print the data as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_schedule_$line[1]] )); then
        _fastctl_schedule_$line[1]
      fi ;;
  esac
}
_fastctl_window_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:HH\:MM-HH\:MM|following:(following)'
}
_fastctl_window_at() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:TIME:(now yesterday)'
}
_fastctl_window() {
  local state line
  local -a verbs=(
    'set:Choose when you eat'
    'at:Check a meal time against the window'
  )
  _arguments -C --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --json'[Print the windows as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_window_$line[1]] )); then
        _fastctl_window_$line[1]
      fi ;;
  esac
}
_fastctl_remind_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_remind_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[Once; a time without a date means the next one]:TIME:(now yesterday)' \
    --in'[Once, after this long]:SPAN: ' \
    --daily'[Every day at this time]:HH\:MM: ' \
    --days'[Only on these days, with --daily]:DAYS:(mon-fri sat,sun)' \
    --json'[Print the reminder as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:TEXT: '
}
_fastctl_remind_remove() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the reminder as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_remind() {
  local state line
  local -a verbs=(
    'list:Show upcoming notifications'
    'add:Add your own reminder'
    'remove:Remove a reminder'
  )
  _arguments -C --quiet'[Stay quiet for this long, at most a day; off ends it]:SPAN|off:(1h 2h off)' --why'[Explain where your usual start time comes from]' --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --json'[Print the data as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_remind_$line[1]] )); then
        _fastctl_remind_$line[1]
      fi ;;
  esac
}
_fastctl_program_start() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[The first day (default\: today)]:DATE:(today yesterday)' \
    --lead-in'[Days at maintenance before the first diet day, 0 to 28]:NUMBER: ' \
    --counts'[Which deficit applies in diet phases if you also have low-calorie days]:DEFICIT:(program pattern)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_status() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --why'[Explain how many days of the phase are left]' \
    --json'[Print the data as JSON]' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_plan() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --weeks'[How many weeks (default\: 12)]:NUMBER: ' \
    --from'[From that day on (default\: today)]:DATE:(today yesterday)' \
    --ical'[Write all-day calendar events to a file; - is standard output]:FILE:_files' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_program_pause() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --from'[The first paused day (default\: today)]:DATE:(today yesterday)' \
    --to'[The last paused day (default\: until you resume)]:DATE:(today yesterday)' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_resume() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[The first day that is not paused (default\: today)]:DATE:(today yesterday)' \
    --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_restart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[The first day of the new program (default\: today)]:DATE:(today yesterday)' \
    --lead-in'[Days at maintenance before the first diet day, 0 to 28]:NUMBER: ' \
    --counts'[Which deficit applies in diet phases if you also have low-calorie days]:DEFICIT:(program pattern)' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_move() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[The first day of the program]:DATE:(today yesterday)' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program_end() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --on'[The first day after the program (default\: today)]:DATE:(today yesterday)' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print the program as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_program() {
  local state line
  local -a verbs=(
    'start:Start a program'
    'status:Show where you are, and what comes next'
    'plan:Show the coming phase changes'
    'pause:Pause it, for example while you are ill or away'
    'resume:Resume after a pause'
    'restart:End the program and start a new one'
    'move:Move the start, as long as no diet day has passed'
    'end:End the program; on a terminal you are asked first'
  )
  _arguments -C --why'[Explain how many days of the phase are left]' --json'[Print the data as JSON]' --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_program_$line[1]] )); then
        _fastctl_program_$line[1]
      fi ;;
  esac
}
_fastctl_profile_safety() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --answers'[The numbers of the questions that apply]:NUMBERS: ' \
    --none'[None of them applies]' \
    --agreed'[A doctor or nurse has agreed to longer fasts]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_profile_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:DATE|safety:(today yesterday safety)'
}
_fastctl_profile() {
  local state line
  local -a verbs=(
    'safety:Answer the safety questions, or see your answers'
    'purge:Erase a version of your profile, or your answers, for good'
  )
  _arguments -C --birth'[Your date of birth, or only the year]:DATE|YEAR: ' --age'[Your age, instead of a date]:NUMBER: ' --height'[Your height, such as 180cm, 1.80m or 5ft11]:HEIGHT: ' --weight'[Your weight, such as 82.5kg, 181lb or "12st 8.5"]:WEIGHT: ' --activity'[How active you are; if unsure, choose the lower level]:LEVEL:(sedentary light moderate very extra)' --basis'[Which constant the formula uses; middle lies between the two]:BASIS:(male female middle)' --gender'[For wording, and for the default basis]:GENDER:(female male other none)' --aim'[Your aim for your weight]:AIM:(lose gain hold)' --goal-weight'[The weight you want to reach]:WEIGHT: ' --forget'[Remove values, named like their options]:FIELD,...:(birth height weight basis gender activity aim goal-weight restriction maintenance diet pattern counts protein carbs fat fiber)' --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' --json'[Print the profile as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_profile_$line[1]] )); then
        _fastctl_profile_$line[1]
      fi ;;
  esac
}
_fastctl_weight_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[Only the last NUMBER]:NUMBER: ' \
    --json'[Print the weigh-ins as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_weight_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_weight_chart() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[The last NUMBER days]:NUMBER: ' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to this day]:DATE:(today yesterday)' \
    --json'[Print the chart'\''s data as JSON]' \
    --svg'[Write it to a file as an SVG picture; - is standard output]:FILE:_files' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_weight_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was]:TIME:(now yesterday)' \
    --note'[Its note]:TEXT: ' \
    --json'[Print the weigh-in as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: ' \
    '2::WEIGHT: '
}
_fastctl_weight_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the weigh-in as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_weight_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_weight() {
  local state line
  local -a verbs=(
    'list:List your weigh-ins, newest first'
    'show:Show one weigh-in, or where your weight stands'
    'chart:Draw your weight with its trend'
    'edit:Correct a weigh-in'
    'delete:Delete a weigh-in'
    'purge:Erase a weigh-in for good'
  )
  _arguments -C --at'[When it was, if not now]:TIME:(now yesterday)' --note'[A short note]:TEXT: ' --why'[Explain where a number comes from]' --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --json'[Print the weigh-in and where your weight stands as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_weight_$line[1]] )); then
        _fastctl_weight_$line[1]
      fi ;;
  esac
}
_fastctl_meal_again() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was, if not now]:TIME:(now yesterday)' \
    --end-fast'[End the current fast with it]' \
    --keep-fast'[Let the current fast go on without asking]' \
    --json'[Print what was logged, and the day, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_meal_yesterday() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was, if not now]:TIME:(now yesterday)' \
    --end-fast'[End the current fast with it]' \
    --keep-fast'[Let the current fast go on without asking]' \
    --json'[Print what was logged, and the day, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::SLOT:(breakfast lunch dinner snack)'
}
_fastctl_meal_copy() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was, if not now]:TIME:(now yesterday)' \
    --end-fast'[End the current fast with it]' \
    --keep-fast'[Let the current fast go on without asking]' \
    --json'[Print what was logged, and the day, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:DATE:(today yesterday)' \
    '2::SLOT:(breakfast lunch dinner snack)'
}
_fastctl_meal_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[Only the last NUMBER]:NUMBER: ' \
    --text'[Only what has this in its name]:TEXT: ' \
    --json'[Print what you ate as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_meal_open() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print what you ate as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_meal_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --why'[Explain what is left, and which macros are good]' \
    --json'[Print the day as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DATE:(today yesterday)'
}
_fastctl_meal_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was]:TIME:(now yesterday)' \
    --slot'[Which meal it was]:SLOT:(breakfast lunch dinner snack)' \
    --json'[Print what changed, and the day, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID:_fastctl_names entries' \
    '2::MEAL:_fastctl_names meals'
}
_fastctl_meal_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --all'[With all that was eaten together with it]' \
    --json'[Print what was deleted, and the day, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID:_fastctl_names entries'
}
_fastctl_meal_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID:_fastctl_names entries'
}
_fastctl_meal() {
  local state line
  local -a verbs=(
    'again:Log the last meal once more'
    'yesterday:Log what you ate yesterday once more'
    'copy:Log what you ate on a day once more'
    'list:List what you ate, newest first'
    'open:List entries without energy'
    'show:Show what you ate on a day'
    'edit:Correct something you ate'
    'delete:Delete something you ate'
    'purge:Erase something you ate for good'
  )
  _arguments -C --at'[When it was, if not now]:TIME:(now yesterday)' --slot'[Which meal it was, if the time does not tell]:SLOT:(breakfast lunch dinner snack)' --end-fast'[End the current fast with it]' --keep-fast'[Let the current fast go on without asking]' --fill'[Fill the open entries of the same name instead of logging a new one]' --why'[Explain what is left, and which macros are good]' --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --json'[Print what was logged, and the day, as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs; _fastctl_names meals ;;
    argument)
      if (( $+functions[_fastctl_meal_$line[1]] )); then
        _fastctl_meal_$line[1]
      else
        _fastctl_names meals
      fi ;;
  esac
}
_fastctl_drink_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[Only the last NUMBER]:NUMBER: ' \
    --json'[Print the drinks as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_drink_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --at'[When it was]:TIME:(now yesterday)' \
    --json'[Print the drink and the day as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: ' \
    '2::DRINK: '
}
_fastctl_drink_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the drink and the day as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_drink_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID: '
}
_fastctl_drink() {
  local state line
  local -a verbs=(
    'list:List your drinks, newest first'
    'edit:Correct a drink'
    'delete:Delete a drink'
    'purge:Erase a drink for good'
  )
  _arguments -C --at'[When it was, if not now]:TIME:(now yesterday)' --end-fast'[End the current fast with it, if it is logged as a meal]' --keep-fast'[Let the current fast go on without asking, if it is logged as a meal]' --popup'[For clicks\: answer and ask in pop-ups instead of a terminal]' --json'[Print the drink and the day as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_drink_$line[1]] )); then
        _fastctl_drink_$line[1]
      fi ;;
  esac
}
_fastctl_day_complete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the day as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DATE:(today yesterday)'
}
_fastctl_day_reopen() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the day as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DATE:(today yesterday)'
}
_fastctl_day() {
  local state line
  local -a verbs=(
    'complete:Mark a day as complete'
    'reopen:Take that back'
  )
  _arguments -C --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_day_$line[1]] )); then
        _fastctl_day_$line[1]
      fi ;;
  esac
}
_fastctl_food_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --own'[Only your own, with their IDs]' \
    --json'[Print the foods as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FOOD:_fastctl_names foods'
}
_fastctl_food_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the food as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FOOD:_fastctl_names foods'
}
_fastctl_food_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --per'[What the values refer to\: 100g, 100ml or portion]:MEASURE:(100g 100ml portion)' \
    --portion'[What a portion of it weighs, in grams]:NAME=GRAMS,...: ' \
    --alias'[Other names of it]:NAME,...: ' \
    --json'[Print the food as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOOD VALUES: '
}
_fastctl_food_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --name'[Its new name]:NAME: ' \
    --per'[What the values refer to\: 100g, 100ml or portion]:MEASURE:(100g 100ml portion)' \
    --portion'[What a portion of it weighs, in grams]:NAME=GRAMS,...: ' \
    --alias'[Other names of it]:NAME,...: ' \
    --json'[Print the food as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FOOD:_fastctl_names foods' \
    '2::FOOD VALUES: '
}
_fastctl_food_alias() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the food as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOOD:_fastctl_names foods'
}
_fastctl_food_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print the food as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOOD:_fastctl_names foods'
}
_fastctl_food_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOOD:_fastctl_names foods'
}
_fastctl_food_import() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --source'[Read it as off, usda or table (default\: detected)]:NAME: ' \
    --dry-run'[Only show what would happen]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print what happened as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FILE:_files'
}
_fastctl_food_imports() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the imports as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_food_forget() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --source'[Only those of off, usda or table]:NAME: ' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print what was removed as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_food() {
  local state line
  local -a verbs=(
    'list:List all foods, or those that match'
    'show:Show one food'
    'add:Add a food of your own'
    'edit:Correct a food of your own, by its name or ID'
    'alias:Give a food another name'
    'delete:Delete a food of your own, by its name or ID'
    'purge:Erase a food of your own for good, by its name or ID'
    'import:Import a table of foods'
    'imports:List what you imported, and when'
    'forget:Remove the imported foods'
  )
  _arguments -C --json'[Print the foods as a JSON array]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_food_$line[1]] )); then
        _fastctl_food_$line[1]
      fi ;;
  esac
}
_fastctl_recipe_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the recipes as a JSON array]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_recipe_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the recipe as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FOOD:_fastctl_names recipes'
}
_fastctl_recipe_add() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --alias'[Other names of it]:NAME,...: ' \
    --json'[Print the recipe as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:RECIPE: '
}
_fastctl_recipe_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --name'[Its new name]:NAME: ' \
    --alias'[Other names of it]:NAME,...: ' \
    --json'[Print the recipe as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:RECIPE:_fastctl_names recipes'
}
_fastctl_recipe_delete() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print the recipe as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOOD:_fastctl_names recipes'
}
_fastctl_recipe() {
  local state line
  local -a verbs=(
    'list:List your recipes'
    'show:Show one recipe, by its name or ID'
    'add:Add a recipe'
    'edit:Correct a recipe, by its name or ID'
    'delete:Delete a recipe, by its name or ID'
  )
  _arguments -C --json'[Print the recipes as a JSON array]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_recipe_$line[1]] )); then
        _fastctl_recipe_$line[1]
      fi ;;
  esac
}
_fastctl_targets() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --why'[Show the calculation line by line, with sources]' \
    --date'[For another day]:DATE:(today yesterday)' \
    --restriction'[The deficit of a diet phase in percent\: 5 to 33, gentle (15), standard (30) or study (33)]:PERCENT|NAME:(gentle standard study)' \
    --maintenance'[Your own number for maintenance]:ENERGY: ' \
    --diet'[Your own number for diet phases]:ENERGY: ' \
    --protein'[Your own number for protein in grams a day, or none]:GRAMS|none:(none)' \
    --carbs'[Your own number for carbohydrate]:GRAMS|none:(none)' \
    --fat'[Your own number for fat]:GRAMS|none:(none)' \
    --fiber'[Your own number for fibre]:GRAMS|none:(none)' \
    --calculated'[Go back to the calculated numbers]' \
    --pattern'[Low-calorie days\: mon,thu, alternate or none]:PATTERN:(5\:2 alternate none)' \
    --counts'[Which deficit applies if there are two]:DEFICIT:(program pattern)' \
    --recalculate'[Recalculate from today'\''s values]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::DAYS:(mon-fri sat,sun)'
}
_fastctl_ui() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --ascii'[Draw with ASCII characters only]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::PAGE:(now today history calendar charts meals weight program learn settings)'
}
_fastctl_bar() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --follow'[Print a new line whenever it changes, for as long as the bar is reading]' \
    --view'[One of the ready-made views]:VIEW:(elapsed countdown progress ring end-time inline full day)' \
    --template'[Your own text, with fields in braces]:TEXT: ' \
    --icons'[Icons\: none, ring, ascii, emoji or nerd (needs a Nerd Font)]:SET:(none ascii emoji nerd ring)' \
    --colour'[Show the state by colour as well]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FORMAT:(waybar polybar i3bar i3blocks i3status-rust tmux xmobar json argos genmon kde conky lock prompt plain)'
}
_fastctl_menu() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --list'[Print each entry with its command, for your own menu]' \
    --json'[Print the entries as JSON; those of a submenu stand within its entry]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_open() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:LINK: '
}
_fastctl_watch() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --since'[Start after the change with this number]:NUMBER: ' \
    --json'[Print each change as one line of JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_setup() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --undo'[Remove fastd from the bar again]' \
    --yes'[Do not ask for confirmation]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::PART:(safety schedule start window notifications profile program events machines bar)' \
    '2::NAME:(waybar polybar i3bar swaybar i3blocks i3status-rust tmux xmobar eww argos genmon kde conky swaylock hyprlock starship powerlevel10k kdeconnect tray)'
}
_fastctl_learn() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --hints'[Print all hints in full]' \
    --dismiss'[Hide this hint; all hides every hint]:HINT:(long-goal lead-in eve-of-maintenance eve-of-diet streak-broken weight-jump first-average outside-window all)' \
    --again'[Show every hint once more, including hidden ones]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ARTICLE:(fasting-basics stages safety streaks matador week1 adaptation maintenance-weeks tdee macros scale)'
}
_fastctl_about() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_export_weights() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --format'[The format\: csv, json, jsonl or ics]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --sum'[One line per day, as csv]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export_meals() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --format'[The format\: csv, json or jsonl]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export_drinks() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --format'[The format\: csv, json or jsonl]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export_foods() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --format'[The format\: csv, json or jsonl]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export_events() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --format'[The format\: csv, json or jsonl]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to and including this day]:DATE:(today yesterday)' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_export() {
  local state line
  local -a verbs=(
    'weights:Export your weights to a file, or print them'
    'meals:Export your meals to a file, or print them'
    'drinks:Export your drinks to a file, or print them'
    'foods:Export your foods to a file, or print them'
    'events:Export the journal of events to a file, or print it'
  )
  _arguments -C --format'[The format\: csv, json, jsonl, ics or fast-e]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' --from'[Only fasts on this day or later]:DATE:(today yesterday)' --to'[Only fasts on this day or earlier]:DATE:(today yesterday)' --all'[Everything except the journal of events, not only fasts]' --csv'[Everything as tables, a file for each kind, in a new folder]:FOLDER:_files' --backfill'[Write older fasts to the health folder as well]' --sync'[Update the health folder now]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_export_$line[1]] )); then
        _fastctl_export_$line[1]
      fi ;;
  esac
}
_fastctl_import() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --dry-run'[Only show what would happen, line by line]' \
    --inbox'[Read what has arrived in the inbox for weights now]' \
    --yes'[Do not ask, and skip lines that cannot be imported]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --format'[Read the file as this format]:FORMAT:(csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table)' \
    --source'[The app the fasts come from]:NAME: ' \
    --zone'[The time zone for times without one]:NAME: ' \
    --map'[The columns of any other table]:FIELD=COLUMN,...: ' \
    --delimiter'[The column separator (default\: detected)]:CHARACTER: ' \
    --dates'[The order of day and month in dates such as 3/4/2026]:ORDER:(dmy mdy ymd)' \
    --unit'[The unit of weights in a file that does not say it]:UNIT:(kg lb st)' \
    --json'[Print what happened, or would happen, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_backup() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --list'[List your backups, newest first]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_restore() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --dry-run'[Only show what would change]' \
    --none'[Continue without the data of a lost database]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FILE:_files'
}
_fastctl_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --events'[Erase only the journal of events]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_events() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    '(-n --last)'{-n,--last}'[Only the last NUMBER]:NUMBER: ' \
    --from'[From this day on]:DATE:(today yesterday)' \
    --to'[Up to and including this day]:DATE:(today yesterday)' \
    --name'[Only events of this name]:NAME: ' \
    --sum'[How often each event occurs, and how the first weeks went]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::NUMBER: '
}
_fastctl_sync_folder() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --new'[Even though another person shares there already]' \
    --json'[Print what was exchanged as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:FOLDER:_files'
}
_fastctl_sync_invite() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_join() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print what was exchanged as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::FOLDER:_files' \
    '2::TEXT: '
}
_fastctl_sync_now() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print what was exchanged as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_off() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_hub() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print what was exchanged as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:on|off:(on off)'
}
_fastctl_sync_live() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:on|off:(on off)'
}
_fastctl_sync_devices() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the machines as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_rename() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:MACHINE: ' \
    '2:TEXT: '
}
_fastctl_sync_forget() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --yes'[Do not ask for confirmation]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:MACHINE: '
}
_fastctl_sync_rekey() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --yes'[Do not ask for confirmation]' \
    --json'[Print what was exchanged as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_purge() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --confirm'[Confirm in advance, with the word shown in the refusal]:TEXT: ' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_sync_phone() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --with'[Show these on the page, too\: weight, meals, notes]:PARTS:(weight meals notes)' \
    --yes'[Do not ask for confirmation]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::on|off|now:(on off now)' \
    '2::FOLDER:_files'
}
_fastctl_sync() {
  local state line
  local -a verbs=(
    'folder:Begin to share through a folder, or change to another one'
    'invite:Show the code with which another machine joins'
    'join:Join your other machines, with the code from one of them'
    'now:Exchange at once'
    'off:Stop sharing on this machine'
    'hub:Stop using the hub on this machine, or use it again'
    'live:Have changes arrive as soon as they are in the hub'
    'devices:Show the machines with their IDs'
    'rename:Give a machine another name'
    'forget:Remove a machine that you no longer use'
    'rekey:Change the key, for example after a machine was stolen'
    'purge:Delete what is shared from the folder and the hub, and end sharing everywhere'
    'phone:Log from a phone, and see your day there, through a folder'
  )
  _arguments -C --json'[Print the machines as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_sync_$line[1]] )); then
        _fastctl_sync_$line[1]
      fi ;;
  esac
}
_fastctl_conflicts() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --all'[Also what differs only in old copies]' \
    --json'[Print the list as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_resolve() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --take'[Take the other value, or the one of that machine]::MACHINE: ' \
    --keep'[Keep the value that is in force]' \
    --json'[Print the entry, and what was deleted for it, as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:ID:_fastctl_names conflicts' \
    '2::FIELD: '
}
_fastctl_board_on() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_board_off() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_board_new() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --name'[Your nickname in the circle, 1 to 30 letters]:NAME: ' \
    --yes'[Do not ask for confirmation]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_board_join() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --name'[Your nickname in the circle, 1 to 30 letters]:NAME: ' \
    --yes'[Do not ask for confirmation]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::TEXT: '
}
_fastctl_board_leave() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_board_hide() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_board_show() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::ID: '
}
_fastctl_board_mute() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_board_unmute() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:NAME: '
}
_fastctl_board() {
  local state line
  local -a verbs=(
    'on:Turn the board on; nobody sees you yet'
    'off:Turn the board off on all your machines, and delete your rows'
    'new:Make a circle, and show the code for your friends'
    'join:Join the circle of a code, or change your nickname there'
    'leave:Leave a circle'
    'hide:Stay in a circle, or in all, without being seen'
    'show:Be seen again'
    'mute:Do not show somebody on this machine'
    'unmute:Show somebody again'
  )
  _arguments -C --json'[Print the rows as JSON]' --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_board_$line[1]] )); then
        _fastctl_board_$line[1]
      fi ;;
  esac
}
_fastctl_config_list() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --all'[Include the urgency, timeout, sound and icon of each notification]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_get() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_set() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)' \
    '2:VALUE:{case $words[CURRENT-1] in language) compadd system en de ;; time.format) compadd locale 12 24 ;; output.plain) compadd on off ;; units.weight) compadd kg lb st ;; units.height) compadd cm ft ;; units.energy) compadd kcal kJ ;; week.start) compadd locale monday saturday sunday ;; hints) compadd on off ;; day.start) compadd 04:00 ;; streak.mode) compadd end start ;; streak.freezes) compadd 0 1 2 ;; streak.show) compadd on off ;; points) compadd on off ;; points.decay) compadd seed gentle none ;; window) compadd following 12:00-20:00 ;; start.usual) compadd learnt 20:00 ;; notify.goal) compadd on off ;; goal.repeat) compadd on off ;; notify.halfway) compadd on off ;; notify.before) compadd off on 45m ;; notify.beyond) compadd off on 2h ;; notify.stages) compadd on off ;; notify.safety) compadd on off ;; notify.little) compadd on off ;; notify.week) compadd on off ;; notify.forgotten) compadd off on 8h ;; notify.window.opens) compadd off on 10m ;; notify.window.closes) compadd off on 10m ;; notify.window.energy) compadd on off ;; notify.window.closed) compadd on off ;; notify.start) compadd off on 10m ;; program.leadin) compadd 14 ;; program.gap) compadd 30 ;; program.offer) compadd off 42 ;; program.late) compadd 1 ;; notify.phase) compadd on off ;; notify.eve) compadd off 21:30 ;; macros.carbs) compadd eu us ;; meal.nudge) compadd on off ;; food.brands) compadd on off ;; drink.aim) compadd off 2000 ;; drink.remind) compadd off on 3h ;; drink.hours) compadd 09:00-18:00 ;; weight.trend) compadd mean holt hackers ;; weight.arrow) compadd trend week ;; weight.inbox) compadd off ;; notify.progress) compadd on off ;; notify.urgency) compadd low normal critical ;; quiet) compadd off ;; click) compadd status ;; menu.command) compadd auto ;; coach) compadd on off ;; coach.look) compadd emoji ascii none ;; coach.sound) compadd on off ;; events.enabled) compadd on off ;; backup.daily) compadd on off ;; health.folder) compadd off ;; health.format) compadd csv json ics ;; phone.folder) compadd off ;; phone.weight) compadd on off ;; phone.meals) compadd on off ;; phone.notes) compadd on off ;; undo.keep) compadd 1y 2y 5y always ;; log.level) compadd error warning notice info debug ;; notify.goal.urgency) compadd low normal critical ;; notify.goal.timeout) compadd server never 10s ;; notify.goal.sound) compadd off ;; notify.halfway.urgency) compadd low normal critical ;; notify.halfway.timeout) compadd server never 10s ;; notify.halfway.sound) compadd off ;; notify.before.urgency) compadd low normal critical ;; notify.before.timeout) compadd server never 10s ;; notify.before.sound) compadd off ;; notify.beyond.urgency) compadd low normal critical ;; notify.beyond.timeout) compadd server never 10s ;; notify.beyond.sound) compadd off ;; notify.stages.urgency) compadd low normal critical ;; notify.stages.timeout) compadd server never 10s ;; notify.stages.sound) compadd off ;; notify.safety.urgency) compadd low normal critical ;; notify.safety.timeout) compadd server never 10s ;; notify.safety.sound) compadd off ;; notify.forgotten.urgency) compadd low normal critical ;; notify.forgotten.timeout) compadd server never 10s ;; notify.forgotten.sound) compadd off ;; notify.window.urgency) compadd low normal critical ;; notify.window.timeout) compadd server never 10s ;; notify.window.sound) compadd off ;; notify.start.urgency) compadd low normal critical ;; notify.start.timeout) compadd server never 10s ;; notify.start.sound) compadd off ;; notify.phase.urgency) compadd low normal critical ;; notify.phase.timeout) compadd server never 10s ;; notify.phase.sound) compadd off ;; notify.reminder.urgency) compadd low normal critical ;; notify.reminder.timeout) compadd server never 10s ;; notify.reminder.sound) compadd off ;; esac}'
}
_fastctl_config_unset() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1:KEY:(language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon)'
}
_fastctl_config_edit() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_config() {
  local state line
  local -a verbs=(
    'list:List all settings with their values'
    'get:Print the value of a setting'
    'set:Change a setting'
    'unset:Reset a setting to its default'
    'edit:Edit the file; it takes effect once it has no mistakes'
  )
  _arguments -C --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_config_$line[1]] )); then
        _fastctl_config_$line[1]
      fi ;;
  esac
}
_fastctl_doctor() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_report() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --output'[The file to write]:FILE:_files' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_completions_bash() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_completions_zsh() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_completions_fish() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_completions() {
  local state line
  local -a verbs=(
    'bash:Completions for bash'
    'zsh:Completions for zsh'
    'fish:Completions for fish'
  )
  _arguments -C --plain'[Plain lines for screen readers\: no drawing, colour or columns]' '1:verb:->verb' '*::argument:->argument'
  case $state in
    verb) _describe verb verbs ;;
    argument)
      if (( $+functions[_fastctl_completions_$line[1]] )); then
        _fastctl_completions_$line[1]
      fi ;;
  esac
}
_fastctl_version() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --json'[Print the data as JSON]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]'
}
_fastctl_help() {
  _arguments \
    '(-h --help)'{-h,--help}'[Show help for this command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    '1::COMMAND:(start stop toggle cancel goal status today edit note add delete undo redo history show week month calendar chart stats badges points page schedule window remind program profile weight meal drink day food recipe targets ui bar menu open watch setup learn about export import backup restore purge events sync conflicts resolve board config doctor report completions version help)' \
    '2::VERB: '
}
_fastctl() {
  local curcontext=$curcontext state line
  local -a commands=(
    'start:Start a fast'
    'stop:End the current fast'
    'toggle:End the current fast, or start one if none is running'
    'cancel:Discard the current fast'
    'goal:Change the goal of the current fast'
    'status:Show how far along you are'
    'today:Show your day on one page'
    'edit:Correct a fast'
    'note:Add to the note of a fast'
    'add:Add a past fast'
    'delete:Delete fasts'
    'undo:Undo the last command'
    'redo:Redo what was undone'
    'history:List your fasts, newest first'
    'show:Show one fast, or all fasts of a day'
    'week:Show how your week went, compared with the one before'
    'month:Show how your month went, week by week'
    'calendar:Show your fasting days for a month or a year'
    'chart:Draw your recent days or fasts as a bar chart'
    'stats:Show statistics about your fasts'
    'badges:Show your badges, and what the next ones need'
    'points:Show your points and where they come from'
    'page:Write a report as a web page to read, print or show to somebody'
    'schedule:Show and choose schedules, and plan your week'
    'window:Show the eating window, or set it'
    'remind:Show upcoming notifications, and manage your own reminders'
    'program:Alternate two weeks of diet and two weeks of maintenance automatically'
    'profile:Tell fastd what it needs to know about you'
    'weight:Record your weight, or see where it stands'
    'meal:Log what you ate, in your own words'
    'drink:Record what you drink, or see how much it was today'
    'day:Mark a day'\''s meals as complete'
    'food:Look up what is in foods, and keep your own'
    'recipe:Keep recipes, and know what a portion holds'
    'targets:Show and explain your energy and nutrient targets, and choose the deficit'
    'ui:Open the screen: everything fastd knows, page by page'
    'bar:Print one line for a status bar'
    'menu:Offer what you can do now in a menu on the screen'
    'open:Carry out a fastd: link, after asking'
    'watch:Print every change as a line, until interrupted'
    'setup:Set fastd up: the first time, or again at any time'
    'learn:Read about fasting and what is known about it'
    'about:Say what fastd is and is not, and where your data is kept'
    'export:Export your fasts to a file, or print them'
    'import:Import another program'\''s file, or one of fastd'\''s own'
    'backup:Back up everything, or list your backups'
    'restore:Restore everything from a backup'
    'purge:Erase fasts, or all your data, for good'
    'events:Show the journal of what you do with fastd'
    'sync:Share your entries with your other machines, through a folder or a hub'
    'conflicts:List entries that your machines changed in different ways'
    'resolve:Decide between what your machines say of an entry'
    'board:Show the board among friends on your hub'
    'config:Show and change the settings'
    'doctor:Check everything fastd depends on, and say how to fix what fails'
    'report:Write the details for a bug report to a file'
    'completions:Print shell completions'
    'version:Print the versions of fastctl and the daemon'
    'help:Show help for fastctl or one command'
  )
  _arguments -C \
    '(-h --help)'{-h,--help}'[Show help for fastctl or one command]' \
    --plain'[Plain lines for screen readers\: no drawing, colour or columns]' \
    --version'[Print the versions]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument) (( $+functions[_fastctl_$line[1]] )) && _fastctl_$line[1] ;;
  esac
}
_fastctl "$@"
