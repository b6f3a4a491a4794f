extension Article {
  static var adaptationInEnglish: Article {
    Article(
      title: "Does dieting break the metabolism?",
      gist: "How much less a body needs after a diet, and how sure that is",
      [
        .heading("A smaller body needs less"),
        .text(
          """
          When you lose weight, you need less energy afterwards: there is less of you to feed and \
          to move. Most of the drop is just that. Nothing is broken; the target of the first days \
          simply does not fit any more. That is why fastd recalculates your targets whenever \
          a phase begins.
          """),
        .heading("And a little less than that"),
        .text(
          """
          On top of that, the body saves somewhat more than its size explains. This is called \
          adaptation. In one study 71 adults ate 1,000 kcal a day for 8 weeks. Afterwards they \
          used 92 kcal a day less than expected; after 4 weeks at a steady weight it was 38. It \
          did not predict who would regain weight.
          """),
        .heading("The extreme case"),
        .text(
          """
          Of 16 contestants in a TV weight-loss show, 14 were measured again 6 years later. At rest \
          they used 704 kcal a day less than before the show; 499 of those could not be explained \
          by their bodies' size. That is real. But 14 people after an extreme show say little about \
          an ordinary diet.
          """),
        .heading("What breaks change"),
        .text(
          """
          In the MATADOR study, with body composition taken into account, energy use at rest fell \
          by 86 kcal a day with breaks and by 179 without. That gap of about 93 kcal comes from 36 \
          men, and the plain measurements did not show it. 12 trials taken together point \
          the same way, mainly for people with overweight. Two with trained people found no \
          difference.
          """),
        .heading("How much that is"),
        .text(
          """
          93 kcal is about a slice of bread a day. A formula for what you need can miss by more: \
          by over 10 percent.
          """),
        .heading("What follows"),
        .text(
          """
          Adaptation slows a diet; it does not stop it. In one study people who had more of it \
          took longer to reach their goal. If progress gets slow, that is not your fault, and no \
          reason to eat even less.
          """),
      ])
  }
}
