const stops = [];
let isStopping = false;

/** Registers what to do before leaving; the newest goes first. */
export function onShutdown(stop) {
  stops.push(stop);
}

/**
 * Stops everything registered, once, and leaves. What fails because it is being stopped asks for it again, and
 * cuts nothing short: the emulators may be writing their data.
 */
export async function shutDown(exitCode) {
  if (isStopping) return;
  isStopping = true;
  let worst = exitCode;
  for (const stop of stops.toReversed()) {
    try {
      await stop();
    } catch (error) {
      console.error(error);
      worst = worst === 0 ? 1 : worst;
    }
  }
  process.exit(worst);
}

/** Leaves when a program that should run as long as we do has ended by itself. */
export function leaveWith(job) {
  void job.exited.then(() => {
    if (isStopping) return;
    console.error(`${job.name} ended unexpectedly. Log: ${job.logFile}\n${job.tail()}`);
    void shutDown(1);
  });
}

const PARENT_WATCH_MS = 500;
/** As of a program that the system has ended with SIGPIPE. */
const NOBODY_READS = 141;

/**
 * Leaves in order on Ctrl-C, on a polite kill, also one that only npm was given, and where nobody reads any
 * more what is said (`| head`).
 */
export function listenForSignals({ onFirst = () => {}, exitCode = 0 } = {}) {
  const leave = () => {
    // The second Ctrl-C.
    if (isStopping) process.exit(exitCode === 0 ? 1 : exitCode);
    onFirst();
    void shutDown(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);

  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
      // What is said while everything stops comes to nobody either.
      if (!isStopping) void shutDown(NOBODY_READS);
    });
  }

  // Between npm and us stands a shell, which dies of a signal without passing it on.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!isStopping) leave();
  }, PARENT_WATCH_MS);
  watch.unref();
}
