import Carrier
import Host
import Hub
import Nouns
import Wire

extension Run {
  func carryOut(_ order: BoardOrder) throws(Refusal) -> Int32 {
    switch order {
    case .mute(let isMuted, let nickname): return try mute(nickname, isMuted)
    case .look:
      Answer.board(try lookAtBoard())
      return 0
    case .turn(let isOn):
      try atBoard { board throws(HubFault) in try board.turn(isOn) }
      return isOn ? exchange() : 0
    case .begin(let nickname):
      let code = CircleCode.fresh()
      try join(code, as: nickname)
      Answer.code(code.text)
    case .join(let nickname):
      let code: CircleCode
      do throws(Code.Fault) { code = try CircleCode(TypedCode.read()) } catch {
        throw .membership(Membership.Refusal(error))
      }
      try join(code, as: nickname)
    case .leave(let typed):
      let circle = try circle(typed, orOnly: true)
      _ = try atBoard { board throws(HubFault) in try board.leave(circle) }
      return 0
    case .show(let isShown, let typed):
      let circle = try circle(typed, orOnly: false)
      let count = try atBoard { board throws(HubFault) in try board.show(isShown, in: circle) }
      guard count > 0 else { throw .board(.noCircle) }
      if !isShown { return 0 }
    }
    // The others see the person once all is exchanged.
    return exchange()
  }

  private func join(_ code: CircleCode, as nickname: String) throws(Refusal) {
    guard Nickname.isSound(nickname) else { throw .board(.nickname) }
    try atBoard { board throws(HubFault) in try board.join(code, as: nickname) }
  }

  private func lookAtBoard() throws(Refusal) -> FriendsBoard {
    var board = try atBoard { board throws(HubFault) in try board.board() }
    let muted = memory.muted
    for place in board.rows.indices where !board.rows[place].isOwn {
      board.rows[place].isMuted = muted.contains(board.rows[place].nickname)
    }
    return board
  }

  /// The one that is meant; nil for all.
  private func circle(_ typed: String?, orOnly: Bool) throws(Refusal) -> RowID? {
    guard typed != nil || orOnly else { return nil }
    let circles = try atBoard { board throws(HubFault) in try board.board() }.circles
    let found = circles.filter { $0.id.text.hasPrefix(typed?.lowercased() ?? "") }
    guard let circle = found.first else { throw .board(.noCircle) }
    guard found.count == 1 else { throw .board(.severalCircles) }
    return circle.id
  }

  // MARK: This machine

  private var memory: BoardMemory { (try? places.board()) ?? BoardMemory() }

  private func mute(_ nickname: String, _ isMuted: Bool) throws(Refusal) -> Int32 {
    var memory = memory
    guard Nickname.isSound(nickname) else { throw .board(.nickname) }
    guard isMuted || memory.muted.contains(nickname) else { throw .board(.noFriend) }
    memory.muted.removeAll { $0 == nickname }
    if isMuted { memory.muted.append(nickname) }
    return try write(memory)
  }

  private func write(_ memory: BoardMemory) throws(Refusal) -> Int32 {
    do throws(FileError) { try places.write(memory) } catch {
      Answer.complain(error.reason)
      throw .membership(.file)
    }
    return 0
  }

  // MARK: The hub

  private func atBoard<Value>(
    _ body: (HubBoard) throws(HubFault) -> Value
  ) throws(Refusal) -> Value {
    guard places.hub != nil else { throw .membership(.unset) }
    var state = (try? places.state()) ?? ExchangeState()
    let connection = try atHub { () throws(HubMembership.Refusal) in try hubs.connect(&state) }
    do throws(FileError) { try places.write(state) } catch { throw .membership(.file) }
    do throws(HubFault) { return try body(HubBoard(connection)) } catch {
      throw BoardRefusal(error).map { .board($0) } ?? .hub(.hub(error))
    }
  }
}

extension BoardRefusal {
  fileprivate init?(_ fault: HubFault) {
    switch fault {
    case .state("42883", _): self = .older
    case .state("FD004", _): self = .off
    case .state("FD005", _): self = .fullCircle
    case .state("54000", _): self = .manyCircles
    case .state("23505", _): self = .takenNickname
    case .state("23514", _), .state("22023", _): self = .nickname
    default: return nil
    }
  }
}
