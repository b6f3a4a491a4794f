extension Article {
  static var weekOneInEnglish: Article {
    Article(
      title: "Why the first week is maintenance",
      gist: "First the habit, then the deficit, and how to change that",
      [
        .heading("First the habit"),
        .text(
          """
          For the first 7 days your energy target is what keeps your weight steady. In that time two \
          things are meant to become routine: writing down what you eat, and stepping \
          on the scales. If you begin with them only together with the deficit, you have three new \
          things at once.
          """),
        .heading("What is known of habits"),
        .text(
          """
          In a study of new habits it took people 18 to 254 days until these became automatic. A \
          week is a beginning, then, and no more. One missed chance did no real harm: if you forget \
          a day, carry on with the next.
          """),
        .heading("You get to know your own numbers"),
        .text(
          """
          A formula guesses what you need, and can miss by more than 10 percent. In a week without \
          a deficit you see what you really eat, and how much your weight swings from day to day \
          although you are not on a diet. An estimate from your own meals and weights needs \
          days like these: by our rule at least 10 complete ones out of 14. This week you collect \
          the first of them, with fastctl meal and fastctl weight.
          """),
        .heading("To be honest"),
        .text(
          """
          No trial has tested this week. In MATADOR, the model for all that follows, everybody \
          began with 4 weeks of baseline, so the study cannot say what those did. The week is \
          our decision. It costs you 7 days, and perhaps a longer one suits you better, or none.
          """),
        .heading("If you want it differently"),
        .text(
          """
          0 to 28 days are possible. To start with the diet right away: fastctl program start \
          --lead-in 0
          """),
        .text(
          """
          Without --lead-in, the setting program.leadin applies. To change it: fastctl config set \
          program.leadin 14
          """),
      ])
  }
}
