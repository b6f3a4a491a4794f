/// A key, or a report of the terminal about itself.
package enum Key: Equatable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab, backspace
  case insert, delete, home, end, pageUp, pageDown
  case up, down, left, right
  /// Ctrl and a letter in small.
  case control(Character)
  /// Alt and what was typed with it.
  case alt(Character)
  case function(Int)
  /// A text pasted from elsewhere, on one line.
  case pasted(String)
  case focused, unfocused
  case mouse(MouseEvent)
}

/// An action of the mouse, in cells from 0 on.
package struct MouseEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case pressed, wheelUp, wheelDown }

  package var kind: Kind
  package var row: Int
  package var column: Int

  package init(_ kind: Kind, row: Int, column: Int) {
    self.kind = kind
    self.row = row
    self.column = column
  }
}
