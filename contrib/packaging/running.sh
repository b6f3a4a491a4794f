# running PROGRAM: the processes of a packaged one, also where it has been replaced since.
running() {
  for process in /proc/[0-9]*; do
    program=$(readlink "$process/exe" 2>/dev/null) || continue
    [ "${program% (deleted)}" != "/usr/bin/$1" ] || printf '%s\n' "${process#/proc/}"
  done
}
