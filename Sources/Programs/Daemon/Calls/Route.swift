import Rules
import Wire

/// How one method is answered: its parameters are read as its record, and it is replied to once.
struct Route {
  let method: String
  let answer: (Keeper, Call, CallToken) throws(CallFault) -> Response

  /// In the order of the table, where what is asked most stands first.
  static func of(_ method: String) -> Route? { all.first { $0.method == method } }

  /// A function of those who answer that needs to know what was asked.
  typealias Function<A: Answers, Input, Output> = (A) -> (Input) throws(CallFault) -> Output
  /// One that needs to know by whom, too.
  typealias ClientFunction<A: Answers, Input, Client, Output> =
    (A) -> (Input, Client) throws(CallFault) -> Output
  /// One that asks for nothing.
  typealias PlainFunction<A: Answers, Output> = (A) -> () throws(CallFault) -> Output

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
  static func act<M: Method, A: Answers>(
    _ method: M.Type, isKept: Bool = true,
    _ act: @escaping ClientFunction<A, M.Input, CallToken, Answer<M.Output>>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      let answer = try act(A.of(keeper))(input, client)
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
  static func reply<M: Method, A: Answers>(
    _ method: M.Type, _ output: @escaping Function<A, M.Input, M.Output>
  ) -> Route {
    Route(method) { keeper, input, _, _ throws(CallFault) in
      Response(frame: Reply.encode(try output(A.of(keeper))(input)))
    }
  }

  static func reply<M: Method, A: Answers>(
    _ method: M.Type, _ output: @escaping PlainFunction<A, M.Output>
  ) -> Route where M.Input == NoFields {
    reply(method) { answers in { _ throws(CallFault) in try output(answers)() } }
  }

  /// Puts a command to the engine, replies, and then tells everybody else.
  static func decide<M: Method, A: Answers>(
    _ method: M.Type, _ command: @escaping (M.Input) throws(CallFault) -> Command,
    _ output: @escaping Function<A, Decision, M.Output>
  ) -> Route {
    act(method) { (keeper: Keeper) in
      { input, client throws(CallFault) in
        let decision = try keeper.decide(try command(input), for: client)
        return Answer(try output(A.of(keeper))(decision)) { keeper.finish(decision) }
      }
    }
  }

  /// The reply says how things stand then.
  static func decide<M: Method, A: Answers>(
    _ method: M.Type, _ command: @escaping (M.Input) throws(CallFault) -> Command,
    _ output: @escaping PlainFunction<A, M.Output>
  ) -> Route {
    decide(method, command) { answers in { _ throws(CallFault) in try output(answers)() } }
  }

  /// Replies when something else has been heard of; to nobody where no reply is wanted.
  static func later<M: Method, A: Answers>(
    _ method: M.Type, _ begin: @escaping ClientFunction<A, M.Input, CallToken?, Void>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      try begin(A.of(keeper))(input, call.oneway ? nil : client)
      return Response()
    }
  }
}

// MARK: Any number of replies

extension Route {
  /// Replies for as long as the client listens, and only where the caller asked for that.
  static func stream<M: Method, A: Answers>(
    _ method: M.Type, _ open: @escaping ClientFunction<A, M.Input, CallToken, Void>
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      guard call.more else { throw .protocolError(.expectedMore) }
      try open(A.of(keeper))(input, client)
      return Response()
    }
  }

  /// Replies page by page; with `alone` also where the caller wants no more than one.
  static func pages<M: Method, A: Answers, Rest>(
    _ method: M.Type, of rest: @escaping Function<A, M.Input, Rest>,
    _ page: @escaping Function<A, Rest, Page<M.Output, Rest>>,
    alone: Function<A, Rest, M.Output>? = nil
  ) -> Route {
    Route(method) { keeper, input, call, client throws(CallFault) in
      guard call.more || alone != nil else { throw .protocolError(.expectedMore) }
      let answers = A.of(keeper)
      let rest = try rest(answers)(input)
      if !call.more, let alone { return Response(frame: Reply.encode(try alone(answers)(rest))) }
      keeper.streams.send(Pages(rest, by: String(call.interface), page(answers)), to: client)
      return Response()
    }
  }

  /// Where the first page may be asked for alone, too.
  static func list<M: Method, A: Answers, Rest>(
    _ method: M.Type, of rest: @escaping Function<A, M.Input, Rest>,
    _ page: @escaping Function<A, Rest, Page<M.Output, Rest>>
  ) -> Route {
    pages(method, of: rest, page) { answers in
      { rest throws(CallFault) in try page(answers)(rest).output }
    }
  }
}
