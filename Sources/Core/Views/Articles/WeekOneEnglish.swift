extension Article {
  static var weekOneInEnglish: Article {
    Article(
      title: "Why the first week is maintenance",
      gist: "First the habit, then the deficit, and how to have it otherwise",
      [
        .heading("First the habit"),
        .text(
          """
          For the first 7 days your calorie target is what holds your weight. In that time two \
          things are meant to become a matter of course: writing down what you eat, and stepping \
          on the scales. If you begin with them only together with the deficit, you have three new \
          things at once.
          """),
        .heading("What is known of habits"),
        .text(
          """
          In a study of new habits it took people 18 to 254 days until these came by themselves. A \
          week is a beginning, then, and no more. One missed chance did no real harm: who forgets \
          a day goes on with the next.
          """),
        .heading("You get to know your own numbers"),
        .text(
          """
          A formula guesses what you need, and can miss by more than 10 percent. In a week without \
          a deficit you see what you really eat, and how much the scales sway from day to day \
          although you are on no diet. An estimate from your own meals and weights, such as \
          MacroFactor makes, needs days like these: by our rule at least 10 complete ones out of \
          14. Now you gather the first of them.
          """),
        .heading("To be honest"),
        .text(
          """
          No trial has tested this week. In MATADOR, the model for all that follows, everybody \
          began with 4 weeks of baseline, so that the study cannot say what these did. The week is \
          our decision. It costs you 7 days, and perhaps a longer one suits you better, or none.
          """),
        .heading("If you want it otherwise"),
        .text(
          """
          From 0 to 28 days are possible. To begin with the diet at once: fastctl program start \
          --lead-in 0
          """),
        .text(
          """
          What a start uses when you say nothing is the setting program.leadin. Such as: fastctl \
          config set program.leadin 14
          """),
      ])
  }
}
