/// A pop-up that says no more than that it can be seen.
package enum TestNotificationMessage: String, Message {
  case title = "fastd can reach you"
  case body = "This is what notifications about your fast will look like."
}

extension Wording {
  package var testNotification: NewsText {
    NewsText(phrases(TestNotificationMessage.title), phrases(TestNotificationMessage.body))
  }
}
