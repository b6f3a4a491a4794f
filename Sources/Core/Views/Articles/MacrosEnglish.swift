extension Article {
  static var macrosInEnglish: Article {
    Article(
      title: "70 percent is green",
      gist: "How protein, fat, carbohydrate and fibre are planned, and why",
      [
        .heading("Energy in food"),
        .text(
          """
          EU law counts 4 kcal for a gram of protein or carbohydrate, 9 for fat, 7 for alcohol and \
          2 for fibre. On EU labels fibre is not part of the carbohydrate, on US labels it is; the \
          setting macros.carbs says which ones you read.
          """),
        .heading("Protein"),
        .text(
          """
          fastd plans 1.6 g for each kilogram of weight, and at most 35 percent of your energy; \
          above a BMI of 30 the weight at 30 counts. EFSA's reference value for adults is 0.83 g. \
          With training, gains in lean mass level off at about 1.6 g. That comes from studies of \
          training; for a diet it is borrowed, and not certain. With kidney disease, ask a doctor \
          first.
          """),
        .heading("Fat and carbohydrate"),
        .text(
          """
          Fat gets 30 percent of your energy, at least 0.6 g a kilogram and never more than 35 \
          percent; EFSA's range is 20 to 35. What is left is carbohydrate. There EFSA names \
          45 to 60 percent, and fastd does not insist on it.
          """),
        .heading("Fibre"),
        .text(
          """
          14 g for each 1,000 kcal, as US guidelines had it in 2005. The German DGE asks for at \
          least 30 g a day, EFSA for 25.
          """),
        .heading("Numbers of your own"),
        .text(
          """
          Grams of your own replace the calculated ones, one by one. Protein must be from 0.6 to \
          3 g a kilogram, and all of them together must not have much more energy than your \
          maintenance. To set one: fastctl targets --protein 130
          """),
        .heading("Why 70 percent will do"),
        .text(
          """
          From 70 percent of its target on, each of them is green, from 50 on yellow, below that \
          red. Much protein or fibre stays green; carbohydrate and fat turn yellow above 130 \
          percent and red above 150. These lines are our rule, not science: nobody eats to the \
          gram, and a good week beats a perfect day. Red is not a verdict, only a place to look. \
          What you logged without macros is left out and never counts as 0.
          """),
        .heading("Alcohol"),
        .text(
          """
          Alcohol has no target. Its 7 kcal a gram, nearly as much as fat, are energy all the \
          same.
          """),
      ])
  }
}
