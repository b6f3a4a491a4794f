// A program that writes a line whenever something has changed. Nothing is asked again and again:
// between two lines both sides sleep.

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

const SIGTERM = 15;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10 * 60 * 1000;
/** Who has run for so long ended for a reason of its own, and not because it cannot run. */
const STEADY = 60 * 1000;

/** In milliseconds, before it is started again after so many failures in a row. */
export function pauseAfter(failures) {
  return Math.min(FIRST_PAUSE * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE);
}

export class Follower {
  /** `onLine` gets each line, `onEnd` is told when there will be none for a while. */
  constructor(argv, onLine, onEnd, pause = pauseAfter) {
    this._argv = argv;
    this._onLine = onLine;
    this._onEnd = onEnd;
    this._pause = pause;
    this._failures = 0;
    this._timer = 0;
    this._run = null;
  }

  start() {
    const run = {cancellable: new Gio.Cancellable(), began: GLib.get_monotonic_time()};
    this._run = run;
    try {
      run.process = Gio.Subprocess.new(
        this._argv, Gio.SubprocessFlags.STDOUT_PIPE | Gio.SubprocessFlags.STDERR_SILENCE);
    } catch {
      this._ended(run);
      return;
    }
    run.lines = new Gio.DataInputStream({base_stream: run.process.get_stdout_pipe()});
    this._next(run);
  }

  /** Nothing is called from then on. */
  stop() {
    const run = this._run;
    this._run = null;
    if (this._timer)
      GLib.source_remove(this._timer);
    this._timer = 0;
    run?.cancellable.cancel();
    run?.process?.send_signal(SIGTERM);
  }

  _next(run) {
    run.lines.read_line_async(GLib.PRIORITY_DEFAULT, run.cancellable, (lines, result) => {
      let line = null;
      try {
        [line] = lines.read_line_finish_utf8(result);
      } catch {
        // Cancelled, or bytes that are no text: both end this run.
      }
      if (run !== this._run)
        return;
      if (line === null) {
        this._ended(run);
        return;
      }
      this._onLine(line);
      // What is called may have stopped us.
      if (run === this._run)
        this._next(run);
    });
  }

  _ended(run) {
    run.process?.send_signal(SIGTERM);
    const lasted = (GLib.get_monotonic_time() - run.began) / 1000;
    this._failures = lasted >= STEADY ? 1 : this._failures + 1;
    this._timer = GLib.timeout_add(GLib.PRIORITY_DEFAULT, this._pause(this._failures), () => {
      this._timer = 0;
      this.start();
      return GLib.SOURCE_REMOVE;
    });
    this._onEnd();
  }
}
