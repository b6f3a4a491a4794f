extension Article {
  static var matadorInEnglish: Article {
    Article(
      title: "Two weeks on, two weeks off",
      gist: "What one study of planned breaks found, and what it did not",
      [
        .heading("What was tested"),
        .text(
          """
          In the MATADOR study men with obesity ate a third less energy than it takes to keep \
          their weight steady, for 16 weeks. They were assigned at random: one group did so in one go, the other in \
          8 blocks of 2 weeks. Between these lay 7 blocks of 2 weeks in which they ate as much as \
          they needed. Of 51 men 47 began, and the results are those of the 36 who kept to the \
          plan to the end.
          """),
        .heading("What came out"),
        .text(
          """
          With breaks they lost 14.1 kg on average, without 9.1 kg; 12.3 and 8.0 kg of that were \
          fat. The loss of lean mass did not differ. In the breaks their weight changed by 0.0 kg, \
          give or take 0.3: these were planned meals, not feasts. The price was time: 30 weeks for \
          the same 16 weeks of diet.
          """),
        .heading("What later studies say"),
        .text(
          """
          Later studies found less. In 61 trained adults (ICECAP) and in 38 trained women, with \
          breaks of 1 week, the body changed in the same way with breaks and without; the 61 were less \
          hungry with them, and more content. 12 trials with 881 people taken together show no \
          difference in weight or fat. The resting metabolic rate fell less with breaks, mainly in \
          people with overweight.
          """),
        .heading("What nobody knows"),
        .text(
          """
          There were no women in MATADOR, and nobody lean. The men were given their food, and what \
          they needed was measured again about every 4 weeks; a formula at home is no match for \
          that. And people with breaks know that they have them: perhaps they only kept to their \
          diet better.
          """),
        .heading("What fastd does"),
        .text(
          """
          After the starter week 14 days of diet and 14 days of maintenance alternate. The switch \
          comes at midnight without your doing anything, and the energy target goes with it. \
          Breaks are a reasonable choice, not a trick. About the first week: fastctl learn week1
          """),
      ])
  }
}
