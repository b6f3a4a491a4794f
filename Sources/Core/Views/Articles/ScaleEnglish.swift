extension Article {
  static var scaleInEnglish: Article {
    Article(
      title: "Why the scale jumps",
      gist: "Water, weekends, and what the average and the arrow mean",
      [
        .heading("Mostly water"),
        .text(
          """
          What the scale shows from one day to the next is mostly not fat. Your muscles and your \
          liver store carbohydrate as glycogen, and each gram of it binds about 3 grams of water. \
          When the store empties, in a long fast or in the first days of a diet, the water goes \
          with it; when you eat more again, both come back. Salt, the menstrual cycle and what is \
          still in your bowel do their share.
          """),
        .heading("The rhythm of the week"),
        .text(
          """
          In a study of people who weighed themselves often, weight was highest on Sunday and \
          Monday and fell during the week, most clearly in those who lost weight or held it. A \
          jump after the weekend is a rhythm, not a failure.
          """),
        .heading("What fastd shows"),
        .text(
          """
          The big number is the average of 7 days, so a single morning counts for little. The \
          arrow follows a trend: it points up or down once that has changed by 0.3 kg within 7 \
          days, and it appears with your 10th weigh-in. A value far from the last two weeks is \
          kept, but it counts only when another one confirms it.
          """),
        .heading("After a switch"),
        .text(
          """
          When maintenance begins, the store fills up, and the scale can climb for a few days \
          although you gain no fat. When a diet phase begins, it can fall in the same way. That is \
          why fastd shows no trend in the first 5 days of either.
          """),
        .heading("When a weight is held"),
        .text(
          """
          Weight maintenance is commonly defined as staying within 3 percent. fastd judges the \
          weight that you want to hold in the same way.
          """),
        .heading("How to weigh yourself"),
        .text(
          """
          Best in the morning, before breakfast, always alike. Not every day has to be: 3 of 7 \
          days are enough for an average. If the number spoils your day, weigh yourself less \
          often, or not at all, and read: fastctl learn safety
          """),
      ])
  }
}
