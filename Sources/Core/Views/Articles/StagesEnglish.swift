extension Article {
  static var stagesInEnglish: Article {
    Article(
      title: "What the clock cannot know",
      gist: "Roughly what happens when, and why no clock can show it",
      [
        .heading("In which order"),
        .text(
          """
          After a meal your body uses what you have eaten and stores the rest. Between meals the \
          liver keeps blood sugar steady from its store of glycogen, a form of sugar. When that \
          store gets low, the share of fat in your fuel rises, and from fat your body makes \
          ketones, which are fuel, too. A review puts this switch at typically beyond 12 hours. In \
          a study of healthy men ketones had risen at 18 hours, and not yet at 14.
          """),
        .stages,
        .text(
          """
          All of it comes gradually, and earlier or later from person to person: what you ate \
          before, how you slept and how much you move all count.
          """),
        .heading("Why apps disagree"),
        .text(
          """
          Of three other trackers one marks 12, 16, 18, 20, 24 and 48 hours, one 4, 16, 24 and 72, \
          and one 12, 18, 24 and 72. If bodies had such marks, these would agree. They are rules of \
          thumb, and ours are no better.
          """),
        .heading("Autophagy"),
        .text(
          """
          Autophagy is how cells take apart what they do not need and use it again. That fasting \
          drives it is known from animals. In people, a trial of four days with early meals saw a \
          change in the activity of one gene that has to do with it. The first measurement in human \
          blood cells found no difference after two months; after six months there was one compared with usual \
          care, in an analysis that had not been planned. Nobody can name an hour for people, so \
          fastd names none.
          """),
        .heading("The immune system"),
        .text(
          """
          It has not been shown that three days without food renew the immune system in people. The story \
          grew out of work with mice and early clinical data, and reports of it were corrected \
          later.
          """),
        .heading("What fastd shows"),
        .text(
          """
          Hours, and a word that goes with them: no promise and no measurement. How you feel counts \
          for more. If you feel unwell, eat.
          """),
      ])
  }
}
