import Rules
import Wire

/// How one method is answered: its parameters are read as its record, and it is replied to once.
struct Route {
  let method: String
  let answer: (Keeper, Call, CallToken) throws(CallFault) -> Response

  /// In the order of the table, where what is asked most stands first.
  static func of(_ method: String) -> Route? { all.first { $0.method == method } }

  /// A function of the keeper's that needs to know what was asked.
  typealias Function<Input, Output> = (Keeper) -> (Input) throws(CallFault) -> Output
  /// One that needs to know by whom, too.
  typealias ClientFunction<Input, Client, Output> =
    (Keeper) -> (Input, Client) throws(CallFault) -> Output

  private init<M: Method>(
    _ method: M.Type,
    _ answer: @escaping (Keeper, M.Input, Call, CallToken) throws(CallFault) -> Response
  ) {
    self.method = M.name
    self.answer = { keeper, call, client throws(CallFault) in
      let input: M.Input
      do throws(FieldError) { input = try call.input(of: method) } catch { throw .fields(error) }
      return try answer(keeper, input, call, client)
    }
  }
}

// MARK: One reply

extension Route {
  /// Does something, replies, and then does what follows from it.
  static func act<M: Method>(
    _ method: M.Type, isKept: Bool = true,
    _ act: @escaping ClientFunction<M.Input, CallToken, Answer<M.Output>>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      let answer = try act(keeper)(input, client)
      var response = Response(isKept: isKept, afterwards: answer.afterwards)
      switch answer.result {
      case .success(let output): response.frame = Reply.encode(output)
      case .failure(let refusal):
        response.frame = CallFault.refused(refusal).frame(by: call.interface)
        response.isKept = false
      }
      return response
    }
  }

  /// Nothing follows from it.
  static func reply<M: Method>(
    _ method: M.Type, _ output: @escaping Function<M.Input, M.Output>
  ) -> Route {
    Route(method) { keeper, input, _, _ throws(CallFault) in
      Response(frame: Reply.encode(try output(keeper)(input)))
    }
  }

  static func reply<M: Method>(
    _ method: M.Type, _ output: @escaping (Keeper) -> () throws(CallFault) -> M.Output
  ) -> Route where M.Input == NoFields {
    reply(method) { keeper in { _ throws(CallFault) in try output(keeper)() } }
  }

  /// Puts a command to the engine, replies, and then tells everybody else.
  static func decide<M: Method>(
    _ method: M.Type, _ command: @escaping (M.Input) throws(CallFault) -> Command,
    _ output: @escaping Function<Decision, M.Output>
  ) -> Route {
    act(method) { keeper in
      { input, client throws(CallFault) in
        let decision = try keeper.decide(try command(input), for: client)
        return Answer(try output(keeper)(decision)) { keeper.finish(decision) }
      }
    }
  }

  /// The reply says how things stand then.
  static func decide<M: Method>(
    _ method: M.Type, _ command: @escaping (M.Input) throws(CallFault) -> Command,
    _ output: @escaping (Keeper) -> () throws(CallFault) -> M.Output
  ) -> Route {
    decide(method, command) { keeper in { _ throws(CallFault) in try output(keeper)() } }
  }

  /// Replies when something else has been heard of; to nobody where no reply is wanted.
  static func later<M: Method>(
    _ method: M.Type, _ begin: @escaping ClientFunction<M.Input, CallToken?, Void>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      try begin(keeper)(input, call.oneway ? nil : client)
      return Response()
    }
  }
}

// MARK: Any number of replies

extension Route {
  /// Replies for as long as the client listens, and only where the caller asked for that.
  static func stream<M: Method>(
    _ method: M.Type, _ open: @escaping ClientFunction<M.Input, CallToken, Void>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      guard call.more else { throw .protocolError(.expectedMore) }
      try open(keeper)(input, client)
      return Response()
    }
  }

  /// Replies page by page; with `alone` also where the caller wants no more than one.
  static func pages<M: Method, Rest>(
    _ method: M.Type, of rest: @escaping Function<M.Input, Rest>,
    _ page: @escaping Function<Rest, Page<M.Output, Rest>>,
    alone: Function<Rest, M.Output>? = nil
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      guard call.more || alone != nil else { throw .protocolError(.expectedMore) }
      let rest = try rest(keeper)(input)
      if !call.more, let alone { return Response(frame: Reply.encode(try alone(keeper)(rest))) }
      keeper.open(Pages(rest, page, by: String(call.interface)), for: client)
      return Response()
    }
  }
}
