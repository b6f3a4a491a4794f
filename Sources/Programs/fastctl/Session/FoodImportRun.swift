import Control
import Formats
import Host
import Nouns
import Time
import Views
import Wire

/// A table of foods on its way to the daemon, a piece at a time.
struct FoodImportRun {
  /// The lines that broke one rule.
  struct Refused {
    var count = 0
    /// The first of them.
    var lines: [Int] = []
  }

  let path: String
  /// Only looks, and says what would be.
  private(set) var isDry: Bool
  private(set) var source: ImportedFood.Source
  private(set) var taken = 0
  /// How many entries waited for what was imported.
  private(set) var filled: Int64 = 0
  private(set) var refused: [FoodFault: Refused] = [:]
  private var piece: [ImportedFood] = []
  private var length = 0
  private var staged = 0
  private let start = Clock.now()

  /// In bytes; what the daemon takes at once is twice as long.
  private static let pieceLength = 28 << 10
  private static let mostLines = 5

  init(path: String, isDry: Bool) {
    (self.path, self.isDry) = (path, isDry)
    source = .table
  }

  /// Reads the file to its end, and has the daemon keep what is fit beside what it finds so far.
  mutating func read(
    as source: ImportedFood.Source?, _ session: inout Session
  ) throws(Failure) {
    var file = try InputFile(path)
    var reader = FoodReader(source: source)
    var isLast = false
    var progress = ProgressLine(&session)
    defer { progress.clear() }
    while !isLast {
      let chunk = try file.read()
      isLast = chunk.isEmpty
      for item in try items(of: chunk, &reader) { try take(item, &session) }
      progress.show(.foodsRead, taken)
    }
    self.source = reader.source ?? self.source
    if !piece.isEmpty { try stage(&session) }
  }

  private func items(
    of chunk: ArraySlice<UInt8>, _ reader: inout FoodReader
  ) throws(Failure) -> [FoodItem] {
    do throws(ImportError) {
      return chunk.isEmpty ? try reader.finish() : try reader.take(chunk)
    } catch { throw .importing(error, path: path) }
  }

  private mutating func take(_ item: FoodItem, _ session: inout Session) throws(Failure) {
    switch item {
    case .refused(let fault, let line):
      refused[fault, default: Refused()].count += 1
      guard refused[fault]?.lines.count ?? 0 < Self.mostLines else { return }
      refused[fault]?.lines.append(line)
    case .food(let food, _):
      taken += 1
      guard !isDry else { return }
      let bytes = Self.length(of: food)
      if length + bytes > Self.pieceLength { try stage(&session) }
      piece.append(food)
      length += bytes
    }
  }

  /// As it goes over the wire, at the most.
  private static func length(of food: ImportedFood) -> Int {
    let texts = [food.code, food.name, food.germanName ?? "", food.brand ?? ""]
    return 250 + texts.reduce(0) { $0 + 2 * $1.utf8.count }
  }

  private mutating func stage(_ session: inout Session) throws(Failure) {
    let source = piece.first?.source ?? source
    let answer = try session.ask(FoodCalls.Stage.self, StagedFoods(source, piece))
    staged += piece.count
    // What was staged on a connection that broke is gone with it.
    guard answer.staged == staged else { throw .connection(.lost, mayBeDone: false) }
    piece.removeAll(keepingCapacity: true)
    length = 0
  }

  /// Has the daemon find what was staged, in place of what it had of that source.
  func build(_ session: inout Session) throws(Failure) {
    let (source, count, start) = (source, Int64(taken), start.milliseconds)
    try Self.build(&session) { imports in
      imports.contains { $0.source == source && $0.at >= start && $0.foods <= count }
    }
  }

  /// Entries that were logged by the barcodes of unknown products get what is in them.
  mutating func fill(_ session: inout Session) throws(Failure) {
    do throws(Failure) {
      filled = try session.order(MealCalls.Fill.self, NoFields()).filled
    } catch {
      guard case .refused(.nothingToChange) = error else { throw error }
    }
  }

  /// Where the connection broke, what there is now says whether that was before the end.
  static func build(
    _ session: inout Session, isDone: ([FoodImports.Import]) -> Bool
  ) throws(Failure) {
    var progress = ProgressLine(&session)
    defer { progress.clear() }
    do throws(Failure) {
      var left = 1
      while left > 0 {
        left = Int(clamping: try session.ask(FoodCalls.Build.self, NoFields()).left)
        progress.show(.foodsToSort, left)
      }
    } catch {
      guard case .refused(.nothingToChange) = error else { throw error.perhapsDone(true) }
      let imports = try session.ask(FoodCalls.Imports.self, NoFields()).imports
      guard isDone(imports) else { throw .connection(.lost, mayBeDone: false) }
    }
  }
}

// MARK: What comes of it

extension FoodImportRun {
  /// In the order of the rules.
  private var faults: [(fault: FoodFault, refused: Refused)] {
    FoodFault.allCases.compactMap { fault in refused[fault].map { (fault, $0) } }
  }

  /// The same before the person has said whether it shall be.
  var asking: Self {
    var run = self
    run.isDry = true
    return run
  }

  func text(_ session: inout Session) throws(Failure) -> String {
    let wording = try session.wording()
    let phrases = wording.phrases
    let rows = faults.map { fault, refused in
      FoodImportTable.Row(
        count: Int64(refused.count), reason: phrases(fault.said),
        lines: refused.lines.map(Int64.init))
    }
    return FoodImportTable(wording, on: session.screen())
      .text(of: rows, taken: Int64(taken), from: source, isDry: isDry)
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.name("source")
    json.string(source.rawValue)
    json.name(isDry ? "fit" : "taken")
    json.int(Int64(taken))
    if filled > 0 {
      json.name("filled")
      json.int(filled)
    }
    json.name("refused")
    json.beginArray()
    for (fault, refused) in faults {
      json.beginObject()
      json.name("reason")
      json.string(fault.rawValue)
      json.name("count")
      json.int(Int64(refused.count))
      json.name("lines")
      json.beginArray()
      for line in refused.lines { json.int(Int64(line)) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

/// Why foods of a table are not taken.
extension FoodFault {
  var said: Phrase {
    switch self {
    case .noName: "no name, or one with control characters"
    case .longName: "a name of more than 120 bytes"
    case .notANumber: "text or a negative value instead of a number"
    case .noEnergy: "no energy"
    case .tooMuchEnergy: "more energy than pure fat"
    case .energiesDiffer: "kcal and kJ differ by more than 5%"
    case .macrosDiffer: "the energy does not match protein, carbohydrate and fat"
    case .partExceedsWhole: "more sugar than carbohydrate, or more saturated fat than fat"
    case .tooHeavy: "more than 100 g in 100 g"
    case .wrongCode: "not a valid barcode"
    case .inHouseCode: "a shop's own barcode, which begins with 2"
    case .twice: "the same barcode or name again"
    case .longLine: "too long a line"
    }
  }
}
