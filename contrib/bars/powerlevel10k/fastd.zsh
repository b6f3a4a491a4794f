# fastd in powerlevel10k: source this file in ~/.p10k.zsh or ~/.zshrc, and name fastd in
# POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS.
function prompt_fastd() {
  local text
  text=$(@bindir@/fastctl bar prompt 2>/dev/null) || return
  # A prompt takes % for the beginning of something.
  [[ -z $text ]] || p10k segment -f cyan -t "${text//\%/%%}"
}
