/// `io.github.fastd.weight`.
package enum WeightCalls {
  package static let interface = "io.github.fastd.weight"

  package enum Add: Method {
    package static let name = "io.github.fastd.weight.Add"
    package typealias Input = NewWeighing
    package typealias Output = WeighingAnswer
  }

  package enum Edit: Method {
    package static let name = "io.github.fastd.weight.Edit"
    package typealias Input = WeighingEdit
    package typealias Output = WeighingAnswer
  }

  package enum Delete: Method {
    package static let name = "io.github.fastd.weight.Delete"
    package typealias Input = RemovalOrder
    package typealias Output = WeighingAnswer
  }

  package enum List: Method {
    package static let name = "io.github.fastd.weight.List"
    package typealias Input = WeighingQuestion
    package typealias Output = WeighingPage
  }

  package enum Show: Method {
    package static let name = "io.github.fastd.weight.Show"
    package typealias Input = NoFields
    package typealias Output = WeightState
  }

  package enum Chart: Method {
    package static let name = "io.github.fastd.weight.Chart"
    package typealias Input = WeightChartQuestion
    package typealias Output = WeightChart
  }

  package enum Why: Method {
    package static let name = "io.github.fastd.weight.Why"
    package typealias Input = NoFields
    package typealias Output = WeightWhy
  }
}
