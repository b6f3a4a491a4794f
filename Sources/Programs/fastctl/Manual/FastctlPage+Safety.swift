import Views

extension FastctlPage {
  /// What fastd does so that nobody comes to harm.
  static func safety(_ page: inout Mdoc) {
    page.section("SAFETY")
    page.say(
      "fastd is not a medical device. If one of the first five safety questions applies (under 18;",
      "pregnancy; an eating disorder; low weight; diabetes with a risk of low blood sugar), goals",
      "are limited to 12 hours unless a doctor or nurse has agreed. Under 18, which a date of birth",
      "shows as well, the limit always applies, and there are no energy targets and no diet phases;",
      "in pregnancy there are no energy targets, and if you are underweight no diet phases. With an eating disorder, under 18 or with a BMI",
      "under 18.5, streaks are not counted.")
    page.paragraph(
      "A goal of more than 24 hours comes with a safety note, one of more than 48 hours must be",
      "confirmed each time, and more than 72 hours is not possible.")
    page.paragraph(
      "From 24 hours of fasting on, the latest warning is shown in status, today, the big clock and",
      "the tooltips of bars, and nothing offers you an hour more. After more than 48 hours, no",
      "eating window and no next fast are suggested for a day; after more than five days, fastd",
      "only says how dangerous eating again can be, until you start another fast.")
  }
}
