/// The screen's own sentences.
package enum NotebookMessage: String, Message {
  case tooSmall = "The window is too small."
  case askNote = "Note:"
  case askStart = "Started at:"
  case askMood = "Mood, from 1 to 5:"
  case askFilter = "Show lines with:"
  case filtered = "Only lines with '{words}' are shown; Esc shows all."
  case noneFiltered = "No line has '{words}'; Esc shows all."
  case sure = "Press {letter} to continue; any other key changes nothing."
  case sureLine = "Type {letter} to continue; anything else changes nothing."
  /// The first letter of yes.
  case yes = "y"
  case again = "Press {keys} again to do this with the selected line."
  case notDone = "Nothing was changed."
  case openQuote = "The closing quote is missing."
  case pointerOn = "The mouse selects and scrolls; to select text, press m again."
  case pointerOff = "The mouse selects text again."
  case away = "fastd is not running; waiting for it."
  case linear =
    "Type a number for a page, a letter for an action, or any fastctl command. ? lists them; q quits."
  case lineTooLong = "That line was ignored: it is longer than {most} bytes."
  case linearKey = "{keys}: {meaning}"
  case noTerminalProgram =
    "No terminal was found to open the screen in. Set TERMINAL to yours, or type: fastctl ui"
  case pressEnter = "Press Enter to return."
}
