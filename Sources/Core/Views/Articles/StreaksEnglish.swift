extension Article {
  static var streaksInEnglish: Article {
    Article(
      title: "Streaks without fear",
      gist: "What counts, why a miss does no harm, and when to look away",
      [
        .heading("The rule"),
        .text(
          """
          A fast that met its goal counts for the day on which it ends; a long one for each full \
          day before that, too. The streak is how many such days are in a row, up to today or \
          yesterday.
          """),
        .text(
          """
          Two fasts on one day count once. A fast without a goal, one that ended early and one that \
          you discarded count for nothing, but in themselves do not break a streak. Correct an entry, and \
          the streak is recalculated: for fasts it never depends on when you entered them.
          """),
        .heading("Why today or yesterday"),
        .text(
          """
          In the morning today's fast has usually not ended yet. A rule that asks for today alone \
          would show nothing until noon each day, and punish you for looking early. So yesterday \
          is enough, and a running fast keeps the streak alive until it ends.
          """),
        .heading("When you miss a day"),
        .text(
          """
          The count starts over; what you learned stays. In a study of new habits it took \
          people 18 to 254 days until these became automatic, and one missed chance did no real \
          harm. That is why your longest streak stays next to the current one.
          """),
        .heading("Breaks that cost nothing"),
        .text(
          """
          Others are strict or lend a hand: Duolingo holds up to two bought days ready, SpanishDict \
          mends one miss a week, Lifesum allows none. In fastd a rest day of your weekly plan and a \
          day of vacation are neutral: they neither count nor break the chain. A freeze, which seven \
          days of a streak earn, fills in for a missed day. None is set unless you set it: the \
          setting streak.freezes.
          """),
        .heading("When to look away"),
        .text(
          """
          A streak changes nothing in your body. It is there to help you, and if it makes you \
          fast on a day when you are ill, hungry or among friends, it has stopped helping. Then \
          break it on purpose, once: it is only a number. If it worries you all the same, read: \
          fastctl learn safety
          """),
      ])
  }
}
