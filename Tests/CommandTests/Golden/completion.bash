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
  current=${words[${#words[@]} - 1]}
  previous=${words[${#words[@]} - 2]}
  for word in "${words[@]:1:${#words[@]}-2}"; do
    [[ $word == -* ]] && continue
    if [[ -z $command ]]; then command=$word; elif [[ -z $verb ]]; then verb=$word; else behind+=("$word"); fi
  done
  COMPREPLY=()
  case $previous in
    --activity) COMPREPLY=($(compgen -W 'sedentary light moderate very extra' -- "$current")); return ;;
    --age) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --ago) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --aim) COMPREPLY=($(compgen -W 'lose gain hold' -- "$current")); return ;;
    --alias) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --answers) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --at) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --basis) COMPREPLY=($(compgen -W 'male female middle' -- "$current")); return ;;
    --birth) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --carbs) COMPREPLY=($(compgen -W 'none' -- "$current")); return ;;
    --confirm) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --counts) COMPREPLY=($(compgen -W 'program pattern' -- "$current")); return ;;
    --csv) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    --daily) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --date) COMPREPLY=($(compgen -W 'today yesterday' -- "$current")); return ;;
    --dates) COMPREPLY=($(compgen -W 'dmy mdy ymd' -- "$current")); return ;;
    --days) COMPREPLY=($(compgen -W 'mon-fri sat,sun' -- "$current")); return ;;
    --delimiter) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --diet) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --dismiss) COMPREPLY=($(compgen -W 'long-goal lead-in eve-of-maintenance eve-of-diet streak-broken weight-jump first-average outside-window all' -- "$current")); return ;;
    --end) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --fat) COMPREPLY=($(compgen -W 'none' -- "$current")); return ;;
    --fiber) COMPREPLY=($(compgen -W 'none' -- "$current")); return ;;
    --forget) COMPREPLY=($(compgen -W 'birth height weight basis gender activity aim goal-weight restriction maintenance diet pattern counts protein carbs fat fiber' -- "$current")); return ;;
    --format) COMPREPLY=($(compgen -W 'csv json jsonl ics fast-e zero zero-csv sunrise apple-health garmin fitbit weights meals waistline opennutritracker table' -- "$current")); return ;;
    --from) COMPREPLY=($(compgen -W 'today yesterday' -- "$current")); return ;;
    --gender) COMPREPLY=($(compgen -W 'female male other none' -- "$current")); return ;;
    --goal) COMPREPLY=($(compgen -W '12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight +1h -1h none' -- "$current")); return ;;
    --goal-weight) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --height) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --hours) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --ical) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    --icons) COMPREPLY=($(compgen -W 'none ascii emoji nerd ring' -- "$current")); return ;;
    --in) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --last | -n) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --lead-in) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --maintenance) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --map) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --mood) COMPREPLY=($(compgen -W '1 2 3 4 5' -- "$current")); return ;;
    --name) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --note) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --on) COMPREPLY=($(compgen -W 'today yesterday' -- "$current")); return ;;
    --outcome) COMPREPLY=($(compgen -W 'goal met ended early discarded no goal running' -- "$current")); return ;;
    --output) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    --pattern) COMPREPLY=($(compgen -W '5:2 alternate none' -- "$current")); return ;;
    --per) COMPREPLY=($(compgen -W '100g 100ml portion' -- "$current")); return ;;
    --portion) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --protein) COMPREPLY=($(compgen -W 'none' -- "$current")); return ;;
    --quiet) COMPREPLY=($(compgen -W '1h 2h off' -- "$current")); return ;;
    --reason) COMPREPLY=($(compgen -W 'planned hunger event unwell by mistake none' -- "$current")); return ;;
    --restriction) COMPREPLY=($(compgen -W 'gentle standard study' -- "$current")); return ;;
    --schedule) COMPREPLY=($(compgen -W '12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight' -- "$current")); return ;;
    --slot) COMPREPLY=($(compgen -W 'breakfast lunch dinner snack' -- "$current")); return ;;
    --since) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --source) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --start) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --svg) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    --template) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --text) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --to) COMPREPLY=($(compgen -W 'today yesterday' -- "$current")); return ;;
    --unit) COMPREPLY=($(compgen -W 'kg lb st' -- "$current")); return ;;
    --until) COMPREPLY=($(compgen -W 'now yesterday' -- "$current")); return ;;
    --view) COMPREPLY=($(compgen -W 'elapsed countdown progress ring end-time inline full day' -- "$current")); return ;;
    --weight) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --weeks) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    --with) COMPREPLY=($(compgen -W 'weight meals notes' -- "$current")); return ;;
    --zone) COMPREPLY=($(compgen -W '' -- "$current")); return ;;
  esac
  case "$command $verb" in
    ' ') offer='start stop toggle cancel goal status today edit note add delete undo redo history show week month calendar chart stats badges points page schedule window remind program profile weight meal drink day food recipe targets ui bar menu open watch setup learn about export import backup restore purge events sync conflicts resolve board config doctor report completions version help --help --version' ;;
    'start '*) offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight none --at --ago --until --open --note --mood --confirm --popup --json --help' ;;
    'stop '*) offer='now yesterday --at --ago --note --mood --reason --popup --json --help' ;;
    'toggle '*) offer='--popup --json --help' ;;
    'cancel '*) offer='--popup --json --help' ;;
    'goal '*) offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight +1h -1h none --until --confirm --popup --json --help' ;;
    'status '*) offer='--json --big --follow --countdown --ring --seconds --say --ascii --popup --help' ;;
    'today '*) offer='--on --follow --why --ascii --json --help' ;;
    'edit '*) offer='--start --end --goal --note --mood --reason --confirm --popup --json --help' ;;
    'note '*) offer='--json --help' ;;
    'add '*) offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight none --start --end --note --mood --confirm --json --help' ;;
    'delete '*) offer='--yes --json --help' ;;
    'undo '*) offer='--list --last --popup --json --help' names='steps' ;;
    'redo '*) offer='--json --help' ;;
    'history '*) offer='--last --from --to --outcome --schedule --text --all --json --help' ;;
    'show '*) offer='today yesterday --why --json --help' ;;
    'week '*) offer='today yesterday --json --svg --ascii --help' ;;
    'month '*) offer='january february march april may june july august september october november december --json --svg --ascii --help' ;;
    'calendar '*) offer='january february march april may june july august september october november december --json --svg --ascii --help' ;;
    'chart '*) offer='--last --trend --why --json --svg --ascii --help' ;;
    'stats '*) offer='streak rate average median usual logging --why --json --help' ;;
    'badges '*) offer='--json --help' ;;
    'points ') offer='on off --last --json --help' ;;
    'points on') offer='--help' ;;
    'points off') offer='--help' ;;
    'page '*) offer='--from --to --with --brief --open --yes --help' ;;
    'schedule ') offer='list add edit remove use week vacation --json --help' ;;
    'schedule list') offer='--json --help' ;;
    'schedule add') offer='--text --json --help' ;;
    'schedule edit') offer='--name --hours --text --json --help' ;;
    'schedule remove') offer='--json --help' ;;
    'schedule use') offer='12:12 13:11 14:10 16:8 18:6 20:4 23:1 omad warrior leangains circadian overnight open --json --help' ;;
    'schedule week') offer='off --json --help' ;;
    'schedule vacation') offer='today remove today --json --help' ;;
    'window ') offer='set at --popup --json --help' ;;
    'window set') offer='following --help' ;;
    'window at') offer='now yesterday --json --help' ;;
    'remind ') offer='list add remove --quiet --why --popup --json --help' ;;
    'remind list') offer='--json --help' ;;
    'remind add') offer='--at --in --daily --days --json --help' ;;
    'remind remove') offer='--json --help' ;;
    'program ') offer='start status plan pause resume restart move end --why --json --popup --help' ;;
    'program start') offer='--on --lead-in --counts --confirm --json --help' ;;
    'program status') offer='--why --json --popup --help' ;;
    'program plan') offer='--weeks --from --ical --svg --json --help' ;;
    'program pause') offer='--from --to --popup --json --help' ;;
    'program resume') offer='--on --popup --json --help' ;;
    'program restart') offer='--on --lead-in --counts --confirm --json --help' ;;
    'program move') offer='--on --json --help' ;;
    'program end') offer='--on --yes --json --help' ;;
    'profile ') offer='safety purge --birth --age --height --weight --activity --basis --gender --aim --goal-weight --forget --confirm --json --help' ;;
    'profile safety') offer='--answers --none --agreed --json --help' ;;
    'profile purge') offer='today yesterday safety --confirm --json --help' ;;
    'weight ') offer='list show chart edit delete purge --at --note --why --confirm --popup --json --help' ;;
    'weight list') offer='--last --json --help' ;;
    'weight show') offer='--json --help' ;;
    'weight chart') offer='--last --from --to --json --svg --ascii --help' ;;
    'weight edit') offer='--at --note --json --help' ;;
    'weight delete') offer='--json --help' ;;
    'weight purge') offer='--confirm --json --help' ;;
    'meal ') offer='again yesterday copy list open show edit delete purge --at --slot --end-fast --keep-fast --fill --why --popup --json --help' names='meals' ;;
    'meal again') offer='--at --end-fast --keep-fast --json --help' ;;
    'meal yesterday') offer='breakfast lunch dinner snack --at --end-fast --keep-fast --json --help' ;;
    'meal copy') offer='today yesterday breakfast lunch dinner snack --at --end-fast --keep-fast --json --help' ;;
    'meal list') offer='--last --text --json --help' ;;
    'meal open') offer='--json --help' ;;
    'meal show') offer='today yesterday --why --json --help' ;;
    'meal edit') offer='--at --slot --json --help' names='entries meals' ;;
    'meal delete') offer='--all --json --help' names='entries' ;;
    'meal purge') offer='--confirm --json --help' names='entries' ;;
    'meal '*) offer='' names='meals' ;;
    'drink ') offer='list edit delete purge --at --end-fast --keep-fast --popup --json --help' ;;
    'drink list') offer='--last --json --help' ;;
    'drink edit') offer='--at --json --help' ;;
    'drink delete') offer='--json --help' ;;
    'drink purge') offer='--confirm --json --help' ;;
    'day ') offer='complete reopen --help' ;;
    'day complete') offer='today yesterday --json --help' ;;
    'day reopen') offer='today yesterday --json --help' ;;
    'food ') offer='list show add edit alias delete purge import imports forget --json --help' ;;
    'food list') offer='--own --json --help' names='foods' ;;
    'food show') offer='--json --help' names='foods' ;;
    'food add') offer='--per --portion --alias --json --help' ;;
    'food edit') offer='--name --per --portion --alias --json --help' names='foods -' ;;
    'food alias') offer='--json --help' names='foods' ;;
    'food delete') offer='--yes --json --help' names='foods' ;;
    'food purge') offer='--confirm --json --help' names='foods' ;;
    'food import') offer='--source --dry-run --yes --json --help' ;;
    'food imports') offer='--json --help' ;;
    'food forget') offer='--source --yes --json --help' ;;
    'recipe ') offer='list show add edit delete --json --help' ;;
    'recipe list') offer='--json --help' ;;
    'recipe show') offer='--json --help' names='recipes' ;;
    'recipe add') offer='--alias --json --help' ;;
    'recipe edit') offer='--name --alias --json --help' names='recipes' ;;
    'recipe delete') offer='--yes --json --help' names='recipes' ;;
    'targets '*) offer='mon-fri sat,sun --why --date --restriction --maintenance --diet --protein --carbs --fat --fiber --calculated --pattern --counts --recalculate --confirm --json --help' ;;
    'ui '*) offer='now today history calendar charts meals weight program learn settings --ascii --help' ;;
    'bar '*) offer='waybar polybar i3bar i3blocks i3status-rust tmux xmobar json argos genmon kde conky lock prompt plain --follow --view --template --icons --colour --help' ;;
    'menu '*) offer='--list --json --help' ;;
    'open '*) offer='--help' ;;
    'watch '*) offer='--since --json --help' ;;
    'setup '*) offer='safety schedule start window notifications profile program events machines bar waybar polybar i3bar swaybar i3blocks i3status-rust tmux xmobar eww argos genmon kde conky swaylock hyprlock starship powerlevel10k kdeconnect tray --undo --yes --help' ;;
    'learn '*) offer='fasting-basics stages safety streaks matador week1 adaptation maintenance-weeks tdee macros scale --hints --dismiss --again --help' ;;
    'about '*) offer='--help' ;;
    'export ') offer='weights meals drinks foods events --format --from --to --all --csv --backfill --sync --help' ;;
    'export weights') offer='--format --sum --help' ;;
    'export meals') offer='--format --help' ;;
    'export drinks') offer='--format --help' ;;
    'export foods') offer='--format --help' ;;
    'export events') offer='--format --from --to --help' ;;
    'import '*) offer='--dry-run --inbox --yes --confirm --format --source --zone --map --delimiter --dates --unit --json --help' ;;
    'backup '*) offer='--list --json --help' ;;
    'restore '*) offer='--dry-run --none --yes --json --help' ;;
    'purge '*) offer='--events --confirm --json --help' ;;
    'events '*) offer='--last --from --to --name --sum --json --help' ;;
    'sync ') offer='folder invite join now off hub live devices rename forget rekey purge phone --json --help' ;;
    'sync folder') offer='--new --json --help' ;;
    'sync invite') offer='--help' ;;
    'sync join') offer='--json --help' ;;
    'sync now') offer='--json --help' ;;
    'sync off') offer='--help' ;;
    'sync hub') offer='on off --json --help' ;;
    'sync live') offer='on off --help' ;;
    'sync devices') offer='--json --help' ;;
    'sync rename') offer='--help' ;;
    'sync forget') offer='--yes --help' ;;
    'sync rekey') offer='--yes --json --help' ;;
    'sync purge') offer='--confirm --help' ;;
    'sync phone') offer='on off now --with --yes --help' ;;
    'conflicts '*) offer='--all --json --help' ;;
    'resolve '*) offer='--take --keep --json --help' names='conflicts -' ;;
    'board ') offer='on off new join leave hide show mute unmute --json --help' ;;
    'board on') offer='--help' ;;
    'board off') offer='--help' ;;
    'board new') offer='--name --yes --help' ;;
    'board join') offer='--name --yes --help' ;;
    'board leave') offer='--help' ;;
    'board hide') offer='--help' ;;
    'board show') offer='--help' ;;
    'board mute') offer='--help' ;;
    'board unmute') offer='--help' ;;
    'config ') offer='list get set unset edit --help' ;;
    'config list') offer='language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon --all --json --help' ;;
    'config get') offer='language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon --help' ;;
    'config set')
      case $previous in
        language) offer='system en de' ;;
        time.format) offer='locale 12 24' ;;
        output.plain) offer='on off' ;;
        units.weight) offer='kg lb st' ;;
        units.height) offer='cm ft' ;;
        units.energy) offer='kcal kJ' ;;
        week.start) offer='locale monday saturday sunday' ;;
        hints) offer='on off' ;;
        day.start) offer='04:00' ;;
        streak.mode) offer='end start' ;;
        streak.freezes) offer='0 1 2' ;;
        streak.show) offer='on off' ;;
        points) offer='on off' ;;
        points.decay) offer='seed gentle none' ;;
        window) offer='following 12:00-20:00' ;;
        start.usual) offer='learnt 20:00' ;;
        notify.goal) offer='on off' ;;
        goal.repeat) offer='on off' ;;
        notify.halfway) offer='on off' ;;
        notify.before) offer='off on 45m' ;;
        notify.beyond) offer='off on 2h' ;;
        notify.stages) offer='on off' ;;
        notify.safety) offer='on off' ;;
        notify.little) offer='on off' ;;
        notify.week) offer='on off' ;;
        notify.forgotten) offer='off on 8h' ;;
        notify.window.opens) offer='off on 10m' ;;
        notify.window.closes) offer='off on 10m' ;;
        notify.window.energy) offer='on off' ;;
        notify.window.closed) offer='on off' ;;
        notify.start) offer='off on 10m' ;;
        program.leadin) offer='14' ;;
        program.gap) offer='30' ;;
        program.offer) offer='off 42' ;;
        program.late) offer='1' ;;
        notify.phase) offer='on off' ;;
        notify.eve) offer='off 21:30' ;;
        macros.carbs) offer='eu us' ;;
        meal.nudge) offer='on off' ;;
        food.brands) offer='on off' ;;
        drink.aim) offer='off 2000' ;;
        drink.remind) offer='off on 3h' ;;
        drink.hours) offer='09:00-18:00' ;;
        weight.trend) offer='mean holt hackers' ;;
        weight.arrow) offer='trend week' ;;
        weight.inbox) offer='off' ;;
        notify.progress) offer='on off' ;;
        notify.urgency) offer='low normal critical' ;;
        quiet) offer='off' ;;
        click) offer='status' ;;
        menu.command) offer='auto' ;;
        coach) offer='on off' ;;
        coach.look) offer='emoji ascii none' ;;
        coach.sound) offer='on off' ;;
        events.enabled) offer='on off' ;;
        backup.daily) offer='on off' ;;
        health.folder) offer='off' ;;
        health.format) offer='csv json ics' ;;
        phone.folder) offer='off' ;;
        phone.weight) offer='on off' ;;
        phone.meals) offer='on off' ;;
        phone.notes) offer='on off' ;;
        undo.keep) offer='1y 2y 5y always' ;;
        log.level) offer='error warning notice info debug' ;;
        notify.goal.urgency) offer='low normal critical' ;;
        notify.goal.timeout) offer='server never 10s' ;;
        notify.goal.sound) offer='off' ;;
        notify.halfway.urgency) offer='low normal critical' ;;
        notify.halfway.timeout) offer='server never 10s' ;;
        notify.halfway.sound) offer='off' ;;
        notify.before.urgency) offer='low normal critical' ;;
        notify.before.timeout) offer='server never 10s' ;;
        notify.before.sound) offer='off' ;;
        notify.beyond.urgency) offer='low normal critical' ;;
        notify.beyond.timeout) offer='server never 10s' ;;
        notify.beyond.sound) offer='off' ;;
        notify.stages.urgency) offer='low normal critical' ;;
        notify.stages.timeout) offer='server never 10s' ;;
        notify.stages.sound) offer='off' ;;
        notify.safety.urgency) offer='low normal critical' ;;
        notify.safety.timeout) offer='server never 10s' ;;
        notify.safety.sound) offer='off' ;;
        notify.forgotten.urgency) offer='low normal critical' ;;
        notify.forgotten.timeout) offer='server never 10s' ;;
        notify.forgotten.sound) offer='off' ;;
        notify.window.urgency) offer='low normal critical' ;;
        notify.window.timeout) offer='server never 10s' ;;
        notify.window.sound) offer='off' ;;
        notify.start.urgency) offer='low normal critical' ;;
        notify.start.timeout) offer='server never 10s' ;;
        notify.start.sound) offer='off' ;;
        notify.phase.urgency) offer='low normal critical' ;;
        notify.phase.timeout) offer='server never 10s' ;;
        notify.phase.sound) offer='off' ;;
        notify.reminder.urgency) offer='low normal critical' ;;
        notify.reminder.timeout) offer='server never 10s' ;;
        notify.reminder.sound) offer='off' ;;
        *) offer='language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon --help' ;;
      esac ;;
    'config unset') offer='language time.format output.plain units.weight units.height units.energy week.start hints day.start streak.mode streak.freezes streak.show points points.decay window start.usual notify.goal goal.repeat notify.halfway notify.before notify.beyond notify.stages notify.safety notify.little notify.week notify.forgotten notify.window.opens notify.window.closes notify.window.energy notify.window.closed notify.start program.leadin program.gap program.offer program.late notify.phase notify.eve macros.carbs meal.nudge food.brands drink.aim drink.remind drink.hours weight.trend weight.arrow weight.inbox notify.progress notify.urgency quiet click menu.command coach coach.look coach.sound events.enabled backup.daily health.folder health.format phone.folder phone.weight phone.meals phone.notes undo.keep log.level notify.goal.urgency notify.goal.timeout notify.goal.sound notify.goal.icon notify.halfway.urgency notify.halfway.timeout notify.halfway.sound notify.halfway.icon notify.before.urgency notify.before.timeout notify.before.sound notify.before.icon notify.beyond.urgency notify.beyond.timeout notify.beyond.sound notify.beyond.icon notify.stages.urgency notify.stages.timeout notify.stages.sound notify.stages.icon notify.safety.urgency notify.safety.timeout notify.safety.sound notify.safety.icon notify.forgotten.urgency notify.forgotten.timeout notify.forgotten.sound notify.forgotten.icon notify.window.urgency notify.window.timeout notify.window.sound notify.window.icon notify.start.urgency notify.start.timeout notify.start.sound notify.start.icon notify.phase.urgency notify.phase.timeout notify.phase.sound notify.phase.icon notify.reminder.urgency notify.reminder.timeout notify.reminder.sound notify.reminder.icon --help' ;;
    'config edit') offer='--help' ;;
    'doctor '*) offer='--json --help' ;;
    'report '*) offer='--output --help' ;;
    'completions ') offer='bash zsh fish --help' ;;
    'completions bash') offer='--help' ;;
    'completions zsh') offer='--help' ;;
    'completions fish') offer='--help' ;;
    'version '*) offer='--json --help' ;;
    'help '*) offer='start stop toggle cancel goal status today edit note add delete undo redo history show week month calendar chart stats badges points page schedule window remind program profile weight meal drink day food recipe targets ui bar menu open watch setup learn about export import backup restore purge events sync conflicts resolve board config doctor report completions version help --help' ;;
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
