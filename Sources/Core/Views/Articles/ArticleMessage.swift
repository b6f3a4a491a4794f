/// What stands around the articles.
package enum ArticleMessage: String, Message {
  case sources = "Sources"
  case from = "from {hours} h"
  case toRead = "To read one: fastctl learn stages"
}
