/// Which meal of the day it is.
package enum MealSlot: String, Choice {
  case breakfast, lunch, dinner, snack
}
