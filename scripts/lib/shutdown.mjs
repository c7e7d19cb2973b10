const stops = [];
let isStopping = false;

/** Registers what to do before leaving; the newest goes first. */
export function onShutdown(stop) {
  stops.push(stop);
}

/** Stops everything registered, once, and leaves. A second Ctrl-C leaves at once. */
export async function shutDown(exitCode) {
  if (isStopping) process.exit(exitCode === 0 ? 1 : exitCode);
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

/** Leaves in order on Ctrl-C and on a polite kill. */
export function listenForSignals({ onFirst = () => {}, exitCode = 0 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isStopping) onFirst();
      void shutDown(exitCode);
    });
  }
}
