#if !DEBUG
  import CLinux

  // A shorter form of what the standard library does before `main` in each program. A static
  // program with these two functions is linked without the library's own, and so without their work
  // at every start: reading /proc/self/maps, and looking in eight places for a debugger.

  /// The words that the program was started with.
  @c(_swift_stdlib_getUnsafeArgvArgc)
  package func startingWords(
    _ count: UnsafeMutablePointer<CInt>
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    fastd_arguments(count)
  }

  /// The library asks for its program that draws a crash, which no installation of ours brings.
  @c(swift_copyAuxiliaryExecutablePath)
  package func pathOfRuntimeProgram(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
    nil
  }
#endif
