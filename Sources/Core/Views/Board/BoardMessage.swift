package enum BoardMessage: String, Message {
  case circle = "Circle {id}"
  case name = "Name"
  case points = "Points"
  case week = "This week"
  case day = "As of"
  case badges = "Badges"
  case own = "{name} (you)"
  case gain = "+{points}"
  case amongFriends = "Among friends: points are what each one's own program says."
  case hidden = "Your friends do not see you here. To be seen again: fastctl board show"
  case empty = "Nothing has been published in this circle lately."
  case muted = "Not shown on this machine: {names}."

  case off =
    "The board among friends is off. It shows your nickname, points and badges to friends on the same hub whom you gave a code. To turn it on: fastctl board on"
  case noCircle =
    "You are in no circle of friends. To make one and get its code: fastctl board new --name NAME. With the code of a friend: fastctl board join --name NAME"

  case willJoin =
    "Everyone who has the code of the circle will see your nickname, your points and those of this week, the day they are from, and your badges, but none for weight. They see nothing else: no weight, meal or fast. The hub's administrator can see it, too. You can hide or leave at any time, and are gone at once."
  case askCode = "Code of the circle:"
  case invitation =
    "Friends on the same hub join with this code, and anyone who has it can. It is not shown again. They enter it at: fastctl board join --name NAME"
  case turnedOn =
    "The board is on. Nobody sees you as long as you are in no circle. To make one: fastctl board new --name NAME. With the code of a friend: fastctl board join --name NAME"
  case turnedOff =
    "The board is off, and you are on none any more. Your places in circles are kept until you leave them: fastctl board leave"
  case joined = "You are in the circle as {name}."
  case left = "You have left the circle, and your row there is deleted."
  case nowHidden = "Your friends do not see you any more. To be seen again: fastctl board show"
  case nowShown = "Your friends see you again."
  case nowMuted = "{name} is no longer shown on this machine, and does not hear of it."
  case unmuted = "{name} is shown again."
}

extension BoardMessage {
  /// Why nothing was changed or shown.
  package enum Refused: String, Message {
    case noHub =
      "A board among friends needs a hub that you and they use; a folder is not enough. To join a hub, with the code of its administrator: fastctl sync join"
    case pointsOff =
      "A board shows points, and yours are off, so there is nothing on it. To turn them on: fastctl points on"
    case older =
      "The hub has no board yet: its administrator has to upgrade it with a newer fastd-sync. Everything else goes on as before."
    case off = "The board is off. To turn it on first: fastctl board on"
    case noCircle = "You are in no such circle. To see yours: fastctl board"
    case severalCircles =
      "You are in several circles. Name the one by the beginning of its ID: fastctl board"
    case fullCircle = "This circle has 32 members already, and no more places."
    case manyCircles =
      "You are in eight circles, and there is no place for more. To leave one: fastctl board leave"
    case takenNickname = "Somebody in the circle is called so already. Please choose another name."
    case nickname =
      "A nickname has 1 to 30 letters, digits or signs that can be seen, and no space at its ends."
    case noFriend = "Nobody of that name is hidden on this machine. To see the names: fastctl board"
    case code = "That is no code of a circle, which has 24 letters and digits in six groups."
    case noName = "Under which name? Please add --name NAME"
  }
}

extension BoardMessage.Refused {
  /// By the word of fastd-sync.
  package init?(word: String) {
    switch word {
    case "boardOlder": self = .older
    case "boardOff": self = .off
    case "noCircle": self = .noCircle
    case "severalCircles": self = .severalCircles
    case "fullCircle": self = .fullCircle
    case "manyCircles": self = .manyCircles
    case "takenNickname": self = .takenNickname
    case "nickname": self = .nickname
    case "noFriend": self = .noFriend
    default: return nil
    }
  }
}
