# shellcheck shell=bash
# A small world in namespaces of its own, with a systemd that the machine's own never hears of: what
# the checks that need one share. Sourced; a script that makes such a world calls itself again, as
# process 1 of it, with --inside and the words it was given.

declare -r unfinished=77

cannot() { echo "$*"; exit "$unfinished"; }

# eventually COMMAND...: true as soon as the command is, false when it was not for ten seconds, or for
# $patience of them.
eventually() {
  local end=$((SECONDS + ${patience:-10}))
  until "$@"; do
    ((SECONDS < end)) || return 1
    sleep 0.02
  done
}

# open_world SCRIPT KINDS WORD...: starts it in namespaces of these kinds, with a cgroup below this
# one; its process outside is $inside, its cgroup $place.
open_world() {
  local script=$1 kinds=$2 cgroups own
  shift 2
  ((EUID == 0)) || cannot "only root can make the namespaces for a systemd"
  cgroups=$(findmnt -nro TARGET -t cgroup2 | head -n 1) || :
  [[ $cgroups ]] || cannot "there is no cgroup v2 here"
  own=$cgroups$(sed -n 's/^0:://p' /proc/self/cgroup)
  place=${own%/}/fastd-check-$$
  mkdir -p "$place/root" 2>/dev/null || cannot "there are no cgroups to be had here"
  trap close_world EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  # shellcheck disable=SC2086 # these are words
  unshare $kinds --fork --propagation private true 2>/dev/null ||
    cannot "there are no namespaces to be had here"
  (
    echo "$BASHPID" >"$place/root/cgroup.procs"
    # Only the killing of unshare takes the whole namespace along.
    # shellcheck disable=SC2086
    exec unshare $kinds --fork --kill-child=SIGKILL --propagation private \
      "$script" --inside "$@"
  ) &
  inside=$!
}

close_world() {
  if [[ ${inside:-} ]]; then
    kill -KILL "$inside" 2>/dev/null || :
    wait "$inside" 2>/dev/null || :
  fi
  eventually swept
}

swept() {
  find "$place" -depth -type d -exec rmdir {} + 2>/dev/null || :
  [[ ! -d $place ]]
}
