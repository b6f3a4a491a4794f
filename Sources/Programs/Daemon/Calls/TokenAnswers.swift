import Nouns
import Rules
import Time
import Wire

extension Keeper {
  /// Answers a call with a token: as the first time, or with what it does now.
  func answer(
    _ call: Call, token: String, from client: CallToken
  ) throws(CallFault) -> Response {
    let kept: (method: String, reply: String)?
    do throws(StoreTrouble) { kept = try ports.answers.find(token) } catch {
      throw notStored(error)
    }
    if let kept {
      guard kept.method == call.method else { throw .fields(.wrongType("token")) }
      return Response(frame: Array(kept.reply.utf8) + [0])
    }
    let before = engine
    ports.answers.hold()
    let response: Response
    do throws(CallFault) { response = try answer(call, from: client) } catch {
      if ports.answers.drop() { engine = before }
      throw error
    }
    // A frame ends with a NUL, which is no part of the text.
    let text = response.kept.map { String(decoding: $0.dropLast(), as: UTF8.self) }
    do throws(StoreTrouble) {
      try ports.answers.keep(text, token, call.method, ports.now())
    } catch {
      engine = before
      throw notStored(error)
    }
    return response
  }
}
