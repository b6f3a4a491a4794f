/// What the coach says: kind, short, and without a promise.
package enum CoachMessage: String, Message, CaseIterable {
  case started1 = "Off we go. I keep the time; you get on with your day."
  case started2 = "A good moment to begin. A glass of water goes well with it."
  case started3 = "My flame is lit. See you at the goal; there is no hurry."
  case fasting1 = "All is well. One hour at a time."
  case fasting2 = "You are on your way. Water and tea are good company."
  case fasting3 = "I keep count, and you keep calm."
  case fastingLong1 = "That is a long stretch. Drink enough, and stop whenever you like."
  case fastingLong2 = "I am keeping a closer eye on you now. Stopping is always all right."

  case reached1 = "You reached your goal. Stop when it suits you."
  case reached2 = "There it is, your goal. I am glowing."
  case reached3 = "You are there. Enjoy your next meal."
  case reachedLong = "You are there. Begin with something small, and take your time."
  case completed1 = "Well done. Enjoy your meal."
  case completed2 = "You did what you set out to do. I am glowing."
  case completed3 = "That one counts. Now eat well and rest."
  case completedLong = "That was a long one. Begin with something small and easy."
  case first = "Your first goal is met. This is how it all begins."
  case ended1 = "Done and noted. Enjoy your meal."
  case ended2 = "As long as it felt right. Enjoy your meal."
  case endedEarly1 = "Every bit counts. You decide when it is enough."
  case endedEarly2 = "It is good that you listened to your body. I am here for the next one."
  case endedEarly3 = "Some days are like that. Tomorrow is another day."
  case cancelled = "Gone, as if it had never been. I am ready when you are."

  case record1 = "More days in a row than ever before. Quietly remarkable."
  case record2 = "Your longest streak so far. It grew one day at a time."
  case milestone1 = "A real milestone. You built it one day at a time."
  case milestone2 = "Look how far you have come. I burn brighter for it."
  case streakOver1 = "A rest between two streaks. What you have done stays done."
  case streakOver2 = "One day off does not undo a habit. I will keep the embers warm."

  case firstMeal = "Your first meal is noted. So begins a picture of your days."
  case firstWeight = "Your first weight is noted. Together, many of them say the most."
  case logged1 = "A milestone in logging: one small entry a day, and it adds up."
  case logged2 = "Day after day with an entry. You know your days better for it."

  case leadIn = "We begin gently. These days are for finding your pace."
  case diet1 = "A new phase. Fourteen days, one at a time."
  case diet2 = "I am with you through these two weeks."
  case maintenance = "The diet days are done. Eating more is part of the plan now."
  case cycle = "A whole cycle is done. That took patience, and you had it."
  case paused = "Then I will take a nap, too. The program will be waiting where you left it."
  case resumed = "Good to have you back. We pick up where we left off."

  case eveningHappy = "A good day draws to a close. Sleep well."
  case eveningConcerned = "There is room for something good, if you are hungry."
  case eveningSleeping = "The day grows quiet, and so do I. Good night."
  case idleHappy = "Nothing to do right now. I will keep the embers warm."
  case idleConcerned = "Something good to eat would do you good today."
  case idleSleeping = "I am dozing by the embers. Wake me when you like."
  case welcome = "Hello. I am your fire: I keep the time, and I keep you company."
  case learning1 = "Good question. Let us look at what is known."
  case learning2 = "I have put my glasses on. Reading is training, too."
}

/// What a roar is in words; the only place where the coach raises its voice.
package enum RoarMessage: String, Message, CaseIterable {
  case single = "Whoosh!"
  case double = "Whoosh, whoosh!"
  case triple = "Whoosh, whoosh, whooosh!"

  init?(_ roar: Roar) {
    switch roar {
    case .none: return nil
    case .single: self = .single
    case .double: self = .double
    case .triple: self = .triple
    }
  }
}

extension CoachMessage {
  /// The lines that come with the program; at least one for every mood that an event has.
  static func lines(for event: CoachEvent, _ mood: Mood) -> [Self] {
    switch event {
    case .fastStarted: [.started1, .started2, .started3]
    case .fasting:
      mood == .concerned ? [.fastingLong1, .fastingLong2] : [.fasting1, .fasting2, .fasting3]
    case .goalReached:
      mood == .concerned ? [.reachedLong] : [.reached1, .reached2, .reached3]
    case .fastCompleted:
      mood == .concerned ? [.completedLong] : [.completed1, .completed2, .completed3]
    case .firstFast: [.first]
    case .fastEnded: [.ended1, .ended2]
    case .fastEndedEarly: [.endedEarly1, .endedEarly2, .endedEarly3]
    case .fastCancelled: [.cancelled]
    case .newLongestStreak: [.record1, .record2]
    case .streakMilestone: [.milestone1, .milestone2]
    case .streakBroken: [.streakOver1, .streakOver2]
    case .firstMeal: [.firstMeal]
    case .firstWeight: [.firstWeight]
    case .loggingMilestone: [.logged1, .logged2]
    case .leadInStarted, .dietStarted, .maintenanceStarted, .cycleCompleted, .programPaused,
      .programResumed:
      lines(ofProgram: event)
    case .evening: [mood.pick(.eveningHappy, .eveningConcerned, .eveningSleeping)]
    case .idle: [mood.pick(.idleHappy, .idleConcerned, .idleSleeping)]
    case .welcome: [.welcome]
    case .learning: [.learning1, .learning2]
    }
  }

  private static func lines(ofProgram event: CoachEvent) -> [Self] {
    switch event {
    case .leadInStarted: [.leadIn]
    case .dietStarted: [.diet1, .diet2]
    case .maintenanceStarted: [.maintenance]
    case .cycleCompleted: [.cycle]
    case .programPaused: [.paused]
    default: [.resumed]
    }
  }
}

extension Mood {
  fileprivate func pick(
    _ happy: CoachMessage, _ concerned: CoachMessage, _ sleeping: CoachMessage
  ) -> CoachMessage {
    switch self {
    case .happy, .celebrating: happy
    case .concerned: concerned
    case .sleeping: sleeping
    }
  }
}
