/// What the screen says by itself.
package enum NotebookMessage: String, Message {
  case tooSmall = "The window is too small."
  case askNote = "Note:"
  case askStart = "Started at:"
  case askMood = "Mood, from 1 to 5:"
  case askFilter = "Show lines with:"
  case filtered = "Only lines with '{words}' are shown; Esc shows all."
  case noneFiltered = "No line has '{words}'; Esc shows all."
  case sure = "Press y to continue; any other key changes nothing."
  case notDone = "Nothing was changed."
  case openQuote = "The closing quote is missing."
  case pointerOn = "The mouse selects and scrolls; to select text, press m again."
  case pointerOff = "The mouse selects text again."
  case away = "fastd is not running; waiting for it."
  case pressEnter = "Press Enter to return."
}
