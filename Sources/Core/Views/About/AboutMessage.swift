/// What this is and what it is not; not a word of these is changed lightly.
package enum DisclaimerMessage: String, Message {
  case disclaimer =
    "fastd gives general information and keeps your records. It is not medical advice, diagnosis or treatment, and not a medical device. Talk to a doctor before fasting or dieting if you are ill, pregnant or under 18, take medicines, or have had an eating disorder. In an emergency call 112."
  case getHelp =
    "Stop and get help: fainting, chest pain, palpitations, confusion, persistent vomiting, no urine, severe weakness, low blood sugar. In the EU the emergency number is 112."
}

package enum AboutMessage: String, Message {
  case tagline =
    "fastd keeps track of your fast: it counts the hours, tells you when it is time, and remembers it all."
  case license = "Free software under the MIT licence, with no warranty. It needs no network."
  case learn = "Read more: fastctl learn"
  case places = "Where your data is kept"
  case database = "Database"
  case backups = "Backups"
  case settings = "Settings"
}
